import { AppError } from '@starling/contract'
import { noteConfirmed } from '@starling/store'
import type { Input, UserContext } from '../floor/index.ts'
import { judgeCode, takeCode } from './magic-link.ts'
import { provePasskey } from './passkeys.ts'

/** The person of a session shows once more that it is them, by what they sign in with. */
export async function createConfirmation({ body }: Input<'createConfirmation'>, context: UserContext): Promise<void> {
  const { user, store } = context
  const session = context.session!
  const { passkey, magic_code = '', confirm_code = '' } = body
  if (!passkey && user.way_in !== 'any') throw new AppError('passkey_needed')
  const answered = passkey ? undefined : await judgeCode(magic_code, confirm_code, context)
  if (answered && answered.link.email !== user.email) throw new AppError('invalid_login_code')
  await store.change({ user_id: user.id }, async (change) => {
    if (answered) await takeCode(change, answered)
    else if ((await provePasskey(change, context, passkey!)).user_id !== user.id) throw new AppError('passkey_refused')
    await noteConfirmed(change, session.id)
    await change.audit('session.confirmed', { subject_id: session.id, detail: { by: answered ? 'mail' : 'passkey' } })
  })
}
