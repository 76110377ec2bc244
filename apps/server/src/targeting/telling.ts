import { type AnswerTo, LEAST_PEOPLE } from '@starling/engine'
import type { Primitive } from '@starling/sections'
import type { Finding } from '@starling/targeting'

/** Our choice: so many are looked through, and so many deviations from what chance brings are beyond it. */
const LOOKED_THROUGH = 100
const DEVIATIONS = 3

const SURE = { order: 'lift', limit: LOOKED_THROUGH } as const
const ASKED = [
  { do: 'terms', source: 'used', kind: 'keyword', ...SURE },
  { do: 'terms', source: 'used', kind: 'hashtag', ...SURE },
  { do: 'followed', ...SURE },
] as const satisfies readonly Primitive[]
type Answers = readonly [AnswerTo<(typeof ASKED)[0]>, AnswerTo<(typeof ASKED)[1]>, AnswerTo<(typeof ASKED)[2]>]

/**
 * Words and hashtags that people write themselves, and accounts that they follow, more often than people like them do.
 * No list for readers, where one row in twenty may be chance: whoever chooses among them counts whom each reaches.
 */
export async function tellingOf(
  ask: (primitives: typeof ASKED) => Promise<Answers>,
): Promise<Record<'keyword' | 'hashtag' | 'account', Finding[]>> {
  const [keywords, hashtags, accounts] = await ask(ASKED)
  return {
    keyword: findingsIn(keywords.rows, keywords.known),
    hashtag: findingsIn(hashtags.rows, hashtags.known),
    account: findingsIn(
      accounts.rows.map((row) => ({ ...row, value: row.handle })),
      accounts.known,
    ),
  }
}

type Row = { value: string; count: number; expected: number; variance: number }
const findingsIn = (rows: readonly Row[], known: number): Finding[] =>
  rows
    .filter(({ value, count, expected, variance }) => {
      return value !== '' && count >= LEAST_PEOPLE && count - expected > DEVIATIONS * Math.sqrt(variance)
    })
    .map(({ value, count }) => ({ value, people: count, share: count / known, over_index: null, is_over: true }))
