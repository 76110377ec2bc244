import { type Client, TOKEN_SCOPES } from '@starling/contract/browser'
import { type Browser, World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { randomFrom } from '../../../test-kit/random.ts'
import { type Credential, Model, type ModelInvite } from './model.ts'

const STEPS = process.env.ENDURE === 'full' ? 30_000 : 400
const SEED = Number(process.env.SEED ?? 20261116)
const HOUR_MS = 3_600_000
/** More are forgotten: each is asked after each step. */
const WATCHED = 8
const PEOPLE = ['ann@guest.example', 'bea@guest.example', 'cem@guest.example']
const path = { team_id: 'meridian' }

let world: World
let admin: Client
/** A token of each person that stays: for what a person does wherever they are. */
const self = new Map<string, Client>()
const model = new Model()
/** What stands behind a credential and an invite of the model. */
type Held = { client: Client | Browser; id: string; text: string; made_ms: number }
const held = new Map<Credential, Held>()
const inviteIds = new Map<ModelInvite, string>()
const memberIds = new Map<string, string>()

beforeAll(async () => {
  world = await World.create(inject('postgres'))
  admin = await world.as('admin@meridian.example')
  for (const person of PEOPLE) {
    await world.signIn(person).then((browser) => browser.logout())
    self.set(person, await world.as(person))
  }
})
afterAll(() => world.stop())

const random = randomFrom(SEED)
const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'in',
    (error) => error.code ?? Promise.reject(error),
  )
const credentials = (kind?: Credential['kind']) =>
  [...held.keys()].filter((one) => (kind ? one.kind === kind : one.kind !== 'pass'))

async function holdSession(one: Credential, browser: Browser): Promise<void> {
  const current = (await browser.listSessions()).find(({ is_current }) => is_current)!
  held.set(one, { client: browser, id: current.id, text: '', made_ms: Date.now() })
}
async function login(text: string): Promise<Browser> {
  const browser = world.browser()
  browser.user = await browser.loginViaToken({ body: { token: text } })
  return browser
}

type Step = () => Promise<unknown>
const steps: Record<string, [weight: number, step: Step]> = {
  'sign in': [
    3,
    async () => {
      const person = pick(PEOPLE)!
      await holdSession(model.signIn(person), await world.signIn(person))
    },
  ],
  token: [
    8,
    async () => {
      const by = pick(credentials())
      if (!by) return
      const days = pick([undefined, 1, 3, 20])
      const body = {
        kind: 'personal' as const,
        scopes: [...TOKEN_SCOPES],
        name: 'History',
        ...(days && { expires_in_days: days }),
      }
      const call = held.get(by)!.client.createToken({ body })
      if (!model.isAlive(by)) return expect(await codeOf(call)).toBe('sign_in_needed')
      if (!model.isFresh(by)) return expect(await codeOf(call)).toBe('confirm_needed')
      const made = await call.catch((error) => (error.code === 'too_many' ? undefined : Promise.reject(error)))
      if (!made) return
      const { id, token } = made
      const client = world.withToken(token)
      held.set(model.token(by, days && days * 24), { client, id, text: token, made_ms: Date.now() })
    },
  ],
  login: [
    6,
    async () => {
      const token = pick(credentials('token'))
      if (!token) return
      const entering = login(held.get(token)!.text)
      if (!model.isAlive(token)) return expect(await codeOf(entering)).toBe('invalid_token')
      await holdSession(model.login(token), await entering)
    },
  ],
  pass: [
    6,
    async () => {
      const by = pick(credentials())
      if (!by) return
      const call = held.get(by)!.client.createSitePass()
      if (!model.isAlive(by)) return expect(await codeOf(call)).toBe('sign_in_needed')
      const { token } = await call
      held.set(model.pass(by), { client: admin, id: '', text: token, made_ms: Date.now() })
    },
  ],
  'use a pass': [
    8,
    async () => {
      const pass = pick(credentials('pass'))
      if (!pass) return
      const entering = login(held.get(pass)!.text)
      if (!model.isAlive(pass)) return expect(await codeOf(entering)).toBe('invalid_token')
      await holdSession(model.usePass(pass), await entering)
    },
  ],
  revoke: [
    3,
    async () => {
      const token = pick(credentials('token').filter(model.isAlive))
      if (!token) return
      await self.get(token.person)!.deleteToken({ path: { pk: held.get(token)!.id } })
      token.ended = true
    },
  ],
  'end a session': [
    3,
    async () => {
      const session = pick(credentials('session').filter(model.isAlive))
      if (!session) return
      const { client, id } = held.get(session)!
      await (random() < 0.5 ? client.logout() : self.get(session.person)!.deleteSession({ path: { pk: id } }))
      session.ended = true
    },
  ],
  'end other sessions': [
    1,
    async () => {
      const kept = pick(credentials('session').filter(model.isAlive))
      if (kept && random() < 0.7) {
        await held.get(kept)!.client.deleteOtherSessions()
        return model.endOthers(kept.person, kept)
      }
      const person = pick(PEOPLE)!
      await self.get(person)!.deleteOtherSessions()
      model.endOthers(person, undefined)
    },
  ],
  invite: [
    8,
    async () => {
      const person = pick(PEOPLE)!
      const count = random() < 0.1 ? 5 : 1
      const made: string[] = []
      const inviting = async () => {
        const [one] = await admin.createInvites({ path, body: { emails: [person] } })
        made.push(one!.id)
      }
      const answers = await Promise.all(Array.from({ length: count }, () => codeOf(inviting())))
      if (model.isIn(person)) return expect(new Set(answers)).toEqual(new Set(['invalid']))
      for (const answer of answers) expect(['in', 'too_many']).toContain(answer)
      if (made.length === 0) return
      for (const id of made) inviteIds.set(model.invite(person), id)
      await agreeOnOpen(person, made)
    },
  ],
  accept: [
    10,
    async () => {
      const by = pick(credentials())
      const invite = pick(model.invites.slice(-20))
      if (!by || !invite) return
      const code = world.product.secrets.seal('invite', inviteIds.get(invite)!)
      const answer = await codeOf(held.get(by)!.client.acceptInvite({ path, body: { code } }))
      expect(answer).toBe(model.accept(invite, by))
      const { id } = (await admin.listMembers({ path })).find(({ user }) => user.email === by.person) ?? {}
      if (id) memberIds.set(by.person, id)
    },
  ],
  'withdraw or bring back an invite': [
    5,
    async () => {
      const invite = pick(model.invites.slice(-20))
      if (!invite) return
      const pk = inviteIds.get(invite)!
      const [call, expected] =
        random() < 0.4
          ? [admin.withdrawInvite({ path: { ...path, pk } }), model.withdraw(invite)]
          : [admin.restoreInvite({ path: { ...path, pk } }), model.bringBack(invite)]
      expect(await codeOf(call)).toBe(expected ? 'in' : 'not_found')
    },
  ],
  remove: [
    6,
    async () => {
      const person = pick(PEOPLE)!
      const pk = memberIds.get(person)
      if (!pk) return
      const by = random() < 0.7 ? admin : self.get(person)!
      expect(await codeOf(by.deleteMember({ path: { ...path, pk } }))).toBe(model.remove(person) ? 'in' : 'not_found')
    },
  ],
  restore: [
    4,
    async () => {
      const person = pick(PEOPLE)!
      const pk = memberIds.get(person)
      if (!pk) return
      const call = admin.restoreMember({ path: { ...path, pk } })
      expect(await codeOf(call)).toBe(model.restore(person) ? 'in' : 'not_found')
    },
  ],
  'time goes by': [
    3,
    async () => {
      const hours = pick([1, 5, 12, 24, 72, 200])!
      world.clock.advance(hours * HOUR_MS)
      model.now += hours
    },
  ],
}

/** Of several made at once any may be the one that stays. */
async function agreeOnOpen(person: string, made: string[]): Promise<void> {
  const listed = await admin.listInvites({ path, query: { limit: 50 } })
  const open = listed.filter(({ id, state }) => made.includes(id) && state === 'pending')
  expect(open).toHaveLength(1)
  for (const [invite, id] of inviteIds) {
    if (made.includes(id)) invite.state = id === open[0]!.id ? 'open' : 'withdrawn'
  }
  expect(model.open(person)).toHaveLength(1)
}

/** The dead ones first, so that some of each are watched; passes while the minute that they last is surely not over. */
function forget(): void {
  for (const [one, { made_ms }] of held) if (one.kind === 'pass' && Date.now() - made_ms > 30_000) held.delete(one)
  while (held.size > WATCHED) {
    const dead = [...held.keys()].filter((one) => !model.isAlive(one))
    held.delete(pick(dead.length > 4 ? dead : [...held.keys()])!)
  }
}

test(`${STEPS} random steps: each credential opens what the model says, after each of them (SEED=${SEED})`, async () => {
  const choices = Object.entries(steps).flatMap(([name, [weight]]) => Array.from({ length: weight }, () => name))
  const answered = new Map<string, number>()
  for (let n = 0; n < STEPS; n++) {
    model.step = n
    const name = pick(choices)!
    try {
      await steps[name]![1]()
      forget()
      await Promise.all(
        credentials().map(async (one) => {
          const answer = await codeOf(held.get(one)!.client.getTeam({ path: { slug: 'meridian' } }))
          expect(answer).toBe(model.answer(one))
          answered.set(answer, (answered.get(answer) ?? 0) + 1)
        }),
      )
    } catch (error) {
      throw new Error(`step ${n} (${name}) of SEED=${SEED}`, { cause: error })
    }
  }
  for (const answer of ['in', 'not_found', 'sign_in_needed']) expect(answered.get(answer)).toBeGreaterThan(STEPS / 10)
})
