import { type Answered, type Citation, NOT_IN_DATA, readCitations } from '@starling/contract'
import type { Client } from '@starling/contract/browser'
import type { Question } from '@starling/question'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { given, type Scope } from '../../test-kit/chat/known-questions.ts'
import { NOT_THERE, PARAPHRASES, type Right } from '../../test-kit/chat/paraphrases.ts'

// Sixty questions, each sent with a whole analysis.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
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
  const sections = given[scope].map(({ section, rows, base, more }) => ({ section, rows, base, more }))
  const pieces: string[] = []
  for await (const piece of member.analyzeChatQuery({
    body: { data: { question: questions[scope], sections }, query },
  }))
    pieces.push(piece)
  return pieces.join('')
}

const figureOf = ({ shown }: Citation) => Number(shown.replace(/[,%]/g, ''))
const isRight = (cited: Citation[], right: Right) => {
  if (right === 'nothing') return cited.length === 0
  const { section, row, column, figure } = right
  return cited.some((one) => {
    if (one.section !== section || (column !== undefined && one.column !== column)) return false
    return figure === undefined ? row === undefined || one.row === row : figureOf(one) === figure
  })
}

/** Somebody else's words for the same things. What is not understood is said not to be in the data, never guessed. */
test('60 questions in other words: at least 54 are answered right, each figure with its place', async () => {
  const missed: string[] = []
  const unlinked: string[] = []
  for (const { scope, language, asked, right } of PARAPHRASES) {
    const text = await answer(scope, asked)
    const parts = readCitations(text)
    const cited = parts.filter((part): part is Citation => typeof part !== 'string')
    if (!isRight(cited, right())) missed.push(`${language} ${scope}: ${asked} → ${text.slice(0, 160)}`)
    if (cited.length === 0 && !text.startsWith(NOT_IN_DATA[language])) unlinked.push(`${asked} → ${text}`)
  }
  expect(unlinked).toEqual([])
  expect(PARAPHRASES.length - missed.length, missed.join('\n')).toBeGreaterThanOrEqual(54)
})

test.each(NOT_THERE)('%s %s: %s is not in this data', async (scope, language, query) => {
  const text = await answer(scope, query)
  expect(text.startsWith(NOT_IN_DATA[language]), text).toBe(true)
  expect(readCitations(text).every((part) => typeof part === 'string')).toBe(true)
})
