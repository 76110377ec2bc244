import type { Client } from '@starling/contract/browser'
import { type Question, scopeOf, withDays } from '@starling/question'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { SmallCorpus } from '../../test-kit/refresh/small-corpus.ts'
import { isBeyondChance, movedBetween, packIds, tellMove, unpackIds } from './moves.ts'
import { refreshDueAudiences } from './refresh.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
const DAY = 86_400_000
const ADMIN = 'admin@meridian.example'
const ESPRESSO: Question = { query_type: 'conversation', keywords: [['espresso']] }
const MONTH = 30
let world: World
let corpus: SmallCorpus
let admin: Client

/** Of 120 people 40 speak of espresso in the month before, 90 in the month to come: 12 of them in both. */
const EARLIER = numbers(0, 40)
const LATER = [...numbers(0, 12), ...numbers(40, 118)]
function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at)
}

beforeAll(async () => {
  world = await World.create(inject('postgres'))
  admin = await world.as(ADMIN)
  corpus = new SmallCorpus(world)
  const said = (people: number[], days: number) =>
    people.map((n) => corpus.post(n, days + n / 100, 'Espresso again this morning'))
  const people = numbers(0, 120).map((n) => corpus.account(n))
  await corpus.put(people, [...said(EARLIER, -20), ...said(LATER, 10)])
})
afterAll(() => world.stop())

const pass = async (days: number) => {
  world.clock.advance(days * DAY)
  await refreshDueAudiences(world.product)
  await world.settle()
}
const sizesOf = (pk: string) => admin.listAudienceSizes({ path: { pk } })
/** Who is in it by definition, at the product’s time. */
async function oracleIds(question: Question, days: number | null): Promise<Set<string>> {
  const now = world.clock.now().getTime() / 1000
  const scope = scopeOf(withDays(question, days ?? undefined, now), now)
  const [{ ids }] = await (await corpus.oracle()).ask(scope, [{ do: 'members', most: 1_000_000 }] as const)
  return new Set(ids)
}

test('a month later the history, who joined and who left are those of the oracle', async () => {
  const before = await oracleIds(ESPRESSO, MONTH)
  const saved = await admin.createProAudienceConfig({
    body: { body: ESPRESSO, days: MONTH, name: 'Espresso', refresh: 'weekly' },
  })
  expect(saved).toMatchObject({ refresh: 'weekly', refresh_mails: true, news: null, size: before.size })
  expect(Date.parse(saved.refresh_at!) - Date.parse(saved.changed_at)).toBe(7 * DAY)
  await pass(6)
  expect(await sizesOf(saved.id), 'not due yet').toHaveLength(1)
  world.clock.advance(-6 * DAY)
  await pass(MONTH)
  const now = await oracleIds(ESPRESSO, MONTH)
  const [second, first, ...more] = await sizesOf(saved.id)
  expect(more, 'weeks that were missed cannot be counted any more').toEqual([])
  expect(first).toMatchObject({ size: before.size, compared: 'none', joined: null, left: null })
  const joined = now.difference(before).size
  const left = before.difference(now).size
  expect([joined, left]).toEqual([78, 28])
  expect(second).toMatchObject({ size: now.size, compared: 'told', cause: 'people', joined, left, is_notable: true })
  const [again] = await admin.listProAudienceConfigs({ query: { text: 'Espresso' } })
  expect(again).toMatchObject({ size: now.size, news: { before: before.size, size: now.size, joined, left } })
  expect(Date.parse(again!.refresh_at!)).toBe(Date.parse(saved.refresh_at!) + 4 * 7 * DAY)

  const [mail, ...others] = world.sandbox.mailbox.messages({ to: ADMIN })
  expect(others).toEqual([])
  expect(mail!.subject).toBe('An audience moved: Espresso')
  expect(mail!.text).toContain('From 40 people to 90: 78 joined, 28 left.')
  await admin.noteAudienceMovesSeen({ path: { pk: saved.id } })
  expect((await admin.getProAudienceConfig({ path: { pk: saved.id } })).news).toBeNull()

  const code = /monitor-emails#code=([\w-]+)/.exec(mail!.text)![1]!
  expect(await (await world.as()).stopMonitorMails({ body: { code } })).toEqual({ name: 'Espresso' })
  expect((await admin.getProAudienceConfig({ path: { pk: saved.id } })).refresh_mails).toBe(false)
  await refreshDueAudiences(world.product)
  await world.settle()
  expect(await sizesOf(saved.id), 'counted once').toHaveLength(2)
  await admin.deleteAudienceConfig({ path: { pk: saved.id } })
})

test('what another version changes is told apart from what people do', async () => {
  const { id } = await admin.createProAudienceConfig({ body: { body: ESPRESSO, days: MONTH, refresh: 'daily' } })
  const before = await oracleIds(ESPRESSO, MONTH)
  const wider: Question = { query_type: 'conversation', keywords: [['again']] }
  const path = { pk: id }
  await admin.replaceProAudienceConfig({ path, body: { body: ESPRESSO, days: MONTH, name: 'Renamed' } })
  await admin.replaceProAudienceConfig({ path, body: { body: wider, days: 90, name: 'Renamed' } })
  const now = await oracleIds(wider, 90)
  const counts = await sizesOf(id)
  expect(counts.map(({ version, cause, joined, left }) => ({ version, cause, joined, left }))).toEqual([
    { version: 3, cause: 'version', joined: now.difference(before).size, left: 0 },
    { version: 2, cause: 'people', joined: 0, left: 0 },
    { version: 1, cause: 'people', joined: null, left: null },
  ])
  expect(counts.every(({ is_notable }) => !is_notable)).toBe(true)
  // Without a rule nobody is kept.
  await admin.replaceProAudienceConfig({ path, body: { body: wider, days: 90, refresh: 'never' } })
  expect(await world.rows('audience_members')).not.toContainEqual(expect.objectContaining({ audience_id: id }))
  await admin.deleteAudienceConfig({ path })
})

test('before its first day, after its last and while it rests nothing is counted', async () => {
  const day = (days: number) => new Date(world.clock.now().getTime() + days * DAY).toISOString()
  const base = { body: ESPRESSO, refresh: 'daily' as const }
  const scheduled = await admin.createProAudienceConfig({ body: { ...base, starts_at: day(3), ends_at: day(6) } })
  const paused = await admin.createProAudienceConfig({ body: { ...base, status: 'paused' } })
  const statusOf = async () => (await admin.getProAudienceConfig({ path: { pk: scheduled.id } })).status
  expect(await statusOf()).toBe('scheduled')
  await pass(2)
  expect(await sizesOf(scheduled.id)).toHaveLength(1)
  await pass(2)
  expect(await statusOf()).toBe('active')
  expect(await sizesOf(scheduled.id)).toHaveLength(2)
  await pass(4)
  expect(await statusOf()).toBe('expired')
  expect(await sizesOf(scheduled.id)).toHaveLength(2)
  expect(await sizesOf(paused.id)).toHaveLength(1)
})

test('of a team whoever set the rule is told, and nobody else', async () => {
  const member = await world.as('member@meridian.example')
  const { id, refresh_mails } = await member.createAudienceConfig({
    body: { body: ESPRESSO, team: 'meridian', refresh: 'daily' },
  })
  expect(refresh_mails).toBe(true)
  const path = { pk: id }
  expect((await admin.getAudienceConfig({ path })).refresh_mails).toBe(false)
  await admin.replaceAudienceConfig({ path, body: { body: ESPRESSO, refresh: 'daily', refresh_mails: false } })
  expect((await member.getAudienceConfig({ path })).refresh_mails, 'not for another').toBe(true)
  await admin.replaceAudienceConfig({ path, body: { body: ESPRESSO, refresh_mails: true } })
  expect((await admin.getAudienceConfig({ path })).refresh_mails).toBe(true)
  expect((await member.getAudienceConfig({ path })).refresh_mails).toBe(false)
  const outsider = await world.as('admin@halcyon.example')
  await expect(outsider.noteAudienceMovesSeen({ path })).rejects.toMatchObject({ status: 404 })
})

test('sets of ids come back as they were, and are compared', async () => {
  const ids = ['5', '12', '1900000000000000001', '18446744073709551615']
  expect([...(await unpackIds(await packIds(ids)))].map(String)).toEqual(ids)
  expect([...(await unpackIds(await packIds([])))]).toEqual([])
  const of = (...numbers: number[]) => BigUint64Array.from(numbers, BigInt)
  expect(movedBetween(of(1, 2, 3, 9), of(2, 3, 4))).toEqual({ joined: 1, left: 2 })
  expect(movedBetween(of(), of(2, 3))).toEqual({ joined: 2, left: 0 })
})

test('of one to four who came or went no figure is told, nor one that it follows from', () => {
  const told = (joined: number, left: number, size: number) => {
    const { compared, ...figures } = tellMove({ joined, left, size, cause: 'people', rule: 'daily' })
    return [compared, figures.joined, figures.left]
  }
  expect(told(20, 9, 100)).toEqual(['told', 20, 9])
  expect(told(0, 0, 100)).toEqual(['told', 0, 0])
  expect(told(0, 40, 100)).toEqual(['told', 0, 40])
  expect(told(20, 1, 100)).toEqual(['few', null, null])
  expect(told(4, 30, 100)).toEqual(['few', null, null])
  expect(told(10, 0, 13), 'there were three').toEqual(['few', null, null])
  expect(told(0, 10, 3), 'three are there').toEqual(['few', null, null])
})

test('chance explains as many who join as who leave', () => {
  expect(isBeyondChance({ joined: 500, left: 480 }, 'daily')).toBe(false)
  expect(isBeyondChance({ joined: 0, left: 0 }, 'daily')).toBe(false)
  // (|78 − 28| − 1) / √106 = 4.76; (|60 − 28| − 1) / √88 = 3.30, which is just beyond once a week, not every day
  expect(isBeyondChance({ joined: 78, left: 28 }, 'daily')).toBe(true)
  expect(isBeyondChance({ joined: 60, left: 28 }, 'weekly')).toBe(true)
  expect(isBeyondChance({ joined: 60, left: 28 }, 'daily')).toBe(false)
})
