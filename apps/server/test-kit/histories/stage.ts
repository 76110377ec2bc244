import type { Client } from '@starling/contract/browser'
import { type Browser, World } from '@starling/world'
import { expect, inject } from 'vitest'
import type { SoftPasskey } from '../passkey/soft-passkey.ts'
import { randomFrom } from '../random.ts'
import { type Credential, Model, type ModelInvite } from './model.ts'

export const SEED = Number(process.env.SEED ?? 20261116)
/** More are forgotten: each is asked after each step. */
const WATCHED = 10
export const PEOPLE = ['ann@guest.example', 'bea@guest.example', 'cem@guest.example']
export const ADMIN = 'admin@meridian.example'
/** Invites as well; is made a member and an admin again, removed and brought back. */
export const SECOND = 'second@guest.example'
export const path = { team_id: 'meridian' }

export let world: World
export let admin: Client
/** A token of each person that stays: for what a person does wherever they are. */
export const self = new Map<string, Client>()
export const model = new Model()
/** What stands behind a credential and an invite of the model. */
type Held = { client: Client | Browser; id: string; text: string; made_ms: number }
export const held = new Map<Credential, Held>()
export const inviteIds = new Map<ModelInvite, string>()
export const memberIds = new Map<string, string>()
export const keys = new Map<Credential, SoftPasskey>()

/** The team, its people, and a token of each that stays. */
export async function openStage(): Promise<void> {
  world = await World.create(inject('postgres'))
  admin = await world.as(ADMIN)
  await joinAsAdmin(SECOND)
  for (const person of PEOPLE) {
    await world.signIn(person).then((browser) => browser.logout())
    self.set(person, await world.as(person))
  }
}

export const random = randomFrom(SEED)
export const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'in',
    (error) => error.code ?? Promise.reject(error),
  )
export const credentials = (kind?: Credential['kind']) =>
  [...held.keys()].filter((one) => (kind ? one.kind === kind : one.kind === 'token' || one.kind === 'session'))

export async function holdSession(one: Credential, browser: Browser): Promise<void> {
  const current = (await browser.listSessions()).find(({ is_current }) => is_current)!
  held.set(one, { client: browser, id: current.id, text: '', made_ms: Date.now() })
}
export async function joinAsAdmin(email: string): Promise<void> {
  await world.signIn(email).then((browser) => browser.logout())
  const person = await world.as(email)
  self.set(email, person)
  const [invite] = await admin.createInvites({ path, body: { emails: [email] } })
  await person.acceptInvite({ path, body: { code: world.product.secrets.seal('invite', invite!.id) } })
  const { id } = (await admin.listMembers({ path })).find(({ user }) => user.email === email)!
  memberIds.set(email, id)
  await admin.changeMember({ path: { ...path, pk: id }, body: { level: 'admin' } })
}
export async function login(text: string): Promise<Browser> {
  const browser = world.browser()
  browser.user = await browser.loginViaToken({ body: { token: text } })
  return browser
}

/** Of several made at once any may be the one that stays. */
export async function agreeOnOpen(person: string, made: string[]): Promise<void> {
  const listed = await admin.listInvites({ path, query: { limit: 50 } })
  const open = listed.filter(({ id, state }) => made.includes(id) && state === 'pending')
  expect(open).toHaveLength(1)
  for (const [invite, id] of inviteIds) {
    if (made.includes(id)) invite.state = id === open[0]!.id ? 'open' : 'withdrawn'
  }
  expect(model.open(person)).toHaveLength(1)
}

/** The dead ones first, so that some of each are watched; passes while the minute that they last is surely not over. */
export function forget(): void {
  for (const [one, { made_ms }] of held) if (one.kind === 'pass' && Date.now() - made_ms > 30_000) held.delete(one)
  while (held.size > WATCHED) {
    const dead = [...held.keys()].filter((one) => !model.isAlive(one))
    held.delete(pick(dead.length > 4 ? dead : [...held.keys()])!)
  }
}
