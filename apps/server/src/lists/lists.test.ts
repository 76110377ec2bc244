import { ApiError } from '@starling/contract/browser'
import { type Browser, consentAt, World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let world: World
let browser: Browser
let account: string
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
  handles = Array.from({ length: 10 }, (_, slot) => network.accountAt(slot)!.handle)
})
afterAll(() => world.stop())

/** The list when X has answered. */
async function settled(pk: string) {
  await world.settle()
  return browser.getXList({ path: { pk } })
}
const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : String(error))

test('a list is made, changed, filled, emptied and deleted, at X and in the copy', async () => {
  const body = { account, name: 'Baristas', description: 'Coffee people' }
  const asked = await browser.createXList({ body })
  expect(asked).toMatchObject({ name: 'Baristas', private: false, uid: null, state: 'pending', members: [] })
  const path = { pk: asked.id }
  const made = await settled(asked.id)
  expect(made).toMatchObject({ uid: expect.any(String), state: 'done', member_count: 0 })
  const network = await world.sandbox.world.network()
  const atX = () =>
    network.database.prepare('SELECT name, description, private FROM lists WHERE id = ?').get(BigInt(made.uid!))
  expect(atX()).toMatchObject({ name: 'Baristas', description: 'Coffee people' })

  const [one, two, three] = handles as [string, string, string]
  const filled = await browser.changeXListMembers({ path, body: { add: [`@${one}`, two, three, 'nobody_is_this'] } })
  expect(filled.not_found).toEqual(['nobody_is_this'])
  expect(filled.members.map(({ handle }) => handle).toSorted()).toEqual([one, two, three].toSorted())
  expect(new Set(filled.members.map(({ state }) => state))).toEqual(new Set(['pending']))
  expect(new Set((await settled(path.pk)).members.map(({ state }) => state))).toEqual(new Set(['done']))
  const emptied = await browser.changeXListMembers({ path, body: { remove: [two] } })
  expect(emptied.member_count).toBe(2)
  expect(await settled(path.pk)).toMatchObject({ member_count: 2, state: 'done' })

  expect(await browser.changeXList({ path, body: { name: 'Roasters' } })).toMatchObject({
    name: 'Roasters',
    description: 'Coffee people',
  })
  const whole = { name: 'Cafés', description: '', private: true }
  expect(await browser.replaceXList({ path, body: whole })).toMatchObject({ ...whole, state: 'pending' })
  expect(await settled(path.pk)).toMatchObject({ ...whole, state: 'done' })
  expect(atX()).toMatchObject({ name: 'Cafés', description: '', private: 1 })

  expect(await browser.deleteXList({ path })).toMatchObject({ state: 'pending' })
  await world.settle()
  expect(atX()).toBeUndefined()
  expect(await browser.getXList({ path }).catch(codeOf)).toBe('not_found')
})

test('who asks while X answers is told of a state that was: done is done', async () => {
  world.sandbox.settings.set({ limit_multiplier: 1000 })
  const { id: pk } = await browser.createXList({ body: { account, name: 'Watched' } })
  await settled(pk)
  const [handle] = handles as [string]
  for (let round = 0; round < 16; round++) {
    const on = round % 2 === 0
    await browser.changeXListMembers({ path: { pk }, body: on ? { add: [handle] } : { remove: [handle] } })
    const untilDone = async () => {
      for (;;) {
        const [whole, all] = await Promise.all([browser.getXList({ path: { pk } }), browser.listXLists()])
        const listed = all.find(({ id }) => id === pk)!
        for (const { state, member_count } of [whole, listed])
          if (state === 'done') expect(member_count).toBe(on ? 1 : 0)
        if (whole.state === 'done' && listed.state === 'done') return
      }
    }
    await Promise.all([untilDone(), untilDone(), untilDone()])
  }
  await browser.deleteXList({ path: { pk } })
  await world.settle()
})

test('the copy follows what happened at X', async () => {
  const { id } = await browser.createXList({ body: { account, name: 'Here and there' } })
  const gone = await browser.createXList({ body: { account, name: 'Deleted there' } })
  const uid = (await settled(id)).uid!
  const network = await world.sandbox.world.network()
  network.addMember(uid, network.accountByHandle(handles[4]!)!.slot, Date.now())
  network.updateList(uid, { name: 'Renamed there' })
  network.deleteList((await settled(gone.id)).uid!)
  const team = { team_id: 'meridian' }
  const { spent } = await browser.getReading({ path: team })
  await browser.syncXLists({ body: { account } })
  expect((await browser.listSocialAccounts())[0]!.lists).toMatchObject({ reading: true, error: null })
  await world.settle()
  expect((await browser.listSocialAccounts())[0]!.lists).toEqual({
    reading: false,
    read_at: expect.any(String),
    error: null,
  })
  const { list, user } = (await browser.getReading({ path: team })).prices
  expect((await browser.getReading({ path: team })).spent - spent).toBe(list + user)
  expect((await browser.listXLists()).map(({ name, member_count }) => [name, member_count])).toEqual([
    ['Renamed there', 1],
  ])
  expect((await browser.getXList({ path: { pk: id } })).members).toMatchObject([{ handle: handles[4] }])
})

test('over the limit of the team no list is read and no one is looked up; taking someone off costs nothing', async () => {
  const [list] = await browser.listXLists()
  const path = { team_id: 'meridian' }
  const { spent } = await browser.getReading({ path })
  await browser.changeReading({ path, body: { cap: spent } })
  expect(await browser.syncXLists({ body: { account, team: 'meridian' } }).catch(codeOf)).toBe('cost_cap')
  const change = (body: { add?: string[]; remove?: string[] }) =>
    browser.changeXListMembers({ path: { pk: list!.id }, body })
  expect(await change({ add: [handles[5]!] }).catch(codeOf)).toBe('cost_cap')
  expect(await change({ remove: [`@${handles[4]!.toUpperCase()}`] })).toMatchObject({ member_count: 0 })
  expect(await settled(list!.id)).toMatchObject({ member_count: 0, state: 'done' })
  expect((await browser.getReading({ path })).spent).toBe(spent)
  await browser.changeReading({ path, body: { cap: null } })
})

test('a request sent again with its key makes one list', async () => {
  const body = { account, name: 'Once' }
  const first = await browser.createXList({ body }, { idempotency_key: 'k1' })
  const second = await browser.createXList({ body }, { idempotency_key: 'k1' })
  expect(second.id).toBe(first.id)
  await world.settle()
  await browser.syncXLists({ body: { account } })
  await world.settle()
  expect((await browser.listXLists()).filter(({ name }) => name === 'Once')).toHaveLength(1)
})

test('what X refuses is told and can be tried again', async () => {
  world.sandbox.faults.add({ path: '/2/lists', status: 403 })
  const { id } = await browser.createXList({ body: { account, name: 'Refused' } })
  expect(await settled(id)).toMatchObject({ state: 'failed', error: 'upstream_refused', uid: null })
  expect(await browser.retryXList({ path: { pk: id } })).toMatchObject({ state: 'pending' })
  expect(await settled(id)).toMatchObject({ state: 'done', error: null, uid: expect.any(String) })
})

test('a list that X will not delete stays', async () => {
  const { id } = await browser.createXList({ body: { account, name: 'Stays' } })
  await settled(id)
  world.sandbox.faults.add({ path: '/2/lists/*', method: 'DELETE', status: 403 })
  await browser.deleteXList({ path: { pk: id } })
  expect(await settled(id)).toMatchObject({ state: 'failed', error: 'upstream_refused' })
})

test('a list that X made and did not tell of is found there, not made twice', async () => {
  const network = await world.sandbox.world.network()
  const count = () => network.database.prepare("SELECT count(*) AS n FROM lists WHERE name = 'Uncertain'").get()
  world.sandbox.faults.add({ path: '/2/lists', kind: 'lost' })
  const { id } = await browser.createXList({ body: { account, name: 'Uncertain' } })
  await expect.poll(async () => (await browser.getXList({ path: { pk: id } })).state, { timeout: 20_000 }).toBe('done')
  expect(count()).toEqual({ n: 1 })
})

test('a list that X made and did not tell of is found there by the name it was made with, though it has another by now', async () => {
  const network = await world.sandbox.world.network()
  const count = network.database.prepare('SELECT count(*) AS n FROM lists WHERE name = ?')
  world.sandbox.faults.add({ path: '/2/lists', kind: 'lost' })
  const { id } = await browser.createXList({ body: { account, name: 'Made as this' } })
  const path = { pk: id }
  await expect.poll(() => count.get('Made as this')).toEqual({ n: 1 })
  await browser.changeXList({ path, body: { name: 'Called this' } })
  await expect.poll(async () => (await browser.getXList({ path })).state, { timeout: 20_000 }).toBe('done')
  expect([count.get('Made as this'), count.get('Called this')]).toEqual([{ n: 0 }, { n: 1 }])
})

test.each(['answer lost', 'gone before'])('a list that X has deleted is gone here as well: %s', async (name) => {
  const network = await world.sandbox.world.network()
  const { id } = await browser.createXList({ body: { account, name } })
  const state = () => browser.getXList({ path: { pk: id } }).then((list) => list.state, codeOf)
  await expect.poll(state).toBe('done')
  if (name === 'gone before') network.deleteList((await browser.getXList({ path: { pk: id } })).uid!)
  else world.sandbox.faults.add({ path: '/2/lists/*', method: 'DELETE', kind: 'lost' })
  await browser.deleteXList({ path: { pk: id } })
  await expect.poll(state, { timeout: 20_000 }).toBe('not_found')
})

test('without a connection nothing is written, and a stranger sees nothing', async () => {
  const [list] = await browser.listXLists()
  const stranger = await world.as('admin@halcyon.example')
  expect(await stranger.listXLists()).toEqual([])
  expect(await stranger.createXList({ body: { account, name: 'Mine' } }).catch(codeOf)).toBe('not_found')
  await browser.disconnectSocialAccount({ path: { pk: account } })
  const path = { pk: list!.id }
  expect(await browser.changeXList({ path, body: { name: 'Too late' } }).catch(codeOf)).toBe('reconnect_needed')
  expect((await browser.getXList({ path })).name).toBe(list!.name)
})
