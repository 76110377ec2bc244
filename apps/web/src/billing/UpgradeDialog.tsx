import type { BillingPlan, UpgradePreview } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, Dialog, DialogActions } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { refused } from '../errors/index.ts'
import { notify, sayMoney } from '../floor/index.ts'
import { Await } from '../panels/index.ts'
import { previewOptions, useBillingChanges } from './queries.ts'
import { eachTime } from './words.ts'

/** What another plan costs now, to the cent, before anybody pays it. */
export function UpgradeDialog({
  team,
  plan,
  close,
}: {
  team: string
  plan: BillingPlan | undefined
  close: () => void
}) {
  const { t } = useText()
  return (
    <Dialog
      open={plan !== undefined}
      onOpenChange={(open) => !open && close()}
      title={t('Change to {{plan}}', { plan: plan?.name ?? '' })}
    >
      {plan && <Difference team={team} plan={plan} close={close} />}
    </Dialog>
  )
}

function Difference({ team, plan, close }: { team: string; plan: BillingPlan; close: () => void }) {
  const { t } = useText()
  const query = useQuery(previewOptions(team, plan.id))
  const { upgrade } = useBillingChanges(team)
  const change = (preview: UpgradePreview) =>
    upgrade
      .mutateAsync(preview)
      .then(() => {
        notify(t('The plan is being changed to {{plan}}.', { plan: plan.name }), 'success')
        close()
      })
      .catch(refused)
  return (
    <Await query={query} name={`preview ${plan.id}`} height="h-32">
      {(preview) => {
        const { due_micro, credit_micro, currency } = preview
        const rows = [
          [t('New plan, for what is left of the period'), sayMoney(due_micro + credit_micro, currency)],
          [t('Paid for already'), sayMoney(-credit_micro, currency)],
          [t('Charged now'), sayMoney(due_micro, currency)],
        ] as const
        return (
          <div className="grid grid-cols-1 gap-5">
            <dl className="grid gap-2">
              {rows.map(([label, amount], at) => (
                <div key={label} className={`flex justify-between gap-4 ${at === 2 ? 'font-strong' : 'text-muted'}`}>
                  <dt>{label}</dt>
                  <dd className="tabular">{amount}</dd>
                </div>
              ))}
            </dl>
            <p className="text-13 text-muted">
              {t('After that: {{price}}.', {
                price: t(eachTime(plan), { amount: sayMoney(plan.amount_micro, plan.currency) }),
              })}
            </p>
            <DialogActions>
              <Button onClick={close}>{t('Cancel')}</Button>
              <Button variant="primary" onClick={() => change(preview)}>
                {t('Pay {{amount}} and change', { amount: sayMoney(due_micro, currency) })}
              </Button>
            </DialogActions>
          </div>
        )
      }}
    </Await>
  )
}
