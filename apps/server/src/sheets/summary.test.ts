import type { Answered, Ask } from '@starling/contract'
import type { Client } from '@starling/contract/browser'
import type { Question } from '@starling/question'
import { headlineOf, type SectionId, sectionOf } from '@starling/sections'
import { formatOf } from '@starling/sections/cells'
import { summaryOf, summarySections, textOfSentence } from '@starling/sections/summary'
import { type Language, say } from '@starling/text/both'
import { type World, worldWithNetwork } from '@starling/world'
import { unzipSync } from 'fflate'
import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'

vi.setConfig({ testTimeout: 120_000 })
const TOKYO = 540
let world: World
let member: Client
let questions: Question[]
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  member = await world.as('member@meridian.example')
  const [accounts, terms, posts] = await world.product.engine.ask({ who: { all: [] }, posts: { by: 'anyone' } }, [
    { do: 'accounts', order: 'followers_count', limit: 2 },
    { do: 'terms', source: 'posts', kind: 'keyword', order: 'count', limit: 3 },
    { do: 'posts', order: 'like_count', limit: 30 },
  ])
  const now = Math.floor(world.clock.now().getTime() / 1000)
  const window = { since: now - 300 * 86_400, until: now }
  const [word, other] = terms.rows.map(({ value }) => value)
  questions = [
    ...accounts.rows.map(({ handle }): Question => ({ query_type: 'handle', handle })),
    { query_type: 'keyword', keywords: [[word!]], window },
    { query_type: 'conversation', keywords: [[other!]], window, countries: ['US', 'GB'] },
    { query_type: 'conversation', keywords: [[word!]] },
    { query_type: 'post', post_ids: posts.rows.map(({ id }) => id) },
  ]
})
afterAll(() => world.stop())

const whole = (question: Question): Ask => ({
  question,
  sections: summarySections(question),
  utc_offset_minutes: TOKYO,
})
const answersTo = async (question: Question, client = member): Promise<Answered[]> =>
  (await client.explore({ body: whole(question) })).sections.filter((one) => 'rows' in one)
const told = (question: Question, answers: readonly Answered[], language: Language, asked?: string) =>
  summaryOf({ question, asked, answers, say: say(language), utc_offset_minutes: TOKYO })

/** Numbers with their signs: 1,234, 12.5%, 3.4×, 1.2万. */
const numbersIn = (text: string) => text.match(/[+-]?\d[\d,.:]*(%|×|K|M|万|億)?/g) ?? []

/** Every number that its card may show: of its headline, its cells and its base. */
function numbersOf({ section, rows, base }: Answered, language: Language): Set<string> {
  const format = formatOf(say(language), sectionOf(section).clock === 'utc' ? 0 : TOKYO)
  const headline = headlineOf(section, { rows, n: base.n }, format, say(language))
  const { columns } = sectionOf(section)
  const cells = rows.flatMap((row) =>
    Object.entries(columns).flatMap(([name, { kind }]) => [
      format.short(kind, row[name]),
      format.full(kind, row[name]),
    ]),
  )
  const known = format.short('count', base.known)
  return new Set([headline?.figure ?? '', headline?.words ?? '', known, ...cells].flatMap(numbersIn))
}

test.each(['en', 'ja'] as const)('every figure of a summary is one that its section shows (%s)', async (language) => {
  const spoken = new Set<SectionId>()
  let figures = 0
  for (const question of questions) {
    const answers = await answersTo(question)
    const byId = new Map(answers.map((answer) => [answer.section, answer]))
    const { sentences } = told(question, answers, language)
    expect(sentences.length, JSON.stringify(question)).toBeGreaterThanOrEqual(3)
    for (const { text, section } of sentences.flat()) {
      if (!section) continue
      const shown = numbersOf(byId.get(section)!, language)
      const numbers = numbersIn(text)
      expect(numbers.length, text).toBeGreaterThan(0)
      expect(
        numbers.filter((number) => !shown.has(number)),
        `${section}: ${text}`,
      ).toEqual([])
      spoken.add(section)
      figures += numbers.length
    }
  }
  expect(figures).toBeGreaterThan(80)
  // Of each sentence something was told.
  expect(new Set([...spoken].map((id) => sectionOf(id).summary!.sentence)).size).toBe(5)
})

test('a file begins with the sentences that the screen shows, in its language', async () => {
  const [question] = questions as [Question]
  const asked = 'People who follow @somebody, Global'
  for (const language of ['en', 'ja'] as const) {
    const sentences = told(question, await answersTo(question), language, asked).sentences.map(textOfSentence)
    const body = { ...whole(question), language, asked }
    const bytes = async (format: 'xlsx' | 'csv' | 'json') =>
      new Uint8Array(await (await member.createSheet({ body: { ...body, format } })).blob.arrayBuffer())
    const { sheets } = await readXlsx(await bytes('xlsx'))
    expect(sheets[0]!.name).toBe(say(language).t('Summary'))
    const written = sheets[0]!.rows.slice(1).map(([sentence]) => sentence)
    expect(written.slice(0, sentences.length)).toEqual(sentences)
    const csv = Buffer.from(unzipSync(await bytes('csv'))[`01-${say(language).t('Summary')}.csv`]!).toString('utf8')
    const rows = parseCsv(csv, { delimiter: ',' }) as string[][]
    expect(rows.slice(1).map(([sentence]) => sentence)).toEqual(written)
    expect(JSON.parse(Buffer.from(await bytes('json')).toString('utf8')).summary).toEqual(sentences)
  }
})

test('who has not signed in is told nothing beyond the rows that they see', async () => {
  const [question] = questions as [Question]
  const stranger = world.browser('pro.localhost:4000')
  const answers = await answersTo(question, stranger)
  const names = answers.flatMap(({ rows }) => rows.map(({ value, handle }) => String(value ?? handle)))
  const { sentences } = told(question, answers, 'en')
  const handles = sentences.map(textOfSentence).join(' ').match(/@\w+/g) ?? []
  expect(handles.length).toBeGreaterThan(0)
  expect(handles.filter((handle) => !names.includes(handle.slice(1)))).toEqual([])
})

test('a file of sections that say nothing in a summary begins with what it is about', async () => {
  const [question] = questions as [Question]
  const file = await member.createSheet({ body: { question, sections: ['largest_followers'], format: 'xlsx' } })
  const { sheets } = await readXlsx(new Uint8Array(await file.blob.arrayBuffer()))
  expect(sheets[0]!.name).toBe('About this file')
})
