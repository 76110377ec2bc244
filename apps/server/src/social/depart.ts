import type { SiteName } from '@starling/contract'
import type { Network } from '@starling/outside'
import { addLoginState, type Budget } from '@starling/store'
import { spendAll } from '../auth/index.ts'
import { AWAY_LIFE_MS, type Context, hashOf, origins, randomSecret, setCookie } from '../floor/index.ts'

export type Protocol = 'oauth1' | 'oauth2'
/** What is needed again on the way back; encrypted while the person is away. */
export type Away = { state: string; verifier: string } | { oauth_token: string; oauth_token_secret: string }

const HOUR_MS = 60 * 60_000
const departures = (address: string): Budget => ({ key: `depart from ${address}`, limit: 600, window_ms: HOUR_MS })

/** The same for everyone and every try: networks accept only addresses that were registered with them. */
export const callbackUrl = ({ config }: Pick<Context, 'config'>, site: SiteName, network: Network): string =>
  `${origins(config)[site]}/rest-auth/${network}/access_token/`

/** Sends the browser to a network: to sign in, or for the signed-in person to connect an account. */
export async function depart(name: string, protocol: Protocol, context: Context, user_id: string | null) {
  const { networks, place } = context
  const network = networks.named(name)
  const callback = callbackUrl(context, place.site, network)
  const actor = user_id ? { user_id } : 'nobody'
  await context.store.change(actor, async (change) => {
    await spendAll(change, [departures(context.address)])
    await change.audit('social_login.asked', { detail: { network } })
  })
  const { url, state, away } = await (protocol === 'oauth1'
    ? departByOAuth1(context, network, callback)
    : departByOAuth2(context, network, callback))
  const browser = randomSecret()
  const expires_at = new Date(context.now.getTime() + AWAY_LIFE_MS)
  await context.store.change(actor, async (change) => {
    const departed = { network, protocol, site: place.site, user_id, expires_at }
    const hashes = { state_hash: hashOf(state), browser_hash: hashOf(browser) }
    const seal = (id: string) => context.secrets.encrypt(JSON.stringify(away), id)
    const id = await addLoginState(change, { ...departed, ...hashes }, seal)
    await change.audit('social_login.started', { subject_id: id, detail: { network } })
  })
  setCookie(context.request, context.reply, 'away', browser)
  return { authorize_url: url, expires_at: expires_at.toISOString() }
}

type Left = { url: string; state: string; away: Away }

async function departByOAuth2({ networks }: Context, network: Network, callback: string): Promise<Left> {
  const { url, state, verifier } = await networks.login(network).depart(callback)
  return { url, state, away: { state, verifier } }
}

/** Its request token is what comes back: it stands where OAuth 2 has the state. */
async function departByOAuth1({ networks }: Context, network: Network, callback: string): Promise<Left> {
  const legs = networks.threeLegged(network)
  const token = await legs.requestToken(callback)
  return { url: legs.authorizeUrl(token), state: token.oauth_token, away: token }
}
