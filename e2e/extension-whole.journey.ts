import { expect, test } from '@playwright/test'
import { type AdsPageFields, fieldsOf, type TargetingPackage } from '@starling/targeting'
import type { FillAnswer } from '@starling/targeting/bridge'
import { formOf, openAds } from './extension/ads.ts'
import { type ExtensionBrowser, keptBy, openPopup, withExtension } from './extension/browser.ts'
import { call, signedInBoth } from './extension/product.ts'
import { reset } from './person.ts'
import { TESTING } from './places.ts'

let browser: ExtensionBrowser
test.beforeEach(() => reset(TESTING))
test.afterEach(() => browser?.close())

type Fill = { answer: Extract<FillAnswer, { state: 'filled' }> }
const plain = (texts: readonly string[]) => texts.map((text) => text.toLowerCase()).sort()

test('from the builder to a saved campaign: its targeting is the package, less what is said not to have been taken', async () => {
  browser = await withExtension('en')
  const { context } = browser
  const product = await signedInBoth(context)
  await product.goto(`${TESTING.pro}/audience-builder?about=coffee&job_titles=chef&order=reach`)
  const targeting = product.getByRole('region', { name: 'Targeting', exact: true })
  await targeting.getByRole('button', { name: 'Generate targeting' }).click()
  await expect(targeting.getByRole('region', { name: 'Keywords', exact: true })).toContainText('coffee', {
    timeout: 60_000,
  })
  const [record] = await call<{ targeting_package: TargetingPackage }[]>(product, 'GET', '/api/starling/insights/')
  const { fields } = fieldsOf(record!.targeting_package)

  const { page: ads } = await openAds(context)
  const popup = await openPopup(context, 'en')
  await popup.getByRole('button', { name: /^Apply/ }).click()
  await expect(popup.getByText('of it stands in the form of X.')).toBeVisible({ timeout: 120_000 })
  const { fills } = (await keptBy(browser)) as { fills: Fill[] }
  const missed = new Map(fills.at(-1)!.answer.fields.map(({ field, not_taken }) => [field as string, not_taken]))
  const held = await formOf(ads)
  for (const [field, wanted] of Object.entries(fields) as [keyof AdsPageFields, string[] | string][]) {
    if (!Array.isArray(wanted) || field === 'placements') continue
    const taken = wanted.filter((text) => !(missed.get(field) ?? []).includes(text))
    expect(plain(held[field] ?? []), field).toEqual(plain(taken))
    for (const text of missed.get(field) ?? [])
      await expect(popup.getByText(text, { exact: false }).first()).toBeVisible()
  }
  expect([held.gender, held.age]).toEqual([['ANY'], ['AGE_ANY']])
  expect(held.keywords).toContain('coffee')

  // The person presses the button of X; what is saved are those entries and nothing else.
  await ads.bringToFront()
  await ads.getByLabel('Campaign name').fill('From the extension')
  await ads.getByRole('button', { name: 'Save campaign' }).click()
  await expect(ads.getByRole('heading', { level: 1, name: 'From the extension' })).toBeVisible()
  const saved = await ads
    .locator('[data-targeting-type]')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset))
  const ofType = (type: string) => saved.filter(({ targetingType }) => targetingType === type)
  const words = [...(held.keywords ?? []), ...(held.hashtags ?? [])]
  expect(plain(ofType('BROAD_KEYWORD').map(({ targetingValue }) => targetingValue!))).toEqual(
    plain([...new Set(words)]),
  )
  expect(ofType('SIMILAR_TO_FOLLOWERS_OF_USER')).toHaveLength((held.handles ?? []).length)
  expect([...ofType('GENDER'), ...ofType('AGE')]).toEqual([])
})
