import type { AnswerRow } from '@starling/contract'
import { type AnswerTo, byLot, LEAST_PEOPLE, recompute } from '@starling/engine'
import { tokensOf } from '@starling/enrich'
import type { Scope, Words } from '@starling/question'
import type { TermKind } from '@starling/sections'
import { askBackend } from '../asking/index.ts'
import type { Context } from '../floor/index.ts'

/** As many as a backend gives: what is rarer than these has no known baseline and is left out. */
const MOST_WORDS = 10_000
const KINDS: readonly TermKind[] = ['keyword', 'hashtag']
type Terms = AnswerTo<{ do: 'terms'; source: 'posts'; kind: 'keyword'; order: 'count'; limit: number }>
/** How many of a set of posts hold each word. */
export type WordCounts = { posts: number; counts: ReadonlyMap<string, number> }

/** The words of the posts of a scope, keywords and hashtags alike. */
export async function wordCounts(scope: Scope, context: Context): Promise<WordCounts> {
  const answers: Terms[] = await askBackend(
    context,
    scope,
    KINDS.map((kind) => ({
      do: 'terms' as const,
      source: 'posts' as const,
      kind,
      order: 'count' as const,
      limit: MOST_WORDS,
    })),
  )
  const rows = answers.flatMap((one) => one.rows)
  return { posts: answers[0]!.n, counts: new Map(rows.map(({ value, count }) => [value, count])) }
}

/** Words that stand in these posts more than in others: docs/methods/related_keywords.md. */
export function relatedWords(about: Words, within: WordCounts, all: WordCounts): AnswerRow[] {
  const own = new Set(about.groups.flat().flatMap((term) => [term.toLowerCase(), ...tokensOf(term)]))
  const rows = [...within.counts]
    .filter(([value, count]) => count >= LEAST_PEOPLE && !own.has(value) && all.counts.has(value))
    .map(([value, count]) => {
      const baseline_count = all.counts.get(value)!
      return { value, count, baseline_count, ...byLot(baseline_count, { n: within.posts, all: all.posts }) }
    })
  const scored = recompute({
    method: 'shares_of_people',
    lists: [
      {
        known: within.posts,
        baseline_known: all.posts,
        within: true,
        family: within.counts.size,
        least: LEAST_PEOPLE,
        by_lift: true,
        rows,
      },
    ],
  }) as AnswerRow[]
  return scored
    .filter(({ significant }) => significant === 'over')
    .toSorted((a, b) => weight(b) - weight(a) || (String(a.value) < String(b.value) ? -1 : 1))
}

/** How much the word tells about the posts: rare words by chance and common words everywhere tell little. */
const weight = ({ count, over_index }: AnswerRow) => Number(count) * Math.log(Number(over_index))
