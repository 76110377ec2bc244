import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { say as inLanguage } from '@starling/text/both'
import { judged, still } from './judge.ts'
import { type Language, personIn, reset, signedIn } from './person.ts'
import { TESTING } from './places.ts'

test.beforeEach(() => reset(TESTING))

for (const [language, width, site] of [
  ['en', 1440, 'team'],
  ['ja', 390, 'pro'],
] as [Language, number, 'team' | 'pro'][]) {
  test(`a targeting package is made of an audience, read, taken along and opened anew (${language}, ${width})`, async ({
    browser,
  }) => {
    const say = inLanguage(language).t
    const person = await personIn(browser, language, width)
    const page = await signedIn(person, 'admin@meridian.example', TESTING[site], TESTING)
    const home = site === 'team' ? `${TESTING.team}/meridian/creator` : `${TESTING.pro}/audience-builder`
    await page.goto(`${home}?about=coffee&job_titles=chef&order=reach`)
    const targeting = page.getByRole('region', { name: say('Targeting'), exact: true })
    await expect(page.getByRole('region', { name: say('Size'), exact: true }).locator('.text-28')).toBeVisible()
    // Nobody here has an ad account linked.
    await expect(
      page.getByText(say('X’s own estimate needs a linked X account with its ad accounts added.')),
    ).toBeVisible()

    await targeting.getByRole('button', { name: say('Generate targeting') }).focus()
    await page.keyboard.press('Enter')
    const keywords = targeting.getByRole('region', { name: say('Keywords'), exact: true })
    await expect(keywords).toContainText('coffee', { timeout: 60_000 })
    await expect(keywords).toContainText(say('The audience asks for it'))
    await expect(targeting.getByRole('region', { name: say('What X cannot be told') })).toBeVisible()
    await still(page)
    await judged(page)

    const download = page.waitForEvent('download')
    await targeting.getByRole('button', { name: say('Download {{format}}', { format: 'CSV' }) }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file).toContain('keywords,coffee,coffee,')

    // It is there when the builder is opened anew, and has an address of its own.
    await page.reload()
    await expect(keywords).toContainText('coffee')
    await targeting.getByRole('link', { name: say('Open on its own page') }).click()
    await expect(page).toHaveURL(/\/targeting\/[\w-]+$/)
    await expect(page.getByRole('heading', { level: 1, name: say('Targeting package') })).toBeVisible()
    await expect(page.getByRole('region', { name: say('Keywords'), exact: true })).toContainText('coffee')
    await still(page)
    await judged(page)
    const address = page.url()
    await page.getByRole('link', { name: say('Open in the builder') }).click()
    await expect(page).toHaveURL(/about=coffee/)

    // To somebody else of the team it never was.
    const other = await personIn(browser, language, width)
    const theirs = await signedIn(other, 'member@meridian.example', TESTING[site], TESTING)
    await theirs.goto(address)
    await expect(theirs.getByText(say('Not found.'))).toBeVisible()
    await expect(theirs.getByRole('region', { name: say('Keywords'), exact: true })).toBeHidden()
  })
}
