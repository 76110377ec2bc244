import type { Dimension, Primitive } from '@starling/sections'
import { type ByChance, comparisonOf } from '../../../port/alike.ts'
import type { PrimitiveAnswers } from '../../../port/answers.ts'
import { compareText } from '../../../port/order.ts'
import { COLUMNS, type ColumnName, VALUE_LISTS, type ValueList } from '../../files/meta.ts'
import { type KnownBits, knownBits } from '../alike.ts'
import { type Audience, type Counts, membersOf } from '../audience.ts'
import { countTo, knownOf } from '../counting.ts'
import type { Session } from '../session.ts'
import type { Asking } from './asking.ts'

export function breakdown(
  asking: Asking,
  { dimension, limit }: Extract<Primitive, { do: 'breakdown' }>,
): PrimitiveAnswers['breakdown'] {
  const { session, audience, baseline } = asking
  const values = valuesOf(session, dimension)
  const own = countDimension(session, audience, dimension)
  const others = countDimension(session, baseline, dimension)
  const places = mostCounted(values, own.counts, limit)
  const base = { known: own.known, baseline_known: others.known }
  const by_chance = chancesOf(asking, dimension, base, places)
  return {
    n: audience.count,
    known: own.known,
    baseline_n: baseline.count,
    baseline_known: others.known,
    rows: places.map((place, at) => ({
      value: values[place]!,
      count: own.counts[place]!,
      baseline_count: others.counts[place]!,
      ...by_chance[at]!,
    })),
  }
}

function chancesOf(
  asking: Asking,
  dimension: Dimension,
  base: { known: number; baseline_known: number },
  places: readonly number[],
): ByChance[] {
  const { session } = asking
  const comparison = comparisonOf(dimension, asking.comparison)
  if (isList(dimension)) {
    return asking.among(knownBits(session, `${dimension}.known`), base, comparison).ofList(dimension, places)
  }
  if (isColumn(dimension)) {
    const among = asking.among(knownInColumn(session, dimension), base, comparison)
    return among.ofColumn(
      dimension,
      places.map((place) => place + 1),
    )
  }
  const among = asking.among(knownBits(session, 'has_handle'), base, comparison)
  return places.map((place) => among.ofBits(verifiedBits(asking, place === 1)))
}

/** Who has any value of a column. */
function knownInColumn(session: Session, name: ColumnName): KnownBits {
  const { bits } = session.recall(`known ${name}`, () => {
    const { store, arena } = session
    const length = store.live.values[name].length + 1
    const marks = arena.borrow(length)
    store.kernels.fill(marks, 1, length)
    store.u8[marks] = 0
    const bits = session.accountBits()
    store.kernels.column_marked(store.at(`account.${name}`), store.live.rows, marks, bits)
    arena.release(marks)
    return { bytes_at: [bits], used: 0, bits }
  })
  return { name, bits }
}

/** Those of all who are compared who are verified, or not. */
function verifiedBits({ session, together: { all } }: Asking, isVerified: boolean): number {
  const { kernels, account_bytes } = session.store
  const bits = session.copyOf(all.bits, account_bytes)
  kernels.and(bits, session.store.at('has_handle'), account_bytes)
  const verified = session.store.at('is_verified')
  if (isVerified) kernels.and(bits, verified, account_bytes)
  else kernels.and_not(bits, verified, account_bytes)
  return bits
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

/** Places of the values that most have. */
function mostCounted(values: readonly string[], counts: ArrayLike<number>, limit: number): number[] {
  const places: number[] = []
  const least = leastOf(counts, limit)
  for (let at = 0; at < values.length; at++) if (counts[at]! >= least) places.push(at)
  return places.sort((a, b) => counts[b]! - counts[a]! || compareText(values[a]!, values[b]!)).slice(0, limit)
}

/** The count of the last row that will be shown, so that few are sorted by text. */
function leastOf(counts: ArrayLike<number>, limit: number): number {
  if (limit === 0) return Number.POSITIVE_INFINITY
  if (counts.length <= limit) return 1
  const sorted = Uint32Array.from(counts).sort()
  return Math.max(1, sorted[sorted.length - limit]!)
}
