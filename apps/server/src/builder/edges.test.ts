import { ApiError, type Client } from '@starling/contract/browser'
import { AGE_GROUPS } from '@starling/enrich'
import type { Who } from '@starling/question'
import { keepDraft } from '@starling/store'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let world: World
let admin: Client
let stranger: Client
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  ;[admin, stranger] = [await world.as('admin@meridian.example'), await world.as('admin@halcyon.example')]
})
afterAll(() => world.stop())

const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error) => (error instanceof ApiError ? [error.status, error.body] : error),
  )

test('a draft names no audience that its person cannot change', async () => {
  const body = { body: { query_type: 'keyword' as const, keywords: [['coffee']] } }
  const [own, ours, foreign] = [
    await admin.createProAudienceConfig({ body }),
    await admin.createAudienceConfig({ body: { ...body, team: 'meridian' } }),
    await stranger.createProAudienceConfig({ body }),
  ]
  const kept = (audience_config_id: string) =>
    admin.keepBuilderDraft({ body: { handles: ['nike'], audience_config_id } })
  for (const { id } of [own, ours]) expect((await kept(id)).audience_config_id).toBe(id)
  for (const id of [foreign.id, 'no id', '0198c0de-0000-7000-8000-000000000000']) {
    // The rest of the draft is kept: an address that a colleague sent may name what is not for all.
    expect(await kept(id)).toMatchObject({ handles: ['nike'], audience_config_id: null })
    expect((await admin.getBuilderDraft()).audience_config_id).toBe(null)
  }
})

test('a range that ends before it begins, and what is in no list, are refused', async () => {
  const body = (wrong: object) => refusalOf(admin.keepBuilderDraft({ body: wrong as never }))
  const words = ['The range ends before it begins.']
  expect(await body({ followers: { min: 9, max: 3 } })).toMatchObject([400, { followers: words }])
  expect(await body({ budget: 0 })).toMatchObject([400, { budget: ['This must be at least 1.'] }])
  expect(await body({ languages: ['ja', 'xyzzy'] })).toMatchObject([400, { 'languages.1': {} }])
  // It would ask for people anywhere.
  expect(await body({ selected_regions: ['atlantis'] })).toMatchObject([400, { 'selected_regions.0': {} }])
  const right = { followers: { min: 3, max: 3 }, languages: ['ja'], selected_regions: ['dach'] }
  expect(await admin.keepBuilderDraft({ body: right })).toMatchObject(right)
  const description = 'Between 10,000 and 1,000 followers'
  const { patch } = await admin.analyseDescription({ body: { description } })
  expect(patch.followers).toEqual({ min: 1_000, max: 10_000 })
})

test('what was kept before a rule came can still be read', async () => {
  await admin.keepBuilderDraft({ body: { handles: ['nike'] } })
  const odd = { handles: ['nike'], gender: 'whoever', followers: { min: 9, max: 3 }, kept: { genders: ['xyzzy'] } }
  const { id: user_id } = await admin.getMe()
  await world.product.store.change('operator', async (change) => {
    await keepDraft(change, { user_id, for_team_id: null }, odd as never)
    await change.audit('builder.kept')
  })
  expect(await admin.getBuilderDraft()).toMatchObject({ handles: ['nike'], gender: 'ANY', followers: null, kept: null })
})

test('conditions with values of which there is a list want one of them', async () => {
  const ask = (who: Who) => refusalOf(admin.createProAudienceConfig({ body: { body: { query_type: 'builder', who } } }))
  const refused: [Who, string][] = [
    [{ genders: ['xyzzy'] }, 'genders'],
    [{ not: { any: [{ age_groups: ['7-9'] }] } }, 'age_groups'],
    [{ all: [{ languages: ['xyzzy'] }] }, 'languages'],
    [{ followers: { min: 9, max: 3 } }, 'followers'],
  ]
  for (const [who, field] of refused) {
    expect(await ask(who)).toMatchObject([400, { [field]: [expect.any(String)] }])
  }
  expect(await ask({ genders: ['xyzzy'] })).toMatchObject([400, { genders: ['“xyzzy” is not in the list.'] }])
  expect(
    await ask({
      all: [{ genders: ['female', 'brand'] }, { age_groups: [...AGE_GROUPS] }, { languages: ['ja', 'und'] }],
    }),
  ).toBe(null)
  expect(await ask({ followers: { min: 3, max: 3 } })).toBe(null)
})
