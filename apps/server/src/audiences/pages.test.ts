import { AudienceConfig } from '@starling/contract'
import type { Client } from '@starling/contract/browser'
import type { Question } from '@starling/question'
import { findTeam } from '@starling/store'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

const ADMIN = 'admin@meridian.example'
const BUILT: Question = { query_type: 'builder', who: { languages: ['ja'] }, countries: ['JP'] }
const MANY = 300
let world: World
let admin: Client
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  admin = await world.as(ADMIN)
  const team_id = (await findTeam(world.product.store, 'meridian'))!.id
  await world.product.store.change('operator', async (change) => {
    await change.audit('test.changed')
    for (let n = 0; n < MANY; n++) {
      await change.table({ team_id }, 'audiences').add({
        query_type: 'audience_builder',
        name: `Page ${n}`,
        body: JSON.stringify(BUILT),
        days: null,
        audience_creator_query_id: 'q',
        ad_account_id: null,
        made_by: null,
        region: n % 3 ? 'jp' : 'europe',
        categories: n % 2 ? ['Brand'] : [],
        size: n,
        sized_at: change.now,
        starts_at: null,
        ends_at: null,
        created_at: change.now,
        changed_at: change.now,
        removed_at: null,
      })
    }
  })
}, 60_000)
afterAll(() => world.stop())

async function sizesOf(query: Record<string, string>): Promise<(number | null)[]> {
  const seen: AudienceConfig[] = []
  let cursor: string | undefined
  const { token } = await world.token(ADMIN)
  do {
    const answer = await world.product.app.inject({
      url: `/api/audience-configs/?${new URLSearchParams({ ...query, ...(cursor && { cursor }) })}`,
      headers: { host: 'localhost:4000', authorization: `Token ${token}` },
    })
    seen.push(...AudienceConfig.array().parse(answer.json()))
    cursor = answer.headers['x-next-cursor'] as string | undefined
  } while (cursor)
  return seen.map(({ size }) => size)
}
const all = Array.from({ length: MANY }, (_, n) => n)

test.each([
  ['by size', { sort: 'size' }, all.toReversed()],
  ['the smallest first', { sort: 'smallest' }, all],
  ['by name', { sort: 'name' }, all.toSorted((a, b) => (`Page ${a}` < `Page ${b}` ? -1 : 1))],
  ['of a category', { sort: 'smallest', category: 'Brand' }, all.filter((n) => n % 2)],
  ['of a region', { sort: 'smallest', region: 'europe' }, all.filter((n) => n % 3 === 0)],
  ['of a size', { sort: 'smallest', least: '50', most: '70' }, all.slice(50, 71)],
  ['targetable', { sort: 'smallest', targetable: 'targetable' }, all.slice(100)],
  ['not targetable', { sort: 'smallest', targetable: 'not_targetable' }, all.slice(0, 100)],
  ['of a text', { text: 'page 29', sort: 'smallest' }, [29, ...all.slice(290)]],
  ['of a text that is no pattern', { text: '%' }, []],
  ['of a status', { status: 'paused' }, []],
  ['of a kind', { query_type: 'handle_analysis' }, []],
])('%s, page by page without a gap or a double', async (_, query, sizes) => {
  expect(await sizesOf({ limit: '40', ...(query as Record<string, string>) })).toEqual(sizes)
})

test('what no filter knows is refused', async () => {
  await expect(admin.listAudienceConfigs({ query: { status: 'gone' as 'any' } })).rejects.toMatchObject({ status: 400 })
  await expect(admin.listAudienceConfigs({ query: { cursor: 'x' } })).rejects.toMatchObject({ status: 400 })
})
