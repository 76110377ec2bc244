import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import type { Understood } from '@starling/contract'
import { SECTION_IDS } from '@starling/sections'
import { strFromU8, unzipSync } from 'fflate'
import { askerOn } from './ask.ts'
import { IN_MARKUP, OUTSIDE, PAYLOADS } from './hostile/payloads.ts'
import { BRANDS, PLANTED_POST, WORDS } from './hostile/plant.ts'
import { type Seen, tracelessIn, traces, watch } from './hostile/watch.ts'
import { personIn, reset, signedIn } from './person.ts'
import { HOSTILE } from './places.ts'
import { answered, lookAtAll } from './sections-page.ts'
import { wordsOf } from './words.ts'

const MEMBER = 'member@meridian.example'
const NOTHING: Seen = { ran: [], stopped: [], asked: [] }
const isOurs = ({ protocol, host }: URL) =>
  !protocol.startsWith('http') || host === `localhost:${HOSTILE.port}` || host.endsWith(`.localhost:${HOSTILE.port}`)
/** As the corpus keeps it: no control characters, no order that is turned around, no space at the ends. */
const kept = (payload: string) =>
  payload.replace(/(?![\t\n])[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').trim()
const AS_TABLES = SECTION_IDS.map((id) => `s.${id}=table`).join('&')

test.beforeEach(() => reset(HOSTILE))

/** All that the page says, in its texts and in what it shows on hover. */
const saidOn = (page: Page) =>
  page.evaluate(() =>
    [
      document.body.textContent,
      ...[...document.querySelectorAll('[title], [aria-label]')].flatMap((one) => [
        one.getAttribute('title'),
        one.getAttribute('aria-label'),
      ]),
    ].join('\n'),
  )

const missingFrom = (said: string) => PAYLOADS.filter((payload) => !said.replace(/\r/g, '').includes(kept(payload)))

test('the watch hears what payloads do where they are taken for HTML', async ({ browser }) => {
  const context = await personIn(browser, 'en')
  const seen = await watch(context, isOurs)
  const page = await context.newPage()
  await page.route('**/unguarded', (route) => route.fulfill({ contentType: 'text/html', body: '<body></body>' }))
  await page.goto(`${HOSTILE.pro}/unguarded`)
  const [stay, leave] = [false, true].map((isLeaving) =>
    PAYLOADS.slice(0, IN_MARKUP).filter((payload) => payload.includes('http-equiv') === isLeaving),
  ) as [string[], string[]]
  expect(await tracelessIn(page, stay)).toEqual([])
  await expect.poll(() => seen.ran.length, 'scripts that ran').toBeGreaterThan(40)
  expect(seen.asked.filter((url) => url.includes(OUTSIDE)).length).toBeGreaterThan(5)
  expect(await tracelessIn(page, leave)).toEqual([])

  // On our own pages the policy stops what would run, and that is heard as well.
  const guarded = await context.newPage()
  await guarded.goto(`${HOSTILE.pro}/explore`)
  await answered(guarded)
  seen.stopped.splice(0)
  await tracelessIn(guarded, [PAYLOADS[0]!]).catch(() => {})
  await expect.poll(() => seen.stopped.length).toBeGreaterThan(0)
})

test('150 payloads in names, bios, places, posts and addresses are shown as text on every screen', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  expect(new Set(PAYLOADS).size).toBe(150)
  const say = await wordsOf('en')
  const context = await personIn(browser, 'en')
  const seen = await watch(context, isOurs)
  const page = await signedIn(context, MEMBER, HOSTILE.pro, HOSTILE)
  const clean = async (at: string) => {
    expect(await traces(page), at).toEqual([])
    expect(page.frames().length, at).toBe(1)
    expect(seen, at).toEqual(NOTHING)
  }
  const open = async (at: string) => {
    await page.goto(at)
    await answered(page)
    await lookAtAll(page)
    const said = await saidOn(page)
    await clean(at)
    return said
  }
  const explore = `${HOSTILE.pro}/explore`

  let said = ''
  for (const word of WORDS) said += await open(`${explore}/conversation?keywords=${word}`)
  expect(missingFrom(said), 'posts').toEqual([])
  said = ''
  for (const word of WORDS) said += await open(`${explore}/keyword?keywords=${word}&${AS_TABLES}`)
  expect(missingFrom(said), 'names and bios').toEqual([])
  for (const at of [
    `${explore}/conversation?keywords=${WORDS[0]}&${AS_TABLES}`,
    `${explore}/keyword?keywords=${WORDS[0]}`,
    `${explore}/handle?handle=${BRANDS[0]}`,
    `${explore}/handle?handle=${BRANDS[0]}&${AS_TABLES}`,
    `${explore}/post?posts=${PLANTED_POST}`,
    `${explore}/post?posts=${PLANTED_POST}&${AS_TABLES}`,
    `${HOSTILE.pro}/topic-clusters?words=${WORDS.join(',')}`,
    `${HOSTILE.pro}/competitor-analysis?handle=${BRANDS[0]}&with=${BRANDS[1]}`,
    `${HOSTILE.pro}/xstats/Global`,
    `${HOSTILE.premium}/premium-suite/xstats/Global`,
  ]) {
    await test.step(at, () => open(at))
  }

  await test.step('people and posts behind a row', async () => {
    await open(`${explore}/conversation?keywords=${WORDS[0]}&${AS_TABLES}`)
    for (const section of ['conversation_volume', 'top_accounts']) {
      await page
        .locator(`#${section}`)
        .getByRole('button', { name: say('Show what is behind it') })
        .nth(-2) // in a list of days that is yesterday: today may have no posts yet
        .press('Enter')
      const drawer = page.getByRole('dialog')
      await expect(drawer.getByRole('listitem').first()).toBeVisible()
      await clean(section)
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
    }
  })

  await test.step('chat', async () => {
    await page
      .getByRole('button', { name: say('Ask this analysis') })
      .first()
      .click()
    for (const question of ['Which post got the most likes?', 'Give me example accounts', PAYLOADS[0]!]) {
      await page.getByLabel(say('Question about this analysis')).fill(question)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('log')).toHaveAttribute('aria-busy', 'false')
    }
    await expect(page.getByRole('log').getByText(PAYLOADS[0]!, { exact: true })).toBeVisible()
    await clean('chat')
  })

  await test.step('downloads', async () => {
    await open(`${explore}/conversation?keywords=${WORDS[0]}&picked=conversation_posts,sample_accounts,topic_clusters`)
    const saved = async (press: () => Promise<unknown>) => {
      const [download] = await Promise.all([page.waitForEvent('download'), press()])
      return unzipSync(await readFile(await download.path()))
    }
    const pictures = await saved(() => page.getByRole('button', { name: say('PNGs as a zip') }).click())
    expect(
      Object.keys(pictures).filter((name) => !/^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]*\.(png|json)$/u.test(name)),
    ).toEqual([])
    await page.getByRole('button', { name: say('Spreadsheet') }).click()
    const sheets = await saved(() => page.getByRole('menuitem', { name: say('Text (CSV)') }).click())
    const cells = Object.values(sheets).flatMap((bytes) =>
      strFromU8(bytes)
        .replace(/^\uFEFF/, '')
        .split(/,|\r\n/),
    )
    expect(cells.filter((cell) => /^"?[=+\-@]/.test(cell) && !/^-?[\d.e-]+$/.test(cell))).toEqual([])
    await clean('downloads')
  })

  await test.step('saved and recent searches', async () => {
    const ask = await askerOn(page, `${explore}/conversation?keywords=${encodeURIComponent(PAYLOADS[0]!)}`)
    for (const payload of PAYLOADS.map(kept)) {
      const question = { query_type: 'conversation', keywords: [[payload]] }
      const { audience_creator_query_id } = await ask<Understood>('/api/external/explore-query-analyzer/', { question })
      const query_type = 'conversation_analysis'
      const search = { body: question, email: MEMBER, audience_creator_query_id, query_type, name: payload }
      await ask('/api/external/explore-searches/', search)
    }
    await open(`${explore}/conversation?keywords=${encodeURIComponent(PAYLOADS[0]!)}`)
    await page.goto(explore)
    await answered(page)
    await page
      .getByRole('button', { name: say('Saved audiences') })
      .first()
      .click()
    const list = page.getByRole('dialog')
    await expect(list.getByRole('listitem')).toHaveCount(PAYLOADS.length)
    const names = await list.innerText()
    await clean('saved searches')
    expect(
      PAYLOADS.filter((payload) => !names.replace(/\s+/g, ' ').includes(kept(payload).replace(/\s+/g, ' '))),
    ).toEqual([])
  })
})
