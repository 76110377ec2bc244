import { ListedTargetingList } from '@starling/contract'
import type { Client } from '@starling/contract/browser'
import { countChosen, emptyPackage } from '@starling/targeting'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const ADMIN = 'admin@meridian.example'
const MANY = 10_000
const KINDS = ['package', 'insights', 'native_pack', 'audience'] as const
const all = Array.from({ length: MANY }, (_, n) => n)
let world: World
let admin: Client
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  admin = await world.as(ADMIN)
  const { id: user_id } = await admin.getMe()
  const chosen = JSON.stringify(countChosen(emptyPackage()))
  await world.product.store.change('operator', async (change) => {
    await change.audit('test.changed')
    for (const n of all) {
      const at = new Date(change.now.getTime() - n * 1_000)
      await change.table({ user_id }, 'targeting_lists').add({
        ...{ for_team_id: null, insights_id: null, native_pack_id: null, audience_id: null },
        ...{ name: `List ${n}`, made_of: KINDS[n % KINDS.length]!, record_created_at: at, state: 'ready', error: null },
        ...{ size: null, size_of: null, as_of: null, chosen, first_reason: '', version: 1 },
        ...{ autopilot_allowed_at: null, autopilot_ad_account_id: null, autopilot_line_item_id: null },
        ...{ autopilot_due_at: null, created_at: at, changed_at: at, removed_at: n % 100 === 99 ? at : null },
      })
    }
  })
}, 180_000)
afterAll(() => world.stop())

async function namesOf(query: Record<string, string>): Promise<string[]> {
  const seen: ListedTargetingList[] = []
  let cursor: string | undefined
  const { token } = await world.token(ADMIN)
  do {
    const answer = await world.product.app.inject({
      url: `/api/external/audience-usages/?${new URLSearchParams({ ...query, ...(cursor && { cursor }) })}`,
      headers: { host: 'localhost:4000', authorization: `Token ${token}` },
    })
    expect(answer.statusCode).toBe(200)
    seen.push(...ListedTargetingList.array().parse(answer.json()))
    cursor = answer.headers['x-next-cursor'] as string | undefined
  } while (cursor)
  return seen.map(({ name }) => name)
}

const there = all.filter((n) => n % 100 !== 99)
const names = (ns: number[]) => ns.map((n) => `List ${n}`)
test.each([
  ['the newest first', { limit: '1000' }, names(there)],
  ['by name', { limit: '1000', sort: 'name' }, names(there).toSorted()],
  ['by when they were made', { limit: '997', sort: 'created' }, names(there)],
  ['of native packs', { type: 'targeting_list' }, names(there.filter((n) => n % 4 === 2))],
  ['of the builder', { type: 'builder' }, names(there.filter((n) => n % 4 === 1))],
  ['saved', { type: 'saved_list' }, names(there.filter((n) => n % 4 === 0 || n % 4 === 3))],
  ['deleted', { deleted: 'only', limit: '7' }, names(all.filter((n) => n % 100 === 99))],
  ['of a text', { text: 'list 123', limit: '10' }, names(there.filter((n) => String(n).startsWith('123')))],
  ['of a text that is no pattern', { text: '%' }, []],
])('%s, page by page without a gap or a double', async (_, query, wanted) => {
  expect(await namesOf(query as Record<string, string>)).toEqual(wanted)
})

test('what is no page is refused, and the last used come first', async () => {
  for (const cursor of ['x', Buffer.from('["a","b"]').toString('base64url')]) {
    await expect(admin.listTargetingLists({ query: { cursor } })).rejects.toMatchObject({ status: 400 })
  }
  const { id: user_id } = await admin.getMe()
  const [last] = await admin.listTargetingLists({ query: { text: 'List 4321', limit: 1 } })
  expect(last!.used_at).toBe(null)
  await world.product.store.change('operator', async (change) => {
    await change.table({ user_id }, 'targeting_lists').change(last!.id, { used_at: change.now })
    await change.audit('test.changed')
  })
  const [used, other] = await admin.listTargetingLists({ query: { sort: 'used', limit: 2 } })
  expect([used!.id, used!.used_at, other!.used_at]).toEqual([last!.id, expect.any(String), null])
})
