import type { Answered, ReportFormat } from '@starling/contract'
import type { Client } from '@starling/contract/browser'
import type { Question } from '@starling/question'
import { type Chart, type Columns, partsOf, sectionOf } from '@starling/sections'
import { formatOf } from '@starling/sections/cells'
import { plainName } from '@starling/sections/file-name'
import { summaryOf, textOfSentence } from '@starling/sections/summary'
import { type Language, say } from '@starling/text/both'
import { type World, worldWithNetwork } from '@starling/world'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { pdfPages } from '../../test-kit/documents/pdf-text.ts'

vi.setConfig({ testTimeout: 120_000 })
const TOKYO = 540
let world: World
let member: Client
let question: Question
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  member = await world.as('member@meridian.example')
  const [accounts] = await world.product.engine.ask({ who: { all: [] }, posts: { by: 'anyone' } }, [
    { do: 'accounts', order: 'followers_count', limit: 1 },
  ])
  question = { query_type: 'handle', handle: accounts.rows[0]!.handle }
})
afterAll(() => world.stop())

const titled = (page: string, title: string) => close(page).includes(close(title))
const close = (text: string) => text.replace(/\s+/g, '')

async function reportOf(format: ReportFormat, language: Language, asked: string) {
  const ask = { question, utc_offset_minutes: TOKYO }
  const { sections } = await member.explore({ body: ask })
  const answers = sections.filter((one): one is Answered => 'rows' in one)
  const { name, blob } = await member.createReport({ body: { ...ask, format, language, asked } })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return { answers, name, bytes }
}

test.each(['en', 'ja'] as const)(
  'a document in %s has what was asked, the summary and every section',
  async (language) => {
    const asked = language === 'ja' ? '髙島屋の𠮷野さんをフォローする人 ①㈱' : 'People who follow them'
    const { answers, name, bytes } = await reportOf('pdf', language, `${asked} · مرحبا 🎉`)
    expect(name).toBe(`${plainName((question as { handle: string }).handle)}.pdf`)
    const pages = pdfPages(bytes)
    expect(pages.length).toBeGreaterThan(5)
    const [first] = pages
    const spoken = say(language)
    const whole = close(pages.join('\n'))
    // Signs stand from left to right, as they are seen.
    expect(close(first!)).toContain(close(`${asked} · ابحرم🎉`))
    const { sentences } = summaryOf({ question, asked, answers, say: spoken, utc_offset_minutes: TOKYO })
    expect(sentences.length).toBeGreaterThan(2)
    for (const sentence of sentences.slice(1)) expect(close(first!)).toContain(close(textOfSentence(sentence)))
    for (const { section, rows } of answers) {
      if (rows.length > 0) expect(whole).toContain(close(spoken.t(sectionOf(section).title)))
    }
    // The first share that bars show is the answer's, as the screen writes it.
    for (const { section, rows } of answers) {
      const { chart, columns }: { chart: Chart; columns: Columns } = sectionOf(section)
      const [row] = rows
      if (!row || chart.kind !== 'bars') continue
      expect(whole).toContain(close(formatOf(spoken, TOKYO).short(columns[chart.value]!.kind, row[chart.value])))
    }
    // In the order in which they stand on the page.
    const order = partsOf(answers.filter(({ rows }) => rows.length > 0).map(({ section }) => section))
    const places = order.flatMap(({ sections }) =>
      sections.flatMap((id) => {
        const title = spoken.t(sectionOf(id).title)
        const found = pages.flatMap((page, at) => (at > 0 && titled(page, title) ? [at] : []))
        return found.length === 1 ? found : []
      }),
    )
    expect(places.length).toBeGreaterThan(10)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(pages.every((page, at) => close(page).includes(`${at + 1}/${pages.length}`))).toBe(true)
  },
)

test.each(['en', 'ja'] as const)('slides in %s have the summary, and figures that can be edited', async (language) => {
  const asked = '=1+1 <b>&"'
  const { answers, name, bytes } = await reportOf('pptx', language, asked)
  expect(name).toBe(`${plainName((question as { handle: string }).handle)}.pptx`)
  const files = Object.entries(unzipSync(bytes)).map(([path, file]) => [path, Buffer.from(file).toString()] as const)
  const slides = files.filter(([path]) => /slides\/slide\d+\.xml$/.test(path)).map(([, xml]) => xml)
  const spoken = say(language)
  const shown = answers.filter(({ rows }) => rows.length > 0)
  expect(slides).toHaveLength(shown.length + 2)
  expect(slides.join('')).toContain('=1+1 &lt;b&gt;&amp;&quot;')
  for (const { section } of shown) {
    const title = spoken.t(sectionOf(section).title).replaceAll('&', '&amp;')
    expect(
      slides.filter((slide) => slide.includes(`>${title}<`)),
      title,
    ).not.toEqual([])
  }
  const titles = partsOf(shown.map(({ section }) => section)).flatMap(({ sections }) =>
    sections.map((id) => spoken.t(sectionOf(id).title).replaceAll('&', '&amp;')),
  )
  expect(titles.map((title, at) => slides[at + 2]!.includes(`>${title}<`))).not.toContain(false)
  // A chart's figures are those of the answer, every digit.
  const bars = shown.find(({ section }) => sectionOf(section).chart.kind === 'bars')!
  const { chart } = sectionOf(bars.section)
  const value = bars.rows[0]![(chart as { value: string }).value] as number
  expect(
    files.filter(([path, xml]) => path.includes('charts/chart') && xml.includes(`<c:v>${value}</c:v>`)),
  ).not.toEqual([])
})

const EMU = 914_400
/** Inches that a letter of 11 points takes, and a line of them. */
const [NARROW, WIDE, LINE] = [0.1, 0.155, 0.215]
test('no table of a slide reaches its foot, however long its texts are', async () => {
  const { bytes } = await reportOf('pptx', 'ja', 'x')
  const slides = Object.entries(unzipSync(bytes)).filter(([path]) => /slides\/slide\d+\.xml$/.test(path))
  const tables = slides.map(([, file]) => Buffer.from(file).toString()).filter((xml) => xml.includes('<a:tbl>'))
  expect(tables.length).toBeGreaterThan(3)
  for (const xml of tables) {
    const widths = [...xml.matchAll(/<a:gridCol w="(\d+)"/g)].map(([, width]) => Number(width) / EMU)
    const heights = [...xml.matchAll(/<a:tr h="(\d+)">(.*?)<\/a:tr>/gs)].map(([, height, row]) => {
      const cells = [...row!.matchAll(/<a:tc>(.*?)<\/a:tc>/gs)].map(([, cell], at) => {
        const text = [...cell!.matchAll(/<a:t>(.*?)<\/a:t>/gs)].map(([, part]) => part!).join('')
        const room = widths[at]! - 0.2
        let [lines, taken] = [1, 0]
        for (const word of text.split(/(?<=\s)|(?<=[\u3000-\u9fff])/u)) {
          const wide = [...word].reduce((sum, sign) => sum + (sign.codePointAt(0)! < 0x2000 ? NARROW : WIDE), 0)
          if (taken > 0 && taken + wide - (/\s$/.test(word) ? NARROW : 0) > room) [lines, taken] = [lines + 1, 0]
          lines += Math.max(0, Math.ceil(wide / room) - 1)
          taken += wide % room
        }
        return lines * LINE + 0.1
      })
      return Math.max(Number(height) / EMU, ...cells)
    })
    const title = /<a:t>(.*?)<\/a:t>/.exec(xml)![1]
    expect(1.5 + heights.reduce((sum, height) => sum + height, 0), title).toBeLessThan(6.85)
  }
})

test('slides open whatever a label holds: no part of them has a sign that XML cannot hold', async () => {
  const { bytes } = await reportOf('pptx', 'en', 'bell\u0007 and\u0001 none\ufffe\uffff')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be there
  const unwritable = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/
  const parts = Object.entries(unzipSync(bytes)).filter(([path]) => /\.(xml|rels)$/.test(path))
  expect(parts.length).toBeGreaterThan(10)
  expect(parts.filter(([, file]) => unwritable.test(Buffer.from(file).toString())).map(([path]) => path)).toEqual([])
})

test('a document without words of its reader says its subject; that it was taken is noted', async () => {
  const { blob } = await member.createReport({ body: { question, sections: ['countries'], format: 'pdf' } })
  const [first] = pdfPages(new Uint8Array(await blob.arrayBuffer()))
  expect(first).toContain(`@${(question as { handle: string }).handle}`)
  const taken = (await world.rows('audit')).filter(({ action }) => action === 'export.taken')
  expect(taken.map(({ detail }) => detail)).toContainEqual({
    format: 'pdf',
    question: 'handle',
    asked: `@${(question as { handle: string }).handle.toLowerCase()}`,
    sections: ['countries'],
  })
})
