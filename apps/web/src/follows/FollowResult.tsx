import type { FollowReport } from '@starling/contract/browser'
import { fullNumber, useText } from '@starling/text'
import { Button, Skeleton, SkeletonGroup } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { FailedState, sayText } from '../errors/index.ts'
import { Handles, People } from './People.tsx'
import { reportOptions } from './queries.ts'
import { useTakeFocus } from './use-take-focus.ts'

/** What became of a run that has just ended. */
export function FollowResult({ pk, close }: { pk: string; close: () => void }) {
  const { t } = useText()
  const place = useTakeFocus<HTMLDivElement>(true)
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="grid gap-4 rounded-card border border-line bg-raised p-5 shadow-card outline-none"
    >
      <Report pk={pk} />
      <div>
        <Button onClick={close}>{t('Choose others')}</Button>
      </div>
    </div>
  )
}

export function Report({ pk }: { pk: string }) {
  // What is kept is from before it ended.
  const { data, error, refetch } = useQuery({ ...reportOptions(pk), refetchOnMount: 'always' })
  if (error && !data) return <FailedState error={error} retry={refetch} />
  if (!data) {
    return (
      <SkeletonGroup className="grid gap-3">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    )
  }
  return <Told report={data} />
}

function Told({ report }: { report: FollowReport }) {
  const { t } = useText()
  const { action, state, total, done, users, already, not_found, error } = report
  const failed = users.filter((user) => user.state === 'failed')
  const pending = users.filter((user) => user.state === 'pending')
  const counts = { done: fullNumber(done), total: fullNumber(total) }
  return (
    <>
      <div className="grid gap-1" role="status">
        <p className="font-strong text-20">
          {action === 'follow'
            ? t('{{done}} of {{total}} followed', counts)
            : t('{{done}} of {{total}} unfollowed', counts)}
        </p>
        {state === 'stopped' && <p className="text-13 text-muted">{t('You stopped it. What was done stays done.')}</p>}
        {error && <p className="text-13 text-bad">{sayText(error)}</p>}
      </div>
      {failed.length > 0 && (
        <div className="grid gap-1.5">
          <p className="font-medium text-13">{t('{{count}} could not be done', { count: failed.length })}</p>
          <People label={t('{{count}} could not be done', { count: failed.length })} people={failed} />
        </div>
      )}
      <div className="grid gap-1 empty:hidden">
        <Handles
          title={t('{{count}} were left out', { count: pending.length })}
          handles={pending.map(({ handle }) => handle)}
        />
        <Handles
          title={
            action === 'follow'
              ? t('{{count}} are followed already', { count: already.length })
              : t('{{count}} are not followed', { count: already.length })
          }
          handles={already}
        />
        <Handles title={t('{{count}} were not found on X', { count: not_found.length })} handles={not_found} />
      </div>
    </>
  )
}
