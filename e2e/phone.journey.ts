import { expect, type Page, test } from '@playwright/test'
import { type Language, personIn, reset, signedIn } from './person.ts'
import { TESTING } from './places.ts'
import { wordsOf } from './words.ts'

const MOST_OF_THE_HEIGHT = 0.12

test.beforeEach(() => reset(TESTING))

/** What stays at the top while one reads. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const staying = [...document.querySelectorAll('body *')].filter((one) => {
      const { position } = getComputedStyle(one)
      const { top, width, height } = one.getBoundingClientRect()
      return (
        (position === 'sticky' || position === 'fixed') &&
        width > innerWidth * 0.8 &&
        height > 8 &&
        top < innerHeight / 2
      )
    })
    return Math.max(0, ...staying.map((one) => one.getBoundingClientRect().bottom)) / innerHeight
  })

/** Words that end in dots for want of room. */
const cutIn = (page: Page, place: string) =>
  page
    .locator(`${place} *`)
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).textOverflow === 'ellipsis')
        .map(({ textContent }) => textContent),
    )

for (const language of ['en', 'ja'] as Language[]) {
  test(`on a phone the head is low and no label is cut (${language})`, async ({ browser }) => {
    const page = await (await personIn(browser, language, 390)).newPage()
    await page.goto(`${TESTING.pro}/explore/conversation?keywords=game&days=365`)
    await expect(page.locator('#audience_size')).toHaveAttribute('data-state', 'answered', { timeout: 30_000 })
    expect(await cutIn(page, '[data-bottom-bar]')).toEqual([])
    await page.mouse.wheel(0, 900)
    await expect(page.locator('[data-asked-strip]')).toBeVisible()
    expect(await headOf(page)).toBeLessThan(MOST_OF_THE_HEIGHT)
    await page.locator('[data-asked-strip] button').first().click()
    await expect(page.locator('#question')).toBeFocused()
    await expect(page.locator('#question')).toBeInViewport()

    await page.goto(`${TESTING.pro}/competitor-analysis`)
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page.getByRole('main').locator('ol > li').first()).toBeVisible({ timeout: 30_000 })
    expect(await cutIn(page, 'main ol')).toEqual([])
  })
}

test('on a phone filters unfold at a press, and say how many are chosen', async ({ browser }) => {
  const say = await wordsOf('en')
  const context = await personIn(browser, 'en', 390)
  const page = await signedIn(context, 'admin@meridian.example', TESTING.pro, TESTING)
  await page.goto(`${TESTING.pro}/creators?countries=JP`)
  const filters = page.getByRole('button', { name: say('Filters: {{n}}', { n: 1 }) })
  await expect(page.getByRole('region', { name: say('Interests') })).toBeHidden()
  await expect(page.getByRole('region', { name: /^Creators found/ })).toBeInViewport({ timeout: 30_000 })
  await filters.click()
  await expect(page.getByRole('region', { name: say('Interests') })).toBeVisible()
})
