import type { FastifyRequest } from 'fastify'
import { field } from '../wire/bodies.ts'
import type { World } from '../world/world.ts'
import { isRegistered } from './callbacks.ts'
import { SOCIAL_PEOPLE, type SocialPerson } from './people.ts'
import { secretText, sha256 } from './tokens.ts'

export type Asked = {
  client_id: string
  redirect_uri: string
  state: string
  scope: string
  nonce: string
  challenge: string
  method: string
}
type Given = Asked & { person: string; expires: number }
type Token = { client_id: string; person: string; scope: string; expires: number }

const CODE_MS = 600_000

/** The code flow that Facebook and LinkedIn share: codes serve once, and PKCE binds where it was asked for. */
export function codeFlow({ state, clock }: World, network: 'facebook' | 'linkedin', client_id: string) {
  const now = () => clock.now().getTime()
  return {
    read(request: FastifyRequest): Asked | undefined {
      const get = (name: string) => field(request, name) ?? ''
      const asked: Asked = {
        ...{ client_id: get('client_id'), redirect_uri: get('redirect_uri'), state: get('state'), scope: get('scope') },
        ...{ nonce: get('nonce'), challenge: get('code_challenge'), method: get('code_challenge_method') || 'plain' },
      }
      const isFine =
        asked.client_id === client_id && isRegistered(asked.redirect_uri) && get('response_type') !== 'token'
      return isFine ? asked : undefined
    },
    hidden: ({ challenge, method, ...asked }: Asked) => ({
      ...asked,
      response_type: 'code',
      code_challenge: challenge,
      code_challenge_method: method,
    }),
    give(asked: Asked, person: string): string {
      const code = secretText(60)
      const given: Given = { ...asked, person, expires: now() + CODE_MS }
      state.set(`${network} code`, code, given)
      return code
    },
    redeem(request: FastifyRequest): Given | undefined {
      const code = field(request, 'code') ?? ''
      const given = state.get(`${network} code`, code) as Given | undefined
      if (!given || !state.take(`${network} code`, code) || given.expires <= now()) return undefined
      if (field(request, 'redirect_uri') !== given.redirect_uri) return undefined
      const verifier = field(request, 'code_verifier') ?? ''
      const answered = given.method === 'S256' ? sha256(verifier) : verifier
      // A verifier for a code that was asked for without a challenge: somebody took the challenge out (RFC 9700, 4.8.2).
      const isBound = given.challenge === '' ? verifier === '' : answered === given.challenge
      return isBound ? given : undefined
    },
    newToken({ client_id, person, scope }: Given, seconds: number): string {
      const token = secretText(90)
      const value: Token = { client_id, person, scope, expires: now() + seconds * 1000 }
      state.set(`${network} token`, token, value)
      return token
    },
    token(text: string): (Token & { who: SocialPerson }) | undefined {
      const kept = state.get(`${network} token`, text) as Token | undefined
      const who = SOCIAL_PEOPLE.find(({ id }) => id === kept?.person)
      return kept && who && kept.expires > now() ? { ...kept, who } : undefined
    },
    forget: (text: string) => state.delete(`${network} token`, text),
  }
}
