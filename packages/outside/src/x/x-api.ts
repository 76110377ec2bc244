import { COMMUNITY_FIELDS, EXPANSIONS, LIST_FIELDS, MEDIA_FIELDS, POST_FIELDS, USER_FIELDS } from './fields.ts'
import { type PagesOptions, pagesOf, type Turned, type XPage } from './pages.ts'
import { type Params, Requester, type RequesterOptions } from './request.ts'

/** As many as X looks up in one call. */
export const MOST_IDS = 100
const users = { 'user.fields': USER_FIELDS }
const posts = {
  'tweet.fields': POST_FIELDS,
  'user.fields': USER_FIELDS,
  'media.fields': MEDIA_FIELDS,
  expansions: EXPANSIONS,
}
const communities = { 'community.fields': COMMUNITY_FIELDS }
const lists = { 'list.fields': LIST_FIELDS }

export type Period = { start_time?: string; end_time?: string; since_id?: string; until_id?: string }
type Pages = AsyncGenerator<Turned>
type One = { data?: Record<string, unknown>; errors?: Record<string, unknown>[] }

/** X API v2: what Starling reads and writes there. Answers are X's own, names of the first generation. */
export class XApi {
  readonly #requester: Requester

  constructor(options: RequesterOptions) {
    this.#requester = new Requester(options)
  }

  me = () => this.#get<One>('/2/users/me', users)
  userByHandle = (handle: string) => this.#get<One>(`/2/users/by/username/${part(handle)}`, users)
  /** At most `MOST_IDS`, here and wherever ids are given. */
  usersByHandle = (usernames: readonly string[], more_fields: readonly string[] = []) =>
    this.#get<XPage>('/2/users/by', { usernames, 'user.fields': [...USER_FIELDS, ...more_fields] })
  usersById = (ids: readonly string[]) => this.#get<XPage>('/2/users', { ids, ...users })
  searchUsers = (query: string, how?: PagesOptions) =>
    pagesOf(this.#requester, '/2/users/search', { query, max_results: 100, ...users }, how)

  followers = (id: string, how?: PagesOptions) => this.#pages(`/2/users/${part(id)}/followers`, 1000, users, how)
  following = (id: string, how?: PagesOptions) => this.#pages(`/2/users/${part(id)}/following`, 1000, users, how)
  timeline = (id: string, period: Period = {}, how?: PagesOptions) =>
    this.#pages(`/2/users/${part(id)}/tweets`, 100, { ...posts, ...period }, how)
  mentions = (id: string, period: Period = {}, how?: PagesOptions) =>
    this.#pages(`/2/users/${part(id)}/mentions`, 100, { ...posts, ...period }, how)
  likedPosts = (id: string, how?: PagesOptions) => this.#pages(`/2/users/${part(id)}/liked_tweets`, 100, posts, how)

  postsById = (ids: readonly string[]) => this.#get<XPage>('/2/tweets', { ids, ...posts })
  likingUsers = (id: string, how?: PagesOptions) => this.#pages(`/2/tweets/${part(id)}/liking_users`, 100, users, how)
  repostingUsers = (id: string, how?: PagesOptions) =>
    this.#pages(`/2/tweets/${part(id)}/retweeted_by`, 100, users, how)
  quotes = (id: string, how?: PagesOptions) => this.#pages(`/2/tweets/${part(id)}/quote_tweets`, 100, posts, how)

  searchRecent = (query: string, period: Period = {}, how?: PagesOptions) =>
    this.#pages('/2/tweets/search/recent', 100, { query, ...posts, ...period }, how)
  /** The whole archive; needs an app's bearer token. */
  searchAll = (query: string, period: Period = {}, how?: PagesOptions) =>
    this.#pages('/2/tweets/search/all', 500, { query, ...posts, ...period }, how)
  countRecent = (query: string, granularity: 'minute' | 'hour' | 'day' = 'day', period: Period = {}) =>
    this.#get<CountPage>('/2/tweets/counts/recent', { query, granularity, ...period })
  countAll = (query: string, granularity: 'minute' | 'hour' | 'day' = 'day', period: Period = {}) =>
    this.#get<CountPage>('/2/tweets/counts/all', { query, granularity, ...period })

  trends = (woeid: number, most = 50) => this.#get<XPage>(`/2/trends/by/woeid/${woeid}`, { max_trends: most })
  community = (id: string) => this.#get<One>(`/2/communities/${part(id)}`, communities)
  searchCommunities = (query: string, how?: PagesOptions) =>
    pagesOf(this.#requester, '/2/communities/search', { query, max_results: 100, ...communities }, how)

  follow = (me: string, id: string) =>
    this.#write<{ following: boolean }>('POST', `/2/users/${part(me)}/following`, { target_user_id: id })
  unfollow = (me: string, id: string) =>
    this.#write<{ following: boolean }>('DELETE', `/2/users/${part(me)}/following/${part(id)}`)

  ownedLists = (id: string, how?: PagesOptions) => this.#pages(`/2/users/${part(id)}/owned_lists`, 100, lists, how)
  list = (id: string) => this.#get<One>(`/2/lists/${part(id)}`, lists)
  listMembers = (id: string, how?: PagesOptions) => this.#pages(`/2/lists/${part(id)}/members`, 100, users, how)
  createList = (list: { name: string; description?: string; private?: boolean }) =>
    this.#write<{ id: string; name: string }>('POST', '/2/lists', list, false)
  updateList = (id: string, list: { name?: string; description?: string; private?: boolean }) =>
    this.#write<{ updated: boolean }>('PUT', `/2/lists/${part(id)}`, list)
  deleteList = (id: string) => this.#write<{ deleted: boolean }>('DELETE', `/2/lists/${part(id)}`)
  addListMember = (id: string, user_id: string) =>
    this.#write<{ is_member: boolean }>('POST', `/2/lists/${part(id)}/members`, { user_id })
  removeListMember = (id: string, user_id: string) =>
    this.#write<{ is_member: boolean }>('DELETE', `/2/lists/${part(id)}/members/${part(user_id)}`)

  async #get<T>(path: string, query: Params): Promise<T> {
    return (await this.#requester.ask<T>('GET', path, { query })).body
  }

  #pages(path: string, max_results: number, query: Params, how?: PagesOptions): Pages {
    return pagesOf(this.#requester, path, { max_results, ...query }, how)
  }

  /** To do it twice leaves the same state, unless `repeatable` is false. */
  async #write<T>(method: string, path: string, json?: object, repeatable = true): Promise<T> {
    const asked = json ? { json, repeatable } : { repeatable }
    return (await this.#requester.ask<{ data: T }>(method, path, asked)).body.data
  }
}

export type CountPage = {
  data?: { start: string; end: string; tweet_count: number }[]
  meta: { total_tweet_count: number; next_token?: string }
}

/** A value from outside never becomes another path. */
const part = (value: string): string => encodeURIComponent(value)
