import type { XStats } from '@starling/contract/browser'
import { formatOf } from '@starling/sections/cells'
import { fullNumber, say, shortNumber, useText } from '@starling/text'

/** The four figures that a place is known by, each with what it is beside. */
export function StatFacts({ stats }: { stats: XStats }) {
  const { t, language } = useText()
  const format = formatOf(say(language), 0)
  const { people, posts, posts_now, posts_before, mood_now } = stats
  const change = posts_before > 0 ? posts_now / posts_before - 1 : null
  const facts = [
    { label: t('People known'), value: shortNumber(people), full: fullNumber(people), about: t('without bots') },
    { label: t('Posts known'), value: shortNumber(posts), full: fullNumber(posts), about: t('of all time') },
    {
      label: t('Posts in 24 hours'),
      value: shortNumber(posts_now),
      full: fullNumber(posts_now),
      about:
        change === null
          ? t('none before')
          : t('{{change}} compared with {{before}} a day before', {
              change: `${change >= 0 ? '+' : ''}${format.short('share', change)}`,
              before: shortNumber(Math.round(posts_before)),
            }),
    },
    {
      label: t('Net mood in 24 hours'),
      value: format.short('share', mood_now.net),
      full: format.full('share', mood_now.net),
      about: mood_now.net_interval === null ? t('no mood known') : format.short('interval', mood_now.net_interval),
    },
  ]
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {facts.map(({ label, value, full, about }) => (
        <div key={label} className="grid gap-0.5 rounded-card border border-line bg-raised px-5 py-4 shadow-card">
          <dt className="text-13 text-muted">{label}</dt>
          <dd className="tabular font-strong text-28" title={full}>
            {value}
          </dd>
          <dd className="tabular text-12 text-muted">{about}</dd>
        </div>
      ))}
    </dl>
  )
}
