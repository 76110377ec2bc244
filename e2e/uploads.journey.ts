import { expect, type Page, test } from '@playwright/test'
import { say as inLanguage } from '@starling/text/both'
import { consentAt } from '@starling/world'
import { judged, still } from './judge.ts'
import { type Language, personIn, reset, signedIn } from './person.ts'
import { TESTING } from './places.ts'

const TEAM = 'halcyon'
const EMAIL = 'admin@halcyon.example'
const SANDBOX = `http://127.0.0.1:${TESTING.sandbox_port}`
const MONTH_S = 32 * 86_400

test.beforeEach(() => reset(TESTING))

/** Asks the product as the page would. */
const ask = <T>(page: Page, method: string, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([method, path, body]) => {
      const me = (await (await fetch('/api/user/me/')).json()) as { token: string }
      const headers = { 'content-type': 'application/json', 'x-csrftoken': me.token }
      const answer = await fetch(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
      return answer.status === 204 ? undefined : await answer.json()
    },
    [method, path, body] as const,
  ) as Promise<T>

type Known = { ad_accounts: { id: string; user_id: string }[]; users: { user_id: string; username: string }[] }

/** An ad account at X, linked to the team by its admin: the journey of ad accounts has the clicks. */
async function linkAdAccount(page: Page): Promise<void> {
  const { ad_accounts, users } = (await (await fetch(`${SANDBOX}/control/credentials`)).json()) as Known
  const owner = users.find(({ user_id }) => user_id === ad_accounts[0]!.user_id)!
  const path = '/rest-auth/x/'
  const { authorize_url } = await ask<{ authorize_url: string }>(page, 'POST', `${path}connect/`, {
    protocol: 'oauth1',
  })
  const { searchParams } = await consentAt(authorize_url, { person: `@${owner.username}` })
  await ask(page, 'POST', `${path}oauth2/`, Object.fromEntries(searchParams))
  await ask(page, 'POST', `/api/teams/${TEAM}/accounts/`, { account_id: ad_accounts[0]!.id })
}

for (const [language, width] of [
  ['en', 1440],
  ['ja', 390],
] as [Language, number][]) {
  test(`a plan is bought, an audience uploaded, the plan cancelled, and after its end nothing is uploaded (${language}, ${width})`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const { t: say } = inLanguage(language)
    const page = await signedIn(await personIn(browser, language, width), EMAIL, TESTING.team, TESTING)
    await linkAdAccount(page)
    const body = { query_type: 'builder', who: { all: [] } }
    await ask(page, 'POST', '/api/audience-configs/', { name: 'Everybody', body, team: TEAM })
    const saved = `${TESTING.team}/${TEAM}/audiences?tab=saved`
    const billing = `${TESTING.team}/${TEAM}/team?tab=details`
    const tell = (text: string) => page.getByText(text, { exact: true }).first()

    const upload = async () => {
      await page.goto(saved)
      await page.getByRole('button', { name: say('Actions for {{name}}', { name: 'Everybody' }) }).click()
      await page.getByRole('menuitem', { name: say('Upload to X') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('checkbox').check()
      await still(page)
      await judged(page)
      await dialog.getByRole('button', { name: say('Upload to X') }).click()
    }
    await upload()
    await expect(tell(say('You need an active subscription to upload audiences to X.'))).toBeVisible()

    // The plan is paid on the page of the biller.
    const details = { invoice_name: 'Halcyon', invoice_email: 'invoices@halcyon.example', country: 'JP' }
    await ask(page, 'PATCH', `/api/teams/${TEAM}/`, details)
    await page.goto(billing)
    await expect(page.getByRole('heading', { name: say('Choose a plan') })).toBeVisible()
    await page.getByRole('listitem').filter({ hasText: 'Team' }).getByRole('button').first().click()
    await expect(page).toHaveURL(/\/checkout\/cs_/)
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(tell(say('Thank you. The subscription is active.'))).toBeVisible()
    await expect(page.getByRole('list', { name: say('Invoices') }).getByRole('listitem')).toHaveCount(1)
    await expect(page).not.toHaveURL(/checkout=/)
    await still(page)
    await judged(page)

    // Now it is uploaded, and shown with its state.
    await upload()
    await expect(
      tell(say('Audience succesfully uploaded, it may take up to one day to be processed by twitter')),
    ).toBeVisible()
    await page.goto(`${TESTING.team}/${TEAM}/audiences?tab=uploaded`)
    const row = page.getByRole('list', { name: say('Uploaded audiences') }).getByRole('listitem')
    await expect(row).toContainText(say('Being processed by X'))
    await still(page)
    await judged(page)

    // Cancelled it runs on until the end of the period, which is shown.
    await page.goto(billing)
    await page.getByRole('button', { name: say('Cancel the subscription') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Cancel the subscription') })
      .click()
    await expect(page.getByRole('button', { name: say('Keep the subscription') })).toBeVisible()
    const clock = { method: 'POST', headers: { 'content-type': 'application/json' } }
    await fetch(`${SANDBOX}/control/clock`, { ...clock, body: JSON.stringify({ advance_seconds: MONTH_S }) })
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('heading', { name: say('Choose a plan') })).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
    await upload()
    await expect(tell(say('You need an active subscription to upload audiences to X.'))).toBeVisible()
  })
}
