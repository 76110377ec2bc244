import type { AnswerRow } from '@starling/contract'
import type { Client } from '@starling/contract/browser'
import type { Question } from '@starling/question'
import { mayAsk, partsOf, SECTION_IDS, type SectionId, sectionOf } from '@starling/sections'
import { plainName } from '@starling/sections/file-name'
import { say } from '@starling/text/both'
import { type World, worldWithNetwork } from '@starling/world'
import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { type SheetCell, tableOf } from './table.ts'
import { sheetNames } from './xlsx.ts'

// 50 questions, each asked four ways.
vi.setConfig({ testTimeout: 120_000 })
let world: World
let member: Client
let handles: string[]
let words: string[]
let now: number
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  member = await world.as('member@meridian.example')
  const [accounts, terms] = await world.product.engine.ask({ who: { all: [] }, posts: { by: 'anyone' } }, [
    { do: 'accounts', order: 'followers_count', limit: 30 },
    { do: 'terms', source: 'posts', kind: 'keyword', order: 'count', limit: 60 },
  ])
  handles = accounts.rows.map(({ handle }) => handle)
  words = terms.rows.map(({ value }) => value)
  now = Math.floor(world.clock.now().getTime() / 1000)
})
afterAll(() => world.stop())

const bytesOf = async ({ blob }: { blob: Blob }) => new Uint8Array(await blob.arrayBuffer())
const textOf = async ({ blob }: { blob: Blob }) => Buffer.from(await blob.arrayBuffer()).toString('utf8')

/** What a cell is, whatever kind of file it went through. */
const plain = (value: unknown): string | number | boolean | null =>
  value === '' || value === undefined || value === null
    ? null
    : value instanceof Date
      ? value.getTime()
      : typeof value === 'number'
        ? Number(value.toPrecision(12))
        : (value as string | boolean)

/** A cell of a CSV read back by the kind of its column. */
function asWritten(text: string, like: SheetCell): string | number | boolean | null {
  if (like === null || like === '') return text === '' ? null : text
  if (typeof like === 'number') return plain(Number(text))
  if (typeof like === 'boolean') return text === 'true'
  if (like instanceof Date) return Date.parse(text)
  return text.startsWith("'") && !like.startsWith("'") ? text.slice(1) : text
}

function questions(count: number): Question[] {
  const window = { since: now - 200 * 86_400, until: now }
  const common = fc.record(
    { countries: fc.constantFrom(...[['US'], ['JP', 'GB'], ['FR']]), without_bots: fc.boolean() },
    { requiredKeys: [] },
  )
  const handle = fc.record({ query_type: fc.constant('handle' as const), handle: fc.constantFrom(...handles) })
  const group = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 2 })
  const about = fc.record({
    query_type: fc.constantFrom('keyword' as const, 'conversation' as const),
    keywords: fc.array(group, { minLength: 1, maxLength: 3 }),
    window: fc.constant(window),
  })
  const one = fc.tuple(fc.oneof(handle, about), common).map(([subject, rest]) => ({ ...subject, ...rest }) as Question)
  return fc.sample(one, { numRuns: count, seed: 6 })
}

test('50 random questions: the wire, XLSX, CSV and JSON tell what the engine answers', async () => {
  let cells = 0
  for (const [at, question] of questions(50).entries()) {
    const asked = SECTION_IDS.filter((id) => id !== 'overlap' && mayAsk(id, question))
    const picked: SectionId[] = [0, 11, 23].map((step) => asked[(at + step) % asked.length]!)
    const sections = partsOf(picked).flatMap((part) => part.sections)
    const body = { question, sections, limit: 20 }
    const engine = await Promise.all(sections.map((id) => world.product.engine.section(id, question, { limit: 20 })))
    const wire = (await member.explore({ body })).sections
    const shown = world.product.pictures.inAnswer(engine)
    expect(wire.map((one) => 'rows' in one && one.rows)).toEqual(shown.map(({ rows }) => rows))

    const json = JSON.parse(await textOf(await member.createSheet({ body: { ...body, format: 'json' } })))
    expect(json.sections.map(({ rows }: { rows: AnswerRow[] }) => rows)).toEqual(engine.map(({ rows }) => rows))

    const tables = engine.map(({ section, rows }) => tableOf(section, rows as AnswerRow[], say('en')))
    const read = await readXlsx(await bytesOf(await member.createSheet({ body: { ...body, format: 'xlsx' } })))
    const sheets = read.sheets.filter(({ name }) => name !== 'Summary')
    expect(sheets.map(({ name }) => name)).toEqual(['About this file', ...sheetNames(tables.map(({ title }) => title))])
    const files = unzipSync(await bytesOf(await member.createSheet({ body: { ...body, format: 'csv' } })))
    for (const [index, table] of tables.entries()) {
      const expected = table.rows.map((row) => row.map(plain))
      const [, ...xlsx] = sheets[index + 1]!.rows
      expect(xlsx.map((row) => table.columns.map((_, column) => plain(row[column])))).toEqual(expected)
      const own = `${plainName(table.title)}.csv`
      const name = Object.keys(files).find((file) => file.replace(/^\d\d-/, '') === own)!
      const [, ...csv] = parseCsv(Buffer.from(files[name]!).toString('utf8'), {
        delimiter: ',',
      }) as string[][]
      expect(csv.map((row, line) => row.map((text, column) => asWritten(text, table.rows[line]![column]!)))).toEqual(
        expected,
      )
      cells += expected.flat().length
    }
  }
  expect(cells).toBeGreaterThan(5_000)
})

test('an About sheet tells the question and what stands behind each section', async () => {
  const question: Question = { query_type: 'handle', handle: `@${handles[0]}` }
  const file = await member.createSheet({
    body: { question, sections: ['countries'], format: 'xlsx' },
  })
  expect(file.name).toBe(`${plainName(handles[0]!)}-Countries.xlsx`)
  const { sheets } = await readXlsx(await bytesOf(file))
  expect(sheets.map(({ name }) => name)).toEqual(['Summary', 'About this file', 'Countries'])
  const { base } = await world.product.engine.section('countries', { query_type: 'handle', handle: handles[0]! })
  expect(sheets[1]!.rows[1]!.slice(0, 5)).toEqual(['Countries', expect.any(Number), 'People', base.n, base.known])
  expect(sheets[1]!.rows).toContainEqual(expect.arrayContaining(['handle', handles[0]!.toLowerCase()]))
})

test('the question is told as its reader read it, as text that runs nowhere', async () => {
  const asked = '=過去30日間にespressoについて投稿したユーザー（全世界）'
  const body = {
    question: { query_type: 'handle' as const, handle: handles[0]! },
    sections: ['countries' as const, 'languages' as const],
    language: 'ja' as const,
    asked,
  }
  const { sheets } = await readXlsx(await bytesOf(await member.createSheet({ body: { ...body, format: 'xlsx' } })))
  const rows = sheets[1]!.rows.map(([first, second]) => [first, second])
  expect(rows).toContainEqual([say('ja').t('Question'), asked])
  expect(rows.map(([first]) => first)).not.toContain('query_type')
  const files = unzipSync(await bytesOf(await member.createSheet({ body: { ...body, format: 'csv' } })))
  expect(Buffer.from(files[`02-${plainName(say('ja').t('About this file'))}.csv`]!).toString('utf8')).toContain(
    `,'${asked}`,
  )
})

test('a file of one section says below its rows what was asked, when and of what', async () => {
  const body = { question: { query_type: 'handle' as const, handle: handles[0]! }, sections: ['countries' as const] }
  const asked = 'People who follow them, Global'
  const text = await textOf(await member.createSheet({ body: { ...body, asked, format: 'csv' } }))
  const rows = parseCsv(text, { delimiter: ',', skipEmptyRows: false } as never) as string[][]
  expect(rows).toEqual(
    expect.arrayContaining([
      ['Section', 'Countries'],
      ['Question', asked],
    ]),
  )
  expect(rows.map(([first]) => first)).toEqual(expect.arrayContaining(['Asked at', 'Data as of', 'Data from']))
  expect(rows[0]![0]).toBe('Country')
  const taken = (await world.rows('audit')).filter(({ action }) => action === 'export.taken')
  expect(taken.at(-1)!.detail).toEqual({ format: 'csv', question: 'handle', asked, sections: ['countries'] })
})

test('a file in Japanese is Japanese in all that a person reads; names for programs stay', async () => {
  const question: Question = { query_type: 'handle', handle: handles[0]! }
  const { columns } = sectionOf('countries')
  const body = { question, sections: ['countries' as const], language: 'ja' as const }
  const { sheets } = await readXlsx(await bytesOf(await member.createSheet({ body: { ...body, format: 'xlsx' } })))
  const heads = sheets.flatMap(({ rows }) => rows[0]!).filter((cell) => cell !== null)
  expect(heads.length).toBeGreaterThan(Object.keys(columns).length)
  expect(heads.filter((cell) => !JAPANESE.test(String(cell)))).toEqual([])
  expect(sheets.map(({ name }) => name)).toEqual(
    (['Summary', 'About this file', 'Countries'] as const).map((title) => say('ja').t(title)),
  )
  const json = JSON.parse(await textOf(await member.createSheet({ body: { ...body, format: 'json' } })))
  expect(json.sections[0]).toMatchObject({ section: 'countries', title: say('ja').t('Countries') })
  expect(Object.keys(json.sections[0].columns)).toEqual(Object.keys(columns))
  expect(json.sections[0].columns.count.label).toBe(say('ja').t(columns.count!.label))
  expect(json.question).toMatchObject({ query_type: 'handle' })
})
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

test('one section of a CSV is a file of its own, with a mark for Excel', async () => {
  const question: Question = { query_type: 'handle', handle: handles[0]! }
  const file = await member.createSheet({ body: { question, sections: ['top_accounts'], format: 'csv' } })
  expect(file.name).toMatch(/-Top-accounts\.csv$/)
  expect(new Uint8Array(await file.blob.arrayBuffer()).slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
  const stranger = world.browser('pro.localhost:4000')
  const theirs = await stranger.createSheet({ body: { question, sections: ['top_accounts'], format: 'csv' } })
  // The head, ten rows, a line that is empty and five about what was asked.
  expect((await textOf(theirs)).trim().split('\r\n')).toHaveLength(17)
})

test('headers keep a browser from guessing and keeping', async () => {
  const { token } = await world.token('member@meridian.example')
  const { headers } = await world.product.app.inject({
    method: 'POST',
    url: '/api/external/analyze-handles/create-sheet/',
    headers: { authorization: `Token ${token}` },
    payload: { question: { query_type: 'handle', handle: handles[0] }, sections: ['countries'], format: 'csv' },
  })
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': expect.stringMatching(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''[\w.%-]+$/),
  })
})

test('files of a CSV stand in the order of the page, by their names; a day is that of the asker, and says so', async () => {
  const question: Question = { query_type: 'conversation', keywords: [[words[0]!]] }
  const sections: SectionId[] = ['conversation_volume', 'genders', 'countries']
  const body = { question, sections, utc_offset_minutes: 540, format: 'csv' as const }
  const zipped = unzipSync(await bytesOf(await member.createSheet({ body })))
  const inOrder = partsOf(sections).flatMap((part) => part.sections)
  expect(Object.keys(zipped)).toEqual(
    ['Summary', 'About this file', ...inOrder.map((id) => sectionOf(id).title)].map(
      (title, at) => `0${at + 1}-${plainName(say('en').t(title as 'Summary'))}.csv`,
    ),
  )
  const one = await member.createSheet({ body: { ...body, sections: ['conversation_volume'] } })
  expect(one.name).toBe(`${plainName(words[0]!)}-Volume.csv`)
  const [head, ...lines] = (await textOf(one)).split('\r\n')
  expect(head).toContain('Day (UTC+9)')
  const told = await member.explore({ body: { question, sections: ['conversation_volume'], utc_offset_minutes: 540 } })
  const rows = (told.sections[0] as unknown as { rows: { day: number }[] }).rows
  expect(rows.length).toBeGreaterThan(3)
  expect(lines.slice(0, rows.length).map((line) => line.split(',')[0])).toEqual(
    rows.map(({ day }) => new Date((day + 540 * 60) * 1000).toISOString().slice(0, 10)),
  )
  const posts = await member.createSheet({ body: { ...body, sections: ['conversation_posts'] } })
  expect((await textOf(posts)).split('\r\n')[0]).toContain('Posted (UTC)')
})
