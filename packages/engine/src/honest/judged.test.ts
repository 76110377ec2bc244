import { GENDER_ERRORS, MOOD_ERRORS } from '@starling/enrich'
import { expect, test } from 'vitest'
import { JudgedShares } from './judged.ts'
import { randomFrom } from './simulated-lists.ts'

const total = (row: Readonly<Record<string, number>>) => Object.values(row).reduce((sum, count) => sum + count, 0)

/** Draws by the chances of each, summing to one. */
function drawn(random: () => number, chances: Readonly<Record<string, number>>): string {
  let left = random() * total(chances)
  for (const [value, chance] of Object.entries(chances)) {
    left -= chance
    if (left < 0) return value
  }
  return Object.keys(chances)[0]!
}

function counted(random: () => number, chances: Readonly<Record<string, number>>, n: number): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(Object.keys(chances).map((value) => [value, 0]))
  for (let one = 0; one < n; one++) counts[drawn(random, chances)]!++
  return counts
}

/** What are judged: the truth of each is drawn, then what it is told to be. */
function judged(random: () => number, truth: Record<string, number>, errors: typeof GENDER_ERRORS, n: number) {
  const counts: Record<string, number> = Object.fromEntries(Object.keys(truth).map((value) => [value, 0]))
  for (const [value, times] of Object.entries(counted(random, truth, n))) {
    for (const [told, count] of Object.entries(counted(random, errors[value]!, times))) counts[told]! += count
  }
  return counts
}

const TRUTHS: [string, typeof GENDER_ERRORS, Record<string, number>, number][] = [
  ['genders of 400', GENDER_ERRORS, { brand: 0.15, female: 0.5, male: 0.35 }, 400],
  ['genders of 60', GENDER_ERRORS, { brand: 0.1, female: 0.4, male: 0.5 }, 60],
  ['genders of 3,000', GENDER_ERRORS, { brand: 0.3, female: 0.3, male: 0.4 }, 3_000],
  ['moods of 800', MOOD_ERRORS, { negative: 0.2, neutral: 0.5, positive: 0.3 }, 800],
  ['moods of 5,000', MOOD_ERRORS, { negative: 0.3, neutral: 0.4, positive: 0.3 }, 5_000],
]
test.each(TRUTHS)(
  'of %s the truth is in 93 to 97 of 100 intervals, where errors are as measured',
  (_, errors, truth, n) => {
    const random = randomFrom(11)
    const CORPORA = 1_000
    let held = 0
    let netHeld = 0
    const [first, , last] = Object.keys(truth) as [string, string, string]
    for (let corpus = 0; corpus < CORPORA; corpus++) {
      // What was measured is a draw, too.
      const measured = Object.fromEntries(
        Object.entries(errors).map(([label, row]) => [label, counted(random, row, total(row))]),
      )
      const shares = new JudgedShares(measured, judged(random, truth, errors, n))
      for (const value of Object.keys(truth)) {
        const [low, high] = shares.of(value).interval
        if (low <= truth[value]! && truth[value]! <= high) held++
      }
      const [low, high] = shares.difference(last, first).interval
      const net = truth[last]! - truth[first]!
      if (low <= net && net <= high) netHeld++
    }
    expect(held / CORPORA / 3).toBeGreaterThan(0.93)
    expect(held / CORPORA / 3).toBeLessThan(0.97)
    expect(netHeld / CORPORA).toBeGreaterThan(0.93)
    expect(netHeld / CORPORA).toBeLessThan(0.97)
  },
)

test('where a share would surely be less than nothing, errors are not as they were measured', () => {
  expect(new JudgedShares(GENDER_ERRORS, { brand: 11, female: 2_100, male: 2_212 }).fits).toBe(false)
  expect(new JudgedShares(GENDER_ERRORS, { brand: 1, female: 30, male: 29 }).fits).toBe(true)
  expect(new JudgedShares(GENDER_ERRORS, { brand: 600, female: 2_000, male: 1_700 }).fits).toBe(true)
})

test('without errors it is the share itself, but for those imagined', () => {
  const never = { a: { a: 1e9, b: 0 }, b: { a: 0, b: 1e9 } }
  const { share, interval } = new JudgedShares(never, { a: 3_000, b: 7_000 }).of('a')
  expect(share).toBeCloseTo(0.3, 3)
  expect(interval[0]).toBeCloseTo(0.291, 3)
  expect(interval[1]).toBeCloseTo(0.309, 3)
})

test('by hand: two values, one erring in a tenth', () => {
  // 8 of 10 and 1 more each: 0.75; told a = 0.75 t + 0.25 (1 - t) with t the truth.
  const errors = { a: { a: 8, b: 2 }, b: { a: 2, b: 8 } }
  const { share } = new JudgedShares(errors, { a: 500_000, b: 500_000 }).of('a')
  expect(share).toBeCloseTo(0.5, 6)
  const more = new JudgedShares(errors, { a: 700_000, b: 300_000 }).of('a')
  expect(more.share).toBeCloseTo((0.7 - 0.25) / 0.5, 4)
})
