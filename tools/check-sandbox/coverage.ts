import type { Answer } from './journey.ts'

type Wire = Record<string, unknown>
export type Coverage = { asked: number; seen: number; gaps: { object: string; missing: string[] }[] }

/** Fields that every object of its kind has in this network, and those that some of them have. */
const EXPECTED = {
  user: {
    always: [
      ...['id', 'name', 'username', 'created_at', 'description', 'protected', 'verified', 'verified_type', 'url'],
      ...['profile_image_url', 'public_metrics', 'verified_followers_count', 'subscription_type', 'parody'],
    ],
    sometimes: [
      ...['entities', 'location', 'profile_banner_url', 'connection_status', 'most_recent_tweet_id', 'pinned_tweet_id'],
      ...['receives_your_dm', 'confirmed_email', 'subscription', 'is_identity_verified'],
    ],
  },
  tweet: {
    always: [
      ...[
        'id',
        'text',
        'edit_history_tweet_ids',
        'author_id',
        'conversation_id',
        'created_at',
        'lang',
        'public_metrics',
      ],
      ...['display_text_range', 'edit_controls', 'possibly_sensitive', 'reply_settings', 'source'],
    ],
    sometimes: [
      ...['entities', 'attachments', 'context_annotations', 'in_reply_to_user_id', 'referenced_tweets'],
      ...['non_public_metrics', 'organic_metrics'],
    ],
  },
  list: {
    always: ['id', 'name', 'created_at', 'description', 'follower_count', 'member_count', 'owner_id', 'private'],
    sometimes: [],
  },
  media: { always: ['media_key', 'type', 'url', 'width', 'height'], sometimes: ['alt_text'] },
  community: {
    always: ['id', 'name', 'access', 'created_at', 'description', 'join_policy', 'member_count'],
    sometimes: [],
  },
}
export type Kind = keyof typeof EXPECTED

/** Whether what was asked for is there, over all answers that asked for every field. */
export function coverageOf(answers: Answer[]): Coverage {
  const gaps: Coverage['gaps'] = []
  let asked = 0
  let seen = 0
  for (const [object, { always, sometimes }] of Object.entries(EXPECTED)) {
    const objects = answers.flatMap((answer) => objectsOf(answer, object as Kind))
    const missing = [
      ...always.filter((field) => objects.length === 0 || objects.some((one) => one[field] === undefined)),
      ...sometimes.filter((field) => !objects.some((one) => one[field] !== undefined)),
    ]
    asked += always.length + sometimes.length
    seen += always.length + sometimes.length - missing.length
    if (missing.length > 0) gaps.push({ object, missing })
  }
  return { asked, seen, gaps }
}

function objectsOf({ full, kind, body }: Answer, object: Kind): Wire[] {
  if (!full) return []
  const { data, includes = {} } = (body ?? {}) as { data?: Wire | Wire[]; includes?: Record<string, Wire[]> }
  const own = kind === object && data !== undefined ? [data].flat() : []
  const plural = { user: 'users', tweet: 'tweets', media: 'media', list: 'lists', community: 'communities' }[object]
  return [...own, ...(includes[plural] ?? [])]
}
