import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

const DAY_S = 24 * 60 * 60
/** `away` holds while a person is at a network to sign in, and until they have said who they are here. */
const LIFE_S = { session: 30 * DAY_S, device: 400 * DAY_S, away: 10 * 60 }
type Name = keyof typeof LIFE_S
export const SESSION_LIFE_MS = LIFE_S.session * 1000
export const AWAY_LIFE_MS = LIFE_S.away * 1000

/** Host-bound by its name over TLS. Plain HTTP is for one's own machine, where browsers refuse the prefix. */
const nameOf = (request: FastifyRequest, name: Name) =>
  request.protocol === 'https' ? `__Host-starling-${name}` : `starling-${name}`

export const readCookie = (request: FastifyRequest, name: Name): string | undefined =>
  request.cookies[nameOf(request, name)]

export function setCookie(request: FastifyRequest, reply: FastifyReply, name: Name, value: string): void {
  reply.setCookie(nameOf(request, name), value, { ...attributes(request), maxAge: LIFE_S[name] })
}

export function clearCookie(request: FastifyRequest, reply: FastifyReply, name: Name): void {
  reply.clearCookie(nameOf(request, name), attributes(request))
}

const attributes = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const
