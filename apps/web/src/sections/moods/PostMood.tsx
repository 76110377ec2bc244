import type { Format } from '@starling/charts'
import type { AnswerRow, MoodCorrection } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { useFrozen } from '../../question/index.ts'
import { useTeamAtHand } from '../../session/index.ts'
import { CorrectMood } from './CorrectMood.tsx'
import { judgedMood, useMoodWords } from './mood-words.ts'

/** The mood of a post as it was judged, or as the team says; who is in a team can correct it. */
export function PostMood({
  row,
  correction,
  format,
}: {
  row: AnswerRow
  correction: MoodCorrection | undefined
  format: Format
}) {
  const { t } = useText()
  const isFrozen = useFrozen() !== null
  const team_id = useTeamAtHand()
  const { words, look, about } = useMoodWords(judgedMood(row), correction, format)
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5" title={about}>
      {team_id && !isFrozen ? (
        <CorrectMood row={row} correction={correction} team_id={team_id} words={words} look={look} />
      ) : (
        <span className={look}>{words}</span>
      )}
      {correction && <span>{t('corrected by your team')}</span>}
    </span>
  )
}
