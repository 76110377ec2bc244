import { AppError, type User } from '@starling/contract'
import { type Change, findArrived, findUserByEmail, finishLoginState, type Row } from '@starling/store'
import { addDevice, addSession, enter, keepToWay, personAt, refuseOtherWay, userAnswer } from '../auth/index.ts'
import type { Context, Input, UserContext } from '../floor/index.ts'
import { clearCookie, hashOf, readCookie } from '../floor/index.ts'
import { type Arrived, link } from './accounts.ts'
import { verifiedEmail } from './arrive.ts'

/** Someone new says who they are here: by the address that the network vouches for, or signed in by a mailed code. */
export async function finishSocialSignIn(
  { body: { network, as } }: Input<'finishSocialSignIn'>,
  context: Context,
): Promise<User> {
  const { store, secrets, request, now } = context
  const browser = readCookie(request, 'away')
  const row = browser && (await findArrived(store, hashOf(browser), network, now))
  if (!row) throw new AppError('unauthorized_login')
  const arrived = JSON.parse(secrets.decrypt(row.arrived!, row.id)) as Arrived
  const user = as === 'session' ? await joinSession(row, arrived, context) : await enterVouched(row, arrived, context)
  clearCookie(request, context.reply, 'away')
  return user
}

async function useOnce(change: Change, row: Row<'login_states'>): Promise<void> {
  if (!(await finishLoginState(change, row.id, change.now))) throw new AppError('unauthorized_login')
}

async function joinSession(row: Row<'login_states'>, arrived: Arrived, context: Context): Promise<User> {
  if (!context.user) throw new AppError('sign_in_needed')
  // A linked account is a way in, which must not outlast the token that someone came with.
  const { session } = context
  if (!session || context.token) throw new AppError('wrong_credential')
  const { id } = context.user
  await context.store.change({ user_id: id }, async (change) => {
    await useOnce(change, row)
    await link(context, change, id, arrived, session)
  })
  return userAnswer(context as UserContext)
}

async function enterVouched(row: Row<'login_states'>, arrived: Arrived, context: Context): Promise<User> {
  const email = verifiedEmail(arrived)
  if (!email) throw new AppError('unauthorized_login')
  await refuseOtherWay(context, await findUserByEmail(context.store, email), 'network')
  const made = await context.store.change('nobody', async (change) => {
    await useOnce(change, row)
    const user = await personAt(change, email, context)
    await keepToWay(change, context, user)
    const linked = await link(context, change, user.id, arrived)
    const opened = { by: 'network', linked } as const
    return {
      user,
      ...(await addSession(change, context, user.id, opened)),
      device_secret: await addDevice(change, context, user.id),
    }
  })
  return enter(context, made)
}
