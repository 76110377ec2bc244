import type { User } from '@starling/contract/browser'
import { t } from '@starling/text'
import { type LoaderFunctionArgs, replace } from 'react-router'
import { notify, queryClient, type Route } from '../../floor/index.ts'
import { membershipOf, meOptions, rememberTeam } from '../../session/index.ts'

/** `/login`, with the way back. */
export function loginPath(pathname: string, search: string): string {
  return `/login?${new URLSearchParams({ next: pathname + search })}`
}

/** Lets through who the route is for, and sends everyone else where they can help themselves. */
export async function guard(needs: Route['needs'], { params, request }: LoaderFunctionArgs): Promise<null> {
  if (!needs) return null
  const me = await queryClient.ensureQueryData(meOptions)
  const { pathname, search } = new URL(request.url)
  if (!me) throw replace(loginPath(pathname, search))
  if (needs === 'member') rememberTeam(await teamSlug(me, params.teamId))
  return null
}

async function teamSlug(known: User, teamId: string | undefined): Promise<string> {
  const membership = membershipOf(known, teamId) ?? membershipOf(await freshMe(known), teamId)
  if (membership) return membership.team.slug
  notify(t('You are not a member of that team.'), 'warn')
  throw replace('/choose-team')
}

/** A team joined a moment ago, perhaps in another tab, is not yet in what this page knows. */
async function freshMe(known: User): Promise<User> {
  return (await queryClient.fetchQuery({ ...meOptions, staleTime: 0 })) ?? known
}
