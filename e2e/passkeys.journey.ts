import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { mailAfter, personIn, reset, signedIn } from './person.ts'
import { PLAIN } from './places.ts'

const EMAIL = 'member@meridian.example'

/** A device with a fingerprint reader that always says yes. */
async function withDevice(context: BrowserContext, page: Page) {
  const cdp = await context.newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  await cdp.send('WebAuthn.addVirtualAuthenticator', { options })
}

const account = `${PLAIN.team}/meridian/account`

async function add(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name of the passkey').fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: `Remove the passkey “${name}”` })).toBeVisible()
}

async function signOut(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await expect(page).toHaveURL(/\/login/)
}

test('a passkey is added, signs in alone, is asked for after the code, removed and brought back', async ({
  browser,
}) => {
  await reset()
  const context = await personIn(browser, 'en')
  const page = await signedIn(context, EMAIL)
  await withDevice(context, page)
  await page.goto(account)
  await add(page, 'Laptop')

  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).not.toHaveURL(/\/login/)

  await page.goto(account)
  await page.getByLabel('What you sign in with').selectOption('mail_and_passkey')
  await page.getByRole('button', { name: 'Save how you sign in' }).click()
  await expect(page.getByText('The way you sign in was saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the passkey “Laptop”' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('This passkey is your only way to sign in.')).toBeVisible()

  await signOut(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('This account asks for a code by email before its passkey.')).toBeVisible()
  await page.locator('input[type=email]').fill(EMAIL)
  const { subject } = await mailAfter(EMAIL, () => page.getByRole('button', { name: 'Send the code' }).click())
  await page.locator('input[autocomplete=one-time-code]').pressSequentially(subject.slice(0, 6))
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page).not.toHaveURL(/\/login/)

  await page.goto(account)
  await page.getByLabel('What you sign in with').selectOption('any')
  await page.getByRole('button', { name: 'Save how you sign in' }).click()
  await expect(page.getByText('The way you sign in was saved.')).toBeVisible()
  await signOut(page)
  const byMail = await signedIn(context, EMAIL)
  await byMail.goto(account)
  await byMail.getByRole('button', { name: 'Remove the passkey “Laptop”' }).click()
  await byMail.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(byMail.getByRole('heading', { name: 'No passkeys' })).toBeVisible()
  await byMail.getByRole('button', { name: 'Undo' }).click()
  await expect(byMail.getByRole('button', { name: 'Remove the passkey “Laptop”' })).toBeVisible()
  await signOut(byMail)

  await page.goto(`${PLAIN.team}/login`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).not.toHaveURL(/\/login/)
  await page.goto(account)
  await page.getByRole('button', { name: 'Remove the passkey “Laptop”' }).click()
  await expect(page.getByText('you are signed out here as well')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page).toHaveURL(/\/login/)
  await context.close()
})

test('from the account to the second site, where a passkey of its own is added and signs in', async ({ browser }) => {
  await reset()
  const context = await personIn(browser, 'en')
  const page = await signedIn(context, EMAIL)
  await withDevice(context, page)
  await page.goto(account)
  await add(page, 'Laptop')
  await page.getByRole('button', { name: 'pro.localhost' }).click()
  await expect(page).toHaveURL(`${PLAIN.pro}/passkeys`)
  await expect(page.getByText(/^localhost · /)).toBeVisible()
  await add(page, 'Laptop there')

  await context.clearCookies()
  await page.goto(`${PLAIN.pro}/#sign-in`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto(`${PLAIN.pro}/passkeys`)
  await expect(page.getByText(/^pro\.localhost · .*last used/)).toBeVisible()
  await context.close()
})
