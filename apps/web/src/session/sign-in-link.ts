import { readSocialReturn, type SocialReturn } from './social-return.ts'

/** What a link of ours carries behind the #, where no server and no log sees it. */
export type SignInLink =
  /** Without a confirm code the person types it. */
  { kind: 'code'; magic_code: string; confirm_code: string } | { kind: 'token'; token: string } | SocialReturn

/** Reads `#magic_code=…&confirm_code=…`, `#token=…` and what a network sent back; anything else is not a sign-in link. */
export function readSignInLink(hash: string): SignInLink | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''))
  const magic_code = values.get('magic_code')
  if (magic_code) return { kind: 'code', magic_code, confirm_code: values.get('confirm_code') ?? '' }
  const token = values.get('token')
  return token ? { kind: 'token', token } : readSocialReturn(values)
}

/** Takes what is used now out of the address, where the next person at this screen would find it. */
export function dropFragment(): void {
  history.replaceState(history.state, '', location.origin + location.pathname + location.search)
}
