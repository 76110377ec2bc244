import { ApiError, type Campaign } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, Drawer, Field, Input } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { teamAccountsOptions } from '../../accounts/index.ts'
import { refused } from '../../errors/index.ts'
import { notify, readMoney, writeMoney } from '../../floor/index.ts'
import { dayAfter, dayBegins, daysOf } from '../account-days.ts'
import { MoneyField } from '../MoneyField.tsx'
import { useCampaignChanges } from '../queries.ts'

/** Name, money and days; what is at X follows, except what was changed there. */
export function ChangeCampaign({
  team,
  campaign,
  open,
  onClose,
}: {
  team: string
  campaign: Campaign
  open: boolean
  onClose: () => void
}) {
  const { t } = useText()
  const { data: accounts } = useQuery(teamAccountsOptions(team))
  const zone = accounts?.find(({ id }) => id === campaign.team_account_id)?.timezone
  return (
    <Drawer open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t('Change the campaign')}>
      {open && zone && <Terms campaign={campaign} zone={zone} onClose={onClose} />}
    </Drawer>
  )
}

function Terms({ campaign, zone, onClose }: { campaign: Campaign; zone: string; onClose: () => void }) {
  const { t } = useText()
  const { change } = useCampaignChanges()
  // As it was when this was opened: behind this it may be read again.
  const [seen] = useState(campaign)
  const { currency, id } = seen
  const before = daysOf(seen, zone)
  const [name, setName] = useState(seen.name)
  const [daily, setDaily] = useState(writeMoney(seen.daily_budget_micro))
  const [total, setTotal] = useState(writeMoney(seen.total_budget_micro))
  const [startsOn, setStartsOn] = useState(before.starts_on)
  const [endsOn, setEndsOn] = useState(before.ends_on)
  const [daily_budget_micro, total_budget_micro] = [readMoney(daily, currency), readMoney(total, currency)]
  const hasBegun = Date.parse(seen.starts_at) <= Date.now()
  const isEarly = endsOn !== '' && endsOn < startsOn
  const isWrong =
    name.trim() === '' ||
    startsOn === '' ||
    isEarly ||
    daily_budget_micro === undefined ||
    total_budget_micro === undefined
  const save = () => {
    if (isWrong) return
    const body = {
      ...{ name: name.trim(), daily_budget_micro, total_budget_micro, seen_changed_at: seen.changed_at },
      ...(startsOn !== before.starts_on && { starts_at: new Date(dayBegins(startsOn, zone)).toISOString() }),
      ...(endsOn !== before.ends_on && {
        ends_at: endsOn === '' ? null : new Date(dayBegins(dayAfter(endsOn), zone)).toISOString(),
      }),
    }
    return change.mutateAsync({ id, body }).then(
      ({ asked }) => {
        notify(
          asked === null
            ? t('{{name}} was saved.', { name: body.name })
            : t('{{name}} was saved. The new budget or days wait until a second person agrees.', { name: body.name }),
          'success',
        )
        onClose()
      },
      (error: unknown) => {
        refused(error)
        // Somebody else's is shown before it could be saved over.
        if (error instanceof ApiError && error.code === 'changed_meanwhile') onClose()
      },
    )
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-pretty text-13 text-muted">
        {seen.x_id === null
          ? t('Nothing of it is at X yet.')
          : t('X is told at once. What was changed there stays until you say which side counts.')}
      </p>
      <Field label={t('Name')} required>
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
      </Field>
      <MoneyField label={t('Daily budget')} currency={currency} value={daily} onChange={setDaily} />
      <MoneyField
        label={t('Total budget')}
        optional
        help={t('Left empty, it is the daily budget times the days.')}
        currency={currency}
        value={total}
        onChange={setTotal}
      />
      <Field label={t('First day')} help={t('Days of the ad account: {{zone}}', { zone })}>
        {(control) => (
          <Input
            {...control}
            type="date"
            disabled={hasBegun && seen.x_id !== null}
            value={startsOn}
            onChange={({ currentTarget }) => setStartsOn(currentTarget.value)}
          />
        )}
      </Field>
      <Field label={t('Last day')} error={isEarly ? t('The last day is before the first.') : undefined}>
        {(control) => (
          <Input
            {...control}
            type="date"
            value={endsOn}
            onChange={({ currentTarget }) => setEndsOn(currentTarget.value)}
          />
        )}
      </Field>
      <Button variant="primary" className="justify-self-start" disabled={isWrong} onClick={save}>
        {t('Save')}
      </Button>
    </div>
  )
}
