import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Account } from '../ads/call.ts'
import { type Ads, openAds } from '../ads/routes.ts'
import { openWorld, type World } from '../world/world.ts'
import { TOKEN_FIELDS } from './fields.ts'
import { adsPageRoutes } from './routes.ts'

const data_dir = mkdtempSync(join(tmpdir(), 'ads-page-'))
let world: World
let ads: Ads
let app: FastifyInstance
let account: string
let handle: string

beforeAll(async () => {
  world = openWorld({
    data_dir,
    clock: () => new Date('2026-11-02T10:00:00Z'),
    network: { accounts: 400, posts: 1_500 },
  })
  ads = openAds(world, data_dir)
  app = Fastify()
  await app.register(adsPageRoutes, { world, ads })
  const { ad_accounts, users } = await world.credentials()
  account = ad_accounts[0]!.id
  handle = users[1]!.username
})
afterAll(async () => {
  await app.close()
  ads.records.close()
  await world.close()
  rmSync(data_dir, { recursive: true, force: true })
})

const get = async (url: string) => (await app.inject({ url, headers: { host: 'localhost:4100' } })).body
const post = (url: string, pairs: [string, string][]) =>
  app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams([['account', account], ...pairs]).toString(),
    headers: { host: 'localhost:4100', 'content-type': 'application/x-www-form-urlencoded' },
  })

const PACKAGE: [string, string][] = [
  ['campaign_name', 'From the extension'],
  ['daily_budget', '250'],
  ['start_date', '2026-11-05'],
  ['end_date', '2026-11-20'],
  ['gender', 'FEMALE'],
  ['age', 'AGE_25_TO_54'],
  ['keywords', 'flat white'],
  ['keywords', 'espresso'],
  ['hashtags', 'coffee'],
  ['interests', 'Food & Drink - Coffee and Tea'],
  ['conversation_topics', 'Running'],
  ['movies_tv_shows', 'Harbour Street'],
  ['languages', 'English'],
  ['network_operators', 'docomo'],
  ['countries', 'Japan'],
  ['locations', 'Tokyo'],
  ['placements', 'homeTimelines'],
  ['placements', 'replies'],
]

test('the page names every field of a package, with a label and a place to type', async () => {
  expect(await get('/ads')).toContain(`/ads?account=${account}`)
  const page = await get(`/ads?account=${account}`)
  for (const { name, label } of TOKEN_FIELDS) {
    expect(page).toContain(`data-field="${name}"`)
    expect(page).toContain(`<label for="field-${name}">${label}</label>`)
    expect(page).toContain(`<input id="field-${name}"`)
  }
  for (const name of ['campaign_name', 'daily_budget', 'gender', 'age', 'placements', 'objective']) {
    expect(page).toContain(`name="${name}"`)
  }
  expect(page).toContain(`data-account-id="${account}"`)
})

test('what the form sends is a campaign of the API, with all its targeting', async () => {
  const answer = await post('/ads/campaigns', [...PACKAGE, ['handles', `@${handle}`]])
  expect([answer.statusCode, answer.body]).toEqual([303, ''])
  const saved = await get(String(answer.headers.location))
  const types = [...saved.matchAll(/data-targeting-type="(\w+)"/g)].map(([, type]) => type)
  expect(types.sort()).toEqual(
    [
      ...[
        'BROAD_KEYWORD',
        'BROAD_KEYWORD',
        'BROAD_KEYWORD',
        'SIMILAR_TO_FOLLOWERS_OF_USER',
        'INTEREST',
        'CONVERSATION',
      ],
      ...['CONVERSATION', 'LANGUAGE', 'NETWORK_OPERATOR', 'LOCATION', 'LOCATION', 'AGE', 'GENDER'],
    ].sort(),
  )
  expect(saved).toContain('data-targeting-value="#coffee"')
  expect(saved).toContain('data-targeting-value="06ef846bfc783874"')
  const [item] = ads.records.list<{ id: string }>('line_items', account)
  expect(item).toMatchObject({ placements: ['TWITTER_TIMELINE', 'TWITTER_REPLIES'], entity_status: 'PAUSED' })
})

test('what is not known is named, nothing is saved and nothing typed is lost', async () => {
  const before = ads.records.list<Account>('campaigns', account).length
  const answer = await post('/ads/campaigns', [
    ...PACKAGE,
    ['interests', 'Moon dust'],
    ['handles', '@nobody_of_this_name'],
  ])
  expect(answer.statusCode).toBe(422)
  expect(answer.body).toContain('Interests: there is no “Moon dust”.')
  expect(answer.body).toContain('there is no “@nobody_of_this_name”')
  expect(answer.body).toContain('value="flat white"')
  expect(ads.records.list('campaigns', account)).toHaveLength(before)
})

test('an audience that is not ready is refused by name', async () => {
  ads.records.change(() =>
    ads.records.put('custom_audiences', account, {
      id: 'aud1',
      account_id: account,
      name: 'Fresh',
      description: null,
      audience_type: 'CRM',
      partner_source: 'OTHER',
      created_at: '2026-11-02T10:00:00Z',
      updated_at: '2026-11-02T10:00:00Z',
      deleted: false,
    }),
  )
  const answer = await post('/ads/campaigns', [...PACKAGE, ['custom_audiences', 'Fresh']])
  expect(answer.statusCode).toBe(422)
  expect(answer.body).toContain('is not targetable')
})

test('while typing, the lists of the API are offered', async () => {
  const ask = async (field: string, q: string) =>
    JSON.parse(await get(`/ads/suggest?${new URLSearchParams({ account, field, q })}`))
  expect((await ask('interests', 'coffee')).suggestions).toContain('Food & Drink/Coffee and Tea')
  expect((await ask('locations', '東京')).suggestions.length).toBeGreaterThan(0)
  expect((await ask('handles', handle.slice(0, 4))).suggestions).toContain(`@${handle}`)
  const people = async (pairs: [string, string][]) =>
    JSON.parse((await post('/ads/estimate', pairs)).body).people as number
  expect(await people([['interests', 'Sports']])).toBeGreaterThan(
    await people([
      ['interests', 'Sports'],
      ['gender', 'MALE'],
    ]),
  )
})

test('markup stays text', async () => {
  const answer = await post('/ads/campaigns', [...PACKAGE, ['keywords', '<img src=x>'], ['interests', '"><script>']])
  expect(answer.statusCode).toBe(422)
  expect(answer.body).not.toContain('<img src=x>')
  expect(answer.body).not.toContain('"><script>')
})
