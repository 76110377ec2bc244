import { expect, test } from '@playwright/test'
import { say as inLanguage } from '@starling/text/both'
import { linkedAccount } from './ad-account.ts'
import { call } from './extension/product.ts'
import { judged, still } from './judge.ts'
import { daysLater } from './later.ts'
import { type Language, personIn, reset, signedIn } from './person.ts'
import { LATER } from './places.ts'

const TEAM = 'halcyon'
const EMAIL = 'admin@halcyon.example'

test.beforeEach(() => reset(LATER))

for (const [language, width] of [
  ['en', 1440],
  ['ja', 390],
] as [Language, number][]) {
  test(`a plan is bought, an audience uploaded, the plan cancelled, and after its end nothing is uploaded (${language}, ${width})`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const { t: say } = inLanguage(language)
    let page = await signedIn(await personIn(browser, language, width), EMAIL, LATER.team, LATER)
    await linkedAccount(page, TEAM, LATER)
    const body = { query_type: 'builder', who: { all: [] } }
    await call(page, 'POST', '/api/audience-configs/', { name: 'Everybody', body, team: TEAM })
    const saved = `${LATER.team}/${TEAM}/audiences?tab=saved`
    const billing = `${LATER.team}/${TEAM}/team?tab=details`
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
    await call(page, 'PATCH', `/api/teams/${TEAM}/`, details)
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
    await page.goto(`${LATER.team}/${TEAM}/audiences?tab=uploaded`)
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
    await daysLater(32)
    // Nobody is still signed in a month later.
    page = await signedIn(page.context(), EMAIL, LATER.team, LATER)
    await page.goto(billing)
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('heading', { name: say('Choose a plan') })).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
    await upload()
    await expect(tell(say('You need an active subscription to upload audiences to X.'))).toBeVisible()
  })
}
