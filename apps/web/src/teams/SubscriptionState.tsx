import { currentSubscription, isEnterprise, isSubscribed, type Team, type User } from '@starling/contract/browser'
import { shortDate, useText } from '@starling/text'
import { Chip } from '@starling/ui'
import { clsx } from 'clsx'

export function SubscriptionState({ team, me }: { team: Team; me: User }) {
  const { t } = useText()
  const current = currentSubscription(team)
  const isActive = current?.active === true
  return (
    <div className="grid gap-3 rounded-card border border-line bg-raised p-5 shadow-card">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="font-strong text-16">{current?.plan.name ?? t('No subscription')}</span>
        {isEnterprise(team) && <Chip label={t('Enterprise')} />}
      </div>
      {current && (
        <p className="flex flex-wrap items-center gap-x-2 text-muted">
          <span aria-hidden className={clsx('size-2 rounded-full', isActive ? 'bg-good' : 'border border-faint')} />
          {isActive
            ? t('Active since {{date}}', { date: shortDate(current.start) })
            : t('Not active; it began on {{date}}', { date: shortDate(current.start) })}
        </p>
      )}
      {!isActive && (
        <p className="text-13 text-muted">
          {isSubscribed(me, team)
            ? t('You can create audiences all the same: your group Audience_creator counts like a subscription.')
            : t('Uploading audiences to X needs an active subscription.')}
        </p>
      )}
    </div>
  )
}
