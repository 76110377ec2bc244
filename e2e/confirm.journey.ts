import { expect, test } from '@playwright/test'
import { mailAfter, personIn, reset, signedIn } from './person.ts'
import { PLAIN } from './places.ts'

const EMAIL = 'member@meridian.example'
const STALE = { detail: 'Please confirm that it is you.', code: 'confirm_needed' }

test('whoever signed in a while ago confirms over the open dialog, and what was begun goes on', async ({ browser }) => {
  await reset()
  const page = await signedIn(await personIn(browser, 'en'), EMAIL)
  await page.goto(`${PLAIN.team}/meridian/account`)
  // No journey waits for a quarter of an hour: the first answer is that of a session which is so old.
  let isStale = true
  await page.route('**/api/starling/tokens/', async (route) => {
    if (!isStale || route.request().method() !== 'POST') return route.continue()
    isStale = false
    return route.fulfill({ status: 403, json: STALE })
  })
  await page.getByRole('button', { name: 'Create a token' }).click()
  await page.getByLabel('Name of the token').fill('Nightly')
  const asking = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await page.getByRole('button', { name: 'Create the token' }).click()
  await expect(asking.getByText(`A code is sent to ${EMAIL}.`)).toBeVisible()
  const { subject } = await mailAfter(EMAIL, () => asking.getByRole('button', { name: 'Send the code' }).click())
  await asking.getByLabel('Sign-in code').pressSequentially(subject.slice(0, 6))
  await expect(asking).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Your new token' }).locator('code')).toContainText('stl_user_')
})
