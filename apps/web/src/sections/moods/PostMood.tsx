import type { Format } from '@starling/charts'
import type { AnswerRow } from '@starling/contract/browser'
import { useText } from '@starling/text'

const LOOKS: Record<string, string> = { positive: 'text-good', negative: 'text-bad' }

/** The mood of a post as it was judged; where the judgement is unsure it says so. */
export function PostMood({ row, format }: { row: AnswerRow; format: Format }) {
  const { t } = useText()
  const mood = row.sentiment
  return typeof mood === 'string' ? (
    <span className={LOOKS[mood] ?? 'text-muted'}>{format.short('sentiment', mood)}</span>
  ) : (
    <span className="text-muted">{t('Mood unsure')}</span>
  )
}
