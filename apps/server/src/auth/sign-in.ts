import { AppError, type User } from '@starling/contract'
import {
  beginningOf,
  type Change,
  findUser,
  isNewDevice,
  keepDevice,
  lockUser,
  NO_PARENT,
  type Parent,
  type Row,
} from '@starling/store'
import {
  type Context,
  deviceName,
  hashOf,
  randomSecret,
  readCookie,
  SESSION_LIFE_MS,
  setCookie,
} from '../floor/index.ts'
import { endWithin } from './parents.ts'
import { userAnswer } from './user.ts'

/** What was shown to sign in; `pass` is that of another site, `link` that of the operator. */
type SignedInBy = 'mail' | 'passkey' | 'mail_and_passkey' | 'network' | 'token' | 'pass' | 'link'
type Opened = {
  by: SignedInBy
  parent?: Parent
  passkey?: Row<'passkeys'> | undefined
  /** The account at a network by which someone came, and the passkey that its link goes back to. */
  linked?: Pick<Row<'social_accounts'>, 'network' | 'passkey_id'>
}

/** Makes a session inside a change. Its secret reaches the browser only once the change has happened. */
export async function addSession(
  change: Change,
  context: Context,
  user_id: string,
  { by, parent = NO_PARENT, passkey, linked }: Opened,
) {
  const { now } = change
  const { token_id, session_id } = parent
  // Before any other row, as whoever ends sessions does: otherwise the two could wait for each other.
  await lockUser(change, user_id)
  // Whichever way someone comes: an account that is being deleted opens by the mail about it alone.
  if ((await findUser(change, user_id))?.removed_at) throw new AppError('account_deleted')
  const device = readCookie(context.request, 'device')
  // Who moves to another site does so in a browser that is signed in.
  const isNew = !session_id && (await isNewDevice(change, user_id, device && hashOf(device)))
  const secret = randomSecret()
  const beginning = await beginningOf(change, session_id)
  const session = await change.table({ user_id }, 'sessions').add({
    token_id,
    session_id,
    passkey_id: passkey?.id ?? linked?.passkey_id ?? beginning.passkey_id,
    secret_hash: hashOf(secret),
    device: deviceName(context.request.headers['user-agent']),
    created_at: now,
    seen_at: now,
    confirmed_at: beginning.confirmed_at,
    expires_at: await endWithin(change, parent, SESSION_LIFE_MS),
  })
  const detail = { by, ...(passkey && { passkey: passkey.name }), ...(linked && { network: linked.network }) }
  await change.audit('session.created', { subject_id: session.id, by_user_id: user_id, detail })
  if (isNew) await change.audit('session.on_new_device', { subject_id: session.id, by_user_id: user_id, detail })
  return { session, secret }
}

/** Remembers this browser as one its owner signs in from. */
export async function addDevice(change: Change, context: Context, user_id: string): Promise<string> {
  const secret = readCookie(context.request, 'device') ?? randomSecret()
  await keepDevice(change, user_id, hashOf(secret))
  return secret
}

type SignedIn = { user: Row<'users'>; session: Row<'sessions'>; secret: string; device_secret?: string }

export async function enter(context: Context, { user, session, secret, device_secret }: SignedIn): Promise<User> {
  const { request, reply } = context
  setCookie(request, reply, 'session', secret)
  if (device_secret) setCookie(request, reply, 'device', device_secret)
  return userAnswer({ ...context, user, session })
}
