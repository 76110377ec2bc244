import type { Comparison } from '@starling/question'
import { type ByChance, Likeness } from '../../port/alike.ts'
import type { RankedValue } from '../../port/lift.ts'
import { liveAccounts } from '../snapshot.ts'
import type { Question } from './question.ts'

/** One value among those who are alike: how many of the audience, of the baseline, and of both together have it. */
export type AlikeRow = { value: string; alike: string; count: string; baseline_count: string; holders: string }

/** The columns of such rows, of a table with `account_id` that `joined` was put to. */
export const COUNTED = 'alike, sum(is_audience) AS count, sum(is_baseline) AS baseline_count, count() AS holders'

/** Rows of a table, each with what its account is compared by: accounts that are in neither are left out. */
export const joined = async (question: Question, select: string): Promise<string> =>
  `(${select}) ANY INNER JOIN (SELECT account_id, alike, is_audience, is_baseline
     FROM ${await question.together()}) USING account_id`

/** An audience among people like its own, of those of whom `isKnown` is true. */
export class Among {
  readonly #groups: Map<string, number>
  readonly #likeness: Likeness
  readonly #keyOf: (alike: string) => string

  constructor(
    sizes: readonly { alike: string; n: number; all: number }[],
    base: { known: number; baseline_known: number },
    comparison: Comparison,
  ) {
    this.#keyOf = comparison === 'plain' ? () => '' : (alike) => alike
    const sums = new Map<string, { n: number; all: number }>()
    for (const { alike, n, all } of sizes) {
      const sum = sums.get(this.#keyOf(alike)) ?? { n: 0, all: 0 }
      sums.set(this.#keyOf(alike), { n: sum.n + n, all: sum.all + all })
    }
    const compared = [...sums].filter(([, { n }]) => n > 0)
    this.#groups = new Map(compared.map(([key], at) => [key, at]))
    this.#likeness = new Likeness(
      compared.map(([, sizes]) => sizes),
      base,
    )
  }

  static async open(question: Question, isKnown: string, comparison = question.comparison): Promise<Among> {
    return question.once(`among ${isKnown} ${comparison}`, async () => {
      const people = `SELECT account_id FROM ${question.table('people')}
        WHERE ${liveAccounts(question.at)} AND (${isKnown})`
      const rows = await question.shards.everywhere<{ alike: string; n: string; all_known: string }>(
        `SELECT alike, sum(is_audience) AS n, count() AS all_known FROM ${await joined(question, people)} GROUP BY alike`,
      )
      const sizes = rows.map(({ alike, n, all_known }) => ({ alike, n: Number(n), all: Number(all_known) }))
      return new Among(sizes, await question.base(isKnown), comparison)
    })
  }

  /** One row a value, of rows a value and group. */
  rows(rows: readonly AlikeRow[]): RankedValue[] {
    const found = new Map<string, { count: number; baseline_count: number; holders: Float64Array }>()
    for (const { value, alike, count, baseline_count, holders } of rows) {
      const row = found.get(value) ?? { count: 0, baseline_count: 0, holders: new Float64Array(this.#groups.size) }
      found.set(value, row)
      row.count += Number(count)
      row.baseline_count += Number(baseline_count)
      const group = this.#groups.get(this.#keyOf(alike))
      if (group !== undefined) row.holders[group]! += Number(holders)
    }
    return [...found].map(([value, { count, baseline_count, holders }]) => ({
      value,
      count,
      baseline_count,
      ...this.#chance(holders),
      others: this.#likeness.others(holders),
    }))
  }

  #chance = (holders: Float64Array): ByChance => this.#likeness.byChance(holders)
}
