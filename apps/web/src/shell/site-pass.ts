import type { SiteName } from '@starling/contract/browser'
import { sayError } from '../errors/index.ts'
import { api, boot, notify, quiet, setCsrf } from '../floor/index.ts'
import { placeAfterSignIn, recentTeam, signedIn } from '../session/index.ts'
import { takePass } from './take-pass.ts'

/** To another of the three sites. Who is signed in here takes a one-use pass along and is signed in there. */
export async function openSite(name: SiteName, takeAlong: boolean): Promise<void> {
  const path = name === 'team' ? '/login' : '/'
  const fragment = takeAlong ? `#pass=${encodeURIComponent((await api.createSitePass()).token)}` : ''
  const link = document.createElement('a')
  link.href = boot.sites[name] + path + fragment
  // The other side takes a pass only from one of our own pages; by the policy of this page it would not be told.
  link.referrerPolicy = 'origin'
  link.click()
}

/** The other side of `openSite`, before the first screen is drawn. */
export async function receivePass(): Promise<void> {
  const pass = takePass(window, boot.sites)
  if (pass === null) return
  try {
    // Someone may be signed in here already: what is sent with their cookie must carry their token.
    setCsrf((await quiet.getMe().catch(() => undefined))?.token ?? '')
    const user = await quiet.loginViaToken({ body: { token: pass } })
    await signedIn(user)
    if (boot.site !== 'team') return
    history.replaceState(null, '', placeAfterSignIn({ user, next: null, invite: null, recent: recentTeam() }))
  } catch (error) {
    notify(sayError(error), 'error')
  }
}
