import type { User } from '@starling/contract/browser'

type Known = {
  user: Pick<User, 'first_name' | 'memberships'>
  /** What the address asked for; anyone may have written it. */
  next: string | null
  /** Slug of the team whose invite was opened before the sign-in. */
  invite: string | null
  /** Slug of the team used last on this device. */
  recent: string | null
}

/** Only a path of this very site: `//host`, `/\host` and `/<tab>/host` lead a browser elsewhere. */
export function samePlace(path: string | null): string | null {
  if (!path || !IS_PATH.test(path)) return null
  // `/..//host` is one of them once a browser has read it.
  return IS_PATH.test(new URL(path, 'http://here.invalid').pathname) ? path : null
}
const IS_PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u

function destination({ user, next, invite, recent }: Known): string {
  const asked = samePlace(next)
  if (asked) return asked
  if (invite) return `/${encodeURIComponent(invite)}/invite-accept`
  const team = user.memberships.find(({ team }) => team.slug === recent)?.team
  return team ? `/${team.slug}` : '/choose-team'
}

/** Where a person goes once signed in. Someone new says their name first. */
export function placeAfterSignIn(known: Known): string {
  const place = destination(known)
  if (known.user.first_name !== '') return place
  return place === '/choose-team' ? '/welcome' : `/welcome?${new URLSearchParams({ next: place })}`
}
