import { refused } from '../errors/index.ts'
import { boot, quiet, setCsrf } from '../floor/index.ts'
import { placeAfterSignIn, recentTeam, samePlace, signedIn } from '../session/index.ts'
import { takePass } from './take-pass.ts'

/** The other side of `openSite`, before the first screen is drawn. */
export async function receivePass(): Promise<void> {
  const pass = takePass(window, boot.sites)
  if (pass === null) return
  try {
    // Someone may be signed in here already: what is sent with their cookie must carry their token.
    setCsrf((await quiet.getMe().catch(() => undefined))?.token ?? '')
    const user = await quiet.loginViaToken({ body: { token: pass } })
    await signedIn(user)
    const next = new URLSearchParams(location.search).get('next')
    if (boot.site !== 'team') {
      const asked = samePlace(next)
      if (asked) history.replaceState(null, '', asked)
      return
    }
    history.replaceState(null, '', placeAfterSignIn({ user, next, invite: null, recent: recentTeam() }))
  } catch (error) {
    refused(error)
  }
}
