import type { Sample } from '../report.ts'
import { Refusal } from './refusal.ts'
import type { Sink } from './sink.ts'
import { countOf, idOf, isFields, listOf, optionalId, type RawFields } from './values.ts'

/** A user as v2 gives it, in either generation of its names (`tweet_count` or `post_count`). */
export const isUser = (value: RawFields): boolean => 'username' in value && 'id' in value
export const isPost = (value: RawFields): boolean => 'text' in value && 'id' in value

export function takeUser(user: RawFields, sink: Sink): void {
  const metrics = isFields(user.public_metrics) ? user.public_metrics : {}
  const urls = listOf(fieldsAt(user, 'entities', 'url').urls)
  const [link] = urls.filter(isFields)
  sink.account({
    id: user.id,
    handle: user.username,
    name: user.name,
    bio: user.description,
    location: user.location ?? (user.description === undefined ? undefined : ''),
    url: link?.expanded_url ?? user.url,
    created_at: user.created_at,
    verified: user.verified,
    verified_type: user.verified_type,
    protected: user.protected,
    followers_count: countOf(metrics.followers_count, 'followers_count'),
    following_count: countOf(metrics.following_count, 'following_count'),
    post_count: countOf(metrics.tweet_count ?? metrics.post_count, 'post_count'),
    listed_count: countOf(metrics.listed_count, 'listed_count'),
    like_count: countOf(metrics.like_count, 'like_count'),
    avatar_url: user.profile_image_url,
  })
}

export function takePost(post: RawFields, sink: Sink): void {
  const id = idOf(post.id, 'post')
  const author = isFields(post.author) ? post.author.id : undefined
  const account_id = optionalId(post.author_id ?? author, 'author')
  if (account_id === null) throw new Refusal('no_author')
  const metrics = isFields(post.public_metrics) ? post.public_metrics : {}
  const references = referencesOf(post)
  const referred = (...types: string[]) =>
    optionalId(references.find(({ type }) => types.includes(String(type)))?.id, 'referenced post')
  const note = isFields(post.note_tweet) ? post.note_tweet : isFields(post.note_post) ? post.note_post : {}
  sink.post({
    id,
    account_id,
    text: note.text ?? post.text,
    created_at: post.created_at,
    lang: post.lang,
    conversation_id: optionalId(post.conversation_id, 'conversation'),
    reply_to_post_id: referred('replied_to'),
    reply_to_account_id: optionalId(post.in_reply_to_user_id, 'in_reply_to_user_id'),
    reposted_post_id: referred('retweeted', 'reposted'),
    quoted_post_id: referred('quoted'),
    like_count: countOf(metrics.like_count, 'like_count'),
    repost_count: countOf(metrics.retweet_count ?? metrics.repost_count, 'repost_count'),
    reply_count: countOf(metrics.reply_count, 'reply_count'),
    quote_count: countOf(metrics.quote_count, 'quote_count'),
    view_count: countOf(metrics.impression_count, 'view_count'),
    via: post.source,
  })
}

/** What flattened files hold inside a post: its author, the posts it refers to, the accounts it mentions. */
export function takeEmbedded(post: RawFields, sink: Sink, sample: Sample): void {
  const mentions = listOf(fieldsAt(post, 'entities').mentions).filter(isFields)
  const users = [post.author, post.in_reply_to_user, ...mentions.filter((one) => 'name' in one)]
  for (const user of users.filter(isFields)) {
    if (isUser(user)) sink.attempt(sample, () => takeUser(user, sink))
  }
  for (const reference of referencesOf(post).filter(isPost)) {
    sink.attempt(sample, () => takePost(reference, sink))
    takeEmbedded(reference, sink, sample)
  }
}

/** Followers of whom: the answer does not say, but the address that was asked does, where a file keeps it. */
export function followsOf(page: RawFields): { side: 'followers' | 'following'; id: string } | undefined {
  const asked = fieldsAt(page, '__twarc').url
  const [, id, side] =
    /\/2\/users\/(\d{1,19})\/(followers|following)\b/.exec(typeof asked === 'string' ? asked : '') ?? []
  return id ? { side: side as 'followers' | 'following', id } : undefined
}

const referencesOf = (post: RawFields) => listOf(post.referenced_tweets ?? post.referenced_posts).filter(isFields)

function fieldsAt(value: RawFields, ...path: string[]): RawFields {
  let here: RawFields = value
  for (const name of path) {
    const next = here[name]
    if (!isFields(next)) return {}
    here = next
  }
  return here
}
