import type { Client } from '@starling/contract/browser'
import type { Window, WordsQuestion } from '@starling/question'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { otherWordings } from './other-words.ts'

let world: World
let member: Client
let window: Window
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  member = await world.as('member@meridian.example')
  const until = Math.floor(world.clock.now().getTime() / 1000)
  window = { since: until - 365 * 86_400, until }
})
afterAll(() => world.stop())

const about = (keywords: string[][], rest: Partial<WordsQuestion> = {}): WordsQuestion => ({
  query_type: 'conversation',
  keywords,
  window,
  ...rest,
})
const suggested = async (question: WordsQuestion) =>
  (await member.suggestOtherWords({ body: { question } })).suggestions

test('coffee limited to Japan is offered as it is written there, with how many people that finds', async () => {
  const [first] = await suggested(about([['coffee']], { countries: ['JP'] }))
  expect(first).toMatchObject({ keywords: [['コーヒー']], countries: ['JP'] })
  const size = await world.product.engine.section('audience_size', about([['コーヒー']], { countries: ['JP'] }))
  expect(first!.accounts).toBe(size.rows[0]!.accounts)
})

test.each(['coffee in Japan', 'coffee Japan', '日本のcoffee'])('%s is about people in Japan', async (typed) => {
  const all = await suggested(about([[typed]]))
  expect(all.map(({ keywords, countries }) => [keywords[0]![0], countries])).toContainEqual(['コーヒー', ['JP']])
})

test('what finds nobody is not offered, nor is what asks the same', async () => {
  expect(await suggested(about([['kestrelrun']], { countries: ['JP'] }))).toEqual([])
  expect(await suggested(about([['コーヒー']], { countries: ['JP'] }))).toEqual([])
  for (const { accounts } of await suggested(about([['coffee']]))) expect(accounts).toBeGreaterThanOrEqual(5)
})

const sizeOf = async (term: string) => {
  const { rows } = await world.product.engine.section('audience_size', about([[term]]))
  return Number(rows[0]?.accounts ?? 0)
}

test('a rare writing leads to the one that most use; the usual one leads to no rare one', async () => {
  const [rare, usual] = [await sizeOf('珈琲'), await sizeOf('コーヒー')]
  expect(usual).toBeGreaterThan(rare)
  expect(await suggested(about([['珈琲']]))).toContainEqual({
    keywords: [['コーヒー']],
    countries: [],
    accounts: usual,
  })
  expect((await suggested(about([['コーヒー']]))).map(({ keywords }) => keywords)).not.toContainEqual([['珈琲']])
})

test('where a question finds enough, it is not offered in other languages', async () => {
  expect(await sizeOf('coffee')).toBeGreaterThanOrEqual(50)
  expect(otherWordings(about([['coffee']]))).not.toEqual([])
  expect(await suggested(about([['coffee']]))).toEqual([])
})

test('every notion of a question is put into the other language, and a tag stays a tag', () => {
  const [first, second] = otherWordings(about([['coffee', 'kestrel'], ['#tea']], { countries: ['JP'] }))
  expect(first!.keywords).toEqual([['コーヒー', 'kestrel'], ['#お茶']])
  expect(second!.keywords).toEqual([['珈琲', 'kestrel'], ['#紅茶']])
})
