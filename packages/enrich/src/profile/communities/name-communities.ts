/** The words that set a community apart, surest first. */
export type CommunityName = { community: number; words: string[] }

const LEAST_PEOPLE = 3
/** Weight of the common vocabulary: a word must be said by more than a handful before its share is believed. */
const PRIOR = 20

/**
 * Names communities by the words of their members: log odds of a member's using the word over anyone's, in standard
 * deviations (Monroe, Colaresi, Quinn 2008). Each person counts once per word, so that no one speaks for all.
 */
export function nameCommunities(
  community: Uint32Array,
  wordsOf: (node: number) => Iterable<string>,
  { words = 3, communities = Number.POSITIVE_INFINITY }: { words?: number; communities?: number } = {},
): CommunityName[] {
  const everywhere = new Map<string, number>()
  const inside = new Map<number, Map<string, number>>()
  const members = new Map<number, number>()
  for (let node = 0; node < community.length; node++) {
    const own = community[node]!
    if (own >= communities) continue
    members.set(own, (members.get(own) ?? 0) + 1)
    const counts = inside.get(own) ?? new Map<string, number>()
    inside.set(own, counts)
    for (const word of new Set(wordsOf(node))) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
      everywhere.set(word, (everywhere.get(word) ?? 0) + 1)
    }
  }
  let people = 0
  for (const size of members.values()) people += size
  return [...inside]
    .toSorted(([a], [b]) => a - b)
    .map(([own, counts]) => ({
      community: own,
      words: distinctive(counts, everywhere, members.get(own)!, people).slice(0, words),
    }))
}

function distinctive(
  counts: Map<string, number>,
  everywhere: Map<string, number>,
  size: number,
  people: number,
): string[] {
  const scored: { word: string; score: number }[] = []
  for (const [word, count] of counts) {
    if (count < Math.min(LEAST_PEOPLE, size)) continue
    const all = everywhere.get(word)!
    const prior = (PRIOR * all) / people
    const here = Math.log((count + prior) / (size + PRIOR - count - prior))
    const there = Math.log((all - count + prior) / (people - size + PRIOR - (all - count) - prior))
    scored.push({ word, score: (here - there) / Math.sqrt(1 / (count + prior) + 1 / (all - count + prior)) })
  }
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || (a.word < b.word ? -1 : 1))
    .map(({ word }) => word)
}
