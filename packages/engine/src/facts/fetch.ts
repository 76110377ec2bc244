/** When a row was fetched and who gave it: the second, a blank, the source. One text, as very many rows share it. */
export type Fetch = `${number} ${string}`

export const fetchOf = (source: string, fetched_at: number): Fetch => `${fetched_at} ${source}`

/** Of the newest of these, and from whom they all are. */
export function originOf(fetches: Iterable<string>): { as_of: number | null; sources: string[] } {
  const sources = new Set<string>()
  let as_of: number | null = null
  for (const fetch of fetches) {
    const blank = fetch.indexOf(' ')
    as_of = Math.max(as_of ?? 0, Number(fetch.slice(0, blank)))
    sources.add(fetch.slice(blank + 1))
  }
  return { as_of, sources: [...sources].sort() }
}
