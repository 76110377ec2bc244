import { expect, type Page, test } from '@playwright/test'
import type { Campaign, TargetingList } from '@starling/contract'
import { say as inLanguage } from '@starling/text/both'
import { linkedAccount } from './ad-account.ts'
import { call } from './extension/product.ts'
import { judged, still } from './judge.ts'
import { daysLater } from './later.ts'
import { type Language, personIn, reset, signedIn } from './person.ts'
import { LATER } from './places.ts'

test.beforeEach(() => reset(LATER))

const TEAM = 'meridian'
const DAY_MS = 86_400_000
/** Of the played network: its first advertiser is one of pop fans, and people who walk or cook answer it least. */
const [POP, CULTURE, WALKING, GROCERY] = ['651', '432', '542', '477']
const SPARE = '439'

/** One campaign at X with an ad set for each element of a saved list, launched. */
async function launched(page: Page): Promise<string> {
  const { account, api } = await linkedAccount(page, TEAM, LATER)
  const [linked] = await call<{ id: string }[]>(page, 'GET', `/api/teams/${TEAM}/accounts/`)
  const interests = [POP, CULTURE, WALKING, GROCERY].map((value) => ({ value }))
  const list = await call<TargetingList>(page, 'POST', '/api/external/audience-usages/', {
    ...{ name: 'Fans', targeting_package: { interests: [...interests, { value: SPARE, deselected: true }] } },
  })
  const clock = await fetch(`http://127.0.0.1:${LATER.sandbox_port}/control/clock`)
  const now = Math.floor(Date.parse(((await clock.json()) as { now: string }).now) / 1000) * 1000
  let funding_instrument_id = ''
  for await (const { id } of api.fundingInstruments(account.id)) funding_instrument_id = id
  const { id } = await call<Campaign>(page, 'POST', '/api/campaigns/', {
    ...{ team: TEAM, team_account_id: linked!.id, name: 'Fans of pop', objective: 'ENGAGEMENTS' },
    ...{ funding_instrument_id, targeting_list_id: list.id, split: 'element' },
    ...{ daily_budget_micro: 200_000_000, total_budget_micro: null },
    starts_at: new Date(now + 0.01 * DAY_MS).toISOString(),
    ends_at: new Date(now + 21 * DAY_MS).toISOString(),
  })
  const post = await api.createPost(account.id, { as_user_id: account.user_id, text: 'Songs for cold days' })
  const sets = await call<{ id: string }[]>(page, 'GET', `/api/campaigns/${id}/adsets/`)
  for (const set of sets) await call(page, 'POST', '/api/starling/ads/', { ad_set_id: set.id, x_post_id: post.id_str })
  const { changed_at } = await call<Campaign>(page, 'GET', `/api/campaigns/${id}/`)
  await call(page, 'POST', `/api/starling/campaigns/${id}/launch/`, { seen_changed_at: changed_at })
  return id
}

for (const [language, width] of [
  ['en', 1440],
  ['ja', 390],
] as [Language, number][]) {
  test(`after a week a campaign tells which elements are worth it; what it proposes is accepted and set at X (${language}, ${width})`, async ({
    browser,
  }) => {
    test.setTimeout(240_000)
    const say = inLanguage(language).t
    const context = await personIn(browser, language, width)
    const page = await signedIn(context, 'admin@meridian.example', LATER.team, LATER)
    const id = await launched(page)
    const part = (name: string) => page.getByRole('region', { name, exact: true })

    await page.goto(`${LATER.team}/${TEAM}/campaigns/${id}`)
    const state = page.getByRole('banner').or(page.locator('header')).locator('[data-state]').first()
    await expect(state).toHaveAttribute('data-state', 'active', { timeout: 60_000 })
    await expect(part(say('Results'))).toContainText(
      say('X has reported nothing yet. It is asked every hour while it runs.'),
    )
    await daysLater(8)
    await part(say('Results'))
      .getByRole('button', { name: say('Read from X now') })
      .click()
    await expect(part(say('Results'))).toContainText(say('Cost of a result'), { timeout: 60_000 })
    await expect(part(say('By group')).getByRole('row')).toHaveCount(5, { timeout: 60_000 })

    const proposal = (act: 'Drop “{{name}}”' | 'Widen “{{name}}”') =>
      part(say('Proposals'))
        .getByRole('listitem')
        .filter({ hasText: new RegExp(say(act, { name: '.+' })) })
        .first()
    await expect(proposal('Drop “{{name}}”')).toBeVisible({ timeout: 60_000 })
    await still(page)
    await judged(page)

    // Accepted, it is another version of the ad set, here and at X.
    for (const act of ['Drop “{{name}}”', 'Widen “{{name}}”'] as const) {
      await proposal(act)
        .getByRole('button', { name: say('Accept') })
        .click()
      await expect(proposal(act)).toContainText(say('Accepted'))
    }
    type Element = { part: { value: string }; version: number; is_on: boolean; x_id: string }
    const sets = await call<Element[]>(page, 'GET', `/api/campaigns/${id}/adsets/`)
    expect(sets.find(({ part: { value } }) => value === POP)).toMatchObject({ version: 2 })
    expect([WALKING, GROCERY]).toContain(sets.find(({ is_on }) => !is_on)?.part.value)

    // The next day counts for what runs now.
    await daysLater(2)
    await page.reload()
    await part(say('Results'))
      .getByRole('button', { name: say('Read from X now') })
      .click()
    await expect(part(say('By group')).getByRole('row')).not.toHaveCount(0)
    await still(page)
    await judged(page)
  })
}
