import { ApiError, type TeamInfo } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Avatar, buttonClass, Skeleton, SkeletonGroup } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useLocation, useParams } from 'react-router'
import { FailedState } from '../../errors/index.ts'
import { dropFragment, membershipOf, useMe } from '../../session/index.ts'
import { teamInfoOptions } from '../queries.ts'
import { AcceptInvite } from './AcceptInvite.tsx'
import { dropOpenedInvite, keepOpenedInvite, openedInvite, readInviteCode } from './opened-invite.ts'

/** What the link in an invite's mail opens. It joins nothing by itself: that needs a click, and the invited address. */
export function InviteAcceptScreen() {
  const { teamId: slug = '' } = useParams()
  const { me, pending } = useMe()
  const { data: team, error, refetch } = useQuery(teamInfoOptions(slug))
  const code = useInviteCode(slug)

  if (error instanceof ApiError && error.status === 404) return <NoSuchInvite />
  return (
    <Page>
      {error ? (
        <FailedState error={error} retry={refetch} />
      ) : !team || pending ? (
        <Awaited />
      ) : me && membershipOf(me, slug) ? (
        <AlreadyMember team={team} />
      ) : code === null ? (
        <Incomplete team={team} />
      ) : (
        <AcceptInvite team={team} code={code} me={me} />
      )}
    </Page>
  )
}

/** The code from the address, or from before the sign-in; out of the address at once. */
function useInviteCode(slug: string): string | null {
  const { hash } = useLocation()
  const [code] = useState(() => {
    const kept = openedInvite()
    return readInviteCode(hash) ?? (kept?.slug === slug ? kept.code : null)
  })
  useEffect(() => {
    if (code === null) return
    keepOpenedInvite({ slug, code })
    dropFragment()
  }, [slug, code])
  return code
}

function Page({ children }: { children: ReactNode }) {
  return <div className="mx-auto grid w-full max-w-120 gap-6 py-8 lg:py-16">{children}</div>
}

export function InviteHead({ team, title, children }: { team?: TeamInfo; title: string; children: ReactNode }) {
  return (
    <header className="grid justify-items-start gap-4">
      {team && <Avatar name={team.name} image={team.logo} size={56} square decorative />}
      <div className="grid gap-2">
        <h1 className="text-balance font-strong text-28">{title}</h1>
        <p className="text-pretty text-muted">{children}</p>
      </div>
    </header>
  )
}

function AlreadyMember({ team }: { team: TeamInfo }) {
  const { t } = useText()
  useEffect(dropOpenedInvite, [])
  return (
    <>
      <InviteHead team={team} title={t('You are a member of {{team}}', { team: team.name })}>
        {t('There is nothing left to accept.')}
      </InviteHead>
      <Link to={`/${team.slug}`} className={buttonClass({ variant: 'primary', className: 'justify-self-start' })}>
        {t('Open the team')}
      </Link>
    </>
  )
}

function Incomplete({ team }: { team: TeamInfo }) {
  const { t } = useText()
  return (
    <InviteHead team={team} title={t('This link is not complete')}>
      {t('Please open the link in the invite email again, or copy all of it.')}
    </InviteHead>
  )
}

function NoSuchInvite() {
  const { t } = useText()
  return (
    <Page>
      <InviteHead title={t('Team not found')}>
        {t('The address may be mistyped, or the team has been deleted. Please use the link in the invite email.')}
      </InviteHead>
      <Link to="/choose-team" className={buttonClass({ className: 'justify-self-start' })}>
        {t('Go to your teams')}
      </Link>
    </Page>
  )
}

function Awaited() {
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton className="size-14" />
      <Skeleton className="h-8 w-80 max-w-full" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-9 w-32" />
    </SkeletonGroup>
  )
}
