import { expect, test } from '@playwright/test'
import { judged } from './judge.ts'
import { type Language, personIn, reset, signedIn } from './person.ts'
import { PLAIN } from './places.ts'
import { wordsOf } from './words.ts'

const SANDBOX = `http://127.0.0.1:${PLAIN.sandbox_port}`
const KEYWORD = 'the OR and'
test.beforeEach(() => reset())

/** Two accounts that people follow. */
async function handlesAtX(): Promise<[string, string]> {
  const { users } = (await (await fetch(`${SANDBOX}/control/credentials`)).json()) as { users: { username: string }[] }
  return [users[0]!.username, users[1]!.username]
}

for (const [language, width] of [
  ['en', 1440],
  ['ja', 390],
] as [Language, number][]) {
  test(`two handles and a keyword are read for a cost that was shown, and are in the corpus (${language})`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    const say = await wordsOf(language)
    const page = await signedIn(await personIn(browser, language, width), 'admin@meridian.example')
    const [one, two] = await handlesAtX()
    const main = page.getByRole('main')

    await page.goto(`${PLAIN.team}/meridian/account`)
    await main.getByRole('link', { name: say('What your team fetches from X') }).click()
    await expect(page).toHaveURL(`${PLAIN.team}/meridian/connections`)
    await main.getByRole('button', { name: say('Use the app of this installation') }).click()

    await main.getByLabel(say('Handles'), { exact: true }).fill(`@${one} ${two}`)
    await main.getByLabel(say('Keywords'), { exact: true }).fill(KEYWORD)
    await main.getByLabel(say('How far back')).selectOption('90')
    await main.getByRole('button', { name: say('Track'), exact: true }).click()
    const rows = main.getByRole('list', { name: say('Handles and keywords') }).getByRole('listitem')
    await expect(rows).toHaveCount(3)
    await expect(rows.filter({ hasText: say('not fetched yet') })).toHaveCount(3)

    await main.getByRole('button', { name: say('See what fetching costs') }).click()
    const start = main.getByRole('button', { name: /\$\d/ })
    await expect(start).toBeVisible({ timeout: 30_000 })
    await judged(page)
    await start.click()
    await expect(rows.filter({ hasText: say('not fetched yet') })).toHaveCount(0, { timeout: 120_000 })
    await expect(main.getByText(say('Finished'), { exact: false }).first()).toBeVisible({ timeout: 60_000 })

    for (const handle of [one, two]) {
      const row = rows.filter({ hasText: `@${handle}` })
      await expect(row).toContainText(
        new RegExp(say('{{n}} followers', { n: '0' }).replace('0', '[\\d,]*[1-9][\\d,]*')),
      )
    }
    const corpus = main.locator('dd').nth(2)
    await expect(corpus).toHaveText(/^[\d,]*[1-9][\d,]*$/, { timeout: 60_000 })
    await judged(page)

    // What is fresh costs nothing.
    await main.getByRole('button', { name: say('See what fetching costs') }).click()
    await expect(
      main.getByRole('button', { name: say('Start fetching for {{cost}}', { cost: '$0.00' }) }),
    ).toBeVisible()

    await rows
      .filter({ hasText: KEYWORD })
      .getByRole('button', { name: say('Remove {{label}}', { label: KEYWORD }) })
      .click()
    await expect(rows).toHaveCount(2)
    await page.getByRole('button', { name: say('Undo') }).click()
    await expect(rows).toHaveCount(3)
  })
}
