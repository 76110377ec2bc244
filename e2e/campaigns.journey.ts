import { expect, test } from '@playwright/test'
import { say as inLanguage } from '@starling/text/both'
import { linkedAccount } from './ad-account.ts'
import { call } from './extension/product.ts'
import { judged, still } from './judge.ts'
import { type Language, personIn, reset, signedIn } from './person.ts'
import { TESTING } from './places.ts'

test.beforeEach(() => reset(TESTING))

for (const [language, width] of [
  ['en', 1440],
  ['ja', 390],
] as [Language, number][]) {
  test(`an audience becomes a campaign, paused at X, is launched, changed there and paused (${language}, ${width})`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const say = inLanguage(language).t
    const name = `Spring ${language}`
    const page = await signedIn(
      await personIn(browser, language, width),
      'admin@meridian.example',
      TESTING.team,
      TESTING,
    )
    const { account, api } = await linkedAccount(page, 'meridian', TESTING)
    await call(page, 'POST', '/api/audience-configs/', {
      ...{
        team: 'meridian',
        name: 'Coffee',
        body: { query_type: 'builder', who: { posted: { groups: [['coffee']] } } },
      },
    })
    await call(page, 'POST', '/api/ad-creatives/', {
      ...{ team: 'meridian', name: 'Flat white', kind: 'post', text: 'A cup for cold days.' },
    })
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const step = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
    const choose = (name: string) => page.getByRole('radio', { name }).first().check()
    const go = () => button(say('Continue')).click()

    // Nothing is there yet: it leads on.
    await page.goto(`${TESTING.team}/meridian/campaigns`)
    await expect(page.getByText(say('No campaigns yet'))).toBeVisible()
    await still(page)
    await judged(page)
    await page.getByRole('link', { name: say('New campaign') }).click()

    await page.getByLabel(say('Name')).fill(name)
    await choose(say('Engagements'))
    await go()
    await expect(step(say('Account and funding'))).toBeVisible()
    await choose(account.name)
    await page
      .getByRole('group', { name: say('What pays for it') })
      .getByRole('radio')
      .first()
      .check()
    await still(page)
    await judged(page)
    await go()
    await page.getByRole('radio', { name: /^Coffee \d/ }).check()
    await go()
    await page.getByLabel(new RegExp(`^${say('Daily budget')}`)).fill('50')
    await choose(say('One ad set for each kind'))

    // Loading the page anew loses nothing.
    await page.reload()
    await expect(step(say('Budget and days'))).toBeVisible()
    await expect(page.getByLabel(new RegExp(`^${say('Daily budget')}`))).toHaveValue('50')
    await still(page)
    await judged(page)
    await go()
    await page.getByRole('checkbox', { name: 'Flat white' }).check()
    await go()
    await expect(step(say('Review'))).toBeVisible({ timeout: 60_000 })
    const plan = page.getByRole('list', { name: say('What will be at X') })
    await expect(plan.getByRole('listitem').first()).toContainText(name, { timeout: 60_000 })
    await still(page)
    await judged(page)

    // At X, and paused there.
    await button(say('Submit')).click()
    await expect(page).toHaveURL(/\/meridian\/campaigns\/[\w-]{36}$/)
    const state = page.getByRole('banner').or(page.locator('header')).locator('[data-state]').first()
    await expect(state).toHaveAttribute('data-state', 'paused', { timeout: 60_000 })
    const marked = async () => {
      for await (const one of api.campaigns(account.id)) if (one.name.startsWith(name) && !one.deleted) return one
      throw new Error('no campaign at X')
    }
    expect(await marked()).toMatchObject({ entity_status: 'PAUSED', daily_budget_amount_local_micro: 50_000_000 })
    await expect(button(say('Launch'))).toBeEnabled({ timeout: 60_000 })
    await still(page)
    await judged(page)

    // One act that spends, with what it costs in sight.
    await button(say('Launch')).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(account.name)
    await still(page)
    await judged(page)
    await dialog.getByRole('button', { name: say('Launch') }).click()
    await expect(state).toHaveAttribute('data-state', 'active', { timeout: 60_000 })
    expect((await marked()).entity_status).toBe('ACTIVE')

    // Changed at X: it is told, and one says which side counts.
    const { id } = await marked()
    await api.update(account.id, 'campaigns', id, { daily_budget_amount_local_micro: 40_000_000 })
    await page.getByRole('button', { name: say('Actions for {{name}}', { name }) }).press('Enter')
    await page.getByRole('menuitem', { name: say('Ask X again') }).press('Enter')
    const changed = page.getByRole('region', { name: say('Changed at X') })
    await expect(changed.getByRole('group')).toHaveCount(1, { timeout: 60_000 })
    await still(page)
    await judged(page)
    await changed.getByRole('radio').last().check()
    await changed.getByRole('button', { name: say('Take these sides') }).click()
    await expect(changed).toHaveCount(0, { timeout: 60_000 })
    expect((await marked()).daily_budget_amount_local_micro).toBe(40_000_000)

    // Paused, copied, and in the list; what is chosen there stands in the address.
    await button(say('Pause')).click()
    await expect(state).toHaveAttribute('data-state', 'paused', { timeout: 60_000 })
    expect((await marked()).entity_status).toBe('PAUSED')
    await page.goto(`${TESTING.team}/meridian/campaigns?state=paused`)
    const row = page.getByRole('checkbox', { name: say('Select {{name}}', { name }) })
    await row.click()
    await expect(row).toBeChecked()
    await expect(page).toHaveURL(/selected=/)
    await still(page)
    await judged(page)
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: say('Delete') })
      .click()
    await expect(page.getByText(say('No campaign matches these filters.'))).toBeVisible()
    await button(say('Undo')).click()
    await expect(page.getByRole('link', { name })).toBeVisible()
  })
}
