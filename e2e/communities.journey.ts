import { expect, test } from '@playwright/test'
import { say as inLanguage } from '@starling/text/both'
import { fits, judged, still } from './judge.ts'
import { type Language, personIn, reset, signedIn } from './person.ts'
import { TESTING } from './places.ts'

test.beforeEach(() => reset(TESTING))

const LOOKS: [Language, number][] = [
  ['en', 1440],
  ['ja', 390],
]

for (const [language, width] of LOOKS) {
  test(`communities are walked by keyboard, one is analysed and saved, and shown as left out (${language}, ${width})`, async ({
    browser,
  }) => {
    const say = inLanguage(language).t
    const person = await personIn(browser, language, width)
    const page = await signedIn(person, 'admin@meridian.example', TESTING.team, TESTING)
    await page.goto(`${TESTING.team}/meridian/communities`)
    const map = page.getByRole('group', { name: say('Map of communities: arrow keys walk to the neighbours') })
    const here = map.locator('button[aria-pressed=true]')
    await expect(here).toHaveCount(1)
    const first = await here.getAttribute('aria-label')
    await here.focus()
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
      await page.keyboard.press(key)
      // At an edge nothing lies that way, and nothing happens.
      const hasMoved = expect(here).not.toHaveAttribute('aria-label', first!, { timeout: 3_000 })
      if (
        await hasMoved.then(
          () => true,
          () => false,
        )
      )
        break
    }
    const second = (await here.getAttribute('aria-label'))!
    expect(second).not.toBe(first)
    await expect(here).toBeFocused()
    await expect(page).toHaveURL(/community=/)
    await page.reload()
    await expect(here).toHaveAttribute('aria-label', second)
    await expect(page.getByRole('heading', { name: say('Leading accounts') })).toBeVisible()
    await still(page)
    await fits(page)
    await judged(page)

    await page.getByRole('button', { name: say('Analyse these people') }).click()
    await expect(page.getByRole('button', { name: say('Hide the analysis') })).toBeVisible()
    await expect(page.locator('section section footer').first()).toBeVisible()
    await page.getByRole('button', { name: say('Save for the team') }).click()
    await expect(page.getByText(say('Audience created successfully'))).toBeVisible()

    await page.goto(`${TESTING.team}/meridian/audiences?tab=saved`)
    const rows = page.getByRole('list', { name: say('Saved audiences') }).getByRole('listitem')
    await expect(rows).toHaveCount(1)
    // As many as stand on the map, to the last person.
    await expect(rows).toContainText(/[\d,]+/.exec(second.split(', ').slice(1).join(', '))![0])
    await rows.getByRole('button').last().click()
    await page.getByRole('menuitem', { name: say('Who would be left out') }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText(say('Some of them, drawn by chance'))).toBeVisible()
    await still(page)
    await judged(page)
    await drawer.getByRole('button', { name: say('Save as an exclusion audience') }).click()
    await expect(rows).toHaveCount(2)
    await expect(page.getByText(say('Left out of campaigns'))).toBeVisible()
  })

  test(`job titles become an audience (${language}, ${width})`, async ({ browser }) => {
    const say = inLanguage(language).t
    const person = await personIn(browser, language, width)
    const page = await signedIn(person, 'admin@meridian.example', TESTING.pro, TESTING)
    await page.goto(`${TESTING.pro}/job-title`)
    const category = language === 'ja' ? 'サービス業' : 'Service'
    await page.getByRole('checkbox', { name: say('All titles of {{category}}', { category }), exact: true }).click()
    const combination = page.getByRole('region', { name: say('Your combination') })
    await expect(combination.locator('.text-28')).toBeVisible()
    const people = (await combination.locator('.text-28').textContent())!
    await expect(page).toHaveURL(/titles=/)
    await page.reload()
    await expect(combination.locator('.text-28')).toHaveText(people)
    await still(page)
    await fits(page)
    await judged(page)

    await combination.getByRole('button', { name: say('Analyse these people') }).click()
    await expect(page.getByRole('dialog').getByRole('heading').nth(1)).toBeVisible()
    await page.keyboard.press('Escape')
    await combination.getByRole('button', { name: say('Save for me') }).click()
    await expect(page.getByText(say('Audience created successfully'))).toBeVisible()
    await page.goto(`${TESTING.pro}/saved-audiences`)
    const rows = page.getByRole('list', { name: say('Saved audiences') }).getByRole('listitem')
    await expect(rows).toHaveCount(1)
    await expect(rows).toContainText(people)
  })
}
