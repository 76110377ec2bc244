import { AppError, LOGIN_CODE_LIFE_MS, type User } from '@starling/contract'
import {
  addMagicLink,
  type Change,
  findMagicLink,
  findUserByEmail,
  isKnownDevice,
  type Row,
  useUp,
} from '@starling/store'
import type { Context, Input } from '../floor/index.ts'
import { hashOf, readCookie } from '../floor/index.ts'
import { type Asker, giveBack, mailBudgets, spendAll, tryBudgets } from './budgets.ts'
import { keepToWay, refuseOtherWay } from './passkeys.ts'
import { personAt } from './registration.ts'
import { addDevice, addSession, enter } from './sign-in.ts'

/** Known and unknown addresses are answered alike: whether an account exists shows only to the owner of the mailbox. */
export async function requestMagicLink({ body: { email } }: Input<'requestMagicLink'>, context: Context) {
  const { store, secrets, now, place } = context
  const asker = await askerOf(email, context)
  const saved = await findUserByEmail(store, email)
  const expires_at = new Date(now.getTime() + LOGIN_CODE_LIFE_MS)
  const id = await context.change(async (change) => {
    await spendAll(change, mailBudgets(asker))
    const language = saved?.language ?? context.language
    const id = await addMagicLink(change, { email, site: place.site, language, expires_at })
    const owner = saved && { user_id: saved.id }
    await change.send('mail.login', { magic_link_id: id }, { owner, subject: `login ${id}` })
    await change.audit('magic_link.requested', { subject_id: id, ...owner })
    return id
  })
  return { magic_code: secrets.seal('magic_link', id), expires_at: expires_at.toISOString() }
}

export async function useMagicLink(
  { body: { magic_code, confirm_code, passkey } }: Input<'useMagicLink'>,
  context: Context,
): Promise<User> {
  const answered = await judgeCode(magic_code, confirm_code, context)
  if (!passkey) await refuseOtherWay(context, await findUserByEmail(context.store, answered.link.email), 'mail')
  const signedIn = await context.store.change('nobody', async (change) => {
    await takeCode(change, answered)
    const user = await personAt(change, answered.link.email, context)
    const proved = await keepToWay(change, context, user, passkey)
    const by = proved ? 'mail_and_passkey' : 'mail'
    return {
      user,
      ...(await addSession(change, context, user.id, { by, passkey: proved })),
      device_secret: await addDevice(change, context, user.id),
    }
  })
  return enter(context, signedIn)
}

type Answered = { link: Row<'magic_links'>; asker: Asker }

/** The link that this code belongs to, not yet used up. */
export async function judgeCode(magic_code: string, confirm_code: string, context: Context): Promise<Answered> {
  const { store, secrets } = context
  const link = await openLink(magic_code, context)
  if (!link) throw new AppError('invalid_login_code')
  const asker = await askerOf(link.email, context)
  const isRight = secrets.isConfirmCode(link.id, confirm_code)
  // The try is counted in a change of its own, which a wrong code cannot roll back.
  await store.change('nobody', async (change) => {
    await spendAll(change, tryBudgets(asker, link.id))
    const whose = await findUserByEmail(change, link.email)
    const subject = { subject_id: link.id, ...(whose && { user_id: whose.id }) }
    await change.audit(isRight ? 'magic_link.tried' : 'sign_in.failed', subject)
  })
  if (!isRight) throw new AppError('invalid_login_code')
  return { link, asker }
}

export async function takeCode(change: Change, { link, asker }: Answered): Promise<void> {
  if (!(await useUp(change, 'magic_links', link.id, change.now))) throw new AppError('invalid_login_code')
  await giveBack(change, asker)
}

/** Whether a link would still work: looking never uses it up. */
export async function isUsable(magic_code: string, context: Context): Promise<boolean> {
  return (await openLink(magic_code, context)) !== undefined
}

async function openLink(magic_code: string, { store, secrets, now }: Context): Promise<Row<'magic_links'> | undefined> {
  const id = secrets.unseal('magic_link', magic_code)
  const link = id && (await findMagicLink(store, id))
  return link && !link.used_at && link.expires_at > now ? link : undefined
}

async function askerOf(email: string, { store, request, address }: Context): Promise<Asker> {
  const secret = readCookie(request, 'device')
  const device = secret && hashOf(secret)
  const known = device && (await isKnownDevice(store, device, email))
  return { email, address, device: known ? device : undefined }
}
