export type BotProfile = {
  handle: string
  name: string
  bio: string
  location: string
  url: string | null
  created_at: Date
  followers_count: number
  following_count: number
  post_count: number
  listed_count: number
  /** Posts the account has liked, where the source says so: the strongest single sign. */
  like_count?: number | undefined
}

/**
 * Each may move the score one way only (1: more of it is more like a bot). What points one way in one labelled set and
 * the other way in the next (follower ratios, posting rates, name shapes) is left out: it tells the sets apart, not bots.
 */
export const BOT_FEATURES = {
  age_days: -1,
  link: -1,
  listed: -1,
  followers: -1,
  few_followers: 1,
  follows_nobody: 1,
  handle_length: 1,
  handle_digits: 1,
  says_bot: 1,
  no_location: 1,
  no_bio: 1,
} as const
/** Only where the source tells how many posts the account has liked. */
export const LIKE_FEATURES = { likes: -1, likes_per_post: -1 } as const
export type BotFeature = keyof typeof BOT_FEATURES | keyof typeof LIKE_FEATURES

const SAYS_BOT = /bot\b|_bot|\bbot|botally|automated|auto-?tweet|自動(投稿|ツイート|つぶやき)|ボット|ﾎﾞｯﾄ|非公式bot/i
const DAY = 86_400_000
const size = (count: number) => Math.log10(Math.max(count, 0) + 1)

export function botFeatures(profile: BotProfile, now: Date): Float64Array {
  const { handle, name, bio, followers_count: followers, like_count: likes } = profile
  const features = [
    Math.max((now.getTime() - profile.created_at.getTime()) / DAY, 1),
    profile.url ? 1 : 0,
    size(profile.listed_count),
    size(followers),
    followers < 5 ? 1 : 0,
    profile.following_count === 0 ? 1 : 0,
    handle.length,
    handle.replace(/\D/g, '').length,
    SAYS_BOT.test(`${handle} ${name} ${bio}`) ? 1 : 0,
    profile.location.trim() ? 0 : 1,
    bio.trim() ? 0 : 1,
  ]
  if (likes !== undefined) features.push(size(likes), Math.log10((likes + 1) / (Math.max(profile.post_count, 0) + 10)))
  return Float64Array.from(features)
}
