import { expect, type Page, test } from '@playwright/test'
import { consentAt } from '@starling/world'
import { type Language, mailAfter, personIn, reset } from './person.ts'
import { PLAIN } from './places.ts'
import { wordsOf } from './words.ts'

const ADMIN = 'admin@meridian.example'
test.beforeEach(() => reset())

/** On the sandbox's own page, which speaks English. */
async function allow(page: Page, network: string, person?: string): Promise<void> {
  await expect(page.getByText(`Sandbox of ${network}`)).toBeVisible({ timeout: 30_000 })
  if (person) await page.getByText(person).click()
  await page.getByRole('button', { name: 'Allow' }).click()
}

for (const language of ['en', 'ja'] as Language[]) {
  test(`sign in with X, link LinkedIn, come back by either, and disconnect (${language})`, async ({ browser }) => {
    const say = await wordsOf(language)
    const context = await personIn(browser, language)
    const page = await context.newPage()
    const seen: string[] = []
    page.on('request', (request) => seen.push(request.url()))
    await page.goto(`${PLAIN.team}/login/x`)
    await page.getByRole('button', { name: say('Continue with {{network}}', { network: 'X' }) }).click()
    await allow(page, 'X')

    // X proves no address, so ours is proved by a code before the account is linked to it.
    await expect(page.getByText(say('Send the code'))).toBeVisible()
    expect(page.url()).toBe(`${PLAIN.team}/login/x`)
    await page.locator('input[type=email]').fill(ADMIN)
    const { subject } = await mailAfter(ADMIN, () => page.keyboard.press('Enter'))
    await page.locator('input[autocomplete=one-time-code]').pressSequentially(subject.slice(0, 6))
    await expect(page).toHaveURL(/choose-team/)

    await page.goto(`${PLAIN.team}/meridian/account`)
    const linked = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /LinkedIn|X ·/ })
    await expect(linked).toHaveCount(1)
    await page.getByRole('button', { name: say('Connect {{network}}', { network: 'LinkedIn' }) }).click()
    await allow(page, 'LinkedIn', 'Mira Okafor')
    await expect(page).toHaveURL(`${PLAIN.team}/meridian/account`)
    await expect(linked).toHaveCount(2)
    await expect(page.getByText(say('{{name}} is connected.', { name: 'LinkedIn Mira Okafor' }))).toBeVisible()

    // From now on either network signs in by itself.
    const elsewhere = await (await personIn(browser, language)).newPage()
    await elsewhere.goto(`${PLAIN.team}/meridian/account`)
    await expect(elsewhere).toHaveURL(/login/)
    await elsewhere.getByRole('button', { name: say('Continue with {{network}}', { network: 'X' }) }).click()
    await allow(elsewhere, 'X')
    await expect(elsewhere).toHaveURL(`${PLAIN.team}/meridian/account`)

    await page.getByRole('button', { name: say('Disconnect {{name}}', { name: 'LinkedIn Mira Okafor' }) }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Disconnect') })
      .click()
    await expect(linked).toHaveCount(1)
    const kept = await page.evaluate(() => JSON.stringify(localStorage) + JSON.stringify(sessionStorage))
    expect(kept).not.toMatch(/access_token|refresh_token|code=/)
    expect(seen.filter((url) => /access_token=|refresh_token=|code_verifier=/.test(url))).toEqual([])
  })
}

test('to say no at the network changes nothing, and a way back from another browser signs no one in', async ({
  browser,
}) => {
  const page = await (await personIn(browser, 'en')).newPage()
  await page.goto(`${PLAIN.team}/login`)
  await page.getByRole('button', { name: 'Continue with LinkedIn' }).click()
  await page.getByRole('button', { name: 'Deny' }).click()
  await expect(page.getByText('You did not allow it on LinkedIn. Nothing has changed here.')).toBeVisible()
  await page.getByRole('button', { name: 'Start again' }).click()
  await page.getByRole('button', { name: 'Continue with LinkedIn' }).click()
  await expect(page.getByText('Sandbox of LinkedIn')).toBeVisible()
  const stolen = await consentAt(page.url(), { person: 'Hana Sato' })

  const victim = await (await personIn(browser, 'en')).newPage()
  await victim.goto(stolen.href)
  await expect(victim.getByText('Error: Unauthorized login attempt')).toBeVisible()
  expect((await victim.request.get(`${PLAIN.team}/api/user/me/`)).status()).toBe(403)
})

test('the toolkit signs in with a network by its dialog, and stays where it was', async ({ browser }) => {
  const page = await (await personIn(browser, 'en', 390)).newPage()
  await page.goto(`${PLAIN.pro}/?from=here`)
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with LinkedIn' }).click()
  await allow(page, 'LinkedIn', 'Mira Okafor')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Sign in as ${ADMIN}` })
    .click()
  await expect(page.getByRole('main')).toContainText('Mira')
  await expect(page).toHaveURL(`${PLAIN.pro}/?from=here`)
})
