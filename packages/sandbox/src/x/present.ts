import { entitiesOf, expand } from '../world/entities.ts'
import type { Account, Post } from '../world/network.ts'
import { timeOf } from '../world/rows.ts'
import type { Call } from './call.ts'
import type { Fields } from './fields.ts'

export type Wire = Record<string, unknown>

const iso = (ms: number) => new Date(ms).toISOString()
const BANNER_ONE_IN = 3
const PINNED_ONE_IN = 4
const EDIT_MS = 3_600_000

/** Figures of many accounts at once: one question to the store for a page. */
export type Extras = {
  likes: Map<number, number>
  newest: Map<number, string>
  oldest: Map<number, string>
  verified: Map<number, number>
}

export function extrasFor({ network }: Call, slots: number[], fields: Fields): Extras {
  const list = JSON.stringify(slots)
  const map = <Value>(wanted: boolean, sql: string, read: (value: unknown) => Value) =>
    new Map<number, Value>(
      wanted
        ? network
            .statement(sql)
            .all(list)
            .map(({ slot, value }) => [Number(slot), read(value)])
        : [],
    )
  const among = 'IN (SELECT value FROM json_each(?))'
  const wants = (name: string) => fields.user.has(name) || fields.expansions.has(name)
  return {
    likes: map(
      fields.user.has('public_metrics'),
      `SELECT account AS slot, count(*) AS value FROM likes WHERE account ${among} GROUP BY account`,
      Number,
    ),
    newest: map(
      wants('most_recent_tweet_id'),
      `SELECT author AS slot, CAST(max(id) AS TEXT) AS value FROM posts WHERE author ${among} GROUP BY author`,
      String,
    ),
    oldest: map(
      wants('pinned_tweet_id'),
      `SELECT author AS slot, CAST(min(id) AS TEXT) AS value FROM posts WHERE author ${among} AND reply_to_id IS NULL AND reposted_id IS NULL GROUP BY author`,
      String,
    ),
    verified: map(
      fields.user.has('verified_followers_count'),
      `SELECT followed AS slot, count(*) AS value FROM follows JOIN accounts ON accounts.slot = follower WHERE followed ${among} AND verified_type != 'none' GROUP BY followed`,
      Number,
    ),
  }
}

export const pinnedOf = ({ slot }: Account, { oldest }: Extras) =>
  slot % PINNED_ONE_IN === 0 ? oldest.get(slot) : undefined

type Fill = (account: Account, call: Call, extras: Extras) => unknown

/** One line for each field that has a value in this network; the others are accepted and stay empty, as on X. */
const USER: Record<string, Fill> = {
  created_at: ({ created_at }) => iso(created_at),
  description: ({ bio }) => bio,
  entities: (account) => userEntities(account),
  location: ({ location }) => location || undefined,
  url: ({ url }) => url ?? '',
  protected: () => false,
  verified: ({ verified_type }) => verified_type !== 'none',
  verified_type: ({ verified_type }) => verified_type,
  is_identity_verified: ({ verified_type }) => verified_type === 'business',
  subscription_type: ({ verified_type }) =>
    verified_type === 'blue' ? 'Premium' : verified_type === 'business' ? 'PremiumPlus' : 'None',
  subscription: ({ id }, { me }) => (me?.id === id ? { subscribes_to_you: false } : undefined),
  parody: () => false,
  receives_your_dm: (_account, { me }) => (me ? false : undefined),
  profile_image_url: ({ id }, { base }) => `${base}/media/avatars/${id}.png`,
  profile_banner_url: ({ id, slot }, { base }) =>
    slot % BANNER_ONE_IN === 0 ? `${base}/media/banners/${id}.svg` : undefined,
  public_metrics: (account, _call, { likes }) => ({
    followers_count: account.followers_count,
    following_count: account.following_count,
    tweet_count: account.post_count,
    listed_count: account.listed_count,
    like_count: likes.get(account.slot) ?? 0,
  }),
  connection_status: ({ slot }, { me, network }) => {
    if (!me || me.slot === slot) return undefined
    return [
      ...(network.isFollowing(me.slot, slot) ? ['following'] : []),
      ...(network.isFollowing(slot, me.slot) ? ['followed_by'] : []),
    ]
  },
  most_recent_tweet_id: ({ slot }, _call, { newest }) => newest.get(slot),
  pinned_tweet_id: (account, _call, extras) => pinnedOf(account, extras),
  verified_followers_count: ({ slot }, _call, { verified }) => verified.get(slot) ?? 0,
  confirmed_email: ({ id, handle }, { me, caller }) =>
    me?.id === id && caller.kind === 'oauth2' && caller.scopes.includes('users.email')
      ? `${handle.toLowerCase()}@mail.example`
      : undefined,
}

export function userObject(account: Account, call: Call, fields: Fields, extras: Extras): Wire {
  const user: Wire = { id: account.id, name: account.name, username: account.handle }
  for (const field of fields.user) {
    const value = USER[field]?.(account, call, extras)
    if (value !== undefined) user[field] = value
  }
  return user
}

function userEntities({ url, bio }: Account): Wire | undefined {
  const { hashtags, cashtags, mentions, urls } = entitiesOf(bio)
  const description = {
    ...(urls.length > 0 ? { urls } : {}),
    ...(hashtags.length > 0 ? { hashtags } : {}),
    ...(cashtags.length > 0 ? { cashtags } : {}),
    ...(mentions.length > 0 ? { mentions } : {}),
  }
  const entities = {
    ...(url ? { url: { urls: [{ start: 0, end: [...url].length, url, ...expand(url) }] } } : {}),
    ...(Object.keys(description).length > 0 ? { description } : {}),
  }
  return Object.keys(entities).length > 0 ? entities : undefined
}

export type Handles = { idOfSlot(slot: number): string | undefined; idOfHandle(handle: string): string | undefined }

type FillTweet = (post: Post, call: Call, handles: Handles) => unknown

const TWEET: Record<string, FillTweet> = {
  author_id: ({ author }, _call, { idOfSlot }) => idOfSlot(author),
  attachments: ({ media_keys }) => (media_keys.length > 0 ? { media_keys } : undefined),
  context_annotations: ({ text }, { network }) => some(network.context(text)),
  conversation_id: ({ conversation_id }) => conversation_id,
  created_at: ({ id }) => iso(timeOf(id)),
  display_text_range: ({ text }) => [0, [...text].length],
  edit_controls: ({ id, reply_to_id }, { now }) => ({
    edits_remaining: 5,
    is_edit_eligible: reply_to_id === null && now < timeOf(id) + EDIT_MS,
    editable_until: iso(timeOf(id) + EDIT_MS),
  }),
  entities: ({ text }, _call, { idOfHandle }) => tweetEntities(text, idOfHandle),
  in_reply_to_user_id: ({ reply_to_author }, _call, { idOfSlot }) =>
    reply_to_author === null ? undefined : idOfSlot(reply_to_author),
  lang: ({ lang }) => lang ?? 'und',
  possibly_sensitive: () => false,
  paid_partnership: () => false,
  reply_settings: () => 'everyone',
  source: ({ via }) => via ?? undefined,
  public_metrics: (post) => ({
    retweet_count: post.repost_count,
    reply_count: post.reply_count,
    like_count: post.like_count,
    quote_count: post.quote_count,
    bookmark_count: Math.floor(post.like_count / 9),
    impression_count: post.view_count,
  }),
  referenced_tweets: (post) => some(referencesOf(post)),
}

export const referencesOf = ({ reposted_id, quoted_id, reply_to_id }: Post) => [
  ...(reposted_id ? [{ type: 'retweeted', id: reposted_id }] : []),
  ...(quoted_id ? [{ type: 'quoted', id: quoted_id }] : []),
  ...(reply_to_id ? [{ type: 'replied_to', id: reply_to_id }] : []),
]

const some = <Item>(list: Item[]) => (list.length > 0 ? list : undefined)

/** Figures that only the author may see. */
export const OWNER_FIELDS: Record<string, (post: Post) => Wire> = {
  non_public_metrics: ({ view_count, like_count, repost_count, reply_count }) => ({
    impression_count: view_count,
    engagements: like_count + repost_count + reply_count,
    user_profile_clicks: Math.floor(view_count / 80),
    url_link_clicks: Math.floor(view_count / 120),
  }),
  organic_metrics: ({ view_count, like_count, repost_count, reply_count }) => ({
    impression_count: view_count,
    retweet_count: repost_count,
    reply_count,
    like_count,
    user_profile_clicks: Math.floor(view_count / 80),
    url_link_clicks: Math.floor(view_count / 120),
  }),
}

export function tweetObject(post: Post, call: Call, fields: Fields, handles: Handles): Wire {
  const tweet: Wire = { id: post.id, text: post.text, edit_history_tweet_ids: [post.id] }
  for (const field of fields.tweet) {
    const value = TWEET[field]?.(post, call, handles)
    if (value !== undefined) tweet[field] = value
    else if (OWNER_FIELDS[field] && call.me?.slot === post.author) tweet[field] = OWNER_FIELDS[field](post)
  }
  return tweet
}

function tweetEntities(text: string, idOfHandle: Handles['idOfHandle']): Wire | undefined {
  const { hashtags, cashtags, mentions, urls } = entitiesOf(text)
  const known = mentions.map((mention) => ({ ...mention, id: idOfHandle(mention.username) })).filter(({ id }) => id)
  const entities = {
    ...(urls.length > 0 ? { urls } : {}),
    ...(hashtags.length > 0 ? { hashtags } : {}),
    ...(cashtags.length > 0 ? { cashtags } : {}),
    ...(known.length > 0 ? { mentions: known } : {}),
  }
  return Object.keys(entities).length > 0 ? entities : undefined
}
