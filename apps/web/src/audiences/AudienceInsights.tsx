import { fullNumber, useText } from '@starling/text'
import { useQuery } from '@tanstack/react-query'
import { Await } from '../panels/index.ts'
import { Perspectives } from './Perspectives.tsx'
import { relatedOptions, summaryOptions } from './queries.ts'

/** Who the people of an audience are, in sentences and bars, and, where they can be opened, which others are like it. */
export function AudienceInsights({ id, onOpen }: { id: string; onOpen?: (id: string) => void }) {
  const { t } = useText()
  const summary = useQuery(summaryOptions(id))
  return (
    <div className="grid grid-cols-1 gap-6">
      <section className="grid gap-2">
        <h3 className="font-strong text-16">{t('Summary')}</h3>
        <Await query={summary} name={`summary ${id}`} height="h-32">
          {({ summary: sentences, note }) => (
            <div className="grid gap-2 text-pretty">
              {sentences.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              {note && <p className="text-13 text-muted">{note}</p>}
            </div>
          )}
        </Await>
      </section>
      <Perspectives id={id} most={5} />
      {onOpen && <RelatedAudiences id={id} onOpen={onOpen} />}
    </div>
  )
}

function RelatedAudiences({ id, onOpen }: { id: string; onOpen: (id: string) => void }) {
  const { t } = useText()
  const query = useQuery(relatedOptions(id))
  return (
    <section className="grid gap-2">
      <h3 className="font-strong text-16">{t('Related audiences')}</h3>
      <Await query={query} name={`related ${id}`} height="h-32">
        {({ audience_configs }) => (
          <ul className="divide-y divide-line">
            {audience_configs.map((one) => (
              <li key={one.id} className="grid gap-x-4 gap-y-0.5 py-2 sm:grid-cols-[minmax(0,1fr)_auto]">
                <button
                  type="button"
                  onClick={() => onOpen(one.id)}
                  className="wrap-break-word min-h-6 text-left hover:text-accent hover:underline"
                >
                  {one.name}
                </button>
                <span className="tabular text-13 text-muted">
                  {t('{{n}} in both, {{share}} of the smaller', {
                    n: fullNumber(one.shared),
                    share: `${Math.round(one.share * 100)}%`,
                  })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Await>
    </section>
  )
}
