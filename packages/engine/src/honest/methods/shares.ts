import type { Counted, PrimitiveBase } from '../../port/answers.ts'
import { compareText } from '../../port/order.ts'
import type { MethodContext } from '../answer.ts'
import type { ShareList } from '../inputs.ts'
import { LEAST_PEOPLE, markOf } from '../marks.ts'
import { benjaminiHochberg, differenceByChance, wilson } from '../statistics.ts'

const FALSE_DISCOVERIES = 0.05
/** Rows by lift are the extremes of all values with enough support; people have at most this many on average. */
const MOST_VALUES_A_PERSON = 500 // our choice; a person of the generated network has about 70 words and 50 follows

export function shareList(
  answer: PrimitiveBase & { rows: readonly Counted[] },
  context: MethodContext,
  family?: number,
): ShareList {
  const { n, known, baseline_n, baseline_known } = answer
  const rows = answer.rows
    .filter(({ count }) => count >= LEAST_PEOPLE)
    .map(({ value, count, baseline_count }) => ({ value, count, baseline_count }))
  return {
    known,
    baseline_known,
    within: context.within && n <= baseline_n && rows.every((row) => fits(row, known, baseline_known)),
    family: Math.max(rows.length, family ?? (context.chosen_by_lift ? candidates(n, known) : 0)),
    by_lift: context.chosen_by_lift,
    rows,
  }
}

/** A part cannot have more than the whole, nor leave more out. */
const fits = (row: Counted, known: number, baseline_known: number) =>
  row.count <= row.baseline_count && known - row.count <= baseline_known - row.baseline_count

function candidates(n: number, known: number): number {
  const support = Math.max(LEAST_PEOPLE, Math.ceil(n / 200)) // docs/engine.md: support
  return Math.ceil((MOST_VALUES_A_PERSON * known) / support)
}

export function shareScores({ known, baseline_known, within, family, rows }: ShareList) {
  const q_values = benjaminiHochberg(
    rows.map(({ count, baseline_count }) =>
      differenceByChance({
        count,
        n: known,
        other_count: within ? baseline_count - count : baseline_count,
        other_n: within ? baseline_known - known : baseline_known,
      }),
    ),
    family,
  )
  return rows.map(({ value, count, baseline_count }, at) => {
    const share = count / known
    const baseline_share = baseline_known > 0 ? baseline_count / baseline_known : null
    const q_value = q_values[at]!
    const differs = q_value <= FALSE_DISCOVERIES && baseline_share !== null
    return {
      value,
      count,
      share,
      interval: wilson(count, known),
      baseline_count,
      baseline_share,
      over_index: baseline_share ? share / baseline_share : null,
      q_value,
      significant: differs ? (share > baseline_share ? ('over' as const) : ('under' as const)) : null,
      mark: markOf(known),
    }
  })
}
type ShareScore = ReturnType<typeof shareScores>[number]

/** Lists of posts and of bios as one; each row keeps the base of its own list. */
export function oneList(lists: readonly ShareList[]): ShareScore[] {
  if (lists.length === 1) return shareScores(lists[0]!)
  const weight = (row: ShareScore) => (lists[0]!.by_lift ? (row.over_index ?? Number.POSITIVE_INFINITY) : row.count)
  return lists
    .flatMap((list) => shareScores(list).map((row) => ({ ...row, ...(list.found_in && { found_in: list.found_in }) })))
    .sort((a, b) => weight(b) - weight(a) || compareText(a.value, b.value))
}
