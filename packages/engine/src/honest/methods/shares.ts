import type { Counted, PrimitiveBase } from '../../port/answers.ts'
import { compareText } from '../../port/order.ts'
import type { MethodContext } from '../answer.ts'
import type { ShareList } from '../inputs.ts'
import { LEAST_PEOPLE, markOf } from '../marks.ts'
import { type OverIndex, overIndexOf, spreadOf } from '../over-index.ts'
import { benjaminiHochberg, differenceByChance, wilson } from '../statistics.ts'

const FALSE_DISCOVERIES = 0.05
/** Rows by lift are the extremes of all values with enough support; people have at most this many on average. */
const MOST_VALUES_A_PERSON = 500 // our choice; a person of the generated network has about 70 words and 50 follows

type Chosen = {
  /** How many they were chosen from, where it is known. */
  family?: number
  /** Values that were not chosen for their over-index. */
  spread?: readonly Counted[] | undefined
}

export function shareList(
  answer: PrimitiveBase & { rows: readonly Counted[] },
  context: MethodContext,
  { family, spread }: Chosen = {},
): ShareList {
  const { n, known, baseline_n, baseline_known } = answer
  const rows = answer.rows
    .filter(({ count }) => count >= LEAST_PEOPLE)
    .map(({ value, count, baseline_count }) => ({ value, count, baseline_count }))
  return {
    known,
    baseline_known,
    within:
      context.within &&
      n <= baseline_n &&
      [...rows, ...(spread ?? [])].every((row) => fits(row, known, baseline_known)),
    family: Math.max(rows.length, family ?? (context.chosen_by_lift ? candidates(n, known) : 0)),
    by_lift: context.chosen_by_lift,
    ...(spread && { spread: spread.map(({ count, baseline_count }) => ({ count, baseline_count })) }),
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

export function shareScores({ known, baseline_known, within, family, spread, rows }: ShareList) {
  const compared = { known, baseline_known, within }
  const expected = spread ? spreadOf(spread, compared) : null
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
      ...overIndexOf({ count, baseline_count }, compared, expected),
      q_value,
      significant: differs ? (share > baseline_share ? ('over' as const) : ('under' as const)) : null,
      mark: markOf(known),
    }
  })
}
type ShareScore = ReturnType<typeof shareScores>[number]

/** The surest over-index first: by its lower end. */
export function byLowerEnd<Row extends OverIndex & { value: string }>(rows: readonly Row[]): Row[] {
  const low = ({ over_interval }: OverIndex) => over_interval?.[0] ?? 0
  return rows.toSorted((a, b) => low(b) - low(a) || compareText(a.value, b.value))
}

/** Lists of posts and of bios as one; each row keeps the base of its own list. */
export function oneList(lists: readonly ShareList[]): ShareScore[] {
  const rows = lists.flatMap((list) =>
    shareScores(list).map((row) => ({ ...row, ...(list.found_in && { found_in: list.found_in }) })),
  )
  if (lists[0]!.by_lift) return byLowerEnd(rows)
  return lists.length === 1 ? rows : rows.sort((a, b) => b.count - a.count || compareText(a.value, b.value))
}
