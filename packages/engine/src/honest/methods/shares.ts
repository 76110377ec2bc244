import { countryErrors, GENDER_ERRORS } from '@starling/enrich'
import type { Counted, PrimitiveBase, SpreadRow } from '../../port/answers.ts'
import { compareText } from '../../port/order.ts'
import type { MethodContext } from '../answer.ts'
import { equivalentOf } from '../equivalent.ts'
import type { ShareList } from '../inputs.ts'
import { type Corrected, JudgedShares } from '../judged.ts'
import { LEAST_PEOPLE, markOf } from '../marks.ts'
import { type ComparedCount, type OverIndex, overIndexOf, type Spread, spreadOf } from '../over-index.ts'
import { benjaminiHochberg, differenceByChance, wilson } from '../statistics.ts'

const FALSE_DISCOVERIES = 0.05
/** Rows by similarity are the extremes of all whom anybody follows; people follow at most this many on average. */
const MOST_VALUES_A_PERSON = 500 // our choice; a person of the generated network has about 70 words and 50 follows

type Chosen = {
  /** How many they were chosen from, where it is not told with them. */
  family?: number
  /** Values that were not chosen for their over-index. */
  spread?: readonly SpreadRow[] | undefined
}

export function shareList(
  answer: PrimitiveBase & { supported?: number; rows: readonly Counted[] },
  context: MethodContext,
  { family, spread }: Chosen = {},
): ShareList {
  const { n, known, baseline_known, supported } = answer
  const rows = answer.rows
    .filter(({ count }) => count >= LEAST_PEOPLE)
    .map(({ value, count, baseline_count, expected, variance }) => ({
      value,
      count,
      baseline_count,
      expected,
      variance,
    }))
  return {
    known,
    baseline_known,
    within: context.within,
    family: Math.max(rows.length, family ?? supported ?? (context.chosen_by_lift ? candidates(n, known) : 0)),
    least: supported !== undefined ? supportOf(n) : spread || context.chosen_by_lift ? 0 : LEAST_PEOPLE,
    by_lift: context.chosen_by_lift,
    ...(spread && { spread }),
    rows,
  }
}

/** docs/engine.md: support. */
const supportOf = (n: number): number => Math.max(LEAST_PEOPLE, Math.ceil(n / 200))

const candidates = (n: number, known: number): number => Math.ceil((MOST_VALUES_A_PERSON * known) / supportOf(n))

export function shareScores(list: ShareList) {
  const { known, within, family, least, judged, rows } = list
  const corrected = judged && correctedBy(judged, list)
  const usual = usualIn(list)
  const compared = equivalentsOf(rows, list)
  const q_values = benjaminiHochberg(
    // Of what few people have, only what more than chance brings has come so far: the chance is that among these.
    compared.map((one) => (one ? byChance(one, least) : 1)),
    family,
  )
  return rows.map(({ value, count, baseline_count, expected }, at) => {
    const share = count / known
    const one = compared[at]!
    const baseline_share = shareThere(one, { expected, known, within })
    const q_value = q_values[at]!
    const differs = q_value <= FALSE_DISCOVERIES && baseline_share !== null
    return {
      value,
      count,
      share,
      interval: wilson(count, known),
      baseline_count,
      baseline_share,
      ...(one ? overIndexOf(one, usual) : { over_index: null, over_interval: null }),
      q_value,
      significant: differs ? (share > baseline_share ? ('over' as const) : ('under' as const)) : null,
      mark: markOf(known),
      ...corrected?.(value),
    }
  })
}

/** docs/methods/judged.md. */
function correctedBy(judged: 'gender' | 'country', { known, rows }: ShareList) {
  const told = (one: Corrected | null) => ({
    corrected_share: one?.share ?? null,
    corrected_interval: one?.interval ?? null,
  })
  const counts = new Map(rows.map(({ value, count }) => [value, count]))
  if (judged === 'country')
    return (value: string) => {
      const errors = countryErrors(value)
      const count = counts.get(value)!
      const shares = errors && new JudgedShares(errors, { [value]: count, other: known - count })
      return told(shares?.fits ? shares.of(value) : null)
    }
  // Those whose value too few have to be told are of the others, who knows of which.
  const genders = Object.keys(GENDER_ERRORS)
  const untold = genders.filter((gender) => !counts.has(gender))
  const left = known - [...counts.values()].reduce((sum, count) => sum + count, 0)
  const each = Object.fromEntries(genders.map((gender) => [gender, counts.get(gender) ?? left / untold.length]))
  const shares = new JudgedShares(GENDER_ERRORS, each)
  return (value: string) => told(shares.fits && value in GENDER_ERRORS ? shares.of(value) : null)
}

const equivalentsOf = (values: readonly SpreadRow[], list: Compared) => values.map((value) => equivalentOf(value, list))
type Compared = Pick<ShareList, 'known' | 'within'>

/** Two lists may be judged by the same values of the same people: what these tell is learnt once. */
const learnt = new WeakMap<readonly SpreadRow[], Compared & { usual: Spread | null }>()

function usualIn({ spread, known, within }: ShareList): Spread | null {
  if (!spread) return null
  const before = learnt.get(spread)
  if (before?.known === known && before.within === within) return before.usual
  const usual = spreadOf(equivalentsOf(spread, { known, within }).filter((one) => one !== null))
  learnt.set(spread, { known, within, usual })
  return usual
}

/** How often chance alone shows a difference like this one. */
const byChance = (
  { count, known, baseline_count, baseline_known, within }: ComparedCount,
  shown_from: number,
): number =>
  differenceByChance(
    {
      count,
      n: known,
      other_count: within ? baseline_count - count : baseline_count,
      other_n: within ? baseline_known - known : baseline_known,
    },
    shown_from,
  )

/** What the share would be among people like the audience: with the audience where it is a part of them, else without. */
function shareThere(
  one: ComparedCount | null,
  { expected, known, within }: { expected: number; known: number; within: boolean },
): number | null {
  if (one) return one.baseline_count / one.baseline_known
  return within && known > 0 ? expected / known : null
}

type ShareScore = ReturnType<typeof shareScores>[number]

/** The surest over-index first: by its lower end. */
export function byLowerEnd<Row extends OverIndex & { value: string }>(rows: readonly Row[]): Row[] {
  return (
    rows
      // To nine digits: what is equal but for rounding stands by its value.
      .map((row) => ({ row, low: Number((row.over_interval?.[0] ?? 0).toPrecision(9)) }))
      .sort((a, b) => b.low - a.low || compareText(a.row.value, b.row.value))
      .map(({ row }) => row)
  )
}

/** Lists of posts and of bios as one; each row keeps the base of its own list. */
export function oneList(lists: readonly ShareList[]): ShareScore[] {
  const rows = lists.flatMap((list) =>
    shareScores(list).map((row) => ({ ...row, ...(list.found_in && { found_in: list.found_in }) })),
  )
  if (lists[0]!.by_lift) return byLowerEnd(rows)
  return lists.length === 1 ? rows : rows.sort((a, b) => b.count - a.count || compareText(a.value, b.value))
}
