import { type Answered, type Citation, NOT_IN_DATA, readCitations, readOpening } from '@starling/contract'
import type { Client } from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { invented } from '../../../test-kit/chat/right.ts'

vi.setConfig({ hookTimeout: 120_000 })
let world: World
let member: Client
let coffee: AskedQuestion
let given: Answered[]
const sectionsOf = async (question: AskedQuestion) =>
  (await member.explore({ body: { question } })).sections.filter((one): one is Answered => 'rows' in one)

beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  member = await world.as('member@meridian.example')
  const until = Math.floor(world.clock.now().getTime() / 1000)
  coffee = { query_type: 'conversation', keywords: [['coffee']], window: { since: until - 365 * 86_400, until } }
  given = await sectionsOf(coffee)
})
afterAll(() => world.stop())

async function answer(query: string, history: { role: 'person' | 'answer'; text: string }[] = []): Promise<string> {
  const sections = given.map(({ section, rows, base, more }) => ({ section, rows, base, more }))
  const pieces: string[] = []
  const body = { data: { question: coffee, sections }, query, history }
  for await (const piece of member.analyzeChatQuery({ body })) pieces.push(piece)
  return pieces.join('')
}

test.each([
  ['compare coffee with football', 'football', /^“coffee” has .* “football” .* people\. /],
  ['これをfootballと比べて', 'football', /^「coffee」は.*「football」は.*人です。/],
])('%s: each figure is of its own analysis, and the other can be opened', async (query, word, expected) => {
  const text = await answer(query)
  const other = readOpening(text)!
  expect(other).toEqual({ ...coffee, keywords: [[word]] })
  const cited = readCitations(text).filter((part): part is Citation => typeof part !== 'string')
  const [mine, theirs] = [cited.filter(({ beside }) => !beside), cited.filter(({ beside }) => beside)]
  expect([mine.length > 0, theirs.length > 0]).toEqual([true, true])
  expect(invented(text, mine, given)).toBeUndefined()
  expect(invented(text, theirs, await sectionsOf(other))).toBeUndefined()
  expect(
    readCitations(text)
      .map((part) => (typeof part === 'string' ? part : part.shown))
      .join(''),
  ).toMatch(expected)
})

test('followers of an account are laid beside them, and the comparison is gone on with', async () => {
  const [{ rows }] = await world.product.engine.ask({ who: { all: [] }, posts: { by: 'anyone' } }, [
    { do: 'accounts', order: 'followers_count', limit: 1 },
  ])
  const query = `How do they differ from the followers of @${rows[0]!.handle}?`
  expect(readOpening(await answer(query))).toEqual({ query_type: 'handle', handle: rows[0]!.handle.toLowerCase() })
  const next = await answer('and travel?', [{ role: 'person', text: query }])
  expect(readOpening(next)).toMatchObject({ keywords: [['travel']] })
})

test('of whom too little is known nothing is compared, and rows of this analysis are compared as before', async () => {
  const none = await answer('compare this with zzqqxx')
  expect(none.startsWith(NOT_IN_DATA.en), none).toBe(true)
  expect(readCitations(none).filter((part) => typeof part !== 'string')).toEqual([])
  const rows = await answer('Compare women and men')
  expect(readOpening(rows)).toBeNull()
  expect(rows).toContain('[[genders:')
})
