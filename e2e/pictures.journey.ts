import { expect, type Locator, type Page, test } from '@playwright/test'
import { personIn, reset } from './person.ts'
import { TESTING } from './places.ts'
import { wordsOf } from './words.ts'

test.beforeEach(() => reset(TESTING))

const isDrawn = (picture: Locator) =>
  picture.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0)

/** What the page asked of anybody but the site it is of. */
function foreignRequests(page: Page): string[] {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^https?:$/.test(protocol) && origin !== TESTING.pro) foreign.push(request.url())
  })
  return foreign
}

test('somebody who is not signed in finds an account by its picture, and sees who follows it', async ({ browser }) => {
  const say = await wordsOf('en')
  const page = await (await personIn(browser, 'en')).newPage()
  const foreign = foreignRequests(page)
  await page.goto(`${TESTING.pro}/explore/handle`)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: say('Handle analysis') }) })
  const handle = (await card.getByRole('link').first().textContent())!.trim()

  await page.getByRole('combobox', { name: say('Handle analysis') }).pressSequentially(handle.slice(0, 5))
  const option = page.getByRole('option').filter({ hasText: handle })
  await expect.poll(() => isDrawn(option.locator('img'))).toBe(true)
  await option.click()
  await expect(page).toHaveURL(new RegExp(`handle=${handle.replace('@', '')}`, 'i'))

  const profile = page.locator('#profile img')
  await expect.poll(() => isDrawn(profile)).toBe(true)
  const largest = page.locator('#largest_followers')
  await largest.scrollIntoViewIfNeeded()
  await expect.poll(() => isDrawn(largest.locator('img').first())).toBe(true)
  expect(foreign).toEqual([])

  const address = (await profile.getAttribute('src'))!
  const status = (url: string) => page.evaluate(async (asked) => (await fetch(asked)).status, url)
  expect(await status(address)).toBe(200)
  expect(await status(address.replace(/signature=./, (found) => `signature=${found.endsWith('A') ? 'B' : 'A'}`))).toBe(
    403,
  )
  expect(await status(address.replace(/url=[^&]+/, 'url=https%3A%2F%2Fpbs.twimg.com%2Fa.png'))).toBe(403)
})

test('where no picture comes, initials stand and nothing moves', async ({ browser }) => {
  const say = await wordsOf('en')
  const page = await (await personIn(browser, 'en', 390)).newPage()
  await page.route('**/image-downloader/**', (route) => route.abort())
  await page.goto(`${TESTING.pro}/explore/handle`)
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: say('Handle analysis') }) })
  await card.getByRole('link').first().click()
  const profile = page.locator('#profile [data-variant]').first()
  await expect(profile).toHaveText(/^\S{2}$/)
  await expect(page.locator('#profile img')).toHaveCount(0)
  expect(await profile.boundingBox()).toMatchObject({ width: 64, height: 64 })
})
