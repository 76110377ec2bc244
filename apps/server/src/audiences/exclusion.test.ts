import { type BuilderQuestion, scopeOf } from '@starling/question'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let world: World
let person: Awaited<ReturnType<World['as']>>
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  person = await world.as('admin@meridian.example')
}, 180_000)
afterAll(() => world.stop())

const builder = (who: BuilderQuestion['who']): BuilderQuestion => ({ query_type: 'builder', who })
async function peopleOf(who: BuilderQuestion['who']): Promise<Set<string>> {
  const scope = scopeOf(builder(who), world.clock.now().getTime() / 1000)
  const rows = [{ do: 'accounts', order: 'sample', limit: 10_000 }] as const
  const [found] = await world.product.engine.ask(scope, rows, { asker: 'test' })
  return new Set(found.rows.map(({ id }) => id))
}
const ENGLISH = { languages: ['en'] }
const AMERICANS = { countries: ['US'] }

test('who would be left out is counted exactly and shown by some of them', async () => {
  const all = await person.extractExclusionSample({ body: { body: builder(ENGLISH) } })
  const english = await peopleOf(ENGLISH)
  expect(all).toMatchObject({ left_out: english.size, left: all.people! - english.size })
  const audience = await person.createProAudienceConfig({ body: { body: builder(AMERICANS), name: 'There' } })
  const body = { body: builder(ENGLISH), audience_config_id: audience.id }
  const there = await person.extractExclusionSample({ body })
  const both = await peopleOf({ all: [ENGLISH, AMERICANS] })
  expect(there).toMatchObject({ people: audience.size, left_out: both.size, share: both.size / audience.size! })
  expect(there.sample.length).toBe(Math.min(10, both.size))
  expect(there.sample.every(({ id }) => both.has(id))).toBe(true)
})

test('of everybody as many are left out as the audience has, whether or not it counts bots', async () => {
  for (const without_bots of [true, false]) {
    const body = { ...builder(ENGLISH), without_bots }
    const { size } = await person.createProAudienceConfig({ body: { body } })
    expect(await person.extractExclusionSample({ body: { body } })).toMatchObject({ left_out: size })
  }
})

test('each question looks into its own window', async () => {
  const now = Math.floor(world.clock.now().getTime() / 1000)
  const lately = { since: now - 5 * 86_400, until: now }
  const posted = { posted: { groups: [['the']] } }
  const question: BuilderQuestion = { ...builder(posted), window: lately }
  const { left_out } = await person.extractExclusionSample({ body: { body: question } })
  expect(left_out).toBe((await peopleOf({ ...posted, window: lately })).size)
})

test('of fewer than five nothing is told', async () => {
  const [someone] = await peopleOf(AMERICANS)
  const scope = scopeOf(builder(AMERICANS), world.clock.now().getTime() / 1000)
  const [{ rows }] = await world.product.engine.ask(scope, [{ do: 'accounts', order: 'sample', limit: 1 }] as const, {
    asker: 'test',
  })
  expect(rows[0]!.id).toBe(someone)
  const few = await person.extractExclusionSample({ body: { body: builder({ handles: [rows[0]!.handle] }) } })
  expect(few).toMatchObject({ left_out: null, left: null, share: null, sample: [] })
})

test('it is saved as one that is left out; another person’s audience is nobody’s', async () => {
  const made = await person.createExclusionAudience({ body: { body: builder(ENGLISH), name: 'Not these' } })
  expect(made).toMatchObject({ is_exclusion: true, categories: [{ name: 'Exclusion Audience' }], owner: 'person' })
  const stranger = await world.signIn('stranger@elsewhere.example')
  const body = { body: builder(ENGLISH), audience_config_id: made.id }
  await expect(stranger.extractExclusionSample({ body })).rejects.toMatchObject({ status: 404 })
})
