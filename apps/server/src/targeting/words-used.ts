import { type AnswerTo, LEAST_PEOPLE } from '@starling/engine'
import type { Primitive } from '@starling/sections'
import type { Finding } from '@starling/targeting'

/** Our choice: so many words are looked through, and so many deviations from what chance brings is beyond it. */
const LOOKED_THROUGH = 100
const DEVIATIONS = 3

type Terms = AnswerTo<Extract<Primitive, { do: 'terms' }>>
type Ask = (
  primitives: readonly [Extract<Primitive, { do: 'terms' }>, Extract<Primitive, { do: 'terms' }>],
) => Promise<readonly [Terms, Terms]>

/** Words and hashtags that people write themselves more often than people like them do. */
export async function wordsUsed(ask: Ask): Promise<{ keyword: Finding[]; hashtag: Finding[] }> {
  const used = { do: 'terms', source: 'used', order: 'lift', limit: LOOKED_THROUGH } as const
  const [keywords, hashtags] = await ask([
    { ...used, kind: 'keyword' },
    { ...used, kind: 'hashtag' },
  ])
  return { keyword: findingsIn(keywords), hashtag: findingsIn(hashtags) }
}

const findingsIn = ({ known, rows }: Terms): Finding[] =>
  rows
    .filter(({ count, expected, variance }) => {
      return count >= LEAST_PEOPLE && count - expected > DEVIATIONS * Math.sqrt(variance)
    })
    .map(({ value, count }) => ({
      value,
      people: count,
      share: count / known,
      over_index: null,
      is_over: true,
    }))
