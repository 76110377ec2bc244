import { expect, test } from 'vitest'
import { openedIndex } from '../../../../conformance/opened-index.ts'
import type { Facts } from '../../../facts/facts.ts'
import { accountFact, postFact } from '../../../oracle/samples.ts'

const AUTHORS = 6
const PHRASES = 200
const OTHERS = 200_000
const phrase = (n: number) => `harbour${n} lantern${n}`

/** So many posts that a worker has no room for 200 sets of them at once. */
const facts: Facts = {
  accounts: [
    accountFact(1n, 'somebody'),
    ...Array.from({ length: AUTHORS }, (_, n) => accountFact(BigInt(n + 2), `author${n}`, { country: 'JP' })),
  ],
  posts: [
    ...Array.from({ length: OTHERS }, (_, n) => postFact(BigInt(n + 1), 1n, 1_700_000_000 + n, 'tea')),
    ...Array.from({ length: AUTHORS * PHRASES }, (_, n) =>
      postFact(BigInt(OTHERS + n + 1), BigInt((n % AUTHORS) + 2), 1_700_500_000 + n, phrase(Math.floor(n / AUTHORS))),
    ),
  ],
  follows: [],
  interactions: [],
  snapshots: [],
}

const opened = openedIndex(facts)

test('as many phrases as are compared fit into the room of one worker, whatever the corpus', async () => {
  const [{ rows }] = await opened().ask({ who: { countries: ['JP'] }, posts: { by: 'audience' } }, [
    { do: 'phrases', limit: PHRASES },
  ])
  expect(rows).toHaveLength(PHRASES)
  expect(new Set(rows.map(({ count, baseline_count }) => `${count} of ${baseline_count}`))).toEqual(new Set(['6 of 6']))
})
