import { AppError } from '@starling/contract'
import { type Change, findOrAddUser, findUserByEmail, isInvited, noteVerified, type Row } from '@starling/store'
import type { Product } from '../floor/index.ts'

/**
 * Whoever has shown that an address is theirs, here for the first time or not. Only they are told that there is no
 * place for them: asked by anyone else, known and unknown addresses are answered alike.
 */
export async function personAt(change: Change, email: string, { config }: Pick<Product, 'config'>) {
  const known = await findUserByEmail(change, email)
  if (!known && !(await mayRegister(change, email, config))) throw new AppError('not_invited')
  const user: Row<'users'> = known ?? (await findOrAddUser(change, email))
  if (!user.email_verified_at) await noteVerified(change, user.id)
  return user
}

async function mayRegister(change: Change, email: string, { REGISTRATION }: Product['config']): Promise<boolean> {
  if (REGISTRATION === 'open') return true
  // Exactly: a domain under it, one that only ends alike, or one behind a second @ is someone else's.
  const [, domain = '', ...more] = email.split('@')
  return (more.length === 0 && REGISTRATION.domains.includes(domain)) || isInvited(change, email)
}
