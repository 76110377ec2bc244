import { ApiError, type Membership, type User } from '@starling/contract/browser'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { refused } from '../errors/index.ts'
import {
  adoptLanguage,
  boot,
  closeSignIn,
  createStore,
  forgetTab,
  ME_KEY,
  queryClient,
  quiet,
  read,
  setCsrf,
  useStore,
  whileLearning,
  write,
} from '../floor/index.ts'
import { forgetProfile, saveProfile } from './profile.ts'

const isSignInNeeded = (error: unknown) => error instanceof ApiError && error.code === 'sign_in_needed'

export const meOptions = queryOptions({
  queryKey: ME_KEY,
  queryFn: ({ signal }): Promise<User | null> => whileLearning(learnWho(signal)),
  staleTime: 5 * 60_000,
})

async function learnWho(signal: AbortSignal): Promise<User | null> {
  try {
    const user = await quiet.getMe({}, { signal })
    await adopt(user)
    return user
  } catch (error) {
    if (!isSignInNeeded(error)) throw error
    setCsrf('')
    return null // a 403 on this call means not signed in (spec 6)
  }
}

export function useMe(): { me: User | null; pending: boolean } {
  const { data, isPending } = useQuery(meOptions)
  return { me: data ?? null, pending: isPending }
}

/** Outside of a screen. */
export const personNow = (): User | null => queryClient.getQueryData<User | null>(ME_KEY) ?? null

async function adopt(user: User): Promise<void> {
  setCsrf(user.token)
  saveProfile(user)
  if (user.language) await adoptLanguage(user.language)
}

/** After any way of signing in. */
export async function signedIn(user: User): Promise<void> {
  await adopt(user)
  queryClient.setQueryData(ME_KEY, user)
  closeSignIn()
  // What a stranger was refused or shown is not what this person sees.
  void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== ME_KEY[0] })
}

/** Who could not be signed out is told so: they may be about to leave this device. */
export const signOut = (): Promise<void> => signOutTo(boot.site === 'team' ? '/login' : '/').catch(refused)

export async function signOutTo(to: string): Promise<void> {
  await quiet.logout().catch((error: unknown) => {
    if (!isSignInNeeded(error)) throw error
  })
  forgetProfile()
  forgetTab()
  // A new page, so that nothing of this person stays in memory.
  location.assign(to)
}

/** An address names a team by its slug; the server also takes its id. */
export function membershipOf(me: Pick<User, 'memberships'>, teamId: string | undefined): Membership | undefined {
  return me.memberships.find(({ team }) => team.slug === teamId || team.id === teamId)
}

/** How often another team was chosen: what is drawn for one is drawn anew for the other. */
const choices = createStore(0)

/**
 * The team for whom something is done on a page that may be no team's: that of the address, the one used last, or the one
 * that the person has been in the longest, which stays the same when they create another.
 */
export function useTeamAtHand(): string | undefined {
  const { me } = useMe()
  const { teamId } = useParams()
  useStore(choices)
  if (!me) return undefined
  return teamId ?? recentTeam() ?? longestOf(me)?.team.slug
}

/** Ids begin with the time. */
const longestOf = ({ memberships }: Pick<User, 'memberships'>): Membership | undefined =>
  memberships.toSorted((a, b) => (a.id < b.id ? -1 : 1))[0]

export function rememberTeam(slug: string): void {
  if (read('recent_team') === slug) return
  write('recent_team', slug)
  choices.set(choices.get() + 1)
}

/** Slug of the team used last in this browser, unless the person has left it. */
export function recentTeam(): string | null {
  const slug = read('recent_team')
  const me = personNow()
  if (!slug || !me || membershipOf(me, slug)) return slug
  write('recent_team', null)
  return null
}
