import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { say as inLanguage } from '@starling/text/both'
import { judged, still } from './judge.ts'
import { type Language, personIn, reset, signedIn } from './person.ts'
import { TESTING } from './places.ts'

test.beforeEach(() => reset(TESTING))

const TOLD: Record<Language, string> = {
  en: 'Women who love gaming, with a budget of $5,000 for two weeks, for website clicks',
  ja: '予算50万円で2週間、ゲームが好きな女性、サイト誘導',
}

async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await still(page)
}

for (const [language, width] of [
  ['en', 1440],
  ['ja', 390],
] as [Language, number][]) {
  test(`a sentence becomes a campaign, is planned beside another, kept and taken along (${language}, ${width})`, async ({
    browser,
  }) => {
    const say = inLanguage(language).t
    const person = await personIn(browser, language, width)
    const page = await signedIn(person, 'admin@meridian.example', TESTING.pro, TESTING)
    await page.goto(`${TESTING.pro}/campaigns/create`)
    const box = page.getByRole('textbox', { name: say('Description') })
    await box.fill(TOLD[language])
    await box.press('Enter')
    // Each parameter stands beside the words that led to it.
    await expect(page.getByRole('status').filter({ hasText: say('Objective') })).toContainText(
      language === 'en' ? '“with a budget of $5,000”' : '“予算50万円で”',
    )
    await expect(page.getByLabel(say('Budget'), { exact: true })).toHaveValue(language === 'en' ? '5000' : '500000')
    await expect(page.getByLabel(say('Objective'), { exact: true })).toHaveValue('WEBSITE_CLICKS')
    await page.getByLabel(say('People on X')).fill('250000')
    // What is typed is asked for once it stands in the address.
    await expect(page).toHaveURL(/250000/)
    await expect(page.getByRole('heading', { name: say('What this rests on') })).toBeVisible()
    await settled(page)
    await judged(page)

    // In the planner it stands beside a copy with twice the money.
    await page.getByRole('link', { name: say('Compare it with others in the planner') }).click()
    await expect(page.getByRole('heading', { level: 1, name: say('Campaign planner') })).toBeVisible()
    await page.getByRole('button', { name: say('Copy it') }).click()
    await page.getByLabel(say('Name'), { exact: true }).fill('Twice')
    await page.getByLabel(say('Budget'), { exact: true }).fill(language === 'en' ? '10000.5' : '1000000.5')
    const beside = page.getByRole('region', { name: say('Scenarios side by side') }).first()
    await expect(beside.getByRole('columnheader', { name: 'Twice' })).toBeVisible()
    await settled(page)
    await judged(page)
    const told = await beside
      .getByRole('row', { name: say('People reached') })
      .getByRole('cell')
      .allTextContents()
    expect(new Set(told).size).toBe(2)

    // An amount with two decimals is none.
    await page.getByLabel(say('Budget'), { exact: true }).fill('10.25')
    await expect(page.getByText(say('Digits, with one decimal at most.'))).toBeVisible()
    await page.getByLabel(say('Budget'), { exact: true }).fill(language === 'en' ? '10000.5' : '1000000.5')

    // The document is there in the language of the page; that it says the same is held by planner.test.ts.
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: say('Summary as PDF') }).click()
    const document = await readFile(await (await downloading).path())
    expect(document.subarray(0, 5).toString()).toBe('%PDF-')
    expect(document.toString('latin1')).toContain(`/Lang (${language})`)
    const sliding = page.waitForEvent('download')
    await page.getByRole('button', { name: say('Summary as slides') }).click()
    expect((await sliding).suggestedFilename()).toMatch(/\.pptx$/)

    // Kept, it is there for the team, also after the page is loaded anew.
    await page.getByRole('button', { name: say('Save {{name}}', { name: 'Twice' }) }).click()
    await expect(page.getByText(say('{{name}} was saved.', { name: 'Twice' }))).toBeVisible()
    await page.goto(`${TESTING.pro}/campaign-planner`)
    await page.getByRole('button', { name: say('Kept scenarios') }).click()
    await page.getByRole('dialog').getByRole('button', { name: /Twice/ }).first().click()
    await expect(page.getByLabel(say('Name'), { exact: true })).toHaveValue('Twice')
    await expect(page.getByRole('heading', { name: say('What this rests on') })).toBeVisible()
  })
}
