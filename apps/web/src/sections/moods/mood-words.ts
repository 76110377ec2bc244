import type { Format } from '@starling/charts'
import type { AnswerRow, CorrectedMood, MoodCorrection } from '@starling/contract/browser'
import { shortDate, useText } from '@starling/text'
import { personName } from '../../session/index.ts'

const LOOKS: Record<CorrectedMood, string> = { positive: 'text-good', negative: 'text-bad', neutral: 'text-muted' }

/** Null where the judgement is unsure. */
export const judgedMood = ({ sentiment }: AnswerRow): CorrectedMood | null =>
  typeof sentiment === 'string' ? (sentiment as CorrectedMood) : null

/** How a mood is told, in which colour, and what stands behind it. */
export function useMoodWords(judged: CorrectedMood | null, correction: MoodCorrection | undefined, format: Format) {
  const { t } = useText()
  const said = (mood: CorrectedMood | null) => (mood ? format.short('sentiment', mood) : t('Mood unsure'))
  const mood = correction?.mood ?? judged
  const about =
    correction &&
    t('Judged {{judged}}; corrected by {{name}}, {{date}}', {
      judged: said(correction.judged),
      name: correction.person ? personName(correction.person) : t('Someone who left'),
      date: shortDate(correction.corrected_at),
    })
  return { words: said(mood), look: mood ? LOOKS[mood] : 'text-muted', about }
}
