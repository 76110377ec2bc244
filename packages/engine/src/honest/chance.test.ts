import { expect, test } from 'vitest'
import type { MethodContext } from './answer.ts'
import { shareList, shareScores } from './methods/shares.ts'
import { amongAlike, draw, randomFrom } from './simulated-lists.ts'

type Sample = { n: number; baseline_n: number; shares: readonly number[]; random: () => number }
const counted = ({ n, baseline_n, shares, random }: Sample, within: boolean) =>
  shares.map((share, at) => {
    const count = draw(n, share, random)
    const other = draw(within ? baseline_n - n : baseline_n, share, random)
    return { value: `v${at}`, count, baseline_count: within ? count + other : other }
  })
const scored = (
  rows: ReturnType<typeof counted>,
  sample: Sample,
  context: Pick<MethodContext, 'within' | 'chosen_by_lift'>,
  supported = rows.length,
) => {
  const base = { n: sample.n, known: sample.n, baseline_n: sample.baseline_n, baseline_known: sample.baseline_n }
  const compared = rows.map((row) => ({ ...row, ...amongAlike(row, { ...sample, ...context }) }))
  return shareScores(
    shareList(
      { ...base, ...(context.chosen_by_lift && { supported }), rows: compared },
      { baseline: 'all', comparison: 'adjusted', names_authors: false, limit: 50, ...context },
    ),
  )
}
const arrows = (rows: { significant: string | null }[]) => rows.filter(({ significant }) => significant !== null).length

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed)

test.each([
  ['against everybody', true, 300, 3_000],
  ['a small audience', true, 60, 3_000],
  ['most of everybody', true, 2_000, 3_000],
  ['two audiences apart', false, 300, 500],
])('two samples of one population get an arrow in under 5 %% of rows: %s', (_, within, n, baseline_n) => {
  let rows = 0
  let found = 0
  for (const seed of SEEDS) {
    const random = randomFrom(seed)
    const sample = { n, baseline_n, random, shares: Array.from({ length: 20 }, () => 0.95 * random() ** 2) }
    const scores = scored(counted(sample, within), sample, { within, chosen_by_lift: false })
    rows += scores.length
    found += arrows(scores)
  }
  expect(rows).toBeGreaterThan(2_000)
  expect(found / rows).toBeLessThan(0.05)
})

/** A plain z-test gives arrows to 76 % of these rows, an exact one that forgets how they were chosen to 7 %. */
test('nor do the fifty that differ most of thousands of words', () => {
  let rows = 0
  let found = 0
  for (const seed of SEEDS.slice(0, 20)) {
    const random = randomFrom(seed)
    const shares = Array.from({ length: 4_000 }, (_, rank) => Math.min(0.5, 2 / (rank + 4)))
    const sample = { n: 1_000, baseline_n: 20_000, random, shares }
    const supported = counted(sample, true).filter(({ count }) => count >= 5)
    const chosen = supported.toSorted((a, b) => b.count / b.baseline_count - a.count / a.baseline_count).slice(0, 50)
    expect(chosen[0]!.count / chosen[0]!.baseline_count / (1_000 / 20_000)).toBeGreaterThan(2)
    rows += chosen.length
    found += arrows(scored(chosen, sample, { within: true, chosen_by_lift: true }, supported.length))
  }
  expect(rows).toBe(1_000)
  expect(found / rows).toBeLessThan(0.05)
})

test.each([
  ['by count', false],
  ['by lift', true],
])('a planted difference of two times is always flagged: %s', (_, chosen_by_lift) => {
  for (const seed of SEEDS.slice(0, 100)) {
    const random = randomFrom(seed)
    const shares = Array.from({ length: 20 }, (_, at) => 0.05 + at / 100)
    const sample = { n: 1_000, baseline_n: 10_000, shares, random }
    const rows = counted(sample, true)
    const planted = draw(1_000, 0.2, random)
    rows[7] = { value: 'planted', count: planted, baseline_count: planted + draw(9_000, 0.1, random) }
    rows[8] = { value: 'missing', count: draw(1_000, 0.1, random), baseline_count: 0 }
    rows[8].baseline_count = rows[8].count + draw(9_000, 0.2, random)
    const scores = scored(rows, sample, { within: true, chosen_by_lift })
    expect(scores[7]).toMatchObject({ value: 'planted', significant: 'over' })
    expect(scores[8]).toMatchObject({ value: 'missing', significant: 'under' })
  }
})
