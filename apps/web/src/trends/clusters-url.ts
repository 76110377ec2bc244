import { readPlace } from './read-place.ts'

export type ClustersAsked = { keywords: readonly string[]; country: string | null }

const MOST_WORDS = 20

/** Words are parted by commas of either width. */
export const readWords = (typed: string): string[] =>
  [...new Set(typed.split(/[,，、]/).map((word) => word.trim()))].filter((word) => word !== '').slice(0, MOST_WORDS)

export function readClusters(search: URLSearchParams): ClustersAsked {
  const country = search.get('country')
  return { keywords: readWords(search.get('words') ?? ''), country: country ? readPlace(country) : null }
}

export function writeClusters({ keywords, country }: ClustersAsked): URLSearchParams {
  return new URLSearchParams({
    ...(keywords.length > 0 && { words: keywords.join(', ') }),
    ...(country !== null && { country }),
  })
}
