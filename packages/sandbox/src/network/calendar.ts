export const DAY = 86_400_000
export const HOUR = 3_600_000
export const MINUTE = 60_000

/** Ids carry their time as on X: milliseconds since this moment, then 22 bits that tell apart what shares a millisecond. */
const SNOWFLAKE_EPOCH = 1288834974657n
export const SNOWFLAKE_BITS = 22

export const dayOf = (ms: number) => Math.floor(ms / DAY)
export const dayText = (day: number) => new Date(day * DAY).toISOString().slice(0, 10)
/** 0 is Sunday; 1970-01-01 was a Thursday. */
export const weekday = (day: number) => (((day + 4) % 7) + 7) % 7

/** X counted otherwise before these ids began; here the time until then serves as well. */
export function snowflake(ms: number, sequence: number): string {
  const id = ((BigInt(Math.floor(ms)) - SNOWFLAKE_EPOCH) << 22n) | BigInt(sequence)
  return String(id < 0n ? -id : id)
}

export const timeOfSnowflake = (id: string) => Number((BigInt(id) >> 22n) + SNOWFLAKE_EPOCH)
