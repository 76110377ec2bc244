import { formatOf } from '@starling/sections/cells'
import { useText } from '@starling/text'

type Mood = {
  negative: number
  neutral: number
  positive: number
  net: number | null
  net_interval: [number, number] | null
}

/** Negative, neutral, positive as parts of one bar; in words for who cannot tell the colours. */
export function MoodBar({ mood }: { mood: Mood }) {
  const say = useText()
  const { t } = say
  const format = formatOf(say, 0)
  const judged = mood.negative + mood.neutral + mood.positive
  if (judged === 0) return <span className="text-12 text-faint">{t('no mood known')}</span>
  const words = t('{{positive}} positive, {{neutral}} neutral, {{negative}} negative; net {{net}}, {{interval}}', {
    positive: mood.positive,
    neutral: mood.neutral,
    negative: mood.negative,
    net: format.full('share', mood.net),
    interval: format.full('interval', mood.net_interval),
  })
  const parts = [
    { part: 'negative', of: mood.negative, look: 'bg-bad' },
    { part: 'neutral', of: mood.neutral, look: 'bg-line-strong' },
    { part: 'positive', of: mood.positive, look: 'bg-good' },
  ]
  return (
    <span
      role="img"
      aria-label={words}
      title={words}
      className="flex h-2 w-24 max-w-full gap-0.5 overflow-hidden rounded-full"
    >
      {parts
        .filter(({ of }) => of > 0)
        .map(({ part, of, look }) => (
          <span key={part} className={look} style={{ flexGrow: of, flexBasis: 0 }} />
        ))}
    </span>
  )
}
