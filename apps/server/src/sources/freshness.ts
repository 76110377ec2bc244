import type { Row } from '@starling/store'

const DAY_MS = 24 * 60 * 60_000
const HOUR_MS = 60 * 60_000
/** Where X's ids begin to tell time. */
const SNOWFLAKE_EPOCH = 1_288_834_974_657
/** How far back a recent search may ask, a minute inside of what X allows. */
export const RECENT_MS = 7 * DAY_MS - 60_000

type Source = Row<'followed_sources'>
const isYounger = (at: Date | null, now: Date, ms: number) => at !== null && now.getTime() - at.getTime() < ms

/** What was read within a day is not read again. */
export const hasFreshProfile = ({ profile_read_at }: Source, now: Date): boolean =>
  isYounger(profile_read_at, now, DAY_MS)
export const hasFreshFollowers = ({ followers_read_at, followers_cursor }: Source, now: Date): boolean =>
  followers_cursor === null && isYounger(followers_read_at, now, DAY_MS)
/** New posts are always asked for; how many there are is not counted again within the hour. */
export const hasFreshCount = ({ posts_read_at, pass_cursor }: Source, now: Date): boolean =>
  pass_cursor === null && isYounger(posts_read_at, now, HOUR_MS)

export const timeOfId = (id: string): number => Number(BigInt(id) >> 22n) + SNOWFLAKE_EPOCH
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

/** The newest of the ids, as numbers and not as texts. */
export function newestOf(ids: readonly (string | null)[]): string | null {
  return ids.reduce<string | null>(
    (newest, id) => (id !== null && (newest === null || BigInt(id) > BigInt(newest)) ? id : newest),
    null,
  )
}
