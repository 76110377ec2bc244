import { ApiError } from '@starling/contract/browser'
import { type BuilderDraft, EMPTY_BUILDER } from '@starling/question/builder'
import { type Browser, consentAt, type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

let world: World
let browser: Browser
let social_account: string
let leader: string
let ad_account: { id: string; name: string }
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  browser = await world.signIn('admin@meridian.example')
  const { ad_accounts, users } = await world.sandbox.world.credentials()
  const owner = users.find(({ user_id }) => user_id === ad_accounts[0]!.user_id)!
  const { authorize_url } = await browser.connectSocialAccount({ path: { network: 'x' }, body: { protocol: 'oauth1' } })
  const { searchParams } = await consentAt(authorize_url, { person: `@${owner.username}` })
  const body = Object.fromEntries(searchParams)
  const arrival = await browser.finishSocialRedirect({ path: { network: 'x' }, body })
  if (arrival.outcome !== 'connected') throw new Error(arrival.outcome)
  social_account = arrival.account.id
  ad_account = (await browser.listAdAccounts()).find(({ access }) => access)!
  const [{ rows }] = await world.product.engine.ask(
    { who: { bots: false }, posts: { by: 'audience' } },
    [{ do: 'followed', order: 'count', limit: 1 }],
    { asker: 'test' },
  )
  leader = rows[0]!.handle.toLowerCase()
}, 180_000)
afterAll(() => world.stop())

const estimateOf = (patch: Partial<BuilderDraft>) =>
  browser.estimateDraft({ body: { draft: { ...EMPTY_BUILDER, ...patch } } })

test('X itself is asked with the ad account of the person, and its range is told with its time', async () => {
  const before = world.clock.now().toISOString()
  const answer = await estimateOf({ posted_about: ['coffee'], without_bots: false })
  expect(answer).toMatchObject({
    ad_account: { id: ad_account.id, name: ad_account.name },
    ...{ not_estimated: null, left_out: [] },
  })
  expect(answer.estimated_at >= before && answer.estimated_at <= world.clock.now().toISOString()).toBe(true)
  expect(answer.criteria).toBeGreaterThan(0)
  const { min, max } = answer.range!
  expect(min).toBeGreaterThan(0)
  expect(max).toBeGreaterThanOrEqual(min)
})

test('accounts, interests, places and languages are told by what X calls them', async () => {
  const draft = {
    ...{
      handles: [leader],
      interests: ['210'],
      countries: ['JP'],
      selected_states: ['US-CA'],
      languages: ['en', 'ja'],
    },
    ...({ gender: 'FEMALE', age: 'AGE_18_TO_34', order: 'reach', without_bots: false } as const),
  }
  const whole = await estimateOf(draft)
  expect(whole.left_out).toEqual([])
  expect(whole.criteria).toBe(8)
  const wider = await estimateOf({ ...draft, gender: 'ANY', age: 'AGE_ANY' })
  expect(wider.criteria).toBe(6)
  expect(wider.range!.max).toBeGreaterThan(whole.range!.max)
})

test('what X does not know is told, and so is what it has nothing for', async () => {
  const answer = await estimateOf({
    ...{ keyword_groups: [['coffee']], handles: ['nobody_has_this'], cities: ['Atlantis'], job_titles: ['chef'] },
    without_bots: false,
  })
  expect(answer.left_out).toEqual([
    { of: 'entry', part: 'handles', value: 'nobody_has_this', why: 'unknown_at_x' },
    { of: 'entry', part: 'locations', value: 'Atlantis', why: 'unknown_at_x' },
    { of: 'block', kind: 'job_titles', why: 'no_criterion' },
    { of: 'order', why: 'any_is_enough' },
  ])
  expect(answer.range).not.toBe(null)
})

test('nothing is estimated where nothing says whom, and for who has no ad account', async () => {
  expect(await estimateOf({ countries: ['JP'] })).toMatchObject({ range: null, not_estimated: 'says_nobody' })
  const other = await world.as('admin@halcyon.example')
  expect(await other.estimateDraft({ body: { draft: { keyword_groups: [['coffee']] } } })).toMatchObject({
    ...{ range: null, not_estimated: 'no_ad_account', ad_account: null },
  })
})

test('what is asked often is asked of X seldom: it lists ad accounts five times in fifteen minutes', async () => {
  for (const word of ['coffee', 'tea', 'bread', 'train', 'music', 'film', 'game']) {
    expect((await estimateOf({ keyword_groups: [[word]] })).ad_account?.id).toBe(ad_account.id)
  }
})

test('once the account is unlinked the very next question finds none', async () => {
  await browser.disconnectSocialAccount({ path: { pk: social_account } })
  const answer = await estimateOf({ keyword_groups: [['coffee']] }).catch((error) =>
    error instanceof ApiError ? error.code : error,
  )
  expect(answer).toMatchObject({ range: null, not_estimated: 'no_ad_account' })
})
