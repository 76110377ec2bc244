import { useText } from '@starling/text'
import { Button, EmptyState, Skeleton, SkeletonGroup } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { FailedState, refused } from '../errors/index.ts'
import { dollars } from '../floor/index.ts'
import { FollowHistory, FollowMany, useFollowRuns } from '../follows/index.ts'
import { Section } from '../forms/index.ts'
import { leaveToConnect, offeredNetworks } from '../social/index.ts'
import { readingOptions } from '../sources/index.ts'
import { listsOptions, useMembersOf, useXAccounts } from './queries.ts'
import { XLists } from './XLists.tsx'

/** What a person keeps and does at X in their own name. Only the reads it takes are the team's: they cost. */
export function ListsScreen() {
  const { t } = useText()
  const { teamId = '' } = useParams()
  const accounts = useXAccounts(teamId)
  const lists = useQuery(listsOptions)
  const membersOf = useMembersOf()
  const runs = useFollowRuns()
  const reading = useQuery(readingOptions(teamId))
  const all = [accounts, lists, runs, reading]
  const failed = all.find(({ error, data }) => error && data === undefined)
  if (failed) return <FailedState error={failed.error} retry={() => Promise.all(all.map(({ refetch }) => refetch()))} />
  if (!accounts.data || !lists.data || !runs.data || !reading.data) return <Awaited />

  const { spent, cap } = reading.data
  return (
    <div className="mx-auto grid w-full max-w-320 gap-2">
      <header className="mb-4 grid gap-1">
        <h1 className="font-strong text-28">{t('Lists and follows')}</h1>
        <p className="text-muted">{t('Your own lists on X, and who you follow there. Your team does not see them.')}</p>
        <p className="tabular text-13 text-muted">
          {t('Spent this month')}:{' '}
          {cap === null ? dollars(spent) : t('{{spent}} of {{cap}}', { spent: dollars(spent), cap: dollars(cap) })}
        </p>
      </header>
      {accounts.data.length === 0 ? (
        <NoAccount />
      ) : (
        <div className="divide-y divide-line">
          <Section
            title={t('My lists on X')}
            about={t('A list groups accounts that belong together. What you change here changes on X.')}
          >
            <XLists team={teamId} accounts={accounts.data} lists={lists.data} reading={reading.data} />
          </Section>
          <Section
            title={t('Follow or unfollow in bulk')}
            about={t(
              'You see who is affected and how long it takes before anything happens, and you can stop at any time.',
            )}
          >
            <FollowMany
              team={teamId}
              accounts={accounts.data}
              lists={lists.data}
              membersOf={membersOf}
              reading={reading.data}
              open={runs.open}
            />
          </Section>
          <Section title={t('History')} about={t('Follows and unfollows made on your behalf.')}>
            <FollowHistory runs={runs.data} accounts={accounts.data} />
          </Section>
        </div>
      )}
    </div>
  )
}

function NoAccount() {
  const { t } = useText()
  const isOffered = offeredNetworks().includes('x')
  const connect = () => leaveToConnect({ network: 'x', back: location.pathname }).catch(refused)
  return (
    <EmptyState
      className="rounded-card border border-line border-dashed"
      title={t('No X account is linked')}
      reason={
        isOffered
          ? t('Link your account to see your lists here and to follow or unfollow many accounts at once.')
          : t('No network is set up here. Whoever runs this installation can add the keys of an app.')
      }
      action={
        isOffered && (
          <Button variant="primary" onClick={connect}>
            {t('Connect {{network}}', { network: 'X' })}
          </Button>
        )
      }
    />
  )
}

function Awaited() {
  return (
    <SkeletonGroup className="mx-auto grid w-full max-w-320 gap-6">
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </SkeletonGroup>
  )
}
