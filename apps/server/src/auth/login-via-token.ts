import { AppError, type User } from '@starling/contract'
import { findByToken, findUser, lockUser, NO_PARENT, type Parent, type Store, usePass } from '@starling/store'
import { type Context, hashOf, type Input, passToken, readPassToken, type Secrets, tokenKind } from '../floor/index.ts'
import { endWithin } from './parents.ts'
import { addDevice, addSession, enter } from './sign-in.ts'

const SITE_PASS_LIFE_MS = 60_000

/** A pass of another site or of the first admin is used up; a personal token makes a session that ends with it. */
export async function loginViaToken({ body: { token } }: Input<'loginViaToken'>, context: Context): Promise<User> {
  const pass_id = readPassToken(context.secrets, token)
  return pass_id ? enterByPass(pass_id, context) : enterByToken(token, context)
}

async function enterByPass(pass_id: string, context: Context): Promise<User> {
  const signedIn = await context.store.change('nobody', async (change) => {
    const pass = await usePass(change, pass_id)
    const user = pass && (await findUser(change, pass.user_id))
    if (!user) throw new AppError('invalid_token')
    const { token_id, session_id } = pass
    const by = token_id || session_id ? 'pass' : 'link'
    return {
      user,
      ...(await addSession(change, context, user.id, { by, parent: { token_id, session_id } })),
      // The operator's word counts as much as a code by mail.
      ...(by === 'link' && { device_secret: await addDevice(change, context, user.id) }),
    }
  })
  return enter(context, signedIn)
}

async function enterByToken(token: string, context: Context): Promise<User> {
  const { store, now } = context
  const found = tokenKind(token) === 'user' ? await findByToken(store, hashOf(token), now) : undefined
  if (!found) throw new AppError('invalid_token')
  const { user } = found
  const made = await store.change({ user_id: user.id }, (change) =>
    addSession(change, context, user.id, { by: 'token', parent: { token_id: found.token.id, session_id: null } }),
  )
  return enter(context, { user, ...made })
}

type WantedPass = { user_id: string; parent?: Parent; life_ms?: number }

export async function createPass(store: Store, secrets: Secrets, wanted: WantedPass) {
  const { user_id, parent = NO_PARENT, life_ms = SITE_PASS_LIFE_MS } = wanted
  return store.change({ user_id }, async (change) => {
    await lockUser(change, user_id)
    const expires_at = await endWithin(change, parent, life_ms)
    const pass = { ...parent, created_at: change.now, expires_at, used_at: null }
    const { id } = await change.table({ user_id }, 'passes').add(pass)
    await change.audit('pass.created', { subject_id: id })
    return { token: passToken(secrets, id), expires_at: expires_at.toISOString() }
  })
}
