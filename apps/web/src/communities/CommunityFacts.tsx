import type { Community } from '@starling/contract/browser'
import { formatOf } from '@starling/sections/cells'
import { fullNumber, say, useText } from '@starling/text'
import { MoodBar } from '../panels/index.ts'

/** How many, how they grow and in which mood they write, each with its interval. */
export function CommunityFacts({ community }: { community: Community }) {
  const { t, language } = useText()
  const { people, share, interval, growth, mood, account_count, at_least } = community
  const format = formatOf(say(language), 0)
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
      <Fact name={t('People')} note={`${format.short('share', share)} (${format.short('interval', interval)})`}>
        {fullNumber(people)}
        <span className="sr-only">
          {t('follow at least {{n}} of its {{count}} accounts', { n: at_least, count: account_count })}
        </span>
      </Fact>
      <Fact
        name={t('Growth in {{count}} days', { count: growth.days })}
        note={
          growth.rate_interval
            ? t('{{interval}}; {{gained}} follows began, {{lost}} ended', {
                interval: format.short('interval', growth.rate_interval),
                gained: fullNumber(growth.gained),
                lost: fullNumber(growth.lost),
              })
            : t('No follow is known to have begun or ended')
        }
      >
        {growth.rate === null ? '–' : signed(growth.rate, format.short('share', growth.rate))}
      </Fact>
      <Fact
        name={t('Mood in {{count}} days', { count: mood?.days ?? growth.days })}
        note={mood ? `${format.short('share', mood.net)} (${format.short('interval', mood.net_interval)})` : ''}
      >
        {mood ? <MoodBar mood={mood} /> : t('no mood known')}
      </Fact>
    </dl>
  )
}

const signed = (value: number, text: string) => (value > 0 ? `+${text}` : text)

function Fact({ name, note, children }: { name: string; note: string; children: React.ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-13 text-muted">{name}</dt>
      <dd className="tabular grid min-h-6 items-center font-strong text-16">{children}</dd>
      {note && <dd className="tabular text-12 text-muted">{note}</dd>}
    </div>
  )
}
