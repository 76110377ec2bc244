import { shortDate, useText } from '@starling/text'
import { Button } from '@starling/ui'
import { sayMoney } from '../floor/index.ts'
import { Await } from '../panels/index.ts'
import { useInvoices } from './queries.ts'
import { INVOICE_WORDS } from './words.ts'

/** What was charged, newest first. Each opens at the biller. */
export function Invoices({ team }: { team: string }) {
  const { t } = useText()
  const query = useInvoices(team)
  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="font-medium">{t('Invoices')}</h3>
      <Await query={query} name={`invoices ${team}`} height="h-24">
        {({ pages }) => {
          const invoices = pages.flatMap((page) => page.invoices)
          if (invoices.length === 0) return <p className="text-13 text-muted">{t('There are no invoices yet.')}</p>
          return (
            <>
              <ul
                aria-label={t('Invoices')}
                className="divide-y divide-line rounded-card border border-line bg-raised shadow-card"
              >
                {invoices.map(({ id, number, status, total_micro, currency, created_at, url, next_attempt_at }) => (
                  <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
                    <span className="grid">
                      {url ? (
                        <a href={url} target="_blank" rel="noreferrer" className="font-medium hover:text-accent">
                          {number ?? id}
                        </a>
                      ) : (
                        <span className="font-medium">{number ?? id}</span>
                      )}
                      <span className="text-13 text-muted">
                        {[
                          shortDate(created_at),
                          INVOICE_WORDS[status] ? t(INVOICE_WORDS[status]) : status,
                          ...(next_attempt_at
                            ? [t('The card is tried again on {{date}}', { date: shortDate(next_attempt_at) })]
                            : []),
                        ].join(' · ')}
                      </span>
                    </span>
                    <span className="tabular">{sayMoney(total_micro, currency)}</span>
                  </li>
                ))}
              </ul>
              {query.hasNextPage && (
                <Button size="small" className="justify-self-center" onClick={() => query.fetchNextPage()}>
                  {t('Show more results')}
                </Button>
              )}
            </>
          )
        }}
      </Await>
    </section>
  )
}
