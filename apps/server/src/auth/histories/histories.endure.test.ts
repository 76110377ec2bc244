import { TOKEN_SCOPES } from '@starling/contract/browser'
import type { Browser } from '@starling/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isBehind, tokensBehind } from '../../../test-kit/histories/model.ts'
import {
  ADMIN,
  admin,
  agreeOnOpen,
  codeOf,
  credentials,
  forget,
  held,
  holdSession,
  inviteIds,
  joinAsAdmin,
  keys,
  login,
  memberIds,
  model,
  openStage,
  PEOPLE,
  path,
  pick,
  random,
  SECOND,
  SEED,
  self,
  world,
} from '../../../test-kit/histories/stage.ts'
import { SoftPasskey } from '../../../test-kit/passkey/soft-passkey.ts'

const STEPS = process.env.ENDURE === 'full' ? 30_000 : 600
const HOUR_MS = 3_600_000
let second: 'admin' | 'member' | 'removed' = 'admin'

beforeAll(openStage)
afterAll(() => world.stop())

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
    14,
    async () => {
      const person = pick(PEOPLE)!
      const count = random() < 0.1 ? 5 : 1
      const made: string[] = []
      const by = random() < 0.5 ? SECOND : ADMIN
      const inviting = async () => {
        const inviter = by === ADMIN ? admin : self.get(by)!
        const [one] = await inviter.createInvites({ path, body: { emails: [person] } })
        made.push(one!.id)
      }
      const answers = await Promise.all(Array.from({ length: count }, () => codeOf(inviting())))
      if (by === SECOND && second !== 'admin') {
        return expect(new Set(answers)).toEqual(new Set([second === 'removed' ? 'not_found' : 'admin_needed']))
      }
      if (model.isIn(person)) return expect(new Set(answers)).toEqual(new Set(['invalid']))
      for (const answer of answers) expect(['in', 'too_many']).toContain(answer)
      if (made.length === 0) return
      for (const id of made) inviteIds.set(model.invite(person, by), id)
      await agreeOnOpen(person, made)
    },
  ],
  accept: [
    20,
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
          : [admin.restoreInvite({ path: { ...path, pk } }), model.bringBack(invite, ADMIN)]
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
  'a second admin goes or comes back': [
    5,
    async () => {
      const pk = memberIds.get(SECOND)!
      const to = pick((['admin', 'member', 'removed'] as const).filter((one) => one !== second))!
      // After 30 days nobody is brought back: they are invited anew.
      if (second === 'removed' && (await codeOf(admin.restoreMember({ path: { ...path, pk } }))) !== 'in') {
        await joinAsAdmin(SECOND)
      }
      if (to === 'removed') await admin.deleteMember({ path: { ...path, pk } })
      else await admin.changeMember({ path: { ...path, pk }, body: { level: to } })
      if (to !== 'admin') model.demote(SECOND)
      second = to
    },
  ],
  'add a passkey': [
    5,
    async () => {
      const by = pick(credentials('session').filter((one) => model.isAlive(one) && tokensBehind(one).length === 0))
      if (!by) return
      const key = new SoftPasskey()
      const adding = key.addTo(held.get(by)!.client as Browser, 'History')
      if (!model.isFresh(by)) return expect(await codeOf(adding)).toBe('confirm_needed')
      const made = await adding.catch((error) => (error.code === 'too_many' ? undefined : Promise.reject(error)))
      if (!made) return
      const one = model.passkey(by)
      keys.set(one, key)
      held.set(one, { client: admin, id: made.id, text: '', made_ms: Date.now() })
    },
  ],
  'sign in with a passkey': [
    6,
    async () => {
      const key = pick(credentials('passkey'))
      if (!key) return
      const browser = world.browser()
      const { challenge } = await browser.getPasskeyChallenge()
      const entering = browser.signInWithPasskey({ body: keys.get(key)!.prove(challenge) })
      if (!model.isAlive(key)) return expect(await codeOf(entering)).toBe('passkey_refused')
      browser.user = await entering
      await holdSession(model.signInWith(key), browser)
    },
  ],
  'remove a passkey': [
    2,
    async () => {
      const key = pick(credentials('passkey').filter(model.isAlive))
      if (!key) return
      const made = random() < 0.7 ? 'end' : 'keep'
      const path = { pk: held.get(key)!.id }
      // Now and then by who came in with a key, be it this one.
      const inside = pick(credentials('session').filter((one) => one.person === key.person && model.isAlive(one)))
      if (inside && tokensBehind(inside).length === 0 && random() < 0.5) {
        const removing = codeOf((held.get(inside)!.client as Browser).deletePasskey({ path, query: { made } }))
        if (!model.isFresh(inside)) return expect(await removing).toBe('confirm_needed')
        const isOwn = isBehind(key, inside)
        expect(await removing).toBe(isOwn && made === 'keep' ? 'invalid' : 'in')
        if (!(isOwn && made === 'keep')) model.removePasskey(key, made)
        return
      }
      const owner = await world.signIn(key.person)
      await owner.deletePasskey({ path, query: { made } })
      await owner.logout()
      model.removePasskey(key, made)
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
