import type { AdsApi } from '@starling/outside'
import { EMPTY_BUILDER } from '@starling/question/builder'
import { linkedOf } from '@starling/store'
import {
  ADS_PAGE_PARTS,
  compilePackage,
  decompileCriteria,
  emptyPackage,
  fieldsOf,
  lessLost,
  PACKAGE_PARTS,
  type PackageEntry,
  type PackagePart,
  type TargetingPackage,
} from '@starling/targeting'
import { type Browser, consentAt, type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { UserContext } from '../floor/index.ts'
import { adsCredentials } from '../networks/index.ts'
import { type DeskAtX, knownAtX, withReadiness } from './lists-at-x.ts'
import { valuesAtX } from './values-at-x.ts'

const PERSON = 'admin@meridian.example'
let world: World
let browser: Browser
let context: UserContext
let api: AdsApi
let desk: DeskAtX & { account_id: string }
let leaders: string[]

beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  browser = await world.signIn(PERSON)
  const { ad_accounts, users } = await world.sandbox.world.credentials()
  const owner = users.find(({ user_id }) => user_id === ad_accounts[0]!.user_id)!
  const { authorize_url } = await browser.connectSocialAccount({ path: { network: 'x' }, body: { protocol: 'oauth1' } })
  const { searchParams } = await consentAt(authorize_url, { person: `@${owner.username}` })
  await browser.finishSocialRedirect({ path: { network: 'x' }, body: Object.fromEntries(searchParams) })
  const { id: user_id } = await browser.getMe()
  const [linked] = await linkedOf(world.product.store, user_id)
  const now = world.clock.now
  // What a handler gets for a request of this person, as far as X is asked with it.
  const asked = { ...world.product, user: { id: user_id }, now: now(), signal: new AbortController().signal }
  context = { ...asked, address: '127.0.0.1' } as unknown as UserContext
  api = context.networks.adsApi(adsCredentials(context, linked!), { now: () => now().getTime() })
  desk = { api, account_id: ad_accounts[0]!.id }
  const [{ rows }] = await world.product.engine.ask(
    { who: { bots: false }, posts: { by: 'audience' } },
    [{ do: 'followed', order: 'count', limit: 200 }],
    { asker: 'test' },
  )
  leaders = rows.map(({ handle }) => handle.toLowerCase())
  await audienceOf('Buyers, and more', leaders)
  world.clock.advance(9 * 60 * 60_000)
  context = { ...context, now: now() }
  await audienceOf('New', leaders.slice(0, 5))
}, 180_000)
afterAll(() => world.stop())

async function audienceOf(name: string, handles: string[]): Promise<void> {
  const { id } = await api.createCustomAudience(desk.account_id, { name })
  const sent = api.changeAudienceUsers(
    desk.account_id,
    id,
    handles.map((handle) => ({ handle })),
  )
  for await (const _ of sent);
}

const entry = (value: string, patch: Partial<PackageEntry> = {}): PackageEntry => ({
  value,
  label: value,
  deselected: false,
  reason: { why: 'added' },
  ...patch,
})
const of = (parts: Partial<Record<PackagePart, string[]>>): TargetingPackage => ({
  ...emptyPackage(),
  ...Object.fromEntries(
    Object.entries(parts).map(([part, values]) => [part, values.map((value: string) => entry(value))]),
  ),
})
const all = async <T>(listed: AsyncIterable<T>): Promise<T[]> => Array.fromAsync(listed)

test('every part that X has ids for is looked up, and what X does not have is left away', async () => {
  const known = await knownAtX(
    of({
      handles: [leaders[0]!, 'nobody_has_this'],
      interests: ['210', '211'],
      conversation_topics: ['Trail running', 'Copper Sky', 'no such topic'],
      movies_tv_shows: ['Copper Sky', '星屑クロニクル', 'm-no-such-film-1999'],
      countries: ['JP', 'US'],
      locations: ['US-CA', 'JP-13', 'Atlantis'],
      languages: ['ja', 'xx'],
      network_operators: ['jp-softbank', 'us-verizon', 'docomo', 'no such network'],
      custom_audiences: ['Buyers, and more', 'New', 'Nobody’s'],
    }),
    context,
    desk,
  )
  const found = (part: PackagePart) => [...known[part]!.keys()]
  expect(PACKAGE_PARTS.map((part) => [part, known[part] ? found(part) : null])).toEqual([
    ['keywords', null],
    ['hashtags', null],
    ['handles', [leaders[0]]],
    ['interests', ['210', '211']],
    ['conversation_topics', ['Trail running']],
    ['movies_tv_shows', ['Copper Sky', '星屑クロニクル']],
    ['countries', ['JP', 'US']],
    ['locations', ['US-CA', 'JP-13']],
    ['languages', ['ja']],
    ['network_operators', ['jp-softbank', 'us-verizon', 'docomo']],
    ['custom_audiences', ['Buyers, and more', 'New']],
    ['excluded_keywords', null],
  ])
  const conversations = await all(api.search('conversations'))
  const film = conversations.find(({ name }) => name === 'Copper Sky')!
  expect(known.movies_tv_shows!.get('Copper Sky')).toBe(film.targeting_value)
})

test('whether a custom audience is ready is asked of X', async () => {
  const given = of({ custom_audiences: ['Buyers, and more', 'New', 'Nobody’s'] })
  const { custom_audiences } = await withReadiness(given, context, desk)
  expect(custom_audiences.map(({ ready }) => ready)).toEqual([true, false, undefined])
  const empty = emptyPackage()
  expect(await withReadiness(empty, context, { api })).toBe(empty)
})

test('without an ad account no custom audience is known', async () => {
  const known = await knownAtX(of({ custom_audiences: ['New'] }), context, { api })
  expect(known.custom_audiences!.size).toBe(0)
})

/** What the ids of criteria are here, of criteria that X gave names to. */
const valuesOf = (...criteria: [type: string, id: string, name: string][]) =>
  valuesAtX(
    criteria.map(([targeting_type, targeting_value, name]) => ({
      ...{ targeting_type, targeting_value, operator_type: 'EQ', name },
    })),
    context,
    desk,
  )

test('what is on no list of ours is known by its name, and what X knows by another id is not known', async () => {
  const conversations = await all(api.search('conversations'))
  const [topic] = conversations.filter(({ name }) => name === 'Trail running')
  const [show] = await all(api.search('tv_shows', { locale: 'ja-JP', count: 50 }))
  const japan = '06ef846bfc783874'
  const values = await valuesOf(
    ['CONVERSATION', String(topic!.targeting_value), 'Trail running'],
    ['TV_SHOW', String(show!.targeting_value), show!.name],
    ['LOCATION', japan, 'Japan'],
    ['SIMILAR_TO_FOLLOWERS_OF_USER', '1', `@${leaders[0]}`],
    ['EVENT', '1', 'An event'],
  )
  expect(values).toEqual({
    conversation_topics: new Map([[topic!.targeting_value, 'Trail running']]),
    movies_tv_shows: new Map([[String(show!.targeting_value), show!.name]]),
    countries: new Map([[japan, 'JP']]),
  })
})

/** A paused campaign with a paused line item that chooses what a package compiles to, all of it read back from X. */
async function throughX(given: TargetingPackage) {
  const compiled = compilePackage(given, await knownAtX(given, context, desk))
  const [funding] = await all(api.fundingInstruments(desk.account_id))
  const campaign = await api.createCampaign(desk.account_id, {
    ...{ name: 'Package', funding_instrument_id: funding!.id, entity_status: 'PAUSED' },
    daily_budget_amount_local_micro: 140_000_000,
  })
  const item = await api.createLineItem(desk.account_id, {
    ...{ campaign_id: campaign.id, objective: 'ENGAGEMENTS', product_type: 'PROMOTED_TWEETS' },
    ...{ placements: compiled.placements, entity_status: 'PAUSED' },
  })
  const operations = compiled.criteria.map((criterion) => ({
    operation_type: 'Create' as const,
    params: { line_item_id: item.id, ...criterion },
  }))
  for await (const _ of api.batch(desk.account_id, 'targeting_criteria', operations));
  const criteria = await all(api.targetingCriteria(desk.account_id, [item.id]))
  const [kept] = await all(api.lineItems(desk.account_id, { line_item_ids: [item.id] }))
  const values = await valuesAtX(criteria, context, desk)
  return { compiled, criteria, item: kept!, back: decompileCriteria(criteria, kept!.placements, values) }
}

const said = ({ value, match, look_alike, excluded }: PackageEntry) =>
  [value, match, look_alike && 'look_alike', excluded && 'excluded'].filter(Boolean).join(' ')
const chosen = (given: TargetingPackage) => PACKAGE_PARTS.map((part) => [part, given[part].map(said).sort()])

test('a generated package that is set on a paused line item and read back is the package, less what was told', async () => {
  const { id } = await browser.generateInsights({
    body: { draft: { ...EMPTY_BUILDER, posted_about: ['coffee'], excluded_keywords: ['decaf'] } },
  })
  await world.settle()
  const { targeting_package } = await browser.getTargetingInsights({ path: { pk: id } })
  const generated = targeting_package!
  expect(generated.keywords.length).toBeGreaterThan(5)
  const given = await withReadiness(
    {
      ...generated,
      keywords: [
        ...generated.keywords,
        entry('new york', { match: 'phrase' }),
        entry('flat white', { match: 'unordered' }),
        entry('good morning', { match: 'exact' }),
        entry('gone', { deselected: true }),
        entry('+1'),
      ],
      handles: [...generated.handles, entry(leaders[1]!), entry('nobody_has_this')],
      interests: [...generated.interests, entry('211')],
      conversation_topics: [entry('Trail running'), entry('no such topic')],
      movies_tv_shows: [entry('Copper Sky')],
      countries: [entry('JP')],
      locations: [entry('US-CA'), entry('Atlantis')],
      languages: [entry('ja'), entry('en')],
      network_operators: [entry('jp-softbank')],
      custom_audiences: [entry('Buyers, and more'), entry('New'), entry('Buyers, and more', { look_alike: true })],
      placements: ['homeTimelines', 'profiles'],
      age: 'AGE_18_TO_49',
      gender: 'FEMALE',
    },
    context,
    desk,
  )
  const { compiled, criteria, item, back } = await throughX(given)
  expect(item.entity_status).toBe('PAUSED')
  expect(criteria.length).toBe(compiled.criteria.length)
  expect(back.no_counterpart).toEqual([])
  expect(chosen(back.package)).toEqual(chosen(lessLost(given, compiled.left_out)))
  expect(back.package).toMatchObject({
    ...{ placements: ['homeTimelines', 'profiles'], age: 'AGE_18_TO_49', gender: 'FEMALE' },
  })
  const told = compiled.left_out.map((one) => (one.of === 'entry' ? `${one.value}: ${one.why}` : one.why))
  expect(told).toEqual(
    expect.arrayContaining([
      ...['+1: reads_otherwise', 'nobody_has_this: unknown_at_x', 'no such topic: unknown_at_x'],
      ...['Atlantis: unknown_at_x', 'New: not_ready', 'Buyers, and more: not_together'],
    ]),
  )
})

test('what is written into the ads page is what the page has, for all that X knows', async () => {
  const given = await withReadiness(
    of({
      handles: leaders.slice(0, 3),
      interests: ['210', '211', '324'],
      conversation_topics: ['Trail running'],
      movies_tv_shows: ['Copper Sky'],
      countries: ['JP', 'US', 'GB'],
      locations: ['US-CA', 'JP-13'],
      languages: ['ja', 'en'],
      network_operators: ['jp-softbank'],
      custom_audiences: ['Buyers, and more', 'New'],
    }),
    context,
    desk,
  )
  const { fields, left_out } = fieldsOf(given)
  expect(left_out).toEqual([{ of: 'entry', part: 'custom_audiences', value: 'New', why: 'not_ready' }])
  const unknown: string[] = []
  for (const part of ADS_PAGE_PARTS) {
    for (const entry of fields[part]) {
      const query = new URLSearchParams({ account: desk.account_id, field: part, entry })
      const answer = await fetch(`${world.sandbox.url}/ads/resolve?${query}`)
      const { known } = (await answer.json()) as { known: boolean }
      if (!known) unknown.push(`${part}: ${entry}`)
    }
  }
  expect(unknown).toEqual([])
})

test('what somebody chose at X that no package says is told with its name', async () => {
  const { item } = await throughX(of({ keywords: ['tea'] }))
  for (const [targeting_type, targeting_value] of [
    ['PLATFORM', '0'],
    ['INTEREST', '1001'],
  ]) {
    await all(
      api.batch(desk.account_id, 'targeting_criteria', [
        { operation_type: 'Create', params: { line_item_id: item.id, targeting_type, targeting_value } },
      ]),
    )
  }
  const criteria = await all(api.targetingCriteria(desk.account_id, [item.id]))
  const back = decompileCriteria(criteria, item.placements, await valuesAtX(criteria, context, desk))
  expect(back.package.keywords.map(({ value }) => value)).toEqual(['tea'])
  expect(back.package.interests.length).toBe(1)
  expect(back.no_counterpart).toEqual([
    {
      ...{ of: 'criterion', targeting_type: 'PLATFORM', targeting_value: '0', operator_type: 'EQ', name: 'iOS' },
      why: 'no_part',
    },
  ])
})
