import { Agent } from 'node:http'
import { connect } from 'node:net'
import { TwitterApi } from 'twitter-api-v2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../test-client.ts'

let world: TestSandbox
let account: string
let client: TwitterApi

/** Leads a client whose addresses are fixed to the sandbox: it believes that it speaks TLS with ads-api.x.com. */
class LocalAgent extends Agent {
  readonly protocol = 'https:'
  override createConnection() {
    return connect(world.sandbox.port, '127.0.0.1')
  }
}

beforeAll(async () => {
  world = await startTestSandbox()
  const { consumer_key: appKey, consumer_secret: appSecret, users, ad_accounts } = world.credentials
  const { access_token: accessToken, access_token_secret: accessSecret } = users[0]!
  client = new TwitterApi({ appKey, appSecret, accessToken, accessSecret }, { httpAgent: new LocalAgent() as never })
  account = ad_accounts.find(({ user_id }) => user_id === users[0]!.user_id)!.id
})
afterAll(() => world.end())

type One = { data: Record<string, unknown> & { id: string } }
type Many = { data: One['data'][]; next_cursor: string | null }

test('twitter-api-v2 makes a campaign with a promoted post, in the order that is used in practice', async () => {
  const { user_id } = world.credentials.users[0]!
  const accounts = await client.ads.get<Many>('accounts')
  expect(accounts.data.map(({ id }) => id)).toContain(account)
  const [funding] = (await client.ads.get<Many>(`accounts/${account}/funding_instruments`)).data
  const campaign = await client.ads.post<One>(`accounts/${account}/campaigns`, {
    name: 'A campaign, with a comma & more (1)',
    funding_instrument_id: funding!.id,
    daily_budget_amount_local_micro: 140_000_000,
    entity_status: 'PAUSED',
  })
  const item = await client.ads.post<One>(`accounts/${account}/line_items`, {
    campaign_id: campaign.data.id,
    objective: 'WEBSITE_CLICKS',
    product_type: 'PROMOTED_TWEETS',
    placements: ['ALL_ON_TWITTER'],
    entity_status: 'PAUSED',
  })
  const interests = await client.ads.get<Many>('targeting_criteria/interests', { q: 'running', count: 5 })
  const batch = interests.data.map(({ targeting_value }) => ({
    operation_type: 'Create',
    params: { line_item_id: item.data.id, targeting_type: 'INTEREST', targeting_value },
  }))
  const targeting = await client.ads.post<Many>(`batch/accounts/${account}/targeting_criteria`, batch as never, {
    forceBodyMode: 'json',
  })
  expect(targeting.data).toHaveLength(batch.length)
  const media_id = await client.v2.uploadMedia(Buffer.alloc(9_000, 7), { media_type: 'image/png' as never })
  const media_key = `3_${media_id}`
  await client.ads.post(`accounts/${account}/media_library`, { media_key, name: 'picture' })
  const card = await client.ads.post<{ data: { card_uri: string } }>(
    `accounts/${account}/cards`,
    {
      name: 'card',
      components: [
        { type: 'MEDIA', media_key },
        { type: 'DETAILS', title: 'Read on', destination: { type: 'WEBSITE', url: 'https://company.example' } },
      ],
    } as never,
    { forceBodyMode: 'json' },
  )
  const post = await client.ads.post<{ data: { id_str: string } }>(`accounts/${account}/tweet`, {
    as_user_id: user_id,
    text: 'Hello Ladies + Gentlemen, a promoted post!',
    card_uri: card.data.card_uri,
  })
  const promoted = await client.ads.post<Many>(`accounts/${account}/promoted_tweets`, {
    line_item_id: item.data.id,
    tweet_ids: post.data.id_str,
  })
  expect(promoted.data).toMatchObject([{ tweet_id: post.data.id_str, approval_status: 'ACCEPTED' }])
  const active = await client.ads.put<One>(`accounts/${account}/line_items/${item.data.id}`, {
    entity_status: 'ACTIVE',
  })
  expect(active.data).toMatchObject({ entity_status: 'ACTIVE', pay_by: 'LINK_CLICK', bid_strategy: 'AUTO' })
  const read = await client.v2.singleTweet(post.data.id_str)
  expect(read.data.text).toContain('a promoted post!')
  const gone = await client.ads.delete<One>(`accounts/${account}/campaigns/${campaign.data.id}`)
  expect(gone.data).toMatchObject({ deleted: true })
  await expect(client.ads.get(`accounts/${account}/line_items/${item.data.id}`)).rejects.toMatchObject({ code: 404 })
})

test('twitter-api-v2 asks for the size of an audience and reads the limits', async () => {
  const [interest] = (await client.ads.get<Many>('targeting_criteria/interests', { q: 'sports' })).data
  const answer = await client.ads.post<{ data: { audience_size: { min: number; max: number } } }>(
    `accounts/${account}/audience_estimate`,
    { targeting_criteria: [{ targeting_type: 'INTEREST', targeting_value: interest!.targeting_value }] } as never,
    { forceBodyMode: 'json', fullResponse: false },
  )
  expect(answer.data.audience_size.max).toBeGreaterThan(answer.data.audience_size.min)
  const full = await client.ads.get<Many>(`accounts/${account}/campaigns`, {}, { fullResponse: true })
  expect(full.headers['x-account-rate-limit-limit']).toBe('10000')
})

test('a limit that is raised and a fault that is ordered reach the ads side too', async () => {
  world.sandbox.settings.set({ limit_multiplier: 10 })
  const full = await client.ads.get<Many>(`accounts/${account}/campaigns`, {}, { fullResponse: true })
  expect(full.headers['x-account-rate-limit-limit']).toBe('100000')
  world.sandbox.settings.set({ limit_multiplier: 1 })
})
