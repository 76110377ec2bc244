import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { type AskedQuestion, QUERY_TYPES } from '@starling/question'
import fc from 'fast-check'
import { personIn } from './person.ts'
import { TESTING } from './places.ts'
import { ACTS, type Act, correct, type Pick } from './walks/acts.ts'
import { Mind } from './walks/mind.ts'
import { addressOf, asks, expectedIn, look } from './walks/seen.ts'

/** `WALKS=60 WALK=1234` walks sixty, from the seed of one that failed. */
const WALKS = Number(process.env.WALKS ?? (process.env.ENDURE === 'full' ? 500 : 8))
const FIRST = Number(process.env.WALK ?? 1)
const ACTS_IN_WALK = 12
const SECTIONS = '/api/starling/analysis/sections/'

// Moments are written as this browser's clock has them. What went wrong is told act by act.
test.use({ timezoneId: 'UTC', trace: 'off' })

/** The same choices for the same seed. */
function pickFrom(seed: number): Pick {
  const [dice] = fc.sample(fc.infiniteStream(fc.nat()), { seed, numRuns: 1 })
  return (list) => list[dice!.next().value % list.length]!
}

/** Which questions the page has asked since it was loaded. */
function hear(page: Page): AskedQuestion[] {
  const heard: AskedQuestion[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) heard.splice(0)
    else if (request.url().endsWith(SECTIONS))
      heard.push((request.postDataJSON() as { question: AskedQuestion }).question)
  })
  return heard
}

function nextAct(mind: Mind, pick: Pick): NonNullable<ReturnType<Act>> {
  if (mind.isCorrecting) return correct(mind, pick)!
  for (;;) {
    const act = pick(ACTS)(mind, pick)
    if (act) return act
  }
}

async function walk(page: Page, heard: AskedQuestion[], seed: number): Promise<string | null> {
  const pick = pickFrom(seed)
  const mind = new Mind(pick(QUERY_TYPES), null)
  const done = [`open ${addressOf(mind.kind, null)}`]
  await page.goto(`${TESTING.pro}${addressOf(mind.kind, null)}`)
  const agree = async () => {
    await expect.poll(() => look(page), { intervals: [20, 50, 100, 250] }).toEqual(expectedIn(mind))
    const { asked } = mind
    if (asked) await expect.poll(() => heard.some((question) => asks(question, asked)), 'it was asked').toBe(true)
    expect(
      heard.filter((question) => !mind.everAsked.some((one) => asks(question, one))),
      'asked by nobody',
    ).toEqual([])
  }
  try {
    await agree()
    for (let at = 0; at < ACTS_IN_WALK; at++) {
      const { name, perform } = nextAct(mind, pick)
      done.push(name)
      await perform(page)
      await agree()
    }
  } catch (error) {
    return [`walk ${seed} went wrong at the last of these:`, ...done, String(error)].join('\n  ')
  }
  return null
}

/** Pasting is pasting: what was copied lies in the browser's clipboard. */
const personWhoPastes = async (context: BrowserContext) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: TESTING.pro })
  return context.newPage()
}

test(`${WALKS} random walks: field, sentence, address and question are what one expects after each act`, async ({
  browser,
}) => {
  test.setTimeout(60_000 + WALKS * 30_000)
  const context = await personIn(browser, 'en')
  const page = await personWhoPastes(context)
  const heard = hear(page)
  const wrong: string[] = []
  for (let seed = FIRST; seed < FIRST + WALKS; seed++) {
    const report = await walk(page, heard, seed)
    const done = seed - FIRST + 1
    if (done % 25 === 0) console.log(`${done} walks, ${wrong.length} of them wrong`)
    if (!report) continue
    console.log(report)
    wrong.push(report)
  }
  expect(wrong).toEqual([])
})
