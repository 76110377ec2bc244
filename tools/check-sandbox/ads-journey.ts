import { createHash } from 'node:crypto'
import { authorizationHeader, type Sandbox } from '@starling/sandbox'
import { adsCatalogs } from './ads-catalogs.ts'
import { adsCreatives } from './ads-creatives.ts'
import { A, type AdsAnswer, type AdsAsk, DAY, HOUR, type Json, moment } from './ads-steps.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Every call of the Ads API that the sandbox has, each made so that there is something to show. */
export async function adsJourney(sandbox: Sandbox, onAnswer: (answer: AdsAnswer) => void): Promise<void> {
  sandbox.settings.set({ limit_multiplier: 1_000 })
  const credentials = await sandbox.world.credentials()
  const network = await sandbox.world.network()
  const [account, other] = credentials.ad_accounts
  const account_id = account!.id
  const { user_id } = account!

  async function send(method: string, endpoint: string, { query = {}, json, user = 0, names = {} }: AdsAsk = {}) {
    const all: Record<string, string> = { account_id, ...names }
    const path = endpoint.replace(/:(\w+)/g, (_whole, name: string) => all[name] ?? name)
    const given = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
    const url = `${sandbox.url}/12${path}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`
    const { access_token: token, access_token_secret: token_secret } = credentials.users[user]!
    const authorization = authorizationHeader({ ...credentials, token, token_secret }, { method, url })
    const answer = await fetch(url, {
      method,
      headers: { authorization, ...(json === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    })
    const body = (await answer.json()) as Json
    onAnswer({ endpoint: `${method} ${endpoint}`, status: answer.status, body })
    const { data } = body
    const first = (Array.isArray(data) ? data[0] : data) as Json | undefined
    return { ...first, id: String(first?.id ?? '') } as Json & { id: string }
  }
  const S = `/stats${A}`
  const get = (endpoint: string, ask?: AdsAsk) => send('GET', endpoint, ask)
  const post = (endpoint: string, query: Json = {}, ask: AdsAsk = {}) => send('POST', endpoint, { query, ...ask })
  const put = (endpoint: string, query: Json, ask: AdsAsk = {}) => send('PUT', endpoint, { query, ...ask })
  const remove = (endpoint: string, ask: AdsAsk = {}) => send('DELETE', endpoint, ask)

  await accounts()
  const { campaign, item } = await campaigns()
  await searches()
  await targeting()
  const audience = await audiences()
  await adsCreatives({ sandbox, network, user_id, item, get, post, put, remove })
  await stats()
  await endings()
  await adsCatalogs({ sandbox, network, user_id, item, get, post, put, remove })

  async function accounts() {
    await get('/accounts', { query: { account_ids: account_id } })
    await get(A)
    await put(A, { industry_type: 'TRAVEL' })
    await get(`${A}/authenticated_user_access`)
    await get(`${A}/features`)
    await post(`${A}/features`, { feature_keys: 'VALIDATED_AGE_TARGETING' })
    await remove(`${A}/features`, { query: { feature_keys: 'VALIDATED_AGE_TARGETING' } })
    const { id: promotable_user_id } = await get(`${A}/promotable_users`)
    await get(`${A}/promotable_users/:promotable_user_id`, { names: { promotable_user_id } })
    await get(`${A}/account_apps`)
    await get(`${A}/app_event_tags`)
    await get(`${A}/recommendations`)
    await get(`${A}/tax_settings`)
    await put(`${A}/tax_settings`, { address_name: 'Company' })
    await get(`${A}/user_settings/:user_id`, { names: { user_id } })
    await put(`${A}/user_settings/:user_id`, { contact_phone: '1' }, { names: { user_id } })
    const made = await post('/accounts')
    const own = { names: { account_id: made.id } }
    const instrument = await post(
      `${A}/funding_instruments`,
      {
        currency: 'USD',
        start_time: '2026-01-01T00:00:00Z',
        type: 'INSERTION_ORDER',
        funded_amount_local_micro: 1_000_000,
      },
      own,
    )
    await remove(`${A}/funding_instruments/:funding_instrument_id`, {
      names: { account_id: made.id, funding_instrument_id: instrument.id },
    })
    await remove(A, own)
    for (const path of ['/advertiser_business_categories', '/content_categories', '/iab_categories', '/publishers'])
      await get(path)
    await get('/bidding_rules', { query: { currency: 'USD' } })
    await get('/line_items/placements', { query: { product_type: 'PROMOTED_ACCOUNT' } })
    const curated = await get(`${A}/curated_categories`, { query: { country_codes: 'US' } })
    await get(`${A}/curated_categories/:curated_category_id`, { names: { curated_category_id: curated.id } })
  }

  async function campaigns() {
    const funding = await get(`${A}/funding_instruments`)
    await get(`${A}/funding_instruments/:id`, { names: { id: funding.id } })
    const params = { name: 'checked', funding_instrument_id: funding.id, daily_budget_amount_local_micro: 140_000_000 }
    const campaign = await post(`${A}/campaigns`, params)
    const names = { campaign_id: campaign.id }
    await post(
      `/batch${A}/campaigns`,
      {},
      { json: [{ operation_type: 'Create', params: { ...params, entity_status: 'PAUSED' } }] },
    )
    await get(`${A}/campaigns`)
    await get(`${A}/campaigns/:campaign_id`, { names })
    await put(`${A}/campaigns/:campaign_id`, { name: 'changed' }, { names })
    const flight = {
      campaign_id: campaign.id,
      objective: 'ENGAGEMENTS',
      product_type: 'PROMOTED_TWEETS',
      placements: 'ALL_ON_TWITTER',
      start_time: moment(sandbox.world.clock.now().getTime() - DAY),
      end_time: moment(sandbox.world.clock.now().getTime() + 30 * DAY),
    }
    const item = await post(`${A}/line_items`, flight)
    await post(`/batch${A}/line_items`, {}, { json: [{ operation_type: 'Create', params: flight }] })
    await get(`${A}/line_items`)
    await get(`${A}/line_items/:line_item_id`, { names: { line_item_id: item.id } })
    await put(`${A}/line_items/:line_item_id`, { name: 'an item' }, { names: { line_item_id: item.id } })
    const attached: [string, string, Json, Json | null][] = [
      [
        'tracking_tags',
        'tracking_tag_id',
        { tracking_tag_type: 'IMPRESSION_TAG', tracking_tag_url: 'https://company.example' },
        { tracking_tag_url: 'https://company.example/b' },
      ],
      [
        'preroll_call_to_actions',
        'preroll_call_to_action_id',
        { call_to_action: 'VISIT_SITE', call_to_action_url: 'https://company.example' },
        { call_to_action: 'WATCH_NOW' },
      ],
      [
        'line_item_curated_categories',
        'line_item_curated_category_id',
        { curated_category_id: (await get(`${A}/curated_categories`, { query: { country_codes: 'US' } })).id },
        {},
      ],
    ]
    for (const [path, id_name, fields, change] of attached) {
      const { id } = await post(`${A}/${path}`, { line_item_id: item.id, ...fields })
      const one = `${A}/${path}/:${id_name}`
      await get(`${A}/${path}`)
      await get(one, { names: { [id_name]: id } })
      if (change) await put(one, change, { names: { [id_name]: id } })
      await remove(one, { names: { [id_name]: id } })
    }
    return { campaign, item }
  }

  async function searches() {
    const asks: [string, Json][] = [
      ['app_store_categories', { q: 'music', os_type: 'IOS' }],
      ['conversations', { count: 2 }],
      ['devices', { q: 'iphone', count: 2 }],
      ['events', { event_types: 'HOLIDAY', count: 1 }],
      ['interests', { q: 'books', count: 1 }],
      ['languages', { q: 'english' }],
      ['locations', { location_type: 'CITIES', q: 'los angeles' }],
      ['network_operators', { country_code: 'US', count: 5 }],
      ['platform_versions', {}],
      ['platforms', {}],
      ['tv_markets', {}],
      ['tv_shows', { locale: 'en-US', count: 1 }],
    ]
    for (const [path, query] of asks) await get(`/targeting_criteria/${path}`, { query })
    await get(`${A}/targeting_suggestions`, {
      query: { suggestion_type: 'KEYWORD', targeting_values: 'coffee', count: 2 },
    })
    const start_time = moment(sandbox.world.clock.now().getTime() - 2 * DAY)
    await get('/insights/keywords/search', { query: { granularity: 'DAY', keywords: 'coffee', start_time } })
  }

  async function targeting() {
    const keyword = { line_item_id: item.id, targeting_type: 'BROAD_KEYWORD', targeting_value: 'coffee' }
    const criterion = await post(`${A}/targeting_criteria`, keyword)
    const place = { line_item_id: item.id, targeting_type: 'LOCATION', targeting_value: '96683cc9126741d1' }
    await post(`/batch${A}/targeting_criteria`, {}, { json: [{ operation_type: 'Create', params: place }] })
    await get(`${A}/targeting_criteria`, { query: { line_item_ids: item.id } })
    const names = { targeting_criterion_id: criterion.id }
    await get(`${A}/targeting_criteria/:targeting_criterion_id`, { names })
    await post(
      `${A}/audience_estimate`,
      {},
      { json: { targeting_criteria: [{ targeting_type: 'BROAD_KEYWORD', targeting_value: 'coffee' }] } },
    )
    await remove(`${A}/targeting_criteria/:targeting_criterion_id`, { names })
  }

  async function audiences() {
    const audience = await post(`${A}/custom_audiences`, { name: 'checked' })
    const names = { custom_audience_id: audience.id, tailored_audience_id: audience.id }
    const one = `${A}/custom_audiences/:custom_audience_id`
    const users = Array.from({ length: 150 }, (_, slot) => ({
      handle: [sha256(network.accountAt(slot)!.handle.toLowerCase())],
    }))
    await post(`${one}/users`, {}, { names, json: [{ operation_type: 'Update', params: { users } }] })
    sandbox.world.clock.advance(9 * HOUR)
    await get(`${A}/custom_audiences`)
    await get(one, { names })
    await put(one, { name: 'renamed' }, { names })
    const criterion = { line_item_id: item.id, targeting_type: 'CUSTOM_AUDIENCE', targeting_value: audience.id }
    await post(`${A}/targeting_criteria`, criterion)
    await get(`${one}/targeted`, { names })
    for (const kind of ['custom', 'tailored']) {
      const base = `${A}/${kind}_audiences/:${kind}_audience_id/permissions`
      const { id } = await post(base, { granted_account_id: other!.id, permission_level: 'READ_ONLY' }, { names })
      await get(base, { names })
      await remove(`${base}/:${kind}_audience_permission_id`, {
        names: { ...names, [`${kind}_audience_permission_id`]: id },
      })
    }
    const segments = {
      boolean_operator: 'AND',
      child_segments: [
        {
          custom_audience_id: audience.id,
          frequency: 1,
          frequency_comparator: 'NUM_GT',
          lookback_window: 30,
          negate: true,
          child_segments: [],
        },
      ],
    }
    await post(
      `/batch${A}/custom_audiences`,
      {},
      { json: [{ operation_type: 'Create', params: { name: 'flexible', audience_type: 'FLEXIBLE', segments } }] },
    )
    const list = await post(`${A}/do_not_reach_lists`, { description: 'nobody' })
    await get(`${A}/do_not_reach_lists`)
    const owner = { do_not_reach_list_id: list.id }
    await post(
      `/batch${A}/do_not_reach_lists/:do_not_reach_list_id/users`,
      {},
      {
        names: owner,
        json: [
          {
            operation_type: 'Update',
            params: {
              expires_at: moment(sandbox.world.clock.now().getTime() + 9 * DAY),
              users: [{ email: [sha256('a')] }],
            },
          },
        ],
      },
    )
    await remove(`${A}/do_not_reach_lists/:do_not_reach_list_id`, { names: owner })
    return audience
  }

  async function stats() {
    sandbox.world.clock.advance(2 * DAY)
    const now = Math.floor(sandbox.world.clock.now().getTime() / HOUR) * HOUR
    const window = { start_time: moment(now - 3 * DAY), end_time: moment(now) }
    const asked = {
      entity: 'LINE_ITEM',
      entity_ids: item.id,
      ...window,
      granularity: 'TOTAL',
      placement: 'ALL_ON_TWITTER',
      metric_groups: 'ENGAGEMENT',
    }
    await get(S, { query: asked })
    await post(`/stats/jobs${A}`, asked)
    await get(`/stats/jobs${A}`)
    await get(`${S}/active_entities`, { query: { entity: 'PROMOTED_TWEET', ...window } })
    await get(`${S}/reach/campaigns`, { query: { campaign_ids: campaign.id, ...window } })
    await get(`${S}/reach/funding_instruments`, {
      query: { funding_instrument_ids: String(campaign.funding_instrument_id), ...window },
    })
    const history = { start_time: moment(now - 10 * DAY), end_time: moment(now + HOUR) }
    await get(`${A}/account_history`, { query: { entity_type: 'CAMPAIGN', entity_id: campaign.id, ...history } })
  }

  async function endings() {
    const promoted = await get(`${A}/promoted_tweets`)
    await remove(`${A}/promoted_tweets/:promoted_tweet_id`, { names: { promoted_tweet_id: promoted.id } })
    await remove(`${A}/custom_audiences/:custom_audience_id`, { names: { custom_audience_id: audience.id } })
    await remove(`${A}/line_items/:line_item_id`, { names: { line_item_id: item.id } })
    await remove(`${A}/campaigns/:campaign_id`, { names: { campaign_id: campaign.id } })
  }
}
