import type { FollowRun, SocialAccount } from '@starling/contract/browser'
import { dateTime, fullNumber, useText } from '@starling/text'
import { Button, Progress } from '@starling/ui'
import { useDuration } from './use-duration.ts'
import { useTakeFocus } from './use-take-focus.ts'

type Props = {
  run: FollowRun
  account: SocialAccount | undefined
  /** It was begun here a moment ago. */
  isNew: boolean
  stop: () => unknown
}

/** How far a run is, at which pace, and the way to stop it. */
export function FollowProgress({ run, account, isNew, stop }: Props) {
  const { t } = useText()
  const sayTime = useDuration()
  const title = useTakeFocus<HTMLParagraphElement>(isNew)
  const { action, total, done, failed, minutes, waits_until } = run
  const share = total > 0 ? (done + failed) / total : 0
  const name = account?.handle ? `@${account.handle}` : (account?.name ?? '')
  const label = action === 'follow' ? t('{{name}} is following', { name }) : t('{{name}} is unfollowing', { name })
  return (
    <div className="grid gap-4 rounded-card border border-line bg-raised p-5 shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p ref={title} tabIndex={-1} className="font-medium outline-none">
          {label}
        </p>
        <Button size="small" onClick={stop}>
          {t('Stop')}
        </Button>
      </div>
      <Progress label={label} share={share} />
      <p className="tabular text-13 text-muted">
        {[
          t('{{done}} of {{total}} done', { done: fullNumber(done), total: fullNumber(total) }),
          ...(failed > 0 ? [t('{{n}} failed', { n: fullNumber(failed) })] : []),
          ...(minutes > 0 ? [t('about {{time}} left', { time: sayTime(minutes) })] : []),
        ].join(' · ')}
      </p>
      <p className="text-13 text-muted">
        {t('X allows 50 in 15 minutes. You can leave this page; it continues by itself.')}
      </p>
      {waits_until && (
        <p className="text-13 text-warn">
          {t('X allows more from {{time}}. It continues by itself.', { time: dateTime(waits_until) })}
        </p>
      )}
    </div>
  )
}
