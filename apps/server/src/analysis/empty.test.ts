import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let world: World
beforeAll(async () => {
  world = await World.create(inject('postgres'))
})
afterAll(() => world.stop())

test('before anything was read in, questions are understood and sections say that it is too early', async () => {
  const member = await world.as('member@meridian.example')
  const question = { query_type: 'handle', handle: '@Somebody' } as const
  expect(await member.analyzeQuestion({ body: { question } })).toMatchObject({
    missing: { handles: ['somebody'] },
    account: null,
    corpus: { accounts: 0, as_of: null },
  })
  const { sections } = await member.explorePeople({ body: { question } })
  expect(sections.map((one) => 'error' in one && one.error.code)).toEqual(Array(3).fill('unavailable'))
  await expect(member.getTimeline({ query: { handle: 'somebody' } })).rejects.toMatchObject({ status: 503 })
})
