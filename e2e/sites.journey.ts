import { expect, type Page, test } from '@playwright/test'
import { mailAfter, personIn, reset, signedIn, signIn } from './person.ts'
import { PLAIN } from './places.ts'

test.beforeEach(() => reset())

/** By the palette: every place and action is a few keys away. */
async function choose(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
}

test('unknown paths: to the teams, to the front page, to a 404', async ({ browser }) => {
  const context = await personIn(browser, 'en')
  const page = await signedIn(context, 'admin@meridian.example')
  await page.goto(`${PLAIN.team}/no/such/page`)
  await expect(page).toHaveURL(`${PLAIN.team}/choose-team`)
  await page.goto(`${PLAIN.pro}/no/such/page`)
  await expect(page).toHaveURL(`${PLAIN.pro}/`)
  await page.goto(`${PLAIN.premium}/no/such/page`)
  await expect(page).toHaveURL(`${PLAIN.premium}/no/such/page`)
})

test('titles begin with the page and end with the layout; each page says what it is for, under the brand', async ({
  page,
}) => {
  for (const [at, title, about] of [
    [`${PLAIN.team}/login`, 'Sign in · Starling', /^Sign in to Starling/],
    [`${PLAIN.pro}/`, 'Home · Targeting Toolkit', /^See who talks about a topic/],
    [`${PLAIN.pro}/xstats`, 'Trends · Deep Thought', /^What is talked about more/],
    [`${PLAIN.premium}/`, 'Home · Deep Thought', /^What people on X talk about/],
    [`${PLAIN.premium}/no/such/page`, 'Page not found · Deep Thought', /^There is no page/],
  ] as const) {
    await page.goto(at)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', about)
    await expect(page.getByRole('banner').getByText('Starling').filter({ visible: true })).toBeVisible()
  }
})

test('a mailed link fills the code in and waits for a click', async ({ browser }) => {
  const asking = await (await personIn(browser, 'en')).newPage()
  await asking.goto(`${PLAIN.team}/login`)
  await asking.locator('input[type=email]').fill('admin@meridian.example')
  const { text } = await mailAfter('admin@meridian.example', () => asking.keyboard.press('Enter'))
  const link = /http\S+\/login#\S+/.exec(text)![0]
  const page = await (await personIn(browser, 'en')).newPage()
  for (let scan = 0; scan < 3; scan++) {
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign in' })).toBeVisible()
  }
  expect((await page.context().cookies()).filter(({ name }) => name.includes('session'))).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/choose-team/)
  expect(page.url()).not.toContain('code')
})

test('the toolkit signs in by a dialog, and no secret is left in the page', async ({ browser }) => {
  const context = await personIn(browser, 'en')
  const page = await context.newPage()
  await page.goto(`${PLAIN.pro}/`)
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  await signIn(page, 'admin@meridian.example')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('main')).toContainText('Mira')
  const kept = await page.evaluate(
    () => JSON.stringify(localStorage) + JSON.stringify(sessionStorage) + document.cookie,
  )
  for (const { value } of await context.cookies()) expect(kept).not.toContain(value)
  expect(kept).not.toMatch(/stl_user|token/)
})

test('a person moves to another site and is signed in there', async ({ browser }) => {
  const context = await personIn(browser, 'en')
  const page = await signedIn(context, 'admin@meridian.example')
  await page.goto(`${PLAIN.team}/meridian/team`)
  await choose(page, 'premium')
  await expect(page).toHaveURL(`${PLAIN.premium}/`)
  await expect(page.getByRole('main')).toContainText('Mira')
  expect(page.url()).not.toContain('pass')
})

test('who is signed in on one site arrives at another, and one click signs them in there', async ({ browser }) => {
  const context = await personIn(browser, 'en')
  // The suite is the last one that is asked.
  await (await signedIn(context, 'admin@meridian.example', PLAIN.premium)).close()
  const page = await context.newPage()
  await page.goto(`${PLAIN.pro}/?from=a-mail`)
  await page.getByRole('main').getByRole('button', { name: 'I am signed in on another Starling site' }).click()
  await expect(page.getByRole('main')).toContainText('You are signed in, Mira')
  await expect(page).toHaveURL(`${PLAIN.pro}/?from=a-mail`)
  await page.goto(`${PLAIN.team}/meridian/lists`)
  await page.getByRole('main').getByRole('button', { name: 'I am signed in on another Starling site' }).click()
  await expect(page).toHaveURL(`${PLAIN.team}/meridian/lists`)
})

test('who is signed in nowhere comes back to the sign-in, and a foreign page gets no answer without a click', async ({
  browser,
}) => {
  const page = await (await personIn(browser, 'en')).newPage()
  await page.goto(`${PLAIN.pro}/`)
  await page.getByRole('main').getByRole('button', { name: 'I am signed in on another Starling site' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('You are not signed in on the other sites either.')
  await expect(page).toHaveURL(`${PLAIN.pro}/`)
  const known = await signedIn(await personIn(browser, 'en'), 'admin@meridian.example')
  await known.goto(`${PLAIN.team}/hand-over?to=pro&at=/`)
  await known.getByRole('button', { name: 'Continue' }).click()
  await expect(known.getByRole('main')).toContainText('You are signed in, Mira')
})

test('who moves to a site where someone else was signed in is oneself there', async ({ browser }) => {
  const context = await personIn(browser, 'en')
  await (await signedIn(context, 'admin@meridian.example', PLAIN.premium)).close()
  const page = await signedIn(context, 'admin@halcyon.example')
  await page.goto(`${PLAIN.team}/halcyon/team`)
  await choose(page, 'premium')
  await expect(page).toHaveURL(`${PLAIN.premium}/`)
  await expect(page.getByRole('main')).toContainText('Hana')
  await expect(page.getByRole('main')).not.toContainText('Mira')
})

test('signing out by address asks first', async ({ browser }) => {
  const page = await signedIn(await personIn(browser, 'en'), 'admin@meridian.example')
  await page.goto(`${PLAIN.team}/rest-auth/logout/`)
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
  expect((await page.request.get(`${PLAIN.team}/api/user/me/`)).status()).toBe(200)
  await page.getByRole('button', { name: 'Sign out' }).last().click()
  await expect(page).toHaveURL(/login/)
  expect((await page.request.get(`${PLAIN.team}/api/user/me/`)).status()).toBe(403)
})

test('an agency host says whose it is, and shows no one else’s data', async ({ browser }) => {
  const page = await (await personIn(browser, 'en')).newPage()
  await page.goto(`http://dentsu-nl.localhost:${PLAIN.port}/login`)
  await expect(page.getByText('Dentsu NL').first()).toBeVisible()
})

test('the language is chosen, saved and there again', async ({ browser }) => {
  const context = await personIn(browser, 'en')
  const page = await signedIn(context, 'member@meridian.example')
  await page.goto(`${PLAIN.team}/meridian/team`)
  await choose(page, '日本語')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByRole('tab', { name: 'メンバー' })).toBeVisible()
  const elsewhere = await signedIn(await personIn(browser, 'en'), 'member@meridian.example')
  await elsewhere.goto(`${PLAIN.team}/meridian/team`)
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'ja')
})

test('a removed member comes back by undo', async ({ browser }) => {
  const page = await signedIn(await personIn(browser, 'en'), 'admin@meridian.example')
  await page.goto(`${PLAIN.team}/meridian/team`)
  const row = page.getByRole('row', { name: /Tomas Vale/ })
  await row.getByRole('button', { name: /Remove/ }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await dialog.getByRole('button', { name: 'Remove from the team' }).click()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
})
