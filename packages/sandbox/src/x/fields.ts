import { invalidValue } from './problem.ts'

export const USER_FIELDS = [
  ...['affiliation', 'confirmed_email', 'connection_status', 'created_at', 'description', 'entities', 'id'],
  ...['is_identity_verified', 'location', 'most_recent_tweet_id', 'name', 'parody', 'pinned_tweet_id'],
  ...[
    'profile_banner_url',
    'profile_image_url',
    'protected',
    'public_metrics',
    'receives_your_dm',
    'subscribes_to_you',
    'subscription',
  ],
  ...['subscription_type', 'url', 'username', 'verified', 'verified_followers_count', 'verified_type', 'withheld'],
]
export const TWEET_FIELDS = [
  ...[
    'article',
    'article_title',
    'attachments',
    'author_id',
    'card_uri',
    'community_id',
    'context_annotations',
    'conversation_id',
  ],
  ...['created_at', 'display_text_range', 'edit_controls', 'edit_history_tweet_ids', 'entities', 'geo', 'id'],
  ...[
    'in_reply_to_user_id',
    'lang',
    'matched_media_notes',
    'media_metadata',
    'non_public_metrics',
    'note_request_suggestions',
  ],
  ...['note_tweet', 'organic_metrics', 'paid_partnership', 'possibly_sensitive', 'promoted_metrics', 'public_metrics'],
  ...['referenced_tweets', 'reply_settings', 'scopes', 'source', 'suggested_source_links'],
  ...['suggested_source_links_with_counts', 'text', 'withheld'],
]
export const LIST_FIELDS = [
  'created_at',
  'description',
  'follower_count',
  'id',
  'member_count',
  'name',
  'owner_id',
  'private',
]
export const MEDIA_FIELDS = [
  ...['alt_text', 'duration_ms', 'height', 'media_key', 'non_public_metrics', 'organic_metrics', 'preview_image_url'],
  ...['promoted_metrics', 'public_metrics', 'type', 'url', 'variants', 'width'],
]
export const COMMUNITY_FIELDS = ['access', 'created_at', 'description', 'id', 'join_policy', 'member_count', 'name']
const POLL_FIELDS = ['duration_minutes', 'end_datetime', 'id', 'options', 'voting_status']
const PLACE_FIELDS = [
  ...['contained_within', 'country', 'country_code', 'full_name', 'geo', 'id', 'name', 'place_type'],
]

export const TWEET_EXPANSIONS = [
  ...['article.cover_media', 'article.media_entities', 'attachments.media_keys', 'attachments.media_source_tweet'],
  ...['attachments.poll_ids', 'author_id', 'edit_history_tweet_ids', 'entities.mentions.username', 'geo.place_id'],
  ...['in_reply_to_user_id', 'entities.note.mentions.username', 'referenced_tweets.id'],
  ...['referenced_tweets.id.attachments.media_keys', 'referenced_tweets.id.author_id', 'author_screen_name'],
]
export const USER_EXPANSIONS = ['affiliation.user_id', 'most_recent_tweet_id', 'pinned_tweet_id']
export const LIST_EXPANSIONS = ['owner_id']

export type Query = Record<string, string>

/** Names of the newer generation of the same API, by those of the older one. */
const older = (name: string) =>
  name
    .replace('referenced_posts', 'referenced_tweets')
    .replace('edit_history_post_ids', 'edit_history_tweet_ids')
    .replace('media_source_post', 'media_source_tweet')
    .replace('pinned_post_id', 'pinned_tweet_id')
    .replace('most_recent_post_id', 'most_recent_tweet_id')
    .replace('note_post', 'note_tweet')

const NEWER_EXPANSIONS: Record<string, string> = {
  referenced_posts: 'referenced_tweets.id',
  username: 'author_screen_name',
  affiliation: 'affiliation.user_id',
}

function listOf(query: Query, standard: string, allowed: string[], also?: string): Set<string> {
  const given = also && query[also] !== undefined ? also : standard
  const values = (query[given] ?? '').split(',').map((one) => one.trim())
  const chosen = new Set<string>()
  for (const value of values) {
    if (value === '') continue
    const name = (given === 'expansions' ? NEWER_EXPANSIONS[value] : undefined) ?? older(value)
    if (!allowed.includes(name)) throw invalidValue(given, value, `is not one of [${allowed.join(',')}]`)
    chosen.add(name)
  }
  return chosen
}

export type Fields = { user: Set<string>; tweet: Set<string>; media: Set<string>; expansions: Set<string> }

export function readFields(query: Query, about: 'user' | 'tweet' | 'list'): Fields {
  const expansions = { user: USER_EXPANSIONS, tweet: TWEET_EXPANSIONS, list: LIST_EXPANSIONS }[about]
  listOf(query, 'poll.fields', POLL_FIELDS)
  listOf(query, 'place.fields', PLACE_FIELDS)
  return {
    user: listOf(query, 'user.fields', USER_FIELDS),
    tweet: listOf(query, 'tweet.fields', TWEET_FIELDS, 'post.fields'),
    media: listOf(query, 'media.fields', MEDIA_FIELDS),
    expansions: listOf(query, 'expansions', expansions),
  }
}

export const readListFields = (query: Query) => listOf(query, 'list.fields', LIST_FIELDS)
export const readMediaFields = (query: Query) => listOf(query, 'media.fields', MEDIA_FIELDS)
export const readCommunityFields = (query: Query) => listOf(query, 'community.fields', COMMUNITY_FIELDS)
