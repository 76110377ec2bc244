import type { SharedAnalysis } from '@starling/contract/browser'
import { sectionOf } from '@starling/sections'
import { dateTime, useText } from '@starling/text'
import { sourceNames, zoneShort } from '../../figures/index.ts'
import { sayOfSection } from '../../sections/index.ts'

/** Who shared it, what was asked, when it was answered and from what, and until when it can be read. */
export function SharedFacts({ shared, title }: { shared: SharedAnalysis; title: string }) {
  const { t, language, list } = useText()
  const { team, answers, left_out, shared_at, expires_at } = shared
  const moment = (at: string) => `${dateTime(at)} ${zoneShort(language, new Date(at))}`
  const source = [...new Set(answers.flatMap((one) => one.source))]
  const facts = [
    { label: t('Shared by'), value: team.name },
    { label: t('Answered'), value: moment(shared_at) },
    ...(source.length > 0 ? [{ label: t('Source'), value: sourceNames(source) }] : []),
    { label: t('Open until'), value: moment(expires_at) },
  ]
  return (
    <header className="grid gap-4 border-line border-b pb-6">
      <h1 dir="auto" className="text-pretty font-strong text-20 md:text-28">
        {title}
      </h1>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-10">
        {facts.map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-12 text-muted">{label}</dt>
            <dd dir="auto" className="tabular wrap-break-word font-medium">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="max-w-160 text-pretty text-13 text-muted">
        {t('These are the answers of that moment. They do not change, and nothing can be asked from here.')}
        {left_out.length > 0 && (
          <>
            {' '}
            {t('Not answered then: {{sections}}', {
              sections: list(left_out.map((id) => sayOfSection(sectionOf(id).title))),
            })}
          </>
        )}
      </p>
    </header>
  )
}
