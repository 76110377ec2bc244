import { expect, type Page, test } from '@playwright/test'
import { COUNTRIES } from '@starling/catalog'
import { expectForm, handlesAt, openAds } from './extension/ads.ts'
import { type ExtensionBrowser, keptBy, killWorker, openPopup, withExtension } from './extension/browser.ts'
import { openLine } from './extension/line.ts'
import { fullParts, wantedIn } from './extension/packages.ts'
import { call, connected, linkForAds, savedList, signedInBoth } from './extension/product.ts'
import { reset } from './person.ts'
import { TESTING } from './places.ts'

let browser: ExtensionBrowser
test.beforeEach(() => reset(TESTING))
test.afterEach(() => browser?.close())

const NOT_READY =
  'Some custom audiences are not ready and will not be applied. This may take up to 48 hours to be processed by X. Do you still want to apply the rest of the targeting package?'
const BROKEN = 'Something went wrong. Please try again later.'
const SIGNED_OUT = 'You are signed out of the extension. Sign in again.'

async function applyIn(popup: Page, name: string): Promise<void> {
  await popup.bringToFront()
  await popup.getByRole('button', { name: `Apply: ${name}`, exact: true }).click()
}
const problemOn = (popup: Page, text: string) =>
  expect(popup.getByRole('alert').filter({ hasText: text })).toBeVisible()

test('101 accounts, 50 countries, 200 places and nothing at all: each with its message', async () => {
  browser = await withExtension('en')
  const { context } = browser
  const product = await signedInBoth(context)
  const { page: ads, account, dialogs } = await openAds(context)
  const handles = await handlesAt(account.id, 101)
  const countries = COUNTRIES.filter((code) => code !== 'KP').slice(0, 50)
  const locations = Array.from({ length: 200 }, (_, at) => `Place ${at}`)
  await savedList(product, 'Too much', { keywords: ['tea'], handles, countries, locations })
  await savedList(product, 'Nothing', {})
  const popup = await openPopup(context, 'en')

  await applyIn(popup, 'Nothing')
  await problemOn(popup, 'Failed to apply targeting list because it is empty.')
  await expectForm(ads, {})

  await applyIn(popup, 'Too much')
  await expect(popup.getByText('“Too much”: not all of it stands in the form of X.')).toBeVisible({ timeout: 90_000 })
  expect(dialogs).toEqual(['More than 100 accounts are selected. Only the first 100 are applied.'])
  for (const line of [
    'Only the first 100 of 101 accounts are applied, in the order of the list.',
    'Countries: 50 are too many for the form of X, so none are filled in.',
    'Places: 200 are too many for the form of X, so none are filled in.',
  ]) {
    await expect(popup.getByText(line)).toBeVisible()
  }
  await expectForm(ads, { keywords: ['tea'], handles: handles.slice(0, 100).map((one) => `@${one}`) })
})

test('a custom audience that is not ready is asked about; a check that fails is ignored', async () => {
  browser = await withExtension('en')
  const { context } = browser
  const product = await signedInBoth(context)
  let answer = false
  const { page: ads, account, dialogs } = await openAds(context, { says: () => answer })
  await savedList(product, 'Buyers', { keywords: ['tea'], custom_audiences: ['Fresh buyers'] })
  await savedList(product, 'Only buyers', { custom_audiences: ['Fresh buyers'] })
  const popup = await openPopup(context, 'en')

  // Nobody linked an account, so X cannot be asked: it is tried, and the form has no such audience.
  await applyIn(popup, 'Buyers')
  await expect(popup.getByText('Custom audiences: not taken by the form: Fresh buyers')).toBeVisible()
  expect(dialogs).toEqual([])
  await expectForm(ads, { keywords: ['tea'] })
  await popup.bringToFront()
  await popup.getByRole('button', { name: 'Put the form back as it was' }).click()
  await expectForm(ads, {})

  await linkForAds(product, account.handle)
  await applyIn(popup, 'Buyers')
  await expect(popup.getByText('You declined. Nothing in the form was changed.')).toBeVisible()
  expect(dialogs).toEqual([NOT_READY])
  await expectForm(ads, {})
  answer = true
  await applyIn(popup, 'Buyers')
  await expect(popup.getByText('“Buyers”: all of it stands in the form of X.')).toBeVisible()
  await expectForm(ads, { keywords: ['tea'] })
  await applyIn(popup, 'Only buyers')
  await expect(popup.getByText('Failed to apply targeting list because it is empty.')).toBeVisible()
  await expectForm(ads, { keywords: ['tea'] })
})

test('a worker that is put to sleep at any moment loses nothing', async () => {
  browser = await withExtension('en')
  const { context } = browser
  const product = await signedInBoth(context)
  const { page: ads, account } = await openAds(context)
  const parts = await fullParts(account.id)
  const list = await savedList(product, 'Coffee people', parts)
  await killWorker(browser)
  const popup = await openPopup(context, 'en')
  await expect(popup.getByText(account.name)).toBeVisible()
  await killWorker(browser)

  // The form looks its entries up slowly: the worker sleeps in the middle of the fill.
  let held = 0
  await ads.route('**/ads/resolve*', async (route) => {
    held += 1
    await new Promise((resolve) => setTimeout(resolve, 250))
    await route.continue()
  })
  await applyIn(popup, 'Coffee people')
  await expect.poll(() => held).toBeGreaterThan(1)
  await popup.close()
  await killWorker(browser)
  await expect.poll(async () => (await keptBy(browser)).untold ?? 'none', { timeout: 60_000 }).toEqual([])
  await expectForm(ads, wantedIn(parts))
  const uses = await call<unknown[]>(product, 'GET', `/api/starling/targeting-lists/${list}/uses/`)
  expect(uses).toHaveLength(1)
  const again = await openPopup(context, 'en')
  await expect(again.getByText('“Coffee people”: all of it stands in the form of X.')).toBeVisible()
  await killWorker(browser)
  await again.getByRole('button', { name: 'Put the form back as it was' }).click()
  await expect(again.getByText('The form is as it was before.')).toBeVisible()
  await expectForm(ads, {})
})

test('without a network nothing is half done; what was applied is told later; a revoked token signs out', async () => {
  const line = await openLine()
  try {
    browser = await withExtension('en', { home: line.origin })
    const { context } = browser
    const product = await signedInBoth(context)
    const { page: ads } = await openAds(context)
    const list = await savedList(product, 'Tea', { keywords: ['tea'] })
    const popup = await openPopup(context, 'en')
    await expect(popup.getByRole('button', { name: 'Apply: Tea' })).toBeVisible()
    line.cut()
    await applyIn(popup, 'Tea')
    await problemOn(popup, BROKEN)
    await expectForm(ads, {})
    await popup.reload()
    await problemOn(popup, BROKEN)
    line.mend()
    await popup.reload()
    await expect(popup.getByRole('button', { name: 'Apply: Tea' })).toBeVisible()

    // The list is fetched, and the line is cut while somebody is asked.
    await ads.bringToFront()
    await ads.getByLabel('Keywords').fill('my own')
    await ads.getByLabel('Keywords').press('Enter')
    ads.once('dialog', () => line.cut())
    await applyIn(popup, 'Tea')
    await expect(popup.getByText('“Tea”: all of it stands in the form of X.')).toBeVisible()
    await expectForm(ads, { keywords: ['tea'] })
    const uses = () => call<unknown[]>(product, 'GET', `/api/starling/targeting-lists/${list}/uses/`)
    expect(await uses()).toEqual([])
    line.mend()
    await popup.reload()
    await expect.poll(uses).toHaveLength(1)

    const tokens = await call<{ id: string; kind: string }[]>(product, 'GET', '/api/starling/tokens/')
    for (const { id } of tokens.filter(({ kind }) => kind === 'extension')) {
      await call(product, 'DELETE', `/api/starling/tokens/${id}/`)
    }
    await applyIn(popup, 'Tea')
    await expect(popup.getByText(SIGNED_OUT).first()).toBeVisible()
    await expect(popup.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expectForm(ads, { keywords: ['tea'] })
    expect(JSON.stringify(await keptBy(browser))).not.toContain('stl_ext_')
    await connected(product)
    await popup.bringToFront()
    await expect(popup.getByRole('button', { name: 'Apply: Tea' })).toBeVisible()
  } finally {
    line.close()
  }
})
