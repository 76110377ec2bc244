import { type AnswerRow, ERRORS } from '@starling/contract'
import { LEAST_PEOPLE, type SectionAnswer } from '@starling/engine'
import { describe, expect, test } from 'vitest'
import { forStrangers, refusePicking } from './strangers.ts'

const answer = (section: SectionAnswer['section'], rows: AnswerRow[], base: Partial<SectionAnswer['base']> = {}) =>
  ({
    section,
    rows,
    base: {
      unit: 'people',
      n: 100,
      known: 100,
      baseline: 'all',
      baseline_n: 1_000,
      baseline_known: 900,
      mark: null,
      hidden: false,
      ...base,
    },
    as_of: null,
    source: [],
    method: 'shares_of_people',
  }) as unknown as SectionAnswer

const counts = (rows: readonly AnswerRow[]) => rows.map(({ count }) => Number(count))
const total = (rows: readonly AnswerRow[]) => counts(rows).reduce((sum, count) => sum + count, 0)
const isFew = (count: number) => count > 0 && count < LEAST_PEOPLE

/** The same numbers each time. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

test('random lists: no row of few people, and none that the others leave over', () => {
  const random = numbers(7)
  const below = (most: number) => Math.floor(random.next().value * most)
  let cut = 0
  for (let round = 0; round < 2_000; round++) {
    const rows = Array.from({ length: 1 + below(14) }, (_, at) => ({ value: `v${at}`, count: 1 + below(12) }))
    const known = total(rows) + below(3)
    if (known < LEAST_PEOPLE) continue
    const section = (['genders', 'age_groups', 'countries', 'cities', 'languages'] as const)[round % 5]!
    const seen = forStrangers(answer(section, rows, { n: known + below(4), known }), 'stranger')
    expect(counts(seen.rows).filter(isFew)).toEqual([])
    expect(isFew(seen.base.known - total(seen.rows)), JSON.stringify({ rows, known, seen })).toBe(false)
    cut += rows.length - seen.rows.length
  }
  expect(cut).toBeGreaterThan(1_000)
})

test('random overlaps: what is left over is nothing or many, also of the audience that is asked about', () => {
  const random = numbers(11)
  for (let round = 0; round < 500; round++) {
    const all = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]].map((audiences) => ({
      audiences,
      count: Math.floor(random.next().value * 14),
    }))
    const known = total(all)
    const given = all.filter(({ count }) => count >= LEAST_PEOPLE)
    if (known < LEAST_PEOPLE || given.length === 0) continue
    const { rows } = forStrangers(answer('overlap', given, { n: known, known, baseline_n: null }), 'stranger')
    const own = (some: readonly { audiences?: unknown }[]) =>
      some.filter(({ audiences }) => (audiences as number[]).includes(0)) as AnswerRow[]
    expect(isFew(known - total(rows))).toBe(false)
    const size = total(own(all))
    if (size >= LEAST_PEOPLE && own(given).length > 0) expect(isFew(size - total(own(rows)))).toBe(false)
  }
})

test.each([
  ['four more than the audience', { baseline_n: 104 }],
  ['one more of whom it is known', { baseline_known: 101 }],
  ['three people', { baseline_n: 3, baseline_known: 3 }],
])('a baseline of %s says what the others are', (_, base) => {
  const rows = [{ value: 'female', count: 60, baseline_count: 61 }]
  expect(forStrangers(answer('genders', rows, base), 'stranger')).toMatchObject({
    rows: [],
    base: { hidden: true, known: 0, baseline_n: null },
  })
})

describe('what a stranger may not narrow a question by', () => {
  const who = [
    { handles: ['ann'] },
    { followers: { min: 12, max: 12 } },
    { genders: ['female'] },
    { genders: ['brand', 'male'] },
    { age_groups: ['18-24'] },
    { interests: ['1'] },
    { bots: true },
    { not: { verified: true } },
    { any: [{ verified: true }] },
    { all: [{ verified: true }, { all: [{ handles: ['ann'] }] }] },
  ]
  test.each(who)('%j', (one) => {
    expect(() => refusePicking({ question: { query_type: 'builder', who: one } })).toThrow(
      ERRORS.sign_in_needed.message,
    )
    expect(() => refusePicking({ baseline: { who: one } })).toThrow(ERRORS.sign_in_needed.message)
    expect(() => refusePicking({ others: [{ query_type: 'builder', who: one }] })).toThrow(
      ERRORS.sign_in_needed.message,
    )
  })
  test('but by what people say in public', () => {
    const all = [{ verified: true }, { genders: ['brand'] }, { countries: ['JP'] }, { bots: false }, { follows: ['x'] }]
    expect(() => refusePicking({ question: { query_type: 'builder', who: { all } }, handles: ['ann'] })).not.toThrow()
  })
})
