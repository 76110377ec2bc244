import type { Sample } from '../report.ts'
import { Refusal } from './refusal.ts'
import type { Sink } from './sink.ts'
import { countOf, idOf, isFields, listOf, looseId, type RawFields } from './values.ts'

export const isOldUser = (value: RawFields): boolean => 'screen_name' in value && ('id_str' in value || 'id' in value)
export const isStatus = (value: RawFields): boolean =>
  ('full_text' in value || 'text' in value) && ('id_str' in value || 'retweet_count' in value || isFields(value.user))

export function takeOldUser(user: RawFields, sink: Sink): void {
  const link = isFields(user.entities) && isFields(user.entities.url) ? listOf(user.entities.url.urls)[0] : undefined
  sink.account({
    id: user.id_str ?? user.id,
    handle: user.screen_name,
    name: user.name,
    bio: 'description' in user ? (user.description ?? '') : undefined,
    location: 'location' in user ? (user.location ?? '') : undefined,
    url: (isFields(link) ? link.expanded_url : undefined) ?? user.url,
    created_at: user.created_at,
    verified: user.verified,
    protected: user.protected,
    followers_count: countOf(user.followers_count, 'followers_count'),
    following_count: countOf(user.friends_count, 'following_count'),
    post_count: countOf(user.statuses_count, 'post_count'),
    listed_count: countOf(user.listed_count, 'listed_count'),
    like_count: countOf(user.favourites_count, 'like_count'),
    avatar_url: user.profile_image_url_https ?? user.profile_image_url,
  })
}

/** A status of v1.1, also as an archive holds it; there the author is the owner. */
export function takeStatus(status: RawFields, sink: Sink, owner_id?: string): void {
  const id = idOf(status.id_str ?? status.id, 'post')
  const user = isFields(status.user) ? status.user : {}
  const account_id = looseId(user.id_str ?? user.id ?? owner_id, 'author')
  if (account_id === null) throw new Refusal('no_author')
  const reply_to_post_id = looseId(status.in_reply_to_status_id_str ?? status.in_reply_to_status_id, 'in_reply_to')
  const reposted = isFields(status.retweeted_status) ? status.retweeted_status : {}
  const extended = isFields(status.extended_tweet) ? status.extended_tweet : {}
  sink.post({
    id,
    account_id,
    text: extended.full_text ?? status.full_text ?? status.text,
    created_at: status.created_at,
    lang: status.lang,
    conversation_id: reply_to_post_id === null ? id : null,
    reply_to_post_id,
    reply_to_account_id: looseId(status.in_reply_to_user_id_str ?? status.in_reply_to_user_id, 'in_reply_to'),
    reposted_post_id: looseId(reposted.id_str ?? reposted.id, 'reposted'),
    quoted_post_id: looseId(status.quoted_status_id_str ?? status.quoted_status_id, 'quoted'),
    like_count: countOf(status.favorite_count, 'like_count'),
    repost_count: countOf(status.retweet_count, 'repost_count'),
    reply_count: countOf(status.reply_count, 'reply_count'),
    quote_count: countOf(status.quote_count, 'quote_count'),
    view_count: null,
    via: typeof status.source === 'string' ? status.source.replaceAll(/<[^>]*>/g, '') : undefined,
  })
}

export function takeEmbeddedStatus(status: RawFields, sink: Sink, sample: Sample): void {
  const { user } = status
  if (isFields(user) && isOldUser(user)) sink.attempt(sample, () => takeOldUser(user, sink))
  for (const inner of [status.retweeted_status, status.quoted_status].filter(isFields)) {
    sink.attempt(sample, () => takeStatus(inner, sink))
    takeEmbeddedStatus(inner, sink, sample)
  }
}
