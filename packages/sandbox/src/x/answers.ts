import { entitiesOf } from '../world/entities.ts'
import type { Account, Page, Post } from '../world/network.ts'
import type { Call } from './call.ts'
import type { Fields } from './fields.ts'
import { mediaObject } from './media-object.ts'
import { tokenOf } from './parameters.ts'
import {
  extrasFor,
  type Handles,
  OWNER_FIELDS,
  pinnedOf,
  referencesOf,
  tweetObject,
  userObject,
  type Wire,
} from './present.ts'
import { fieldUnauthorized, missing, type ProblemBody } from './problem.ts'

type Answer = { data?: unknown; includes?: Wire; errors?: ProblemBody[]; meta?: Wire }

/** Users with what they expand to. */
export function usersAnswer(call: Call, accounts: Account[], fields: Fields, errors: ProblemBody[] = []): Answer {
  const slots = accounts.map(({ slot }) => slot)
  const extras = extrasFor(call, slots, fields)
  const data = accounts.map((account) => userObject(account, call, fields, extras))
  const ids = [
    ...(fields.expansions.has('most_recent_tweet_id') ? slots.map((slot) => extras.newest.get(slot)) : []),
    ...(fields.expansions.has('pinned_tweet_id') ? accounts.map((account) => pinnedOf(account, extras)) : []),
  ].filter((id) => id !== undefined)
  // An expansion shows its id too, or nobody could tell which included post it is.
  accounts.forEach((account, at) => {
    if (fields.expansions.has('most_recent_tweet_id'))
      put(data[at]!, 'most_recent_tweet_id', extras.newest.get(account.slot))
    if (fields.expansions.has('pinned_tweet_id')) put(data[at]!, 'pinned_tweet_id', pinnedOf(account, extras))
  })
  const posts = [...new Set(ids)].map((id) => call.network.post(id)).filter((post) => post !== undefined)
  const tweets = presentPosts(call, posts, fields)
  return {
    ...(data.length > 0 ? { data } : {}),
    ...(tweets.length > 0 ? { includes: { tweets } } : {}),
    ...(errors.length > 0 ? { errors } : {}),
  }
}

const put = (into: Wire, name: string, value: unknown) => {
  if (value !== undefined) into[name] = value
}

function handlesFor({ network }: Call): Handles {
  const byHandle = new Map<string, string | undefined>()
  return {
    idOfSlot: network.idOf,
    idOfHandle: (handle) => {
      const key = handle.toLowerCase()
      if (!byHandle.has(key)) byHandle.set(key, network.accountByHandle(handle)?.id)
      return byHandle.get(key)
    },
  }
}

const presentPosts = (call: Call, posts: Post[], fields: Fields) => {
  const handles = handlesFor(call)
  return posts.map((post) => tweetObject(post, call, fields, handles))
}

/** Fields that an expansion brings along. */
const BROUGHT: Record<string, string> = {
  author_id: 'author_id',
  'referenced_tweets.id': 'referenced_tweets',
  'referenced_tweets.id.author_id': 'referenced_tweets',
  'referenced_tweets.id.attachments.media_keys': 'referenced_tweets',
  in_reply_to_user_id: 'in_reply_to_user_id',
  'attachments.media_keys': 'attachments',
  'entities.mentions.username': 'entities',
}

/** Posts with what they expand to: authors, what they answer or quote, pictures, who is mentioned. */
export function tweetsAnswer(call: Call, posts: Post[], asked: Fields, errors: ProblemBody[] = []): Answer {
  const wants = (name: string) => asked.expansions.has(name)
  const brought = [...asked.expansions].map((name) => BROUGHT[name]).filter((name) => name !== undefined)
  const fields = { ...asked, tweet: new Set([...asked.tweet, ...brought]) }
  const problems = [...errors]
  const data = presentPosts(call, posts, fields)
  const referenced = new Map<string, Post>()
  if (
    wants('referenced_tweets.id') ||
    wants('referenced_tweets.id.author_id') ||
    wants('referenced_tweets.id.attachments.media_keys')
  ) {
    for (const { id } of posts.flatMap(referencesOf)) {
      const post = referenced.get(id) ?? call.network.post(id)
      if (post) referenced.set(id, post)
      else problems.push(missing('tweet', 'referenced_tweets.id', id))
    }
  }
  if (wants('edit_history_tweet_ids')) for (const post of posts) referenced.set(post.id, post)
  const included = [...referenced.values()]
  const slots = new Set<number>()
  if (wants('author_id')) for (const { author } of posts) slots.add(author)
  if (wants('referenced_tweets.id.author_id')) for (const { author } of included) slots.add(author)
  if (wants('in_reply_to_user_id'))
    for (const { reply_to_author } of posts) if (reply_to_author !== null) slots.add(reply_to_author)
  if (wants('entities.mentions.username')) addMentioned(call, [...posts, ...included], slots)
  const accounts = call.network.accountsAt([...slots])
  const extras = extrasFor(call, [...slots], fields)
  const keys = new Set([
    ...(wants('attachments.media_keys') ? posts.flatMap(({ media_keys }) => media_keys) : []),
    ...(wants('referenced_tweets.id.attachments.media_keys') ? included.flatMap(({ media_keys }) => media_keys) : []),
  ])
  const includes: Wire = {}
  if (accounts.length > 0) includes.users = accounts.map((account) => userObject(account, call, fields, extras))
  if (included.length > 0) includes.tweets = presentPosts(call, included, fields)
  if (keys.size > 0) includes.media = [...keys].map((key) => mediaObject(call, key, asked.media)).filter((one) => one)
  for (const field of Object.keys(OWNER_FIELDS)) {
    if (!asked.tweet.has(field)) continue
    for (const { id, author } of posts)
      if (author !== call.me?.slot) problems.push(fieldUnauthorized(field, 'data', id))
  }
  return {
    ...(data.length > 0 ? { data } : {}),
    ...(Object.keys(includes).length > 0 ? { includes } : {}),
    ...(problems.length > 0 ? { errors: problems } : {}),
  }
}

function addMentioned(call: Call, posts: Post[], slots: Set<number>) {
  const handles = new Set(posts.flatMap(({ text }) => entitiesOf(text).mentions.map(({ username }) => username)))
  for (const handle of handles) {
    const account = call.network.accountByHandle(handle)
    if (account) slots.add(account.slot)
  }
}

/** The answer for one: the object itself, or the errors alone. */
export const single = ({ data, ...answer }: Answer): Answer =>
  Array.isArray(data) ? { data: data[0], ...answer } : answer

export function withMeta(
  answer: Answer,
  { items, next, previous }: Page<unknown>,
  list: string,
  extra: Wire = {},
): Answer {
  const next_token = tokenOf(next, list)
  const previous_token = tokenOf(previous, list)
  return {
    ...answer,
    meta: {
      result_count: items.length,
      ...extra,
      ...(next_token ? { next_token } : {}),
      ...(previous_token ? { previous_token } : {}),
    },
  }
}

/** Newest and oldest of a page of posts, for those that go on by `since_id`. */
export function endsOf(posts: Post[]): Wire {
  const ids = posts.map(({ id }) => BigInt(id))
  if (ids.length === 0) return {}
  const newest = ids.reduce((a, b) => (a > b ? a : b))
  const oldest = ids.reduce((a, b) => (a < b ? a : b))
  return { newest_id: String(newest), oldest_id: String(oldest) }
}
