import type { User } from '@starling/contract/browser'
import { t } from '@starling/text'
import { type LoaderFunctionArgs, replace } from 'react-router'
import { boot, notify, queryClient, type Route } from '../../floor/index.ts'
import { membershipOf, meOptions, rememberTeam } from '../../session/index.ts'

/** Where one signs in, with the way back: the team site has a page for it, the other two a dialog over their first page. */
export function loginPath(place: string): string {
  const way = new URLSearchParams({ next: place })
  return boot.site === 'team' ? `/login?${way}` : `/?${way}#sign-in`
}

/** A long question stands behind a `#?`, which a loader is not told. */
function placeOf(address: string): string {
  const { pathname, search } = new URL(address)
  const isHere = location.pathname === pathname && location.hash.startsWith('#?')
  return pathname + search + (isHere ? location.hash : '')
}

/** Lets through who the route is for, and sends everyone else where they can help themselves. */
export async function guard(needs: Route['needs'], { params, request }: LoaderFunctionArgs): Promise<null> {
  if (!needs) return null
  const me = await queryClient.ensureQueryData(meOptions)
  if (!me) throw replace(loginPath(placeOf(request.url)))
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
