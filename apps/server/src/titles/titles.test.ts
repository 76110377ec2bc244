import { scopeOf } from '@starling/question'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let world: World
let person: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  person = await world.as('admin@meridian.example')
}, 180_000)
afterAll(() => world.stop())

const now = () => world.clock.now().getTime() / 1000
async function sizeOf(question: Parameters<typeof scopeOf>[0]): Promise<number> {
  const [{ accounts }] = await world.product.engine.ask(scopeOf(question, now()), [{ do: 'size' }], { asker: 'test' })
  return accounts
}
const told = (people: number) => (people > 0 && people < 5 ? null : people)

test('the taxonomy has 16 categories with Japanese names, each title as many people as its question finds', async () => {
  const { categories, base } = await person.listTargetingTitles({ body: {} })
  expect(categories).toHaveLength(16)
  for (const { titles, people, share, label_ja } of categories) {
    expect(label_ja).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]|IT/)
    const who = { job_titles: titles.map(({ id }) => id) }
    expect(people).toBe(told(await sizeOf({ query_type: 'builder', who })))
    if (people) expect(share).toBe(people / base.n)
  }
  const some = categories.flatMap(({ titles }) => titles).filter(({ people }) => people)
  expect(some.length).toBeGreaterThan(0)
  for (const { id, people, interval, share } of some.slice(0, 10)) {
    expect(people).toBe(told(await sizeOf({ query_type: 'builder', who: { job_titles: [id] } })))
    expect(interval![0] <= share! && share! <= interval![1]).toBe(true)
  }
})

test('a combination is counted exactly, with what each title adds, and saved as it is', async () => {
  const { categories } = await person.listTargetingTitles({ body: {} })
  const [one, other, third] = categories
    .flatMap(({ titles }) => titles)
    .sort((a, b) => (b.people ?? 0) - (a.people ?? 0))
    .map(({ id }) => id) as [string, string, string]
  const body = { job_titles: [one, other, one], excluded_job_titles: [third], countries: ['Japan', 'US'] }
  const { people, each, question } = await person.estimateTitles({ body })
  expect(question).toEqual({
    query_type: 'builder',
    who: { all: [{ job_titles: [one, other] }, { not: { job_titles: [third] } }] },
    countries: ['JP', 'US'],
  })
  expect(people).toBe(told(await sizeOf(question)))
  const without = { ...question, who: { all: [{ job_titles: [other] }, { not: { job_titles: [third] } }] } } as const
  const all = await sizeOf(question)
  expect(each[0]).toMatchObject({ id: one, adds: told(all - (await sizeOf(without as never))) })
  const saved = await person.createProAudienceConfig({ body: { body: question, name: 'Working' } })
  expect(saved.size).toBe(all)
})

test('what is in no list is refused where it stands; a stranger is asked to sign in', async () => {
  const refused = { status: 400 }
  await expect(person.estimateTitles({ body: { job_titles: ['wizard'] } })).rejects.toMatchObject(refused)
  await expect(person.estimateTitles({ body: { job_titles: [] } })).rejects.toMatchObject(refused)
  const unknown = { job_titles: ['lawyer'], interests: ['nothing'] }
  await expect(person.estimateTitles({ body: unknown })).rejects.toMatchObject(refused)
})
