import type { TargetingCoverage, TargetingInsights } from '@starling/contract/browser'
import { dateTime, useText } from '@starling/text'
import { useQuery } from '@tanstack/react-query'
import { Await } from '../panels/index.ts'
import { coverageOptions } from './queries.ts'
import { ReachLine } from './ReachLine.tsx'

type Told = NonNullable<TargetingCoverage['together']>

/** What a package comes to: whom all of it reaches, and whom only what X can be told of the audience itself. */
export function CoveragePart({ insights }: { insights: TargetingInsights }) {
  const { t } = useText()
  const query = useQuery(coverageOptions(insights))
  const name = t('Whom it reaches')
  return (
    <section aria-label={name} className="grid gap-2">
      <h2 className="font-strong text-16">{name}</h2>
      <Await query={query} name={name}>
        {({ together, asked, audience, as_of }) => (
          <div className="grid gap-3">
            {together && <Line name={t('The whole package')} told={together} of={audience.size} />}
            {asked ? (
              <Line
                name={t('Only what the audience itself asks, as X can be told it')}
                told={asked}
                of={audience.size}
              />
            ) : (
              <p className="text-14 text-muted">
                {t('X has nothing for what the audience itself asks: only what sets its people apart can be told.')}
              </p>
            )}
            <p className="text-13 text-muted">
              {t(
                'A full count of the people known here, told so that nothing is told of fewer than five of them. X counts others and in its own way.',
              )}{' '}
              {as_of && <time dateTime={as_of}>{dateTime(as_of)}</time>}
            </p>
          </div>
        )}
      </Await>
    </section>
  )
}

function Line({ name, told, of }: { name: string; told: Told; of: number }) {
  const { t } = useText()
  const { inside, outside, about, precision, precision_interval } = told
  const others = outside.few ? null : outside.size
  return (
    <div className="grid">
      <h3 className="font-strong text-14">{name}</h3>
      {precision === null || precision_interval === null ? (
        <p className="text-13 text-muted">{t('Fewer than five of the audience are reached.')}</p>
      ) : (
        <ReachLine
          reach={{ ...{ inside: inside.size, of, outside: others, about }, precision, precision_interval, adds: null }}
        />
      )}
    </div>
  )
}
