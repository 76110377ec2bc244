import {
  BOT_FEATURES,
  type BotProfile,
  botFeatures,
  LIKE_FEATURES,
} from '@starling/enrich/src/profile/bots/features.ts'
import type { StoredTrees } from '@starling/enrich/src/profile/trees.ts'
import { boostTrees, storedTrees } from './trees.ts'

export type BotRow = Record<string, string | undefined> & { label: 'bot' | 'human' }
export type BotSample = { profile: BotProfile; now: Date; label: number }

const WEEK = 7 * 86_400_000

const plain = (text: string | undefined) => (text ?? '').replace(/^"|"$/g, '')

/** Both `Mon Aug 25 23:17:59 +0000 2014` and what a spreadsheet left: day/month or month/day, whichever can be. */
function created(text: string, latest = Number.POSITIVE_INFINITY): { time: number; sure: boolean } {
  const [, first = 0, second = 0, year] = (/^(\d+)\/(\d+)\/(\d{4})/.exec(text) ?? []).map(Number)
  if (!year) return { time: Date.parse(text), sure: true }
  const monthFirst = Date.UTC(year, first - 1, second)
  const dayFirst = Date.UTC(year, second - 1, first)
  const sure = first > 12 || second > 12
  return { time: first > 12 || (second <= 12 && monthFirst > latest) ? dayFirst : monthFirst, sure }
}

/** A set that does not say when it was read was read shortly after its newest account was made. */
function readAt(rows: readonly BotRow[]): number {
  let latest = 0
  for (const row of rows) {
    const { time, sure } = created(plain(row.created_at))
    if (sure && time > latest) latest = time
  }
  return latest + WEEK
}

export function botSamples(rows: readonly BotRow[]): BotSample[] {
  const latest = readAt(rows)
  return rows.map((row) => {
    const count = (key: string) => Number(plain(row[key])) || 0
    return {
      now: new Date(row.crawled_at ? Date.parse(row.crawled_at) : latest),
      label: row.label === 'bot' ? 1 : 0,
      profile: {
        handle: plain(row.screen_name),
        name: plain(row.name),
        bio: plain(row.description),
        location: plain(row.location),
        url: plain(row.url) || null,
        created_at: new Date(created(plain(row.created_at), latest).time),
        followers_count: count('followers_count'),
        following_count: count('friends_count'),
        post_count: count('statuses_count'),
        listed_count: count('listed_count'),
        like_count: row.favourites_count === undefined ? undefined : count('favourites_count'),
      },
    }
  })
}

const DIRECTIONS = {
  profile: Object.values(BOT_FEATURES),
  likes: [...Object.values(BOT_FEATURES), ...Object.values(LIKE_FEATURES)],
}

export function trainBots(samples: readonly BotSample[], kind: 'profile' | 'likes'): StoredTrees {
  const rows = samples.map(({ profile, now }) =>
    Array.from(botFeatures(kind === 'likes' ? profile : { ...profile, like_count: undefined }, now)),
  )
  const boosted = boostTrees(
    rows,
    samples.map(({ label }) => label),
    samples.map(() => 1),
    {
      trees: 80,
      depth: 3,
      rate: 0.1,
      penalty: 5,
      leastRows: 20,
      monotone: DIRECTIONS[kind],
    },
  )
  return storedTrees(boosted)
}
