import type { SiteName } from '@starling/contract'
import { AppError, type Arrival, Email } from '@starling/contract'
import type { Network, NetworkProfile } from '@starling/outside'
import { findLinked, findLoginState, findUser, keepArrived, type Row, useUp } from '@starling/store'
import { addDevice, addSession, enter, keepToWay, refuseOtherWay } from '../auth/index.ts'
import { AWAY_LIFE_MS, type Context, clearCookie, hashOf, type Input, readCookie, setCookie } from '../floor/index.ts'
import { keptGrant } from '../networks/index.ts'
import { type Arrived, link, socialAccountAnswer } from './accounts.ts'
import { type Away, callbackUrl } from './depart.ts'

/** What the network put into the address of the way back. */
export type Callback = Partial<
  Record<'state' | 'code' | 'error' | 'oauth_token' | 'oauth_verifier' | 'denied', string | undefined>
>

/** The state that this very browser left with and has not come back with yet; anything else is nobody's. */
export async function openState(
  name: string,
  callback: Callback,
  { store, request, now }: Context,
): Promise<Row<'login_states'> | undefined> {
  const state = callback.state ?? callback.oauth_token ?? callback.denied
  const browser = readCookie(request, 'away')
  const row = state && browser ? await findLoginState(store, hashOf(state)) : undefined
  if (!row || row.used_at || row.expires_at <= now) return undefined
  return row.network === name && row.browser_hash === hashOf(browser!) ? row : undefined
}

/** Back from a network. The state is used up before anything is asked, so that a failed try cannot be repeated. */
export async function finishSocialRedirect(
  { path: { network: name }, body: callback }: Input<'finishSocialRedirect'>,
  context: Context,
): Promise<Arrival> {
  const row = await openState(name, callback, context)
  if (!row) throw new AppError('unauthorized_login')
  await context.store.change('nobody', async (change) => {
    if (!(await useUp(change, 'login_states', row.id, change.now))) throw new AppError('unauthorized_login')
    await change.audit('social_login.returned', { subject_id: row.id })
  })
  if (row.user_id && (context.credential !== 'session' || context.user?.id !== row.user_id)) {
    throw new AppError('unauthorized_login')
  }
  if (callback.error !== undefined || callback.denied !== undefined) return { outcome: 'refused' }
  const arrived = await identified(row, callback, context)
  if (row.user_id) return connected(row.user_id, arrived, context)
  const linked = await findLinked(context.store, arrived.network, arrived.profile.uid)
  return linked ? signedIn(linked.user_id, arrived, context) : someoneNew(row, arrived, context)
}

/** Exchanges what came back for a grant, and asks the network who that is. */
async function identified(row: Row<'login_states'>, callback: Callback, context: Context): Promise<Arrived> {
  const { networks, secrets, now } = context
  const { network } = row
  const away = JSON.parse(secrets.decrypt(row.sealed, row.id)) as Away
  if ('verifier' in away) {
    const url = new URL(callbackUrl(context, row.site as SiteName, network))
    url.searchParams.set('state', callback.state ?? '')
    if (callback.code) url.searchParams.set('code', callback.code)
    const { grant, profile } = await networks.login(network).arrive(url, away)
    return { network, profile, kept: keptGrant(grant, now) }
  }
  if (!callback.oauth_verifier) throw new AppError('unauthorized_login')
  const { token, token_secret, user_id, handle } = await networks
    .threeLegged(network)
    .accessToken(away, callback.oauth_verifier)
  const oauth1 = { token, token_secret }
  const { data } = await networks.xApi({ oauth1: { ...networks.consumer!, ...oauth1 } }).me()
  if (data?.id !== user_id) throw new AppError('unauthorized_login')
  const profile: NetworkProfile = {
    uid: user_id,
    handle,
    name: String(data.name ?? handle),
    email: null,
    picture: null,
  }
  return { network, profile, kept: { oauth1 } }
}

async function connected(user_id: string, arrived: Arrived, context: Context): Promise<Arrival> {
  const row = await context.store.change({ user_id }, (change) =>
    link(context, change, user_id, arrived, context.session),
  )
  clearCookie(context.request, context.reply, 'away')
  return { outcome: 'connected', account: socialAccountAnswer(row) }
}

async function signedIn(user_id: string, arrived: Arrived, context: Context): Promise<Arrival> {
  await refuseOtherWay(context, await findUser(context.store, user_id), 'network')
  const made = await context.store.change({ user_id }, async (change) => {
    const linked = await link(context, change, user_id, arrived)
    const user = (await findUser(change, user_id))!
    await keepToWay(change, context, user)
    return {
      user,
      ...(await addSession(change, context, user_id, { by: 'network', linked })),
      device_secret: await addDevice(change, context, user_id),
    }
  })
  clearCookie(context.request, context.reply, 'away')
  return { outcome: 'signed_in', user: await enter(context, made) }
}

/** Nobody here has this account. It is kept for this browser until its owner has said who they are. */
async function someoneNew(row: Row<'login_states'>, arrived: Arrived, context: Context): Promise<Arrival> {
  await context.store.change('nobody', async (change) => {
    const sealed = context.secrets.encrypt(JSON.stringify(arrived), row.id)
    await keepArrived(change, row.id, sealed, new Date(change.now.getTime() + AWAY_LIFE_MS))
    await change.audit('social_login.unknown', { subject_id: row.id })
  })
  setCookie(context.request, context.reply, 'away', readCookie(context.request, 'away')!)
  const { name, email } = arrived.profile
  const verified = verifiedEmail(arrived)
  if (verified) return { outcome: 'confirm', name, email: verified }
  return { outcome: 'email_needed', name, suggested_email: readEmail(email) }
}

/** Only LinkedIn says whether it has proved an address. Any other could be someone else's. */
const VOUCHING: readonly Network[] = ['linkedin']
export const verifiedEmail = ({ network, profile }: Arrived): string | null =>
  VOUCHING.includes(network) ? readEmail(profile.email) : null

const readEmail = (text: string | null): string | null => Email.safeParse(text ?? '').data ?? null
