import { AppError } from '@starling/contract'
import type { UserContext } from '../floor/index.ts'

/** An address in a request says nothing about who asks: it is that of whoever is signed in, or the request is refused. */
export function refuseForeignEmail(email: string | undefined, { user }: Pick<UserContext, 'user'>): void {
  if (email === undefined || email.toLowerCase() === user.email.toLowerCase()) return
  throw new AppError('invalid', { fields: { email: [{ code: 'invalid_email' }] } }) // spec 8
}
