/** What the corpus keeps of an account, a post and a list; nothing else is asked for, since reads may be counted. */
export const USER_FIELDS = [
  'created_at',
  'description',
  'location',
  'profile_image_url',
  'protected',
  'public_metrics',
  'url',
  'verified',
  'verified_type',
] as const

export const POST_FIELDS = [
  'author_id',
  'conversation_id',
  'created_at',
  'entities',
  'in_reply_to_user_id',
  'lang',
  'public_metrics',
  'referenced_tweets',
  'source',
] as const

export const MEDIA_FIELDS = ['type', 'url', 'preview_image_url', 'alt_text'] as const
export const EXPANSIONS = ['author_id', 'attachments.media_keys'] as const
export const COMMUNITY_FIELDS = ['created_at', 'description', 'join_policy', 'member_count'] as const
export const LIST_FIELDS = [
  'created_at',
  'description',
  'follower_count',
  'member_count',
  'owner_id',
  'private',
] as const
