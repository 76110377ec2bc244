import type { Dimension, Primitive } from '@starling/sections'
import type { Counted, PrimitiveAnswers } from '../../../port/answers.ts'
import { compareText } from '../../../port/order.ts'
import { COLUMNS, type ColumnName, VALUE_LISTS, type ValueList } from '../../files/meta.ts'
import { type Audience, type Counts, membersOf } from '../audience.ts'
import { countTo, knownOf } from '../counting.ts'
import type { Session } from '../session.ts'
import type { Asking } from './asking.ts'

export function breakdown(
  { session, audience, baseline }: Asking,
  { dimension, limit }: Extract<Primitive, { do: 'breakdown' }>,
): PrimitiveAnswers['breakdown'] {
  const values = valuesOf(session, dimension)
  const own = countDimension(session, audience, dimension)
  const others = countDimension(session, baseline, dimension)
  return {
    n: audience.count,
    known: own.known,
    baseline_n: baseline.count,
    baseline_known: others.known,
    rows: rowsByCount(values, own.counts, others.counts, limit),
  }
}

const isColumn = (dimension: Dimension): dimension is ColumnName => COLUMNS.includes(dimension as ColumnName)
const isList = (dimension: Dimension): dimension is ValueList => VALUE_LISTS.includes(dimension as ValueList)

const valuesOf = ({ store }: Session, dimension: Dimension): readonly string[] =>
  isColumn(dimension) || isList(dimension) ? store.live.values[dimension] : ['no', 'yes']

function countDimension(session: Session, audience: Audience, dimension: Dimension): Counts {
  if (isColumn(dimension)) return countColumn(session, audience, dimension)
  if (isList(dimension)) return countList(session, audience, dimension)
  return countVerified(session, audience)
}

function countColumn(session: Session, audience: Audience, name: ColumnName): Counts {
  const { store, arena } = session
  const length = store.live.values[name].length + 1
  const known = audience.columns.get(name)
  if (known) return known
  const at = arena.borrow(length * 4)
  store.kernels.fill(at, 0, length * 4)
  store.kernels.histogram(store.at(`account.${name}`), membersOf(session, audience), audience.count, at)
  const counts = store.numbers(at, length)
  const counted = { counts: counts.subarray(1), known: audience.count - counts[0]! }
  audience.columns.set(name, counted)
  return counted
}

function countList(session: Session, audience: Audience, list: ValueList): Counts {
  const ranks = session.store.ranksOf(list)
  const counts = countTo(session, audience, list, ranks)
  return { counts: session.store.numbers(counts, ranks), known: knownOf(session, audience, list) }
}

/** Known of accounts with a handle. */
function countVerified({ store }: Session, { bits, columns }: Audience): Counts {
  const before = columns.get('verified')
  if (before) return before
  const { kernels, account_bytes } = store
  const known = kernels.popcount_and(bits, store.at('has_handle'), account_bytes) >>> 0
  const yes = kernels.popcount_and(bits, store.at('is_verified'), account_bytes) >>> 0
  const counted = { counts: [known - yes, yes], known }
  columns.set('verified', counted)
  return counted
}

function rowsByCount(
  values: readonly string[],
  counts: ArrayLike<number>,
  others: ArrayLike<number>,
  limit: number,
): Counted[] {
  const rows: Counted[] = []
  const least = leastOf(counts, limit)
  for (let at = 0; at < values.length; at++) {
    const count = counts[at]!
    if (count >= least) rows.push({ value: values[at]!, count, baseline_count: others[at]! })
  }
  return rows.sort((a, b) => b.count - a.count || compareText(a.value, b.value)).slice(0, limit)
}

/** The count of the last row that will be shown, so that few are sorted by text. */
function leastOf(counts: ArrayLike<number>, limit: number): number {
  if (limit === 0) return Number.POSITIVE_INFINITY
  if (counts.length <= limit) return 1
  const sorted = Uint32Array.from(counts).sort()
  return Math.max(1, sorted[sorted.length - limit]!)
}
