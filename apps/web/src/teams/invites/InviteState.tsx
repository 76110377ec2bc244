import type { Invite } from '@starling/contract/browser'
import { shortDate, useText } from '@starling/text'
import { clsx } from 'clsx'
import { INVITE_STATES } from './invite-states.ts'

const DOTS: Record<Invite['state'], string> = {
  pending: 'bg-info',
  accepted: 'bg-good',
  expired: 'bg-faint',
  withdrawn: 'border border-faint',
}

export function InviteState({ invite: { state, expires_at } }: { invite: Invite }) {
  const { t } = useText()
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span aria-hidden className={clsx('size-2 shrink-0 rounded-full', DOTS[state])} />
      <span className="truncate">
        {t(INVITE_STATES[state])}
        {state === 'pending' && (
          <span className="ml-2 text-12 text-muted">{t('until {{date}}', { date: shortDate(expires_at) })}</span>
        )}
      </span>
    </span>
  )
}
