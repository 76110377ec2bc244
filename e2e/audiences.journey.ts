import { expect, test } from '@playwright/test'
import { say as inLanguage } from '@starling/text/both'
import { fits, judged, still } from './judge.ts'
import { type Language, personIn, reset, signedIn } from './person.ts'
import { TESTING } from './places.ts'

test.beforeEach(() => reset(TESTING))

for (const [language, width] of [
  ['en', 1440],
  ['ja', 390],
] as [Language, number][]) {
  test(`an audience is saved, edited, brought back to what it was, deleted and undone (${language}, ${width})`, async ({
    browser,
  }) => {
    const say = inLanguage(language).t
    const person = await personIn(browser, language, width)
    const page = await signedIn(person, 'admin@meridian.example', TESTING.team, TESTING)
    await page.goto(`${TESTING.team}/meridian/explore-x?keywords=game&query_type=conversation&days=365`)
    await expect(page.locator('[data-summary=there]')).toBeVisible()
    const people = (await page.locator('#audience_size .text-40').textContent())!.replace('*', '')

    await page.getByRole('button', { name: say('Save audience') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say('Name')).fill('Gamers')
    await dialog.getByRole('button', { name: say('Save'), exact: true }).click()
    await expect(page.getByText(say('Audience created successfully'))).toBeVisible()
    // The message leads there as well, for ten seconds, which a slow machine may not have.
    await page.goto(`${TESTING.team}/meridian/audiences?tab=saved`)
    const rows = page.getByRole('list', { name: say('Saved audiences') }).getByRole('listitem')
    await expect(rows).toHaveCount(1)
    // The figure of the analysis, to the last person.
    await expect(rows).toContainText(say('{{n}} people', { n: people }))
    await still(page)
    await fits(page)
    await judged(page)

    const act = async (item: string) => {
      await page.getByRole('button', { name: /Gam/ }).filter({ hasNotText: 'Gam' }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    await act(say('Edit'))
    await dialog.getByLabel(say('Name')).fill('Gamers of Japan')
    await dialog.getByLabel(say('Why')).fill('Spring campaign')
    await still(page)
    await judged(page)
    await dialog.getByRole('button', { name: say('Save'), exact: true }).click()
    await expect(rows).toContainText('Gamers of Japan')
    await page.reload()
    await expect(rows).toContainText(say('Version {{n}}', { n: 2 }))

    await page.getByRole('button', { name: say('Versions'), exact: true }).click()
    const versions = page.getByRole('list', { name: say('Versions'), exact: true })
    await expect(versions).toContainText(
      say('Renamed from “{{from}}” to “{{to}}”', { from: 'Gamers', to: 'Gamers of Japan' }),
    )
    await expect(versions).toContainText('Spring campaign')
    await still(page)
    await judged(page)
    await page.getByRole('button', { name: say('Restore version {{n}}', { n: 1 }) }).click()
    await expect(versions.getByRole('listitem').first()).toContainText(say('Version {{n}}', { n: 3 }))
    await page.keyboard.press('Escape')
    await expect(rows.getByRole('link', { name: 'Gamers', exact: true })).toBeVisible()

    await act(say('Delete'))
    await expect(page.getByText(say('Nothing saved yet'))).toBeVisible()
    await page.getByRole('button', { name: say('Undo') }).click()
    await expect(rows).toHaveCount(1)
    // It opens as the analysis that it was saved from.
    await rows.getByRole('link', { name: 'Gamers', exact: true }).click()
    await expect(page.locator('#audience_size .text-40')).toContainText(people)
    await page.goBack()
    await expect(rows).toHaveCount(1)
  })
}
