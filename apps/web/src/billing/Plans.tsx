import { type BillingPlan, hasInvoiceDetails, type Team, type TeamBilling } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refused } from '../errors/index.ts'
import { api, money, notify } from '../floor/index.ts'
import { Await } from '../panels/index.ts'
import { billingPlansOptions, useBillingChanges } from './queries.ts'
import { UpgradeDialog } from './UpgradeDialog.tsx'
import { eachTime } from './words.ts'

const LOOK_EVERY_MS = 400
const LONGEST_MS = 30_000
const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))

/** What can be bought, and what the team has. */
export function Plans({ team, billing }: { team: Team; billing: TeamBilling }) {
  const { t } = useText()
  const query = useQuery(billingPlansOptions)
  const { start } = useBillingChanges(team.slug)
  const [wanted, setWanted] = useState<BillingPlan>()
  const { subscription, pending } = billing
  const current = subscription?.active ? subscription : null
  const act = current ? t('See the difference') : t('Choose this plan')
  // One that the operator gave is not changed here.
  if (current && !current.is_billed) return null

  /** The address of the page follows once the biller has made it. */
  async function buy({ id: plan }: BillingPlan) {
    try {
      const { id: pk } = await start.mutateAsync(plan)
      for (const until = Date.now() + LONGEST_MS; Date.now() < until; await pause()) {
        const { url, error } = await api.getCheckout({ path: { team_id: team.slug, pk } })
        if (url) return location.assign(url)
        if (error) return notify(error, 'error')
      }
      notify(t('The request took too long to process. Please try again later.'), 'error')
    } catch (error) {
      refused(error)
    }
  }

  return (
    <section className="grid grid-cols-1 gap-3">
      <h3 className="font-medium">{current ? t('Other plans') : t('Choose a plan')}</h3>
      {!hasInvoiceDetails(team) && (
        <p className="text-13 text-muted">{t('Complete the billing details first: they appear on the invoice.')}</p>
      )}
      <Await query={query} name="billing plans" height="h-32">
        {(plans) => (
          <ul className="divide-y divide-line rounded-card border border-line bg-raised shadow-card">
            {plans.map((plan) => (
              <li key={plan.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
                <span className="grid">
                  <span className="font-medium">{plan.name}</span>
                  <span className="tabular text-13 text-muted">
                    {t(eachTime(plan), { amount: money(plan.amount_micro, plan.currency) })}
                  </span>
                </span>
                {plan.id === current?.plan_id ? (
                  <span className="text-13 text-muted">{t('Your plan')}</span>
                ) : (
                  <Button
                    size="small"
                    aria-label={t('{{act}}: {{plan}}, {{price}}', {
                      act,
                      plan: plan.name,
                      price: t(eachTime(plan), { amount: money(plan.amount_micro, plan.currency) }),
                    })}
                    disabled={pending !== null || !hasInvoiceDetails(team)}
                    onClick={() => (current ? setWanted(plan) : buy(plan))}
                  >
                    {act}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Await>
      <UpgradeDialog team={team.slug} plan={wanted} close={() => setWanted(undefined)} />
    </section>
  )
}
