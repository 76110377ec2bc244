import { type Answered, type Citation, NOT_IN_DATA, readCitations } from '@starling/contract'
import type { Client } from '@starling/contract/browser'
import type { Question } from '@starling/question'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { given, type Known, QUESTIONS, type Scope, UNANSWERABLE } from '../../test-kit/chat/known-questions.ts'
import { cellOf, invented, isNear } from '../../test-kit/chat/right.ts'

// A network is made first, and whole analyses of it.
vi.setConfig({ hookTimeout: 120_000 })
let world: World
let member: Client
const questions = {} as Record<Scope, Question>

beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  member = await world.as('member@meridian.example')
  const everybody: Question = { query_type: 'builder', who: { all: [] } }
  const largest = await world.product.engine.section('largest_followers', everybody)
  const now = Math.floor(world.clock.now().getTime() / 1000)
  questions.handle = { query_type: 'handle', handle: largest.rows[0]!.handle }
  questions.conversation = {
    query_type: 'conversation',
    keywords: [['good'], ['week']],
    window: { since: now - 60 * 86_400, until: now },
  }
  for (const scope of ['handle', 'conversation'] as const) {
    const { sections } = await member.explore({ body: { question: questions[scope] } })
    given[scope] = sections.filter((one): one is Answered => 'rows' in one)
  }
})
afterAll(() => world.stop())

async function answer(scope: Scope, query: string): Promise<string> {
  const sections = given[scope].map(({ section, rows: all, base, more }) => ({ section, rows: all, base, more }))
  const pieces: string[] = []
  const body = { data: { question: questions[scope], sections }, query }
  for await (const piece of member.analyzeChatQuery({ body })) pieces.push(piece)
  return pieces.join('')
}

function isKnown(scope: Scope, cited: Citation[], [section, column, value]: Known): boolean {
  return cited.some((one) => {
    if (one.section !== section || one.column !== column) return false
    return one.row === '*' ? isNear(one.shown, Number(value)) : cellOf(given[scope], one) === value
  })
}

function expectAllLinked(scope: Scope, text: string): Citation[] {
  const cited = readCitations(text).filter((part): part is Citation => typeof part !== 'string')
  expect(invented(text, cited, given[scope])).toBeUndefined()
  return cited
}

const ALL = QUESTIONS.flatMap(([scope, en, ja, known]) => [
  { scope, language: 'en' as const, asked: en, known },
  { scope, language: 'ja' as const, asked: ja, known },
])

describe('50 questions with known answers', () => {
  test('there are 50 of them, and 10 without', () => {
    expect([ALL.length, UNANSWERABLE.length]).toEqual([50, 10])
  })
  test.each(ALL)('$language $scope: $asked', async ({ scope, asked, known, language }) => {
    const query = typeof asked === 'string' ? asked : asked()
    const text = await answer(scope, query)
    const cited = expectAllLinked(scope, text)
    for (const one of known()) expect(isKnown(scope, cited, one), `${query}: ${one.join(' ')} in ${text}`).toBe(true)
    expect(/[ぁ-ん]/.test(text)).toBe(language === 'ja')
  })
})

test.each(UNANSWERABLE)('%s %s: %s is not in this data', async (scope, language, query) => {
  const text = await answer(scope, query)
  expect(text.startsWith(NOT_IN_DATA[language]), text).toBe(true)
  expect(expectAllLinked(scope, text)).toEqual([])
})
