import { AppError, type Call, extensionOrigin, isForExtension } from '@starling/contract'
import type { FastifyRequest } from 'fastify'
import type { Identity, Product } from '../floor/index.ts'

const SAFE = ['GET', 'HEAD', 'OPTIONS']

/** A page elsewhere must not be able to act with this browser's cookies, nor sign it in as someone else. */
export function refuseForgery(
  request: FastifyRequest,
  { credential, session }: Identity,
  { secrets, config }: Pick<Product, 'secrets' | 'config'>,
  call: Pick<Call, 'who' | 'by_extension'>,
): void {
  if (SAFE.includes(request.method) || credential === 'personal' || credential === 'extension') return
  // The extension comes without cookies; that its token has ended it is told by who is let in.
  if (isForExtension(call) && !session && request.headers.origin === extensionOrigin(config.EXTENSION_ID)) return
  const from = request.headers['sec-fetch-site']
  if (from !== undefined && from !== 'same-origin' && from !== 'none') throw new AppError('forged')
  const { origin } = request.headers
  // By the scheme that people use, not by the one of the last step here: a proxy may have ended TLS.
  const own = `${config.PUBLIC_URL.protocol}//${request.host}`
  if (origin !== undefined && origin !== own) throw new AppError('forged')
  const given = request.headers['x-csrftoken']
  if (session && !secrets.isCsrf(session.id, typeof given === 'string' ? given : '')) throw new AppError('forged')
}
