import type { Reading } from '@starling/contract/browser'
import { fullNumber, useText } from '@starling/text'
import { Skeleton, SkeletonGroup } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { FailedState } from '../errors/index.ts'
import { dollars } from '../floor/index.ts'
import { Section } from '../forms/index.ts'
import { membershipOf, useMe } from '../session/index.ts'
import { AdminsOnly } from '../teams/index.ts'
import { AccessList } from './AccessList.tsx'
import { CostForm } from './CostForm.tsx'
import { FollowForm } from './FollowForm.tsx'
import { connectionsOptions, sourcesOptions, useReading, useRuns } from './queries.ts'
import { RunHistory } from './RunHistory.tsx'
import { RunPanel } from './RunPanel.tsx'
import { SourceList } from './SourceList.tsx'

/** What a team reads from X, with what, and what it costs. Members read it, admins change it. */
export function ConnectionsScreen() {
  const { t } = useText()
  const { teamId = '' } = useParams()
  const { me } = useMe()
  const reading = useReading(teamId)
  const connections = useQuery(connectionsOptions(teamId))
  const sources = useQuery(sourcesOptions(teamId))
  const runs = useRuns(teamId)
  const all = [reading, connections, sources, runs]
  const failed = all.find(({ error, data }) => error && data === undefined)
  if (failed) return <FailedState error={failed.error} retry={() => Promise.all(all.map(({ refetch }) => refetch()))} />
  if (!reading.data || !connections.data || !sources.data || !runs.data || !me) return <Awaited />

  const isAdmin = membershipOf(me, teamId)?.level === 'admin'
  const canFollow = isAdmin && connections.data.some(({ broken }) => !broken)
  return (
    <div className="mx-auto grid w-full max-w-320 gap-2">
      <header className="mb-4 grid gap-4">
        <div>
          <h1 className="font-strong text-28">{t('Connections')}</h1>
          <p className="text-muted">{t('What your team fetches from X, and what it costs.')}</p>
        </div>
        {!isAdmin && <AdminsOnly />}
        <Facts reading={reading.data} />
        <Trouble trouble={reading.data.corpus.trouble} />
      </header>
      <div className="divide-y divide-line">
        <Section
          title={t('Access to X')}
          about={t('The accounts and apps used to fetch from X. Keys are stored encrypted.')}
        >
          <AccessList teamId={teamId} connections={connections.data} reading={reading.data} isAdmin={isAdmin} />
        </Section>
        <Section
          title={t('Handles and keywords')}
          about={t('The first fetch goes back as far as you choose. Later ones bring only what is new.')}
        >
          <SourceList teamId={teamId} sources={sources.data} isAdmin={isAdmin} />
          {canFollow && <FollowForm teamId={teamId} connections={connections.data} />}
        </Section>
        <Section
          title={t('Fetching')}
          about={t('X charges for each post and each account. You see the cost before anything is fetched.')}
        >
          <RunPanel
            teamId={teamId}
            sources={sources.data}
            prices={reading.data.prices}
            open={runs.open}
            isAdmin={isAdmin}
          />
        </Section>
        {isAdmin && (
          <Section title={t('Limit')} about={t('What your team may spend on X in a calendar month.')}>
            <CostForm teamId={teamId} reading={reading.data} />
          </Section>
        )}
        <Section title={t('History')} about={t('What was fetched, when, and what it cost.')}>
          <RunHistory runs={runs.data} onLooks={reading.data.spent_on_looks} />
        </Section>
      </div>
    </div>
  )
}

/** What the numbers do not show: the corpus has gone on, and answers have not. */
function Trouble({ trouble }: { trouble: Reading['corpus']['trouble'] }) {
  const { t } = useText()
  if (!trouble) return null
  return (
    <p role="status" className="rounded-card border border-line bg-raised px-5 py-4 text-pretty shadow-card">
      {trouble === 'too_large'
        ? t(
            'The corpus needs more memory than the index may use. Answers are of the last one that fitted, if there is one. Whoever runs this installation can set ENGINE=cluster.',
          )
        : t(
            'Files of the corpus are damaged. Answers are of what was read before. Whoever runs this installation has to put them back.',
          )}
    </p>
  )
}

function Facts({ reading: { spent, cap, corpus } }: { reading: Reading }) {
  const { t } = useText()
  const known = (count: number) => {
    if (corpus.phase === 'unreachable') return t('cannot be reached')
    if (corpus.phase === 'damaged') return t('is damaged')
    if (corpus.phase === 'too_large') return t('too large')
    return corpus.phase === 'building' || corpus.phase === 'loading' ? t('being imported') : fullNumber(count)
  }
  const facts = [
    {
      label: t('Spent this month'),
      value: cap === null ? dollars(spent) : t('{{spent}} of {{cap}}', { spent: dollars(spent), cap: dollars(cap) }),
    },
    { label: t('Accounts imported'), value: known(corpus.accounts) },
    { label: t('Posts imported'), value: known(corpus.posts) },
  ]
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid gap-0.5 rounded-card border border-line bg-raised px-5 py-4 shadow-card">
          <dt className="text-13 text-muted">{label}</dt>
          <dd className="tabular font-strong text-20">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Awaited() {
  return (
    <SkeletonGroup className="mx-auto grid w-full max-w-320 gap-6">
      <Skeleton className="h-8 w-56" />
      <div className="grid gap-3 sm:grid-cols-3">
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
      </div>
      <Skeleton className="h-40 w-full" />
    </SkeletonGroup>
  )
}
