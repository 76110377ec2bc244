import { type Params, Requester, type RequesterOptions } from '../x/request.ts'
import { type AudienceUser, usersBodies } from './audience-users.ts'
import type {
  AccountAppAtX,
  AdAccount,
  AdsAnswer,
  AppEventTag,
  AudienceEstimate,
  CampaignAtX,
  CampaignReachAtX,
  CardAtX,
  CustomAudience,
  Entity,
  FundingInstrument,
  LineItem,
  MediaAtX,
  Operation,
  PostAtX,
  PromotedPost,
  Stats,
  StatsJob,
  StatsQuery,
  TargetingCriterion,
  TargetingOption,
  WebEventTag,
} from './entities.ts'
import { type MediaUpload, type UploadedMedia, uploadMedia } from './media-upload.ts'
import { readStatsFile } from './stats-file.ts'

const VERSION = '/12'
const PAGE = 1000
const X_API_URL = 'https://api.x.com'
/** Batches are all or nothing, and no longer than this. */
const MOST = { campaigns: 40, line_items: 40, targeting_criteria: 500 } as const

export const SEARCHES = [
  'interests',
  'conversations',
  'locations',
  'languages',
  'platforms',
  'platform_versions',
  'devices',
  'network_operators',
  'tv_markets',
  'tv_shows',
  'events',
  'app_store_categories',
] as const
export type Search = (typeof SEARCHES)[number]

/** X Ads API, version 12. Takes OAuth 1.0a credentials only: that is all X accepts there. */
export class AdsApi {
  readonly #requester: Requester
  readonly #base_url: string
  /** Files go to the other API of X, with the same keys. */
  readonly #uploads: Requester

  constructor({ upload_url, ...options }: RequesterOptions & { upload_url?: string }) {
    this.#requester = new Requester(options)
    this.#base_url = options.base_url
    this.#uploads = new Requester({ ...options, base_url: upload_url ?? X_API_URL })
  }

  accounts = () => this.#all<AdAccount>('/accounts')
  account = (id: string) => this.#one<AdAccount>(`/accounts/${part(id)}`)
  access = (id: string) =>
    this.#one<{ user_id: string; permissions: string[] }>(`/accounts/${part(id)}/authenticated_user_access`)
  features = (id: string) => this.#one<string[]>(`/accounts/${part(id)}/features`)
  fundingInstruments = (id: string) => this.#all<FundingInstrument>(`/accounts/${part(id)}/funding_instruments`)
  promotableUsers = (id: string) => this.#all<Entity & { user_id: string }>(`/accounts/${part(id)}/promotable_users`)

  campaigns = (id: string, query: Params = {}) => this.#all<CampaignAtX>(`/accounts/${part(id)}/campaigns`, query)
  lineItems = (id: string, query: Params = {}) => this.#all<LineItem>(`/accounts/${part(id)}/line_items`, query)
  targetingCriteria = (id: string, line_item_ids: readonly string[]) =>
    this.#all<TargetingCriterion>(`/accounts/${part(id)}/targeting_criteria`, { line_item_ids })
  promotedPosts = (id: string, query: Params = {}) =>
    this.#all<PromotedPost>(`/accounts/${part(id)}/promoted_tweets`, query)
  mediaLibrary = (id: string, query: Params = {}) => this.#all<MediaAtX>(`/accounts/${part(id)}/media_library`, query)
  cards = (id: string, query: Params = {}) => this.#all<CardAtX>(`/accounts/${part(id)}/cards`, query)
  /** Posts that were published, those that only ads show; by the beginning of their name. */
  posts = (id: string, name: string) =>
    this.#all<PostAtX>(`/accounts/${part(id)}/tweets`, { tweet_type: 'PUBLISHED', trim_user: true, name })

  createCampaign = (id: string, form: Params) =>
    this.#write<CampaignAtX>('POST', `/accounts/${part(id)}/campaigns`, form)
  createLineItem = (id: string, form: Params) => this.#write<LineItem>('POST', `/accounts/${part(id)}/line_items`, form)
  createPost = (id: string, form: Params) =>
    this.#write<{ id_str: string }>('POST', `/accounts/${part(id)}/tweet`, form)
  promotePosts = (id: string, line_item_id: string, tweet_ids: readonly string[]) =>
    this.#write<PromotedPost[]>('POST', `/accounts/${part(id)}/promoted_tweets`, { line_item_id, tweet_ids })
  uploadMedia = (upload: MediaUpload): Promise<UploadedMedia> => uploadMedia(this.#uploads, upload)
  addMedia = (id: string, form: Params) => this.#write<MediaAtX>('POST', `/accounts/${part(id)}/media_library`, form)
  createCard = (id: string, json: object) => this.#send<CardAtX>('POST', `/accounts/${part(id)}/cards`, json)
  /** Only the given fields change; to do it twice leaves the same state. */
  update = <T>(id: string, kind: 'campaigns' | 'line_items' | 'custom_audiences', entity_id: string, form: Params) =>
    this.#write<T>('PUT', `/accounts/${part(id)}/${kind}/${part(entity_id)}`, form, true)
  remove = <T>(id: string, kind: string, entity_id: string) =>
    this.#write<T>('DELETE', `/accounts/${part(id)}/${kind}/${part(entity_id)}`, undefined, false)

  /** Each part is taken whole or not at all; yields what was made, part by part. */
  async *batch<T>(id: string, kind: keyof typeof MOST, operations: readonly Operation[]): AsyncGenerator<T[]> {
    for (let from = 0; from < operations.length; from += MOST[kind]) {
      const part_ = operations.slice(from, from + MOST[kind])
      yield await this.#send<T[]>('POST', `/batch/accounts/${part(id)}/${kind}`, part_)
    }
  }

  search = (kind: Search, query: Params = {}) => this.#all<TargetingOption>(`/targeting_criteria/${kind}`, query)
  estimate = (id: string, targeting_criteria: readonly object[]) =>
    this.#send<AudienceEstimate>('POST', `/accounts/${part(id)}/audience_estimate`, { targeting_criteria }, true)

  customAudiences = (id: string, query: Params = {}) =>
    this.#all<CustomAudience>(`/accounts/${part(id)}/custom_audiences`, query)
  customAudience = (id: string, audience_id: string) =>
    this.#one<CustomAudience>(`/accounts/${part(id)}/custom_audiences/${part(audience_id)}`)
  createCustomAudience = (id: string, form: { name: string; description?: string }) =>
    this.#write<CustomAudience>('POST', `/accounts/${part(id)}/custom_audiences`, form)
  /** Hashes what names a person and sends it in parts; to send a part twice adds nobody twice. Yields how many are sent. */
  async *addAudienceUsers(id: string, audience_id: string, users: Iterable<AudienceUser>): AsyncGenerator<number> {
    const path = `/accounts/${part(id)}/custom_audiences/${part(audience_id)}/users`
    let sent = 0
    for (const { body, users: count } of usersBodies(users)) {
      await this.#send('POST', path, body, true)
      sent += count
      yield sent
    }
  }

  async stats(id: string, query: StatsQuery): Promise<Stats> {
    return (await this.#requester.ask<Stats>('GET', `${VERSION}/stats/accounts/${part(id)}`, { query })).body
  }
  startStatsJob = (id: string, query: StatsQuery & { segmentation_type?: string }) =>
    this.#write<StatsJob>('POST', `/stats/jobs/accounts/${part(id)}`, query)
  statsJobs = (id: string, job_ids: readonly string[]) =>
    this.#all<StatsJob>(`/stats/jobs/accounts/${part(id)}`, { job_ids })
  statsFile = (url: string) => readStatsFile(url, this.#base_url)
  /** How many different people campaigns met, as X counts them; both ends whole hours or bare dates. */
  async reach(id: string, query: { campaign_ids: readonly string[]; start_time: string; end_time: string }) {
    const path = `${VERSION}/stats/accounts/${part(id)}/reach/campaigns`
    return (await this.#requester.ask<AdsAnswer<CampaignReachAtX[]>>('GET', path, { query })).body.data
  }
  accountApps = (id: string) => this.#all<AccountAppAtX>(`/accounts/${part(id)}/account_apps`)
  appEventTags = (id: string) => this.#all<AppEventTag>(`/accounts/${part(id)}/app_event_tags`)
  webEventTags = (id: string) => this.#all<WebEventTag>(`/accounts/${part(id)}/web_event_tags`)

  async #one<T>(path: string): Promise<T> {
    return (await this.#requester.ask<AdsAnswer<T>>('GET', VERSION + path)).body.data
  }

  async *#all<T>(path: string, query: Params = {}): AsyncGenerator<T> {
    let cursor: string | null = null
    const seen = new Set<string>()
    do {
      const asked: Params = { count: PAGE, ...query, cursor }
      const { body }: { body: AdsAnswer<T[]> } = await this.#requester.ask('GET', VERSION + path, { query: asked })
      yield* body.data
      cursor = body.next_cursor ?? null
      if (cursor !== null && seen.has(cursor)) return
      if (cursor !== null) seen.add(cursor)
    } while (cursor !== null)
  }

  async #write<T>(method: string, path: string, form?: Params, repeatable = false): Promise<T> {
    const asked = form ? { form, repeatable } : { repeatable }
    return (await this.#requester.ask<AdsAnswer<T>>(method, VERSION + path, asked)).body.data
  }

  async #send<T>(method: string, path: string, json: unknown, repeatable = false): Promise<T> {
    return (await this.#requester.ask<AdsAnswer<T>>(method, VERSION + path, { json, repeatable })).body.data
  }
}

/** A value from outside never becomes another path. */
const part = (value: string): string => encodeURIComponent(value)
