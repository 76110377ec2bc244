import { expect, type Locator, type Page, test } from '@playwright/test'
import { say as inLanguage } from '@starling/text/both'
import { judged, still } from './judge.ts'
import { type Language, personIn, reset, signedIn } from './person.ts'
import { TESTING } from './places.ts'

test.beforeEach(() => reset(TESTING))

const TOLD: Record<Language, string> = {
  en: 'Women who love gaming or post about coffee, but no journalists',
  ja: 'ゲームが好き、またはコーヒーについて投稿している女性。ジャーナリストは除く',
}

/** As a person without a mouse does. */
async function press(page: Page, button: Locator): Promise<void> {
  await button.focus()
  await page.keyboard.press('Enter')
}

for (const [language, width] of [
  ['en', 1440],
  ['ja', 390],
] as [Language, number][]) {
  test(`a description becomes blocks, is refined, saved and changed, by keyboard alone (${language}, ${width})`, async ({
    browser,
  }) => {
    const say = inLanguage(language).t
    const person = await personIn(browser, language, width)
    const page = await signedIn(person, 'admin@meridian.example', TESTING.team, TESTING)
    await page.goto(`${TESTING.team}/meridian/creator`)
    const size = page.getByRole('region', { name: say('Size'), exact: true })
    const people = async () => {
      await expect(size.locator('[aria-busy=false]')).toBeVisible()
      return (await size.locator('.text-28').textContent())!
    }
    await expect(size).toContainText(say('All {{people}}.', { people: say('people') }))
    const everybody = await people()

    await page.getByLabel(say('Description')).focus()
    await page.keyboard.type(TOLD[language])
    await page.keyboard.press('Enter')
    const gender = page.getByRole('region', { name: say('Gender'), exact: true })
    await expect(gender.getByRole('combobox')).toHaveValue('FEMALE')
    await expect(page.getByRole('region', { name: say('Not these job titles') })).toBeVisible()
    await expect(page.getByRole('radio', { name: say('Reach') })).toBeChecked()
    await expect(size).not.toContainText(everybody)
    const described = await people()
    // Each block says what it does.
    await expect(gender).toContainText(/\d/)
    await still(page)
    await judged(page)

    // Refined: without one block there are more people, undone as many as before.
    await press(page, page.getByRole('button', { name: say('Remove {{label}}', { label: say('Gender') }) }))
    await expect(gender).toBeHidden()
    await expect(size).not.toContainText(described)
    const wider = await people()
    await press(page, page.getByRole('button', { name: say('Undo'), exact: true }))
    await expect(size).toContainText(described)
    await press(page, page.getByRole('button', { name: say('Redo'), exact: true }))
    await expect(size).toContainText(wider)
    // The address holds it, and so does a page that is opened anew.
    await expect(page).toHaveURL(/order=reach/)
    await page.reload()
    await expect(size).toContainText(wider)

    await press(page, page.getByRole('button', { name: say('Save audience') }))
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say('Name')).fill('Coffee and games')
    await page.keyboard.press('Enter')
    await expect(page.getByText(say('{{name}} was saved.', { name: 'Coffee and games' }))).toBeVisible()

    // From the saved audience back into the builder, and saved as its second version.
    await page.goto(`${TESTING.team}/meridian/audiences?tab=saved`)
    const row = page.getByRole('list', { name: say('Saved audiences') }).getByRole('listitem')
    await expect(row).toContainText(wider)
    await press(page, page.getByRole('button', { name: say('Actions for {{name}}', { name: 'Coffee and games' }) }))
    const item = page.getByRole('menuitem', { name: say('Change who') })
    await press(page, item)
    await expect(
      page.getByText(say('You are changing “{{name}}”, version {{n}}.', { name: 'Coffee and games', n: 1 })),
    ).toBeVisible()
    await expect(size).toContainText(wider)
    await press(page, page.getByRole('button', { name: say('Remove {{label}}', { label: say('Posted about') }) }))
    await expect(size).not.toContainText(wider)
    const narrower = await people()
    await press(page, page.getByRole('button', { name: say('Save as a new version') }))
    await dialog.getByLabel(say('Why')).fill('Only games')
    await page.keyboard.press('Enter')
    await expect(page.getByText(say('{{name}} was saved.', { name: 'Coffee and games' }))).toBeVisible()
    await page.goto(`${TESTING.team}/meridian/audiences?tab=saved`)
    await expect(row).toContainText(say('Version {{n}}', { n: 2 }))
    await expect(row).toContainText(narrower)

    // The draft is there again without the address, and what must not be asked is refused.
    await page.goto(`${TESTING.team}/meridian/creator`)
    await expect(size).toContainText(narrower)
    await press(page, page.getByRole('button', { name: say('Describe it') }))
    await page.getByLabel(say('Description')).fill(language === 'en' ? 'people with diabetes' : '糖尿病の人')
    await page.keyboard.press('Enter')
    await expect(page.getByText(say('Nobody is targeted by their health.'))).toBeVisible()
    await expect(size).toContainText(narrower)
    await still(page)
    await judged(page)
  })
}
