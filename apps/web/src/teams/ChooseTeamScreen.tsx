import type { Team } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, Dialog, Skeleton, SkeletonGroup } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { DeletedTeams } from '../deletion/index.ts'
import { FailedState } from '../errors/index.ts'
import { recentTeam, useMe } from '../session/index.ts'
import { CreateTeamForm } from './CreateTeamForm.tsx'
import { FirstTeam } from './FirstTeam.tsx'
import { teamsOptions } from './queries.ts'
import { recentFirst } from './recent-first.ts'
import { TeamRow } from './TeamRow.tsx'

export function ChooseTeamScreen() {
  const { t } = useText()
  const { me } = useMe()
  const { data: teams, error, refetch } = useQuery(teamsOptions)
  if (!me) return null
  return (
    <div className="mx-auto grid w-full max-w-140 gap-6 py-8 lg:py-12">
      <header className="grid gap-2">
        <h1 className="font-strong text-28">{t('Choose a team')}</h1>
        <p className="text-muted">
          {teams?.length === 0
            ? t('You are not in a team yet. Members of a team share audiences, lists and the subscription.')
            : t('You are signed in as {{email}}.', { email: me.email })}
        </p>
      </header>
      {error ? (
        <FailedState error={error} retry={refetch} />
      ) : !teams ? (
        <TeamsAwaited />
      ) : teams.length === 0 ? (
        <FirstTeam email={me.email} />
      ) : (
        <Teams teams={recentFirst(teams, recentTeam())} />
      )}
      <DeletedTeams />
      {teams?.length === 0 && (
        <Link to="/account" className="w-fit text-accent underline underline-offset-4">
          {t('Your account')}
        </Link>
      )}
    </div>
  )
}

function Teams({ teams }: { teams: Team[] }) {
  const { t } = useText()
  const [creating, setCreating] = useState(false)
  const recent = recentTeam()
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised shadow-card">
        {teams.map((team) => (
          <TeamRow key={team.id} team={team} isRecent={teams.length > 1 && team.slug === recent} />
        ))}
      </ul>
      <Dialog
        open={creating}
        onOpenChange={setCreating}
        size="small"
        title={t('Create a team')}
        trigger={
          <Button className="justify-self-start" icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}>
            {t('Create a team')}
          </Button>
        }
      >
        <CreateTeamForm autoFocus />
      </Dialog>
    </>
  )
}

function TeamsAwaited() {
  return (
    <SkeletonGroup className="divide-y divide-line rounded-card border border-line bg-raised shadow-card">
      {[1, 2].map((row) => (
        <div key={row} className="flex h-20 items-center gap-4 px-5">
          <Skeleton className="size-10" />
          <span className="grid grow gap-2">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-28" />
          </span>
        </div>
      ))}
    </SkeletonGroup>
  )
}
