import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { say as inLanguage } from '@starling/text/both'
import { fits, judged, still } from './judge.ts'
import { type Language, mailAfter, personIn, reset, signedIn } from './person.ts'
import { TESTING } from './places.ts'

test.beforeEach(() => reset(TESTING))

const TOLD: Record<Language, string> = {
  en: 'Women who love gaming or post about coffee, but no journalists',
  ja: 'ゲームが好き、またはコーヒーについて投稿している女性。ジャーナリストは除く',
}
const OTHER = 'admin@halcyon.example'

for (const [language, reader, width] of [
  ['en', 'ja', 390],
  ['ja', 'en', 1440],
] as [Language, Language, number][]) {
  test(`an audience from a description to a version is shared, opened by the other, revoked and gone (${language}, read in ${reader})`, async ({
    browser,
  }) => {
    const [say, told] = [inLanguage(language).t, inLanguage(reader).t]
    const page = await signedIn(await personIn(browser, language), 'admin@meridian.example', TESTING.team, TESTING)
    await page.goto(`${TESTING.team}/meridian/creator`)
    const size = page.getByRole('region', { name: say('Size'), exact: true })
    await page.getByLabel(say('Description')).fill(TOLD[language])
    await page.keyboard.press('Enter')
    const gender = page.getByRole('region', { name: say('Gender'), exact: true })
    await expect(gender.getByRole('combobox')).toHaveValue('FEMALE')
    await page.getByRole('button', { name: say('Remove {{label}}', { label: say('Gender') }) }).click()
    await expect(gender).toBeHidden()
    await expect(size.locator('[aria-busy=false]')).toBeVisible()
    const [people] = /[\d,]+/.exec((await size.locator('.text-28').textContent())!)!
    await page.getByRole('button', { name: say('Save audience') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(say('Name')).fill('Coffee and games')
    await page.keyboard.press('Enter')
    await expect(page.getByText(say('{{name}} was saved.', { name: 'Coffee and games' }))).toBeVisible()

    // Its second version is counted every week.
    await page.goto(`${TESTING.team}/meridian/audiences?tab=saved`)
    const rows = page.getByRole('list', { name: say('Saved audiences') }).getByRole('listitem')
    const act = async (item: string) => {
      await page.getByRole('button', { name: say('Actions for {{name}}', { name: 'Coffee and games' }) }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    await act(say('Edit'))
    await dialog.getByLabel(say('Why')).fill('For spring')
    await dialog.getByRole('button', { name: language === 'ja' ? 'ブランド' : 'Brand', exact: true }).click()
    await dialog.getByLabel(say('Count it anew')).selectOption('weekly')
    await still(page)
    await judged(page)
    await dialog.getByRole('button', { name: say('Save'), exact: true }).click()
    await expect(rows).toContainText(say('Version {{n}}', { n: 2 }))
    await expect(rows).toContainText(say('Counted every week'))
    await expect(rows).toContainText(people)
    await page.getByRole('button', { name: say('Versions'), exact: true }).click()
    const history = page.getByRole('region', { name: say('Size history') })
    await expect(history).toContainText(say('{{n}} people', { n: people }))
    await still(page)
    await judged(page)
    await page.keyboard.press('Escape')

    await act(say('Share this audience'))
    await dialog.getByLabel(say('Email')).fill(OTHER)
    await dialog.getByLabel(say('Message')).fill('For spring')
    const shared = dialog.getByRole('list', { name: say('Shared with') })
    const mail = await mailAfter(
      OTHER,
      () => dialog.getByRole('button', { name: say('Share this audience') }).click(),
      TESTING,
    )
    await expect(shared).toContainText(say('Never opened'))
    const address = /http\S+\/shared-audience#\S+/.exec(mail.text)![0]

    const other = await signedIn(await personIn(browser, reader, width), OTHER, TESTING.pro, TESTING)
    await other.goto(address)
    await other.getByRole('button', { name: told('Open the audience') }).click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Coffee and games')
    await expect(other.getByText('For spring')).toBeVisible()
    await expect(other.getByText(told('{{n}} people', { n: people })).first()).toBeVisible()
    await still(other)
    await fits(other)
    await judged(other)
    await other.goto(`${TESTING.pro}/saved-audiences`)
    await expect(other.getByRole('heading', { name: told('Shared with you') })).toBeVisible()

    await page.reload()
    await act(say('Share this audience'))
    await expect(shared).toContainText(say('Opened {{count}} times', { count: 1 }))
    await shared.getByRole('button', { name: say('Stop sharing with {{email}}', { email: OTHER }) }).click()
    await expect(shared).toBeHidden()
    await other.reload()
    await expect(other.getByText(told('Nothing saved yet'))).toBeVisible()
    await expect(other.getByRole('heading', { name: told('Shared with you') })).toBeHidden()
    await other.goto(address)
    await other.getByRole('button', { name: told('Open the audience') }).click()
    await expect(
      other.getByText(
        told('This link opens nothing: sharing has ended, or it was sent to another address than yours.'),
      ),
    ).toBeVisible()
  })
}

const FILE = path.join(import.meta.dirname, '../test-results', `catalog-${TESTING.port}.json`)
const run = promisify(execFile)
/** As an operator does: one more audience, and the catalog made anew with it. */
async function addToCatalog(): Promise<void> {
  await writeFile(FILE, JSON.stringify({ query_type: 'builder', who: { all: [] } }))
  const DATA_DIR = path.join(import.meta.dirname, '../test-results', `testing-${TESTING.port}`)
  const tool = path.join(import.meta.dirname, '../tools/catalog.ts')
  const names = ['--name', 'Everybody here', '--name-ja', 'ここにいる全員', '--category', 'Customers']
  await run(process.execPath, [tool, 'add', ...names, FILE], { env: { ...process.env, DATA_DIR } })
}

for (const [language, width] of [
  ['en', 1440],
  ['ja', 390],
] as [Language, number][]) {
  test(`five audiences of the catalog are compared, and one is saved (${language}, ${width})`, async ({ browser }) => {
    const say = inLanguage(language).t
    await addToCatalog()
    const person = await personIn(browser, language, width)
    const page = await signedIn(person, 'admin@meridian.example', TESTING.team, TESTING)
    const catalog = page.getByRole('list', { name: say('Audience Catalog') }).getByRole('listitem')
    const added = page.getByRole('button', { name: language === 'ja' ? 'ここにいる全員' : 'Everybody here' }).first()
    await expect(async () => {
      await page.goto(`${TESTING.team}/meridian/audiences`)
      await expect(added).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 110_000 })
    await expect(catalog.nth(4)).toBeVisible()
    for (let at = 0; at < 5; at++) {
      const box = catalog.nth(at).getByRole('checkbox')
      await box.click()
      await expect(box).toBeChecked()
    }
    await expect(page.getByText(say('{{n}} of {{most}} chosen to compare', { n: 5, most: 5 }))).toBeVisible()
    await expect(catalog.nth(5).getByRole('checkbox')).toBeDisabled()
    await page.getByRole('button', { name: say('Compare'), exact: true }).click()
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByRole('list', { name: say('In both') }).getByRole('listitem')).toHaveCount(10)
    await expect(
      drawer
        .getByRole('table', { name: say('Overlap') })
        .getByRole('row')
        .nth(1),
    ).toBeVisible()
    await expect(page).toHaveURL(/compare=/)
    await still(page)
    await judged(page)
    await page.keyboard.press('Escape')

    await catalog.first().getByRole('button').first().click()
    const people = (await drawer.locator('.text-16.tabular').first().textContent())!
    await drawer.getByRole('button', { name: say('Save for the team') }).click()
    await expect(page.getByText(say('Audience created successfully'))).toBeVisible()
    await drawer.getByRole('button', { name: say('Save for the team') }).click()
    await expect(page.getByText(/You have saved this already|すでに保存されています/)).toBeVisible()
    await page.goto(`${TESTING.team}/meridian/audiences?tab=saved`)
    const rows = page.getByRole('list', { name: say('Saved audiences') }).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText(people)
    await still(page)
    await fits(page)
    await judged(page)
  })

  test(`a job title goes straight into the builder (${language}, ${width})`, async ({ browser }) => {
    const say = inLanguage(language).t
    const person = await personIn(browser, language, width)
    const page = await signedIn(person, 'admin@meridian.example', TESTING.pro, TESTING)
    await page.goto(`${TESTING.pro}/job-title`)
    const category = language === 'ja' ? 'サービス業' : 'Service'
    await page.getByRole('checkbox', { name: say('All titles of {{category}}', { category }), exact: true }).click()
    const combination = page.getByRole('region', { name: say('Your combination') })
    await expect(combination.locator('.text-28')).toContainText(/\d/)
    const [people] = /[\d,]+/.exec((await combination.locator('.text-28').textContent())!)!
    await combination.getByRole('link', { name: say('Open in the builder') }).click()
    await expect(page.getByRole('region', { name: say('Job titles'), exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: say('Size'), exact: true })).toContainText(people)
  })
}
