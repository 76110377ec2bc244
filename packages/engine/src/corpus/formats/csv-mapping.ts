import { CorpusError } from '../error.ts'

/** Our fields and the column names under which they are usually found. */
const NAMES: Record<string, string[]> = {
  id: ['id', 'tweet_id', 'post_id', 'status_id', 'id_str', 'user.id'],
  account_id: ['account_id', 'author_id', 'user_id', 'userid', 'author.id', 'user_id_str'],
  handle: ['handle', 'username', 'screen_name', 'user', 'author.username', 'user_name', 'user_screen_name'],
  name: ['name', 'display_name', 'author.name', 'user_display_name'],
  bio: ['bio', 'description', 'user_description', 'author.description'],
  location: ['location', 'user_location', 'author.location'],
  url: ['url', 'website', 'author.url'],
  account_created_at: ['account_created_at', 'user_created_at', 'author.created_at'],
  verified: ['verified', 'author.verified'],
  protected: ['protected', 'author.protected'],
  followers_count: ['followers_count', 'followers', 'author.public_metrics.followers_count'],
  following_count: ['following_count', 'following', 'friends_count', 'author.public_metrics.following_count'],
  post_count: ['post_count', 'tweet_count', 'statuses_count', 'author.public_metrics.tweet_count'],
  listed_count: ['listed_count', 'author.public_metrics.listed_count'],
  avatar_url: ['avatar_url', 'profile_image_url', 'author.profile_image_url'],
  text: ['text', 'full_text', 'tweet', 'post', 'content', 'message', 'body'],
  created_at: ['created_at', 'date', 'timestamp', 'time', 'posted_at', 'datetime'],
  lang: ['lang', 'language'],
  conversation_id: ['conversation_id'],
  reply_to_post_id: [
    'reply_to_post_id',
    'in_reply_to_status_id',
    'in_reply_to_tweet_id',
    'referenced_tweets.replied_to.id',
  ],
  reply_to_account_id: ['reply_to_account_id', 'in_reply_to_user_id'],
  reposted_post_id: ['reposted_post_id', 'retweeted_status_id', 'referenced_tweets.retweeted.id'],
  quoted_post_id: ['quoted_post_id', 'quoted_status_id', 'referenced_tweets.quoted.id'],
  like_count: ['like_count', 'likes', 'favorite_count', 'favourites', 'public_metrics.like_count'],
  repost_count: ['repost_count', 'retweet_count', 'retweets', 'reposts', 'public_metrics.retweet_count'],
  reply_count: ['reply_count', 'replies', 'public_metrics.reply_count'],
  quote_count: ['quote_count', 'quotes', 'public_metrics.quote_count'],
  view_count: ['view_count', 'views', 'impressions', 'impression_count', 'public_metrics.impression_count'],
  via: ['via', 'source'],
  follower_id: ['follower_id', 'follower', 'source_id'],
  followed_id: ['followed_id', 'followed', 'target_id', 'friend_id'],
  since: ['since', 'followed_at'],
  until: ['until', 'unfollowed_at'],
}
export const CSV_FIELDS = Object.keys(NAMES)

export type Mapping = { columns: Record<string, number>; width: number; hasHeader: boolean }

/** `handle=user,text=tweet` or, without a header, by place from 1: `id=1,text=3`. */
export function parseMap(text: string): Record<string, string> {
  const pairs = text.split(',').map((pair) => pair.split('=').map((part) => part.trim()))
  for (const [field, column] of pairs) {
    if (!field || !column) throw new CorpusError('bad_input', `the mapping wants field=column pairs, not "${text}"`)
    if (!NAMES[field]) throw new CorpusError('bad_input', `no field ${field}; there are ${CSV_FIELDS.join(', ')}`)
  }
  return Object.fromEntries(pairs) as Record<string, string>
}

/** Which column holds which field: what the mapping says, the rest by the usual names. */
export function mapColumns(first: string[], map: Record<string, string>): Mapping {
  const header = first.map((name) => name.trim().toLowerCase())
  const columns: Record<string, number> = {}
  const byPlace = Object.values(map).every((column) => /^\d+$/.test(column)) && Object.keys(map).length > 0
  const usual = Object.values(NAMES).flat()
  const hasHeader = header.some(
    (name) => usual.includes(name) || Object.values(map).some((one) => one.toLowerCase() === name),
  )
  if (hasHeader && !(byPlace && !header.some((name) => usual.includes(name)))) {
    for (const [field, names] of Object.entries(NAMES)) {
      const found = names.map((name) => header.indexOf(name)).find((at) => at >= 0)
      if (found !== undefined) columns[field] = found
    }
  }
  for (const [field, column] of Object.entries(map)) {
    const at =
      /^\d+$/.test(column) && !header.includes(column) ? Number(column) - 1 : header.indexOf(column.toLowerCase())
    if (at < 0 || at >= first.length) throw new CorpusError('bad_input', `the file has no column ${column}`)
    for (const [other, taken] of Object.entries(columns)) if (taken === at) delete columns[other]
    columns[field] = at
  }
  return { columns, width: first.length, hasHeader }
}

const DELIMITERS = [',', ';', '\t', '|']

/** The one that stands most often in the first line, outside quotes. */
export function delimiterOf(first_line: string): string {
  const bare = first_line.replaceAll(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((delimiter) => bare.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!
}
