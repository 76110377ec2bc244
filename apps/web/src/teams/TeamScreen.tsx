import { useText } from '@starling/text'
import { Avatar, buttonClass, Skeleton, SkeletonGroup, Tabs } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import { FailedState } from '../errors/index.ts'
import { membershipOf, useMe } from '../session/index.ts'
import { DetailsTab } from './DetailsTab.tsx'
import { InvitesTab } from './invites/InvitesTab.tsx'
import { MembersTab } from './MembersTab.tsx'
import { teamOptions } from './queries.ts'

const FIRST_TAB = 'members'

/** Settings of a team. Members read it, admins change it; which tab is open stands in the address. */
export function TeamScreen() {
  const { t } = useText()
  const { teamId = '' } = useParams()
  const { me } = useMe()
  const [search, setSearch] = useSearchParams()
  const { data: team, error, refetch } = useQuery(teamOptions(teamId))
  if (error) return <FailedState error={error} retry={refetch} />
  if (!team || !me) return <Awaited />

  const isAdmin = membershipOf(me, team.slug)?.level === 'admin'
  const tabs = [
    { id: FIRST_TAB, label: t('Members'), content: <MembersTab team={team} me={me} isAdmin={isAdmin} /> },
    { id: 'invites', label: t('Invites'), content: <InvitesTab team={team} isAdmin={isAdmin} /> },
    { id: 'details', label: t('Details'), content: <DetailsTab team={team} me={me} isAdmin={isAdmin} /> },
  ]
  const asked = search.get('tab')
  const open = tabs.find(({ id }) => id === asked)?.id ?? FIRST_TAB
  return (
    <div className="mx-auto grid w-full max-w-320 gap-6">
      <header className="flex flex-wrap items-center gap-4">
        <Avatar name={team.name} image={team.logo} size={48} square decorative />
        <div className="min-w-0 grow">
          <h1 className="font-strong text-28">{team.name}</h1>
          <p className="text-muted">{t('{{count}} members', { count: team.member_count })}</p>
        </div>
        {isAdmin && (
          <Link to={`/${teamId}/audit`} className={buttonClass({ variant: 'secondary' })}>
            {t('Audit log')}
          </Link>
        )}
        {isAdmin && open === FIRST_TAB && (
          <Link to="?tab=invites" replace className={buttonClass({ variant: 'primary' })}>
            {t('Invite people')}
          </Link>
        )}
      </header>
      <Tabs
        label={t('Team settings')}
        tabs={tabs}
        value={open}
        onChange={(id) => setSearch(id === FIRST_TAB ? {} : { tab: id }, { replace: true })}
      />
    </div>
  )
}

function Awaited() {
  return (
    <SkeletonGroup className="mx-auto grid w-full max-w-320 gap-6">
      <div className="flex items-center gap-4">
        <Skeleton className="size-12" />
        <span className="grid gap-2">
          <Skeleton className="h-7 w-56" />
          <Skeleton className="h-4 w-24" />
        </span>
      </div>
      <div>
        <div className="flex h-10 items-center gap-6 border-line border-b px-3">
          <Skeleton className="h-4 w-16" />
          <Skeleton className="h-4 w-12" />
          <Skeleton className="h-4 w-12" />
        </div>
        <div className="mt-4 grid gap-4 rounded-card border border-line bg-raised p-4 shadow-card">
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-3/5" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
