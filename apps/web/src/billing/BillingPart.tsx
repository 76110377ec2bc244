import type { Team, TeamBilling } from '@starling/contract/browser'
import { shortDate, useText } from '@starling/text'
import { Button, ConfirmDialog, Spinner } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refused } from '../errors/index.ts'
import { notify, sayMoney } from '../floor/index.ts'
import { Await } from '../panels/index.ts'
import { Invoices } from './Invoices.tsx'
import { Plans } from './Plans.tsx'
import { billingOptions, useBillingChanges } from './queries.ts'
import { Returned } from './Returned.tsx'
import { eachTime } from './words.ts'

/** For admins: what is paid until when, other plans, and the invoices. All of a card is on pages of the biller. */
export function BillingPart({ team }: { team: Team }) {
  const query = useQuery(billingOptions(team.slug))
  return (
    <Await query={query} name={`billing ${team.slug}`} height="h-40">
      {(billing) =>
        billing.is_offered && (
          <div className="grid grid-cols-1 gap-6">
            <Returned team={team.slug} />
            <Standing team={team.slug} billing={billing} />
            <Plans team={team} billing={billing} />
            <Invoices team={team.slug} />
          </div>
        )
      }
    </Await>
  )
}

/** What is on its way, and what comes next. */
function Standing({ team, billing }: { team: string; billing: TeamBilling }) {
  const { t } = useText()
  const { subscription, pending, error } = billing
  return (
    <div className="grid gap-3">
      {pending && (
        <p role="status" className="flex items-center gap-2 text-muted">
          <Spinner />
          {t('The payment service is being told. This takes a moment.')}
        </p>
      )}
      {!pending && error && (
        <p role="alert" className="rounded-card border border-bad px-4 py-3">
          {error}
        </p>
      )}
      {subscription?.active && !subscription.is_billed && (
        <p className="text-muted">{t('This subscription was set up by whoever runs this installation.')}</p>
      )}
      {subscription?.is_billed && subscription.status !== 'ended' && <Next team={team} billed={subscription} />}
    </div>
  )
}

type Billed = NonNullable<TeamBilling['subscription']>

function Next({ team, billed }: { team: string; billed: Billed }) {
  const { t } = useText()
  const { cancel, keep, portal } = useBillingChanges(team)
  const [isAsked, setAsked] = useState(false)
  const { price, is_cancelled, status, active } = billed
  const paid = price ? t(eachTime(price), { amount: sayMoney(price.amount_micro, price.currency) }) : ''
  const until = billed.period_ends_at ? shortDate(billed.period_ends_at) : ''
  const openPortal = () =>
    portal
      .mutateAsync()
      .then(({ url }) => location.assign(url))
      .catch(refused)
  const end = () =>
    cancel
      .mutateAsync()
      .then(() => notify(t('The subscription was cancelled. It runs until {{date}}.', { date: until }), 'success'))
      .catch(refused)
  return (
    <>
      {status === 'past_due' && (
        <p role="alert" className="rounded-card border border-warn px-4 py-3">
          {active && billed.ends_at
            ? t('The last payment failed. Please change the card by {{date}}; until then nothing is taken away.', {
                date: shortDate(billed.ends_at),
              })
            : t('The last payment failed, and the subscription does not count until it is paid.')}
        </p>
      )}
      <p className="text-muted">
        {is_cancelled
          ? t('{{price}}. Cancelled: it ends on {{date}}, and nothing more is charged.', { price: paid, date: until })
          : t('{{price}}. It renews on {{date}}.', { price: paid, date: until })}
      </p>
      <div className="flex flex-wrap gap-3">
        {is_cancelled ? (
          <Button variant="primary" onClick={() => keep.mutateAsync().catch(refused)}>
            {t('Keep the subscription')}
          </Button>
        ) : (
          <Button onClick={() => setAsked(true)}>{t('Cancel the subscription')}</Button>
        )}
        <Button onClick={openPortal}>{t('Change the card')}</Button>
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t('Cancel the subscription')}
        effect={t(
          'It runs until {{date}}, which is paid for. After that audiences are not uploaded or refreshed at X.',
          {
            date: until,
          },
        )}
        confirmLabel={t('Cancel the subscription')}
        danger
        onConfirm={end}
      />
    </>
  )
}
