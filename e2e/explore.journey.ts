import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { QUERY_TYPES, type QueryType } from '@starling/question'
import { type SectionId, sectionOf } from '@starling/sections'
import type { TextKey } from '@starling/text'
import { strFromU8, unzipSync } from 'fflate'
import { type Language, personIn, reset, signedIn } from './person.ts'
import { TESTING } from './places.ts'
import { saved } from './saved.ts'
import { answered, lookAtAll } from './sections-page.ts'
import { wordsOf } from './words.ts'

const PICKED: readonly SectionId[] = ['audience_size', 'largest_followers']
const NAMES: Record<QueryType, TextKey> = {
  handle: 'Handle analysis',
  keyword: 'Audience',
  conversation: 'Conversation',
  post: 'Posts',
}
type Say = Awaited<ReturnType<typeof wordsOf>>
type Rows = Record<string, unknown>[]

test.beforeEach(() => reset(TESTING))

const titleOf = (id: SectionId, say: Say) => say(sectionOf(id).title as TextKey)
const settled = (page: Page) =>
  expect(page.locator('[data-section]:not(#overlap):is([data-state=loading], [data-state="too slow"])')).toHaveCount(
    0,
    {
      timeout: 30_000,
    },
  )

/** A newcomer's example: it is really in the network. */
async function askAnExample(page: Page, type: QueryType, say: Say): Promise<void> {
  await page.goto(`${TESTING.pro}/explore/${type}`)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: say(NAMES[type]) }) })
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/explore/${type}\\?`))
  await expect(page.locator('#audience_size')).toHaveAttribute('data-state', 'answered', { timeout: 30_000 })
  await settled(page)
}

/** The first figure is that of the size; it leads there. */
async function checkSummary(page: Page, say: Say): Promise<void> {
  const summary = page.getByRole('region', { name: say('Summary') })
  await expect(summary.getByRole('listitem').nth(2)).toBeVisible()
  const figure = summary.getByRole('link').first()
  const large = await page.locator('#audience_size [title]').filter({ hasText: /^\d/ }).first().innerText()
  expect(await figure.innerText()).toContain(large.replace('*', ''))
  await figure.click()
  await expect(page).toHaveURL(/#audience_size$/)
  await expect(page.locator('#audience_size')).toBeInViewport()
}

async function pick(page: Page, say: Say): Promise<void> {
  for (const id of PICKED) {
    await page.getByLabel(say('Select {{section}} for download', { section: titleOf(id, say) })).check()
  }
  await expect(page.getByText(say('{{count}} sections selected', { count: PICKED.length }))).toBeVisible()
}

async function checkZip(page: Page, say: Say): Promise<void> {
  const { name, bytes } = await saved(page, () => page.getByRole('button', { name: say('PNGs as a zip') }).click())
  expect(name).toMatch(/\.zip$/)
  const files = unzipSync(bytes)
  const manifest = JSON.parse(strFromU8(files['manifest.json']!)) as {
    files: { file: string; section: string; rows: Rows }[]
  }
  expect(manifest.files.map(({ section }) => section)).toEqual(PICKED)
  for (const { file } of manifest.files) {
    const png = Buffer.from(files[file]!)
    expect(png.subarray(1, 4).toString(), file).toBe('PNG')
    expect(png.readUInt32BE(16), 'twice as wide as drawn').toBe(2000)
    expect(png.length).toBeGreaterThan(5_000)
  }
}

/** Made by the server, of what is selected. */
async function checkReport(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('Report'), exact: true }).click()
  const { name, bytes } = await saved(page, () => page.getByRole('menuitem', { name: say('Document (PDF)') }).click())
  expect(name).toMatch(/\.pdf$/)
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
}

/** The first rows of the table on the screen, every digit, are those of the sheet. */
async function checkSheet(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('Spreadsheet') }).click()
  const { bytes } = await saved(page, () => page.getByRole('menuitem', { name: say('Text (CSV)') }).click())
  const lines = Object.values(unzipSync(bytes)).flatMap((file) => strFromU8(file).split('\r\n'))
  const title = titleOf('largest_followers', say)
  const panel = page.locator('#largest_followers')
  await panel.getByRole('button', { name: say('Show {{section}} as a table', { section: title }) }).click()
  const shown = panel.getByRole('row')
  await expect(shown.nth(1)).toBeVisible({ timeout: 15_000 })
  for (const at of [1, 2, 3]) {
    const cells = await titlesIn(shown.nth(at))
    const handle = cells.find((cell) => cell.startsWith('@'))?.slice(1) ?? 'no handle'
    const line = lines.find((each) => each.split(',').includes(handle)) ?? ''
    const counts = cells.filter((cell) => /^[\d,]+$/.test(cell)).map((cell) => cell.replaceAll(',', ''))
    expect(counts.length, 'followers, following and posts').toBeGreaterThanOrEqual(3)
    expect(counts.filter((count) => !line.split(',').includes(count))).toEqual([])
  }
}

const titlesIn = (row: Locator) =>
  row.locator('[title]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('title') ?? ''))

async function saveAndReopen(context: BrowserContext, page: Page, say: Say): Promise<void> {
  const sentence = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: say('Save audience') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Save'), exact: true })
    .click()
  await expect(page.getByText(say('Audience created successfully'))).toBeVisible()
  await expect(page.getByRole('button', { name: say('Saved'), exact: true })).toBeVisible()
  const again = await context.newPage()
  await again.goto(page.url())
  await expect(again.getByRole('heading', { level: 1 })).toHaveText(sentence, { timeout: 30_000 })
  await expect(again.getByRole('button', { name: say('Saved'), exact: true })).toBeVisible()
  await again.close()
}

for (const language of ['en', 'ja'] as Language[]) {
  test(`four questions, each to its files and back from its link (${language})`, async ({ browser }) => {
    test.setTimeout(240_000)
    const say = await wordsOf(language)
    const context = await personIn(browser, language)
    const page = await signedIn(context, 'member@meridian.example', TESTING.pro, TESTING)
    for (const type of QUERY_TYPES) {
      await test.step(type, async () => {
        await askAnExample(page, type, say)
        await checkSummary(page, say)
        await pick(page, say)
        await checkZip(page, say)
        await checkReport(page, say)
        await checkSheet(page, say)
        await saveAndReopen(context, page, say)
      })
    }
  })
}

test('whoever reads a whole analysis, looks away and comes back has asked for each thing once', async ({ browser }) => {
  const context = await personIn(browser, 'en')
  const page = await signedIn(context, 'member@meridian.example', TESTING.team, TESTING)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    // A picture that stands twice is asked for once, and some browsers tell of both.
    if (pathname.startsWith('/api/') && !pathname.includes('image'))
      asked.push(`${request.method()} ${pathname}${search} ${request.postData() ?? ''}`)
  })
  await page.goto(`${TESTING.team}/meridian/explore-x?keywords=coffee&query_type=keyword&days=365`)
  await answered(page)
  await lookAtAll(page)
  await answered(page)
  const other = await context.newPage()
  await other.bringToFront()
  await page.bringToFront()
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new Event('focus'))
  })
  await lookAtAll(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((one) => one.startsWith('POST /api/starling/analysis/sections/'))).toHaveLength(1)
  expect(asked.filter((one) => one.includes('/xplore-'))).toHaveLength(1)
  expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([])
})

test('a stranger sees a part, who is behind a bar, and is asked to sign in for the rest', async ({ browser }) => {
  const say = await wordsOf('en')
  const page = await (await personIn(browser, 'en')).newPage()
  await askAnExample(page, 'handle', say)
  const foot = page.locator('#largest_followers').getByRole('button', { name: say('Sign in to access more data') })
  await page.locator('#largest_followers').scrollIntoViewIfNeeded()
  await expect(foot).toBeVisible()
  const bar = page.locator('#countries [data-row]').first()
  await bar.scrollIntoViewIfNeeded()
  await bar.press('Enter')
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await foot.click()
  await expect(page.getByRole('dialog').locator('input[type=email]')).toBeVisible()
})
