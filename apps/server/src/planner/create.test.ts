import { CURRENCIES } from '@starling/catalog'
import type { CampaignParameters, TeamAccount } from '@starling/contract'
import { ApiError, type Client } from '@starling/contract/browser'
import { EMPTY_BUILDER } from '@starling/question/builder'
import { chosenOf } from '@starling/targeting'
import { World } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDesk } from '../../test-kit/ad-desk.ts'

let world: World
let browser: Client
let account: TeamAccount
let parameters: CampaignParameters
beforeAll(async () => {
  world = await World.create(inject('postgres'))
  const signed = await world.signIn('admin@meridian.example')
  browser = signed
  const desk = await openDesk(world)
  await desk.link(signed)
  const body = { account_id: desk.ad_account.id, network: 'x' as const }
  account = await browser.linkTeamAccount({ path: { team_id: 'meridian' }, body })
  parameters = {
    ...{ name: 'Coffee in spring', objective: 'ENGAGEMENTS', budget_micro: 5_000_000_000, price_micro: null },
    currency: CURRENCIES.find(({ code }) => code === account.currency)!.value,
    ...{ starts_on: '2026-12-01', ends_on: '2026-12-14', frequency_cap: null, people: null },
    draft: { ...EMPTY_BUILDER, keyword_groups: [['cold', 'brew']], countries: ['JP'] },
  }
}, 120_000)
afterAll(() => world.stop())

const asked = (patch: Partial<CampaignParameters> = {}) => ({
  body: { parameters: { ...parameters, ...patch }, team_account_id: account.id, team: 'meridian' },
})
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error) => (error instanceof ApiError ? [error.status, error.body] : error),
  )

test('parameters become a draft campaign with the package of their audience, and nothing of it is at X', async () => {
  const made = await browser.createPlannedCampaign(asked())
  expect(made).toMatchObject({
    ...{ name: 'Coffee in spring', objective: 'ENGAGEMENTS', state: 'draft', x_id: null, ad_sets: 1 },
    ...{ total_budget_micro: 5_000_000_000, daily_budget_micro: null, currency: account.currency },
  })
  // Whole days of the ad account, the last one too.
  const day = (moment: string) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: account.timezone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    })
      .format(new Date(moment))
      .replace(', ', ' ')
  expect([day(made.starts_at), day(made.ends_at!)]).toEqual(['2026-12-01 00:00', '2026-12-15 00:00'])
  const [set] = await browser.listCampaignAdSets({ path: { pk: made.id } })
  const { targeting_package } = await browser.getAdSet({ path: { pk: set!.id } })
  expect(chosenOf(targeting_package.keywords)).toMatchObject([{ value: 'cold brew', match: 'unordered' }])
  expect(chosenOf(targeting_package.countries).map(({ value }) => value)).toEqual(['JP'])
})

test('what is missing, another currency and another’s ad account are refused', async () => {
  const missing = { objective: null, budget_micro: null, starts_on: null, draft: EMPTY_BUILDER }
  const [status, fields] = (await refusalOf(browser.createPlannedCampaign(asked(missing)))) as [number, object]
  expect(status).toBe(400)
  expect(Object.keys(fields).toSorted()).toEqual([
    ...['parameters.budget_micro', 'parameters.draft', 'parameters.objective', 'parameters.starts_on'],
  ])
  const currency = parameters.currency === 'KWD' ? 'SAR' : 'KWD'
  expect(await refusalOf(browser.createPlannedCampaign(asked({ currency })))).toMatchObject([
    ...[400, { 'parameters.currency': [expect.stringContaining(account.currency!)] }],
  ])
  const stranger = await world.as('admin@halcyon.example')
  const { body } = asked()
  expect(await refusalOf(stranger.createPlannedCampaign({ body: { ...body, team: 'halcyon' } }))).toMatchObject([
    404,
    {},
  ])
})
