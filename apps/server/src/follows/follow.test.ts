import { ApiError } from '@starling/contract/browser'
import { type Browser, consentAt, World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let world: World
let browser: Browser
let account: string
let me: number
/** Handles of people in the network who can be followed. */
let handles: string[]
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  browser = await world.signIn('admin@meridian.example')
  const path = { network: 'x' }
  const { authorize_url } = await browser.connectSocialAccount({ path, body: {} })
  const { searchParams } = await consentAt(authorize_url)
  const arrival = await browser.finishSocialRedirect({ path, body: Object.fromEntries(searchParams) })
  if (arrival.outcome !== 'connected') throw new Error(arrival.outcome)
  account = arrival.account.id
  const network = await world.sandbox.world.network()
  me = network.account(arrival.account.uid)!.slot
  handles = Array.from({ length: 300 }, (_, slot) => network.accountAt(slot)!)
    .filter(({ slot }) => slot !== me && !network.isFollowing(me, slot))
    .map(({ handle }) => handle)
})
afterAll(() => world.stop())

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : String(error))
async function followed(names: string[]): Promise<number> {
  const network = await world.sandbox.world.network()
  return names.filter((name) => network.isFollowing(me, network.accountByHandle(name)!.slot)).length
}

test('a preview names everyone and does nothing; the count given back is the consent', async () => {
  const [one, two] = handles as [string, string]
  const body = { account, action: 'follow', handles: [`@${one}`, one.toUpperCase(), two, 'nobody_is_this'] } as const
  const preview = await browser.followUnfollow({ body: { ...body, handles: [...body.handles] } })
  expect(preview).toMatchObject({ state: 'preview', total: 2, done: 0, not_found: ['nobody_is_this'], minutes: 0 })
  expect(preview.users.map(({ handle }) => handle)).toEqual([one, two])
  expect(await followed([one, two])).toBe(0)
  const wrong = browser.followUnfollow({ body: { run: preview.id, consent: 3 } })
  expect(await wrong.catch(codeOf)).toBe('not_as_previewed')
  await world.settle()
  expect(await followed([one, two])).toBe(0)
  await browser.followUnfollow({ body: { run: preview.id, consent: 2 } })
  await world.settle()
  expect(await browser.getFollowRun({ path: { pk: preview.id } })).toMatchObject({ state: 'done', done: 2, failed: 0 })
  expect(await followed([one, two])).toBe(2)
  const again = browser.followUnfollow({ body: { run: preview.id, consent: 2 } })
  expect(await again.catch(codeOf)).toBe('not_as_previewed')
})

test('who is followed already is told apart and not done again', async () => {
  const [one, two, three] = handles as [string, string, string]
  const network = await world.sandbox.world.network()
  const own = network.accountAt(me)!.handle
  for (const [action, already, left] of [
    ['follow', [one, two], [three]],
    ['unfollow', [three], [one, two]],
  ] as const) {
    const body = { account, action, handles: [one, two, three, own] }
    const preview = await browser.followUnfollow({ body })
    expect(preview).toMatchObject({ total: left.length, already })
    expect(preview.users.map(({ handle }) => handle)).toEqual(left)
  }
})

test('looking people up counts against the limit of a team, and over it nothing is asked', async () => {
  const path = { team_id: 'meridian' }
  const some = handles.slice(20, 23)
  const asked = { account, action: 'follow' as const, handles: [...some, 'nobody_is_this'], team: 'meridian' }
  const { spent } = await browser.getReading({ path })
  const { id, cost } = await browser.followUnfollow({ body: asked })
  expect(cost).toBe(some.length * 10_000)
  expect((await browser.getReading({ path })).spent).toBe(spent + cost)
  expect(await browser.getFollowRun({ path: { pk: id } })).toMatchObject({ cost })

  await browser.changeReading({ path, body: { cap: spent + cost + 3 * 10_000 } })
  const fault = world.sandbox.faults.add({ path: '/2/users/by', status: 500, left: null })
  expect(await browser.followUnfollow({ body: asked }).catch(codeOf)).toBe('cost_cap')
  world.sandbox.faults.remove(fault.id)
  expect(await browser.followUnfollow({ body: { ...asked, handles: some } })).toMatchObject({ total: 3 })
  await browser.changeReading({ path, body: { cap: null } })
  expect(await browser.followUnfollow({ body: { ...asked, team: 'halcyon' } }).catch(codeOf)).toBe('not_found')
})

test('a single account is followed and unfollowed', async () => {
  const handle = handles[2]!
  for (const [action, count] of [
    ['follow', 1],
    ['unfollow', 0],
  ] as const) {
    const { id } = await browser.followUnfollow({ body: { account, action, handles: [handle] } })
    expect(await browser.followUnfollow({ body: { run: id, consent: 1 } })).toMatchObject({ state: 'running', done: 0 })
    await world.settle()
    expect(await browser.getFollowRun({ path: { pk: id } })).toMatchObject({ state: 'done', done: 1 })
    expect(await followed([handle])).toBe(count)
  }
})

test('a run keeps to the pace of X, says until when it waits, and can be stopped', async () => {
  const many = handles.slice(3, 73)
  const { id, minutes } = await browser.followUnfollow({ body: { account, action: 'follow', handles: many } })
  expect(minutes).toBe(15)
  await browser.followUnfollow({ body: { run: id, consent: many.length } })
  const path = { pk: id }
  await expect.poll(async () => (await browser.getFollowRun({ path })).state, { timeout: 20_000 }).toBe('waiting')
  const waiting = await browser.getFollowRun({ path })
  expect(waiting.done).toBeGreaterThan(0)
  expect(waiting.done).toBeLessThan(many.length)
  expect(Date.parse(waiting.waits_until!)).toBeGreaterThan(world.clock.now().getTime())
  expect(await browser.stopFollowRun({ path })).toMatchObject({ state: 'stopped', done: waiting.done })
  expect(await followed(many)).toBe(waiting.done)
  expect((await browser.listFollowRuns()).map(({ state }) => state)).toContain('stopped')
})

test('a run that is stopped stops at once', async () => {
  world.sandbox.settings.set({ limit_multiplier: 1000 })
  const many = handles.slice(100, 260)
  const { id } = await browser.followUnfollow({ body: { account, action: 'follow', handles: many } })
  await browser.followUnfollow({ body: { run: id, consent: many.length } })
  const path = { pk: id }
  await expect
    .poll(async () => (await browser.getFollowRun({ path })).done, { interval: 5, timeout: 20_000 })
    .toBeGreaterThan(3)
  const { state, done } = await browser.stopFollowRun({ path })
  expect(state).toBe('stopped')
  // The one that was on its way when the stop came is the last.
  const until = Date.now() + 1000
  while (Date.now() < until) expect(await followed(many)).toBeLessThanOrEqual(done + 1)
  expect(done).toBeLessThan(many.length)
})

test('where X has taken follows out of the access, the run ends and says so', async () => {
  world.sandbox.settings.set({ access_level: 'self_serve', limit_multiplier: 1000 })
  const some = handles.slice(80, 90)
  const { id } = await browser.followUnfollow({ body: { account, action: 'follow', handles: some } })
  await browser.followUnfollow({ body: { run: id, consent: some.length } })
  const path = { pk: id }
  await expect.poll(async () => (await browser.getFollowRun({ path })).state, { timeout: 20_000 }).toBe('failed')
  expect(await browser.getFollowRun({ path })).toMatchObject({ done: 0, failed: 3, error: expect.stringMatching(/^X/) })
  world.sandbox.settings.set({ access_level: 'enterprise' })
})

test('only one’s own account acts, and only one’s own run starts or stops', async () => {
  const stranger = await world.as('admin@halcyon.example')
  const body = { account, action: 'follow', handles: [handles[0]!] } as const
  expect(await stranger.followUnfollow({ body: { ...body, handles: [...body.handles] } }).catch(codeOf)).toBe(
    'not_found',
  )
  const { id } = await browser.followUnfollow({ body: { ...body, handles: [...body.handles] } })
  expect(await stranger.followUnfollow({ body: { run: id, consent: 1 } }).catch(codeOf)).toBe('not_found')
  expect(await stranger.stopFollowRun({ path: { pk: id } }).catch(codeOf)).toBe('not_found')
})
