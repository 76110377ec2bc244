import type { Scope } from '@starling/question'
import type { Primitive } from '@starling/sections'
import { expect, test } from 'vitest'
import { openedIndex } from '../../../../conformance/opened-index.ts'
import type { Facts } from '../../../facts/facts.ts'
import { withoutProfile } from '../../../facts/without-profile.ts'
import { Oracle } from '../../../oracle/oracle.ts'

/** Words that many have, and words that two have: the first are counted first, the others only when it is needed. */
const BIOS = [
  ...Array.from({ length: 30 }, (_, n) => `coffee${n % 2 === 0 ? ' espresso' : ''}${n % 3 === 0 ? ' matcha' : ''}`),
  ...['birds tea', 'birds tea', 'fresh ramen', 'fresh ramen udon', 'udon'],
]
const facts: Facts = {
  accounts: BIOS.map((bio, n) => ({
    ...withoutProfile(BigInt(n + 1)),
    handle: `person${n}`,
    bio,
    country: n % 5 ? 'JP' : 'US',
  })),
  posts: [],
  follows: [],
  interactions: [],
  snapshots: [],
}

const opened = openedIndex(facts)

const scope = (who: Scope['who']): Scope => ({ who, posts: { by: 'audience' } })
const pairs: Primitive = { do: 'pairs', source: 'bio', limit: 20 }
const count: Primitive = { do: 'terms', source: 'bio', kind: 'keyword', order: 'count', limit: 3 }

test.each<[string, Scope, Primitive[]]>([
  ['of rare words', scope({ countries: ['JP'] }), [pairs]],
  ['after words were counted', scope({ countries: ['JP'] }), [count, pairs]],
  [
    'in a question that begins with other words',
    scope({ bio: { groups: [['birds'], ['fresh'], ['matcha']] } }),
    [pairs],
  ],
  ['of everybody', scope({ all: [] }), [pairs]],
  ['of nobody', scope({ handles: [] }), [pairs]],
])('pairs %s', async (_, asked, primitives) => {
  expect(await opened().ask(asked, primitives)).toEqual(await new Oracle(facts).ask(asked, primitives))
})
