import type { Campaign } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, ConfirmDialog } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { Rocket } from 'lucide-react'
import { useState } from 'react'
import { teamAccountsOptions } from '../../accounts/index.ts'
import { refused } from '../../errors/index.ts'
import { money, notify } from '../../floor/index.ts'
import { daysWords } from '../campaign-words.ts'
import { reviewOptions, useCampaignChanges } from '../queries.ts'
import { ApprovalReason } from './ApprovalReason.tsx'

/** The one act that spends: with what it costs, where and until when in sight. */
export function LaunchButton({ team, campaign }: { team: string; campaign: Campaign }) {
  const { t } = useText()
  const { launch } = useCampaignChanges()
  const { data: review } = useQuery(reviewOptions(campaign))
  const { data: accounts } = useQuery(teamAccountsOptions(team))
  const [isOpen, setIsOpen] = useState(false)
  const account = accounts?.find(({ id }) => id === campaign.team_account_id)
  const { name, currency, daily_budget_micro } = campaign
  const amount = review?.amount_micro ?? campaign.most_micro
  const a_day = review?.daily_micro ?? daily_budget_micro
  const isBlocked = !review || review.blockers.length > 0
  const run = () =>
    launch.mutateAsync(campaign).then(({ state }) => {
      notify(
        state === 'awaiting_approval'
          ? t('A second person has to agree to {{name}}.', { name })
          : t('{{name}} is being launched.', { name }),
        'success',
      )
    }, refused)
  return (
    <>
      <Button
        variant="primary"
        icon={<Rocket size={16} strokeWidth={1.5} aria-hidden />}
        disabled={isBlocked}
        title={review && review.blockers.length > 0 ? t('See what is in the way, under Before launch.') : undefined}
        onClick={() => setIsOpen(true)}
      >
        {t('Launch')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('Launch {{name}}?', { name })}
        effect={
          review?.approval
            ? t('A second person has to agree first. Nothing is spent until then.')
            : t('X begins to show it and to spend. You can pause it at any time; what was spent is not given back.')
        }
        confirmLabel={review?.approval ? t('Ask for approval') : t('Launch')}
        onConfirm={run}
      >
        <dl className="tabular grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-14">
          {amount !== null && (
            <>
              <dt className="text-muted">{t('At most')}</dt>
              <dd className="text-right font-strong text-20">{money(amount, currency)}</dd>
            </>
          )}
          {a_day !== null && (
            <>
              <dt className="text-muted">{t('On a day')}</dt>
              <dd className={amount === null ? 'text-right font-strong text-20' : 'text-right'}>
                {money(a_day, currency)}
              </dd>
            </>
          )}
          <dt className="text-muted">{t('Dates')}</dt>
          <dd className="text-right">{daysWords(campaign, account?.timezone)}</dd>
          <dt className="text-muted">{t('Ad account')}</dt>
          <dd className="wrap-break-word min-w-0 text-right">{account?.name ?? '–'}</dd>
        </dl>
        {review?.approval && <ApprovalReason approval={review.approval} currency={currency} />}
      </ConfirmDialog>
    </>
  )
}
