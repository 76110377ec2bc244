import { expect, test } from '@playwright/test'
import { say as inLanguage } from '@starling/text/both'
import { expectForm, formOf, openAds } from './extension/ads.ts'
import { type ExtensionBrowser, openPopup, withExtension } from './extension/browser.ts'
import { fullParts, wantedIn } from './extension/packages.ts'
import { ADMIN, afterClick, call, savedList, signedInBoth } from './extension/product.ts'
import { judged, still } from './judge.ts'
import { type Language, reset, signedIn } from './person.ts'
import { TESTING } from './places.ts'

let browser: ExtensionBrowser
test.beforeEach(() => reset(TESTING))
test.afterEach(() => browser?.close())

for (const language of ['en', 'ja'] as Language[]) {
  test(`a list is applied: the form holds exactly the package, asks before it replaces, and is put back (${language})`, async () => {
    const { t } = inLanguage(language)
    browser = await withExtension(language)
    const { context } = browser
    const popup = await openPopup(context, language)
    await expect(popup.getByRole('button', { name: t('Sign in') })).toBeVisible()
    await judged(popup)

    // Two clicks: here, and at the product, which asks once.
    const product = await signedIn(context, ADMIN, TESTING.pro, TESTING)
    const opened = context.waitForEvent('page')
    await popup.bringToFront()
    await popup.getByRole('button', { name: t('Sign in') }).click()
    const page = await opened
    await page.getByRole('button', { name: t('Sign the extension in') }).click()
    await page.getByRole('button', { name: t('Allow') }).click()
    await expect(page.getByText(t('The extension is signed in as {{email}}.', { email: ADMIN }))).toBeVisible()
    await page.close()
    let answer = false
    const { page: ads, account, dialogs } = await openAds(context, { says: () => answer })
    const parts = await fullParts(account.id)
    const name =
      'Coffee people in Japan and the United States who never_drink_anything_else_than_coffee_as_far_as_anybody_knows'
    const list = await savedList(product, name, parts)
    await popup.bringToFront()
    await popup.reload()
    await expect(popup.getByText(`${account.name} @${account.handle}`)).toBeVisible()
    const apply = popup.getByRole('button', { name: `${t('Apply')}: ${name}` })
    await apply.click()
    const done = popup.getByText(t('“{{name}}”: all of it stands in the form of X.', { name }))
    await expect(done).toBeVisible({ timeout: 60_000 })
    expect(dialogs).toEqual([])
    await expectForm(ads, wantedIn(parts))
    await popup.bringToFront()
    await still(popup)
    await judged(popup)
    // The form was filled and not sent.
    expect(ads.url()).toContain(`/ads?account=${account.id}`)
    const uses = await call<{ ad_account_id: string; by: string }[]>(
      product,
      'GET',
      `/api/starling/targeting-lists/${list}/uses/`,
    )
    expect(uses).toMatchObject([{ ad_account_id: account.id, by: 'extension', version: 1, state: 'applied' }])

    await popup.bringToFront()
    await popup.getByRole('button', { name: t('Put the form back as it was') }).click()
    await expect(popup.getByText(t('The form is as it was before.'))).toBeVisible()
    await expectForm(ads, {})

    // What somebody typed is not replaced without a word.
    await ads.bringToFront()
    await ads.getByLabel('Keywords').fill('my own')
    await ads.getByLabel('Keywords').press('Enter')
    await expect(ads.getByText('my own')).toBeVisible()
    await popup.bringToFront()
    await apply.click()
    await expect(popup.getByText(t('You declined. Nothing in the form was changed.'))).toBeVisible()
    const question = t('These fields already hold something: {{fields}}. Replace it?', { fields: t('Keywords') })
    expect(dialogs).toEqual([question])
    await expectForm(ads, { keywords: ['my own'] })
    answer = true
    await popup.bringToFront()
    await apply.click()
    await expect(done).toBeVisible({ timeout: 60_000 })
    await expectForm(ads, wantedIn(parts))
    await popup.bringToFront()
    await popup.getByRole('button', { name: t('Put the form back as it was') }).click()
    await expect(popup.getByText(t('The form is as it was before.'))).toBeVisible()
    await expectForm(ads, { keywords: ['my own'] })

    // Somebody else's word for it: what was filled in is what the form would send.
    await popup.bringToFront()
    await popup.getByRole('button', { name: t('Sign out') }).click()
    await expect(popup.getByRole('button', { name: t('Sign in') })).toBeVisible()
  })
}

test('the product is told that it is installed and which ad account is open, and fills from its own page', async () => {
  browser = await withExtension('en')
  const { context } = browser
  const product = await signedInBoth(context)
  const heard = () => product.evaluate(() => (window as unknown as { heard: unknown[] }).heard)
  await product.evaluate(() => {
    const all: unknown[] = []
    Object.assign(window, { heard: all })
    addEventListener('message', ({ data }) => all.push(data))
    postMessage({ type: 'starling.hello' }, location.origin)
  })
  const installed = { type: 'starling.extension_state', state: 'installed', version: '0.1.0' }
  await expect.poll(heard).toContainEqual(installed)
  expect(await heard()).toContainEqual({ type: 'starling.ad_account', ad_account: null })

  const keywords = [{ value: 'espresso', label: 'espresso' }]
  const parts = 'hashtags handles interests conversation_topics movies_tv_shows countries locations languages'.split(
    ' ',
  )
  const others = 'network_operators custom_audiences excluded_keywords'.split(' ')
  const fill = {
    ...(Object.fromEntries([...parts, ...others].map((part) => [part, []])) as never as Record<'hashtags', []>),
    ...{ keywords, placements: [], age: 'AGE_ANY', gender: 'MALE' },
  }
  const message = (id: string, ad_account_id: string | null) =>
    ({
      ...{ type: 'starling.fill', id, list: { id: null, name: 'Espresso' }, ad_account_id },
      ...{ targeting_package: fill, has_checked_audiences: false },
    }) as never
  expect(await afterClick(product, message('f1', null))).toMatchObject({ answer: { why: 'no_ads_page' } })

  const { page: ads, account } = await openAds(context)
  await expect.poll(heard).toContainEqual({ type: 'starling.ad_account', ad_account: account })
  expect(await afterClick(product, message('f2', 'other'))).toMatchObject({ answer: { why: 'other_ad_account' } })
  await expectForm(ads, {})
  expect(await afterClick(product, message('f3', account.id))).toEqual({
    ...{ type: 'starling.filled', id: 'f3' },
    answer: {
      ...{ state: 'filled', not_found: [], cuts: [], can_undo: true },
      fields: [
        { field: 'keywords', filled: 1, not_taken: [] },
        { field: 'placements', filled: 4, not_taken: [] },
        { field: 'age', filled: 1, not_taken: [] },
        { field: 'gender', filled: 1, not_taken: [] },
      ],
    },
  })
  await expectForm(ads, { keywords: ['espresso'], gender: ['MALE'] })
  const undone = await afterClick(product, { type: 'starling.undo', id: 'f3' })
  expect(undone).toMatchObject({ type: 'starling.undone', answer: { state: 'undone' } })
  await expectForm(ads, {})
  expect(await afterClick(product, { type: 'starling.undo', id: 'f3' })).toMatchObject({
    answer: { state: 'refused', why: 'nothing_to_undo' },
  })

  // Another account is told once it is another; a closed page is told as well.
  await ads.reload()
  const count = ((await heard()) as unknown[]).length
  const other = await openAds(context, { nth: 1 })
  await expect.poll(heard).toContainEqual({ type: 'starling.ad_account', ad_account: other.account })
  await other.page.close()
  await ads.close()
  await expect
    .poll(async () => ((await heard()) as unknown[]).at(-1))
    .toEqual({ type: 'starling.ad_account', ad_account: null })
  expect(((await heard()) as unknown[]).length).toBeGreaterThan(count)
})

test('the self-test names the field that a page lacks, and the rest is filled in', async () => {
  browser = await withExtension('en')
  const { context } = browser
  const product = await signedInBoth(context)
  await context.route('**/ads?account=*', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('>Interests</label>', '>Hobbies</label>')
    await route.fulfill({ response: answer, body })
  })
  const { page: ads, account } = await openAds(context)
  const parts = await fullParts(account.id)
  await savedList(product, 'Coffee people', { ...parts, excluded_keywords: ['decaf'] })
  const popup = await openPopup(context, 'en')
  await expect(popup.getByText('This page has no field for: Interests, Keywords to leave out')).toBeVisible()
  await popup.getByRole('button', { name: 'Apply: Coffee people' }).click()
  await expect(popup.getByText('“Coffee people”: not all of it stands in the form of X.')).toBeVisible()
  await expect(popup.getByText('Interests: the field was not found')).toBeVisible()
  await expect(popup.getByText('Keywords to leave out: the field was not found')).toBeVisible()
  await expectForm(ads, wantedIn({ ...parts, interests: [] }))
  expect((await formOf(ads)).interests).toBeUndefined()
})
