import type { Session } from '@starling/contract/browser'
import { dateTime, shortDate, timeAgo, useText } from '@starling/text'
import { Button, ConfirmDialog, Skeleton, SkeletonGroup } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailedState, refused } from '../errors/index.ts'
import { notify } from '../floor/index.ts'
import { sessionsOptions, useEndOtherSessions, useEndSession } from './queries.ts'

const LIST = 'divide-y divide-line rounded-card border border-line bg-raised shadow-card'
const ROW = 'flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3'

export function SessionList() {
  const { data: sessions, error, refetch } = useQuery(sessionsOptions)
  if (error) return <FailedState error={error} retry={refetch} />
  if (!sessions) {
    return (
      <SkeletonGroup className={LIST}>
        <div className={ROW}>
          <Skeleton className="h-9 w-56" />
        </div>
      </SkeletonGroup>
    )
  }
  return (
    <>
      <ul className={LIST}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && <EndOthers count={sessions.length - 1} />}
    </>
  )
}

function SessionRow({ session: { id, created_at, seen_at, is_current, ...session } }: { session: Session }) {
  const { t } = useText()
  const device = session.device || t('Unknown device')
  const endSession = useEndSession()
  return (
    <li className={ROW}>
      <div className="grid min-w-0 grow">
        <span className="font-medium">
          {device}
          {is_current && <span className="ml-2.5 font-normal text-12 text-accent">{t('This device')}</span>}
        </span>
        <span className="text-13 text-muted" title={dateTime(seen_at)}>
          {is_current
            ? t('Signed in on {{date}}', { date: shortDate(created_at) })
            : t('Signed in on {{date}}, last seen {{time}}', { date: shortDate(created_at), time: timeAgo(seen_at) })}
        </span>
      </div>
      {!is_current && (
        <Button
          size="small"
          aria-label={t('Sign out {{device}}', { device })}
          onClick={() => endSession.mutateAsync(id).catch(refused)}
        >
          {t('Sign out')}
        </Button>
      )}
    </li>
  )
}

function EndOthers({ count }: { count: number }) {
  const { t } = useText()
  const [asking, setAsking] = useState(false)
  const endOthers = useEndOtherSessions()

  async function end() {
    try {
      await endOthers.mutateAsync()
      notify(t('You are signed out everywhere else.'), 'success')
    } catch (error) {
      refused(error)
    }
  }

  return (
    <>
      <Button className="justify-self-start" onClick={() => setAsking(true)}>
        {t('Sign out everywhere else')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('Sign out everywhere else')}
        effect={t(
          '{{count}} other devices are signed out immediately. This one stays signed in, and tokens keep working.',
          {
            count,
          },
        )}
        confirmLabel={t('Sign out everywhere else')}
        danger
        onConfirm={end}
      />
    </>
  )
}
