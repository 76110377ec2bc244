import { CALLS, type Call, isForExtension } from '@starling/contract'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { wrongWith } from '../test-kit/fuzz/by-schema.ts'
import { type JsonSchema, Values } from '../test-kit/fuzz/values.ts'
import { randomFrom } from '../test-kit/random.ts'

const COUNT = Number(process.env.REQUESTS ?? (process.env.ENDURE === 'full' ? 1_000_000 : 8_000))
const TOGETHER = 16
const SEED = Number(process.env.SEED ?? 20261115)
/** A million take hours. */
const LONGEST_MS = 24 * 60 * 60_000
const PEOPLE = ['admin@meridian.example', 'member@meridian.example', 'admin@halcyon.example']

let world: World
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
}, 300_000)
afterAll(() => world.stop())

const values = new Values(randomFrom(SEED))
const { random, pick, below } = values

test(
  `${COUNT} random requests: no 5xx, every answer by its schema, a third handled (SEED=${SEED})`,
  async () => {
    // What ends the token of the extension would leave it nothing to ask with.
    const calls = Object.entries<Call>(CALLS).filter(([id, { testing }]) => !testing && id !== 'endExtensionToken')
    const asJson = (schema: z.ZodType | undefined) =>
      schema && (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
    const schemas = new Map(calls.map(([id, { body }]) => [id, asJson(body)]))
    const queries = new Map(calls.map(([id, { query }]) => [id, asJson(query)]))
    const tokens = await Promise.all(PEOPLE.map(async (email) => (await world.token(email)).token))
    const extensions = await Promise.all(PEOPLE.map(async (email) => (await world.token(email, 'extension')).token))
    const ids = await rowIds()
    const statuses = new Map<number, number>()
    let reached = 0
    /** What it must hold: what is wild in an address is what its path holds. */
    const queryOf = (id: string) => {
      const { required = [] } = (queries.get(id) ?? {}) as { required?: string[] }
      const all = queries.get(id) ? (values.of(queries.get(id)!, false) as object) : {}
      const given = Object.entries(all).filter(([name]) => required.includes(name))
      return given.length > 0 ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : ''
    }
    const one = async () => {
      const [id, call] = pick(calls)
      const schema = schemas.get(id)
      const isWild = random() < 0.4
      const body = schema ? values.of(schema, isWild) : random() < 0.2 ? values.junk() : undefined
      const known = isForExtension(call) ? extensions : tokens
      const who = call.who === 'anyone' ? undefined : pick([...known, ...known, undefined])
      const pathValue = (key: string) => (isWild && random() < 0.3 ? values.pathWord() : pick(ids[key]!))
      const answer = await world.product.app.inject({
        method: call.method,
        url: call.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(pathValue(key))) + queryOf(id),
        headers: {
          ...(who ? { authorization: `Token ${who}` } : {}),
          ...(random() < 0.1 ? { 'idempotency-key': `k${below(50)}` } : {}),
          'content-type': 'application/json',
        },
        ...(body === undefined || call.method === 'GET' ? {} : { payload: JSON.stringify(body) }),
      })
      const { statusCode } = answer
      const code = answer.headers['x-error-code']
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
      const wrong = wrongWith(call, answer)
      if (wrong) throw new Error(`${id} ${JSON.stringify(body)}: ${wrong}: ${answer.body.slice(0, 2000)}`)
      // Without a team in the path only a handler misses a row, and it is asked after the body.
      const isMissed = code === 'not_found' && call.who === 'user' && !isWild
      if (statusCode < 400 || isMissed || FROM_HANDLERS.includes(String(code))) reached++
    }
    for (let n = 0; n < COUNT; n += TOGETHER) {
      await Promise.all(Array.from({ length: TOGETHER }, one))
      if (n % (TOGETHER * 3125) === 0 && n > 0) console.log(`${n} so far, ${reached} handled`)
    }
    console.log(`seed ${SEED}:`, Object.fromEntries([...statuses].toSorted()), `${reached} valid and handled`)
    expect(reached).toBeGreaterThanOrEqual(COUNT / 3)
  },
  LONGEST_MS,
)

/** Refusals that only a handler gives, so the body before it was valid. */
const FROM_HANDLERS = [
  'invalid_login_code',
  'invalid_token',
  'last_admin',
  'already_member',
  'too_many',
  'key_reused',
  'unauthorized_login',
  'wrong_credential', // everybody comes with the right kind of token, so only what wants a browser session says it
]

async function rowIds(): Promise<Record<string, string[]>> {
  const admin = await world.as(PEOPLE[0])
  const path = { team_id: 'meridian' }
  const members = await admin.listMembers({ path })
  const invites = await admin.createInvites({ path, body: { emails: ['a@guest.example', 'b@guest.example'] } })
  const lists = await Promise.all(
    ['One', 'Two'].map((name) => admin.createTargetingList({ body: { name, targeting_package: {} } })),
  )
  const pk = [...members, ...invites, ...lists].map(({ id }) => id)
  return {
    slug: ['meridian', 'halcyon', 'meridian'],
    team_id: ['meridian', 'meridian', 'halcyon'],
    network: ['x', 'linkedin'],
    number: ['1', '2', '0'],
    member_id: members.map(({ id }) => id),
    pk,
  }
}
