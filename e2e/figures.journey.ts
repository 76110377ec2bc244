import { readFile } from 'node:fs/promises'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { type Answered, readCitations, type SectionAnswers } from '@starling/contract'
import { QUERY_TYPES, trimQuestion } from '@starling/question'
import { type ColumnKind, type Columns, SECTION_IDS, sectionOf } from '@starling/sections'
import { DEFAULT_VIEW } from '@starling/web/analysis'
// The address of a question is the product's own: it is what people copy.
import { writeSearch } from '@starling/web/question-url'
import { strFromU8, unzipSync } from 'fflate'
import { type AskServer, askerOn } from './ask.ts'
import { agrees } from './figures/agrees.ts'
import { compare, readSections } from './figures/compare.ts'
import { type Asked, EXPLORE, randomQuestions } from './figures/questions.ts'
import { personIn, reset, signedIn } from './person.ts'
import { TESTING } from './places.ts'
import { answered, lookAtAll } from './sections-page.ts'
import { wordsOf } from './words.ts'

/** Strangers see ten rows of each section, people who signed in all of them. */
const [BY_STRANGERS, BY_MEMBERS] = process.env.ENDURE === 'full' ? [42, 8] : [4, 4]
const ALL = BY_STRANGERS + BY_MEMBERS
const SEED = 60
/** By a load from the server; the others as a link inside the page leads to them. */
const LOADED_EVERY = 5
const OFFSET = 540
const PICKED = ['countries', 'largest_followers', 'topics', 'audience_size', 'posts', 'conversation_volume'] as const
const ASKS = ['How many people are there?', 'Which countries are they from?', 'What are the top interests?']

test.beforeEach(() => reset(TESTING))

/** Half of the sections as tables, half as charts, and the other way round for the next question. */
function addressOf(question: Asked, at: number): string {
  const panels = Object.fromEntries(
    SECTION_IDS.filter((_, index) => (index + at) % 2 === 0).map((id) => [id, { as_table: true as const }]),
  )
  const view = { ...DEFAULT_VIEW, utc_offset_minutes: OFFSET, panels, picked: [...PICKED] }
  const { query_type } = question
  return `/explore/${query_type}?${writeSearch({ query_type, question: trimQuestion(question), view })}`
}

async function open(page: Page, address: string, isLoaded: boolean): Promise<void> {
  if (isLoaded) await page.goto(`${TESTING.pro}${address}`)
  else {
    await page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, address)
  }
  await answered(page)
  await lookAtAll(page)
}

const answersTo = async (ask: AskServer, question: Asked): Promise<Answered[]> => {
  const body = { question: trimQuestion(question), utc_offset_minutes: OFFSET }
  const { sections } = await ask<SectionAnswers>(EXPLORE, body)
  return sections.filter((one) => 'rows' in one)
}

const isNothing = ({ section, rows, base }: Answered) =>
  rows.length === 0 || base.hidden || (base.n === 0 && sectionOf(section).method !== 'profile')

type Told = { sections: number; figures: number }

async function checkScreen(page: Page, ask: AskServer, question: Asked, at: number, told: Told): Promise<Answered[]> {
  const answers = await answersTo(ask, question)
  await open(page, addressOf(question, at), at % LOADED_EVERY === 0)
  await expect(async () => {
    const shown = await readSections(page)
    if (answers.every(isNothing)) return expect(shown, 'one page says that there is nothing').toEqual([])
    const compared = answers.map((answer) => {
      const one = shown.find(({ id }) => id === answer.section)
      return one ? compare(one, answer) : { wrong: [`${answer.section} is not shown`], figures: 0 }
    })
    expect(compared.flatMap(({ wrong }) => wrong)).toEqual([])
    told.sections += compared.length
    told.figures += compared.reduce((sum, { figures }) => sum + figures, 0)
  }).toPass({ timeout: 15_000 })
  return answers
}

test(`${ALL} random questions: every figure on the screen, in the manifest of pictures and in the chat is the answer’s`, async ({
  browser,
}) => {
  test.setTimeout(600_000)
  const say = await wordsOf('en')
  const first = `${TESTING.pro}/explore/conversation?keywords=game`
  const context = await personIn(browser, 'en')
  const heard = await hearChat(context)
  const page = await signedIn(context, 'member@meridian.example', TESTING.pro, TESTING)
  const ask = await askerOn(page, first)
  const questions = await randomQuestions(ask, ALL, SEED)
  expect(new Set(questions.map((question) => JSON.stringify(question))).size).toBeGreaterThan(ALL * 0.9)
  const told = { sections: 0, figures: 0, manifests: 0, cited: 0 }

  const strange = await (await personIn(browser, 'en')).newPage()
  const askStrange = await askerOn(strange, first)
  for (const [at, question] of questions.slice(0, BY_STRANGERS).entries()) {
    await test.step(JSON.stringify(question), async () => {
      await checkScreen(strange, askStrange, question, at, told)
    })
  }
  await strange.close()
  for (const [at, question] of questions.slice(BY_STRANGERS).entries()) {
    await test.step(`signed in: ${JSON.stringify(question)}`, async () => {
      const answers = await checkScreen(page, ask, question, at, told)
      if (at >= QUERY_TYPES.length || answers.every(isNothing)) return
      told.manifests += await checkManifest(page, answers, say('PNGs as a zip'))
      // It stays open from one question to the next.
      const chat = page.getByRole('button', { name: say('Ask this analysis') }).first()
      if (!(await page.getByRole('log').isVisible())) await chat.click()
      for (const query of ASKS) told.cited += await checkChat(page, heard, query, answers)
    })
  }
  console.log(`figures: ${JSON.stringify(told)}`)
  expect(told.sections).toBeGreaterThan(20 * ALL)
  expect(told.figures).toBeGreaterThan(400 * ALL)
  expect(told.manifests).toBeGreaterThan(8)
  expect(told.cited).toBeGreaterThan(12)
})

type Heard = string[]
/** What the server says in a chat, beside what the page makes of it. */
async function hearChat(context: BrowserContext): Promise<Heard> {
  const heard: Heard = []
  await context.exposeBinding('noteChat', (_, text: string) => void heard.push(text))
  await context.addInitScript(() => {
    const note = (globalThis as unknown as { noteChat: (text: string) => void }).noteChat
    const original = globalThis.fetch
    // The page leaves a stream at its end, so that the other half of it is cut: what came until then is all.
    const listen = async (body: ReadableStream<Uint8Array>) => {
      const decoder = new TextDecoder()
      let text = ''
      try {
        for await (const bytes of body) text += decoder.decode(bytes, { stream: true })
      } finally {
        note(text)
      }
    }
    globalThis.fetch = async (input, init) => {
      const answer = await original(input, init)
      const address = String(input instanceof Request ? input.url : input)
      if (address.includes('analyze-chat-query')) void listen(answer.clone().body!).catch(() => {})
      return answer
    }
  })
  return heard
}

/** What stands beside the pictures of a zip, to the last digit. */
async function checkManifest(page: Page, answers: Answered[], name: string): Promise<number> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  const files = unzipSync(await readFile(await download.path()))
  const manifest = JSON.parse(strFromU8(files['manifest.json']!)) as { files: Answered[] }
  for (const { section, rows, base } of manifest.files) {
    const answer = answers.find((one) => one.section === section)!
    expect({ section, rows, base }).toEqual({ section, rows: answer.rows, base: answer.base })
  }
  return manifest.files.length
}

/** Each figure of the answer is the one of the row it names, and all of them are on the page. */
async function checkChat(page: Page, heard: Heard, query: string, answers: Answered[]): Promise<number> {
  heard.splice(0)
  await page.getByLabel('Question about this analysis').fill(query)
  await page.keyboard.press('Enter')
  await expect.poll(() => heard.length, { timeout: 20_000 }).toBe(1)
  const cited = readCitations(heard[0]!.replace('\u0004', '')).filter((part) => typeof part !== 'string')
  const log = page.getByRole('log')
  await expect(log).toHaveAttribute('aria-busy', 'false')
  for (const { section, row, column, shown } of cited) {
    const { rows, base } = answers.find((one) => one.section === section)!
    await expect(log.getByRole('button', { name: shown, exact: true }).first()).toBeVisible()
    if (row === '*') continue
    const value = row === 'base' ? base[column as 'n' | 'known'] : rows[row]?.[column]
    const kind: ColumnKind =
      row === 'base' ? 'count' : ((sectionOf(section).columns as Columns)[column]?.kind ?? 'text')
    if (typeof value === 'number')
      expect(saysIn(shown, kind, value), `${section} ${row} ${column}: ${shown}, ${value}`).toBe(true)
  }
  return cited.length
}

/** The chat writes shares with fewer decimals than a table, and ratios without a sign: as exactly as it says them. */
function saysIn(shown: string, kind: ColumnKind, value: number): boolean {
  if (kind !== 'share' && kind !== 'ratio') return agrees(kind, shown, value)
  const said = /-?[\d,]+(?:\.(\d+))?/.exec(shown)
  const decimals = said?.[1]?.length ?? 0
  const wanted = kind === 'share' ? value * 100 : value
  return Math.abs(Number(said?.[0].replaceAll(',', '')) - wanted) <= 0.5 * 10 ** -decimals + 1e-9
}
