import type { Scope, Who, Words } from '@starling/question'
import type { Primitive } from '@starling/sections'
import { expect, test } from 'vitest'
import type { Facts } from '../src/facts/facts.ts'
import { Oracle } from '../src/oracle/oracle.ts'
import { DAY, MONDAY, TEN_PEOPLE } from '../src/oracle/ten-people.ts'
import type { AskOptions, Backend } from '../src/port/backend.ts'
import { AskError, type AskErrorCode } from '../src/port/error.ts'

/** The quickest counts: on a busy machine any one may wait for its turn. */
const TIMES = 3
const SENSE: Scope = { who: { posted: { groups: [['coffee']] } }, posts: { by: 'audience' } }
const SIZE: Primitive[] = [{ do: 'size' }]
const BREAKDOWN: Primitive[] = [{ do: 'breakdown', dimension: 'country', limit: 10 }]

const many = <Value>(count: number, make: (index: number) => Value) => Array.from({ length: count }, (_, n) => make(n))
const posted = (words: Words): Scope => ({ ...SENSE, who: { posted: words } })
const whom = (who: Who): Scope => ({ ...SENSE, who })
const nested = (depth: number): Who => many(depth, () => 0).reduce<Who>((inner) => ({ not: inner }), { all: [] })

type Nonsense = {
  name: string
  scope?: Scope
  primitives?: Primitive[]
  asked?: AskOptions
  expected: AskErrorCode | 'empty'
}
const NONSENSE: Nonsense[] = [
  { name: 'no groups', scope: posted({ groups: [] }), expected: 'bad_scope' },
  { name: 'an empty group', scope: posted({ groups: [['coffee'], []] }), expected: 'bad_scope' },
  { name: 'an empty word', scope: posted({ groups: [['']] }), expected: 'bad_scope' },
  { name: 'a word of signs', scope: posted({ groups: [['?! …']] }), expected: 'bad_scope' },
  { name: '10,000 keywords', scope: posted({ groups: many(10_000, (n) => [`word${n}`]) }), expected: 'too_large' },
  {
    name: '10,000 excluded',
    scope: posted({ groups: [['tea']], excluded: many(10_000, String) }),
    expected: 'too_large',
  },
  { name: '20,000 handles', scope: whom({ handles: many(20_000, String) }), expected: 'too_large' },
  { name: 'nested 10,000 deep', scope: whom(nested(10_000)), expected: 'too_large' },
  {
    name: '100,000 conditions',
    scope: whom({ any: many(100_000, () => ({ verified: true })) }),
    expected: 'too_large',
  },
  { name: 'unknown handles', scope: whom({ follows: ['nobody', '', '@', '💥', "'; --"] }), expected: 'empty' },
  { name: 'similar to nobody', scope: whom({ similar_to: 'nobody' }), expected: 'empty' },
  {
    name: 'a community of nobody',
    scope: whom({ communities: [{ accounts: ['nobody', '@'], at_least: 1 }] }),
    expected: 'empty',
  },
  {
    name: 'a community of 10,000',
    scope: whom({ communities: [{ accounts: many(10_000, String), at_least: 2 }] }),
    expected: 'too_large',
  },
  {
    name: 'a community that nobody has to follow',
    scope: whom({ communities: [{ accounts: ['hub'], at_least: 0 }] }),
    expected: 'bad_scope',
  },
  {
    name: 'half an account of a community',
    scope: whom({ communities: [{ accounts: ['hub'], at_least: 1.5 }] }),
    expected: 'bad_scope',
  },
  { name: 'unknown values', scope: whom({ countries: ['', 'ZZ', 'unknown', '\0'] }), expected: 'empty' },
  { name: 'no values', scope: whom({ cities: [] }), expected: 'empty' },
  { name: 'nobody', scope: whom({ any: [] }), expected: 'empty' },
  { name: 'everybody twice not', scope: whom({ not: { not: { any: [] } } }), expected: 'empty' },
  { name: 'a window backwards', scope: { ...SENSE, window: { since: 2, until: 1 } }, expected: 'bad_scope' },
  { name: 'an empty window', scope: { ...SENSE, window: { since: MONDAY, until: MONDAY } }, expected: 'empty' },
  {
    name: 'a window after all time',
    scope: { ...SENSE, window: { since: 2 ** 50, until: 2 ** 52 } },
    expected: 'empty',
  },
  {
    name: 'a window before all time',
    scope: { ...SENSE, window: { since: -(2 ** 50), until: -DAY } },
    expected: 'empty',
  },
  { name: 'a window of no time', scope: { ...SENSE, window: { since: Number.NaN, until: 1 } }, expected: 'bad_scope' },
  { name: 'a window without end', scope: { ...SENSE, window: { since: 0, until: Infinity } }, expected: 'bad_scope' },
  { name: '1 MB of text', scope: posted({ groups: [['coffee '.repeat(150_000)]] }), expected: 'too_large' },
  { name: '1 MB of handle', scope: whom({ similar_to: 'a'.repeat(2 ** 20) }), expected: 'too_large' },
  { name: 'a lone surrogate', scope: posted({ groups: [['tea \ud83d']] }), expected: 'bad_scope' },
  { name: 'a lone surrogate of a handle', scope: whom({ handles: ['\udc00'] }), expected: 'bad_scope' },
  { name: 'half a character of a bio', scope: whom({ bio: { groups: [['\udfff']] } }), expected: 'bad_scope' },
  { name: 'no such post id', scope: whom({ engaged: ['0', '9999999999999999999'] }), expected: 'empty' },
  { name: 'a post id of letters', scope: whom({ engaged: ['1; DROP'] }), expected: 'bad_scope' },
  { name: 'followers backwards', scope: whom({ followers: { min: 2, max: 1 } }), expected: 'bad_scope' },
  { name: 'followers below none', scope: whom({ followers: { min: -Infinity, max: -1 } }), expected: 'empty' },
  { name: 'followers beyond all', scope: whom({ followers: { min: 2 ** 53 } }), expected: 'bad_scope' },
  {
    name: 'less than no rows',
    primitives: [{ do: 'posts', order: 'like_count', limit: -1 }],
    expected: 'bad_primitive',
  },
  { name: 'half a row', primitives: [{ do: 'phrases', limit: 0.5 }], expected: 'bad_primitive' },
  {
    name: 'a name without terms',
    primitives: [{ do: 'shares', names: [{ name: '', terms: [] }] }],
    expected: 'bad_primitive',
  },
  { name: '7 audiences', primitives: [{ do: 'overlap', with: many(6, () => SENSE) }], expected: 'too_large' },
  {
    name: 'half a thing to choose',
    primitives: [{ do: 'cover', groups: [{ by: [], most: 0.5 }] }],
    expected: 'bad_primitive',
  },
  {
    name: 'reached by no word',
    primitives: [{ do: 'reach', by: [{ posted: { groups: [] } }] }],
    expected: 'bad_scope',
  },
  {
    name: 'reached by 1,001 things',
    primitives: [{ do: 'reach', by: many(1001, () => ({ verified: true })) }],
    expected: 'too_large',
  },
  { name: '1,000 questions', primitives: many(1000, () => ({ do: 'size' })), expected: 'too_large' },
  {
    name: 'lift of posts',
    primitives: [{ do: 'terms', source: 'posts', kind: 'emoji', order: 'lift', limit: 1 }],
    expected: 'bad_primitive',
  },
  { name: 'a baseline of nonsense', asked: { baseline: { who: posted({ groups: [[]] }).who } }, expected: 'bad_scope' },
  { name: 'taken back before it was asked', asked: { signal: AbortSignal.abort() }, expected: 'cancelled' },
]

/** What makes no sense gets a clear error or an empty answer at once, and the next question its answer. */
export function nonsenseOf(name: string, open: (facts: Facts) => Promise<Backend>, within_ms: number): void {
  test(`${name}: nonsense gets an error or nothing, and disturbs nobody`, async () => {
    const backend = await open(TEN_PEOPLE)
    try {
      const sense = await new Oracle(TEN_PEOPLE).ask(SENSE, BREAKDOWN)
      expect(await backend.ask(SENSE, BREAKDOWN)).toEqual(sense)
      for (const { name, scope = SENSE, primitives = SIZE, asked, expected } of NONSENSE) {
        const meanwhile = backend.ask(SENSE, BREAKDOWN)
        const took_ms: number[] = []
        for (let time = 0; time < TIMES; time++) {
          const started = performance.now()
          const outcome = await backend.ask(scope, primitives, asked).then(
            ([answer]) => (answer && 'accounts' in answer && answer.accounts === 0 ? 'empty' : answer),
            (error) => (error instanceof AskError ? error.code : error),
          )
          took_ms.push(performance.now() - started)
          expect(outcome, name).toEqual(expected)
        }
        expect(Math.min(...took_ms), `${name} in ms`).toBeLessThan(within_ms)
        expect(await meanwhile, `asked beside ${name}`).toEqual(sense)
      }
    } finally {
      await backend.close()
    }
  })
}
