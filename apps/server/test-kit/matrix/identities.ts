import { CALLS, TOKEN_SCOPES, type TokenScope } from '@starling/contract'
import type { World } from '@starling/world'
import { type House, passOf } from './house.ts'

type Headers = Record<string, string>
type At = { world: World; house: House }

/** Somebody who asks, and what the matrix takes for granted about them. */
export type Asking = {
  name: string
  /** What they are to the house. Whose credential has ended is nobody. */
  is: 'nobody' | 'stranger' | 'member' | 'admin' | 'owner'
  by: 'nothing' | 'client id' | 'session' | 'token' | 'extension token'
  /** What the token may do that they come with or go back to. */
  scopes?: readonly TokenScope[]
  /** Has shown too long ago that it is them. */
  stale?: true
  /** A page elsewhere, or one that does not know the session's word. */
  forged?: true
  headers: (at: At) => Promise<Headers>
}

const host = 'localhost:4000'
const page: Headers = { host, 'sec-fetch-site': 'same-origin' }
const token = (text: string): Headers => ({ host, authorization: `Token ${text}` })

async function enterBy({ world }: Pick<At, 'world'>, text: string): Promise<Headers> {
  const url = CALLS.loginViaToken.path
  const answer = await world.product.app.inject({ method: 'POST', url, headers: page, payload: { token: text } })
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { ...page, cookie, 'x-csrftoken': answer.json<{ token: string }>().token }
}
/** By a link that an operator gives: no token stands behind this session. */
export const session = async (at: Pick<At, 'world'>, email: string) => enterBy(at, await passOf(at.world, email))
const seated = (who: keyof House['people']) => (at: At) => session(at, at.house.people[who])
const bearing =
  (who: keyof House['people'], scopes: readonly TokenScope[] = TOKEN_SCOPES) =>
  async ({ world, house }: At) =>
    token((await world.token(house.people[who], 'personal', scopes)).token)
const clientId = ({ world }: At) => `Token ${world.product.secrets.pro_client_id}`

/** Those who may do something in their own house, grouped so that no two of a group may do the same. */
export const INSIDE: Record<string, Asking[]> = {
  'the owner, signed in': [{ name: 'session', is: 'owner', by: 'session', headers: seated('owner') }],
  'the owner, who has not confirmed lately': [
    {
      name: 'session of before',
      is: 'owner',
      by: 'session',
      stale: true,
      headers: async (at) => {
        const headers = await seated('owner')(at)
        at.world.clock.advance(16 * 60_000)
        return headers
      },
    },
  ],
  'the owner on the toolkit': [
    {
      name: 'session with the client id',
      is: 'owner',
      by: 'session',
      headers: async (at) => ({ ...(await seated('owner')(at)), authorization: clientId(at) }),
    },
  ],
  'a token for everything': [{ name: 'token', is: 'owner', by: 'token', headers: bearing('owner') }],
  'tokens for one matter each': TOKEN_SCOPES.map((scope) => ({
    name: `token to ${scope}`,
    is: 'owner',
    by: 'token',
    scopes: [scope],
    headers: bearing('owner', [scope]),
  })),
  'a session made with a token': [
    {
      name: 'session of a token that writes and spends',
      is: 'owner',
      by: 'session',
      scopes: ['write', 'spend'],
      headers: async (at) =>
        enterBy(at, (await at.world.token(at.house.people.owner, 'personal', ['write', 'spend'])).token),
    },
    {
      name: 'session of a pass of a token that reads and manages',
      is: 'owner',
      by: 'session',
      scopes: ['read', 'manage'],
      headers: async (at) => {
        const manager = await at.world.as(at.house.people.owner, 'personal', ['read', 'manage'])
        return enterBy(at, (await manager.createSitePass()).token)
      },
    },
  ],
  'another admin': [{ name: 'session', is: 'admin', by: 'session', headers: seated('admin') }],
  'a token of another admin': [{ name: 'token', is: 'admin', by: 'token', headers: bearing('admin') }],
  'a member': [{ name: 'session', is: 'member', by: 'session', headers: seated('other_member') }],
  'a token of a member': [{ name: 'token', is: 'member', by: 'token', headers: bearing('other_member') }],
}

const stranger = (name: string, email: string): Asking[] => [
  { name, is: 'stranger', by: 'session', headers: (at) => session(at, email) },
  {
    name: `${name}, with a token`,
    is: 'stranger',
    by: 'token',
    headers: async ({ world }) => token((await world.token(email)).token),
  },
]
const nobody = (name: string, headers: Asking['headers']): Asking => ({ name, is: 'nobody', by: 'nothing', headers })

export const OUTSIDE: Asking[] = [
  nobody('nobody', async () => page),
  {
    name: 'the public client id',
    is: 'nobody',
    by: 'client id',
    headers: async (at) => ({ ...page, authorization: clientId(at) }),
  },
  ...stranger('an admin of another team', 'admin@halcyon.example'),
  ...stranger('a person without a team', 'alone@nowhere.example'),
  { name: 'a removed member', is: 'stranger', by: 'session', headers: seated('removed') },
  { name: 'a removed member, with a token', is: 'stranger', by: 'token', headers: bearing('removed') },
  { name: 'invited, not in yet', is: 'stranger', by: 'session', headers: seated('invited') },
  {
    name: 'an extension token of the owner',
    is: 'owner',
    by: 'extension token',
    headers: async ({ world, house }) => token((await world.token(house.people.owner, 'extension')).token),
  },
  {
    name: 'an extension token of an admin of another team',
    is: 'stranger',
    by: 'extension token',
    headers: async ({ world }) => token((await world.token('admin@halcyon.example', 'extension')).token),
  },
  nobody('an extension token of the owner, revoked', async ({ world, house }) => {
    const made = await world.token(house.people.owner, 'extension')
    await house.owner.deleteToken({ path: { pk: made.id } })
    return token(made.token)
  }),
  nobody('a revoked token of the owner', async ({ world, house }) => {
    const made = await world.token(house.people.owner)
    await house.owner.deleteToken({ path: { pk: made.id } })
    return token(made.token)
  }),
  nobody('a token of the owner, one letter off', async ({ world, house }) => {
    const { token: text } = await world.token(house.people.owner)
    return token(text.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')))
  }),
  nobody('a session of the owner, signed out', async (at) => {
    const headers = await seated('owner')(at)
    await at.world.product.app.inject({ method: 'POST', url: CALLS.logout.path, headers })
    return headers
  }),
  nobody('a session whose token was revoked', async (at) => {
    const made = await at.world.token(at.house.people.owner)
    const headers = await enterBy(at, made.token)
    await at.house.owner.deleteToken({ path: { pk: made.id } })
    return headers
  }),
  {
    name: 'the owner, from a page elsewhere',
    is: 'owner',
    by: 'session',
    forged: true,
    headers: async (at) => ({ ...(await seated('owner')(at)), 'sec-fetch-site': 'cross-site' }),
  },
  {
    name: 'the owner, without the word of the session',
    is: 'owner',
    by: 'session',
    forged: true,
    headers: async (at) => {
      const { 'x-csrftoken': _, ...headers } = await seated('owner')(at)
      return headers
    },
  },
]
