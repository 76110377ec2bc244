import type { Comparison } from '@starling/question'
import { type Alike, type ByChance, Likeness } from '../../port/alike.ts'
import type { Stratum } from '../build/strata.ts'
import type { ColumnName, ListName } from '../files/meta.ts'
import { type Audience, everybody, membersOf } from './audience.ts'
import { type Chance, Chances } from './chances.ts'
import { type Few, keptWith, runsOf } from './few.ts'
import type { Session } from './session.ts'

/** So many accounts are counted between two looks at whether the question was taken back. */
const CHUNK = 32_768

/** Of whom an answer can speak: those who have a bit, and what they are remembered by. */
export type KnownBits = { name: string; bits: number }

export const knownBits = ({ store }: Session, name: string): KnownBits => ({ name, bits: store.at(name) })

/** Whom an audience is compared among: itself and its baseline together. */
export type Together = { audience: Audience; all: Audience }

/** How many of an audience are of each stratum, of those who are known. */
function strataOf(session: Session, audience: Audience, known: KnownBits): Uint32Array {
  const before = audience.strata.get(known.name)
  if (before) return before
  const { store, arena } = session
  const length = store.live.strata.length
  const at = arena.borrow(length * 4)
  store.kernels.fill(at, 0, length * 4)
  store.kernels.histogram_in(store.at('account.stratum'), membersOf(session, audience), audience.count, known.bits, at)
  const counts = store.numbers(at, length)
  arena.release(at)
  audience.strata.set(known.name, counts)
  return counts
}

/** Of which strata these accounts are, of those of an audience: pairs of a stratum and how many. */
export function strataIn({ store, arena }: Session, { bits }: Audience, list: number, n: number): Uint32Array {
  const length = store.live.strata.length
  const at = arena.borrow(length * 4)
  store.kernels.fill(at, 0, length * 4)
  store.kernels.histogram_in(store.at('account.stratum'), list, n, bits, at)
  const pairs: number[] = []
  for (let stratum = 0; stratum < length; stratum++) {
    const count = store.u32[at / 4 + stratum]!
    if (count > 0) pairs.push(stratum, count)
  }
  arena.release(at)
  return Uint32Array.from(pairs)
}

/** Counted once for those with whom nearly every question is compared. */
function columnStrata(session: Session, audience: Audience, name: ColumnName): Few {
  const known = audience.column_strata.get(name)
  if (known) return known
  const { store, arena } = session
  const width = store.live.strata.length
  const list = arena.borrow(audience.count * 4)
  const [column, strata] = [store.at(`account.${name}`), store.at('account.stratum')]
  store.kernels.column_strata(column, membersOf(session, audience), audience.count, strata, width, list)
  const below = (store.live.values[name].length + 1) * width
  const found = keptWith(session, audience, runsOf(session, list, audience.count, below))
  arena.release(list)
  audience.column_strata.set(name, found)
  return found
}

const kinds = new WeakMap<readonly Stratum[], Uint32Array>()

/** Per stratum the number of its kind of people: those of a kind are alike, whether or not they are bots. */
function kindsOf(strata: readonly Stratum[]): Uint32Array {
  const known = kinds.get(strata)
  if (known) return known
  const numbers = new Map<string, number>()
  const found = Uint32Array.from(strata, (stratum) => {
    const kind = stratum.slice(0, 3).join(' ')
    if (!numbers.has(kind)) numbers.set(kind, numbers.size)
    return numbers.get(kind)!
  })
  kinds.set(strata, found)
  return found
}

/** An audience among people like its own, as far as an answer can speak of them. */
export class Among {
  readonly #session: Session
  readonly #all: Audience
  readonly #likeness: Likeness
  readonly #chances: Chances
  /** Per stratum its group plus one; 0 where nobody of the audience is of its kind, or nobody of it is compared. */
  readonly #groupOf: Uint32Array
  /** All who are compared are all of some strata: how many have a value was counted when the index was built. */
  readonly #isWhole: boolean
  #weights_at = 0

  constructor(
    session: Session,
    { audience, all }: Together,
    known: KnownBits,
    base: { known: number; baseline_known: number },
    comparison: Comparison,
  ) {
    this.#session = session
    this.#all = all
    const { strata } = session.store.live
    const own = strataOf(session, audience, known)
    const compared = strataOf(session, all, known)
    const there = knownBits(session, 'is_there')
    const whole = strataOf(session, everybody(session), there)
    const present = strataOf(session, all, there)
    const kindOf = comparison === 'plain' ? new Uint32Array(strata.length) : kindsOf(strata)
    const places = new Uint32Array(strata.length)
    const groups: Alike[] = []
    for (let stratum = 0; stratum < strata.length; stratum++) {
      const kind = kindOf[stratum]!
      if (own[stratum]! > 0 && places[kind] === 0) places[kind] = groups.push({ n: 0, all: 0 })
    }
    this.#groupOf = new Uint32Array(strata.length)
    this.#isWhole = true
    for (let stratum = 0; stratum < strata.length; stratum++) {
      if (present[stratum] === 0) continue
      if (present[stratum] !== whole[stratum]) this.#isWhole = false
      const group = places[kindOf[stratum]!]!
      if (group === 0) continue
      this.#groupOf[stratum] = group
      groups[group - 1]!.n += own[stratum]!
      groups[group - 1]!.all += compared[stratum]!
    }
    this.#likeness = new Likeness(groups, base)
    this.#chances = new Chances(session, this.#likeness, this.#groupOf)
  }

  /** What chance would bring of each of these values of a list. */
  ofList(list: ListName, ranks: readonly number[]): ByChance[] {
    return this.#isWhole ? this.#counted(list, ranks) : this.#tallied(list, ranks)
  }

  #counted(list: ListName, ranks: readonly number[]): ByChance[] {
    const { store } = this.#session
    const { u32 } = store
    const built = store.meta.arrays[`${list}.df`]!.length
    const [at, pairs, more] = [`${list}.groups.at`, `${list}.groups`, `${list}.more`].map((name) => store.at(name))
    return ranks.map((rank) => {
      const { expected, variance } = this.#chances.of((kernels) => {
        if (rank < built) {
          const [first, end] = [u32[at! / 4 + rank]!, u32[at! / 4 + rank + 1]!]
          kernels.hold_strata(pairs! + first * 8, end - first)
        }
        const later = u32[more! / 4 + rank]!
        if (later > 0) kernels.hold_strata(later + 4, u32[later / 4]!)
      })
      return { expected, variance }
    })
  }

  #tallied(list: ListName, ranks: readonly number[]): ByChance[] {
    const { store } = this.#session
    const to = ranks.reduce((last, rank) => Math.max(last, rank + 1), 0)
    const lists: [number, number] = [store.at(`${list}.at`), store.at(`${list}.values`)]
    return this.#rowsOf(ranks, to, (members, n, groups, slots, matrix) =>
      store.kernels.tally_groups(
        ...lists,
        ...[members, n, store.at('account.stratum'), groups, slots, to, this.#likeness.groups, matrix],
      ),
    )
  }

  /** The same of codes of a column. */
  ofColumn(name: ColumnName, codes: readonly number[]): ByChance[] {
    const { store } = this.#session
    const width = store.live.strata.length
    const length = store.live.values[name].length + 1
    if (this.#all.isLasting && length * width < 2 ** 32) return this.#ofStrataOfColumn(name, codes)
    const column = store.at(`account.${name}`)
    return this.#rowsOf(codes, length, (members, n, groups, slots, matrix) =>
      store.kernels.tally_column(
        ...[column, members, n, store.at('account.stratum'), groups, slots, this.#likeness.groups, matrix],
      ),
    )
  }

  #ofStrataOfColumn(name: ColumnName, codes: readonly number[]): ByChance[] {
    const { store } = this.#session
    const width = store.live.strata.length
    const { values, counts, count } = columnStrata(this.#session, this.#all, name)
    const placeOf = (number: number) => store.kernels.lower_bound(values, 0, count, number) >>> 0
    return codes.map((code) => {
      const [from, to] = [placeOf(code * width), placeOf((code + 1) * width)]
      const { expected, variance } = this.#chances.of((kernels) =>
        kernels.hold_runs(values + from * 4, counts + from * 4, to - from, code * width),
      )
      return { expected, variance }
    })
  }

  #rowsOf(
    values: readonly number[],
    length: number,
    tally: (members: number, n: number, groups: number, slots: number, matrix: number) => void,
  ): ByChance[] {
    const { store, arena } = this.#session
    const width = this.#likeness.groups
    const bytes = Math.max(values.length * width, 1) * 4
    const [groups, slots, matrix] = [this.#inMemory(this.#groupOf), arena.borrow(length * 4 + 4), arena.borrow(bytes)]
    store.kernels.fill(slots, 0, length * 4)
    values.forEach((value, slot) => {
      store.u32[slots / 4 + value] = slot + 1
    })
    store.kernels.fill(matrix, 0, bytes)
    this.#eachChunk((members, n) => tally(members, n, groups, slots, matrix))
    const rows = values.map((_, row) => {
      const { expected, variance } = this.#chances.of((kernels) => kernels.hold_groups(matrix + row * width * 4, width))
      return { expected, variance }
    })
    for (const at of [groups, slots, matrix]) arena.release(at)
    return rows
  }

  /** The same of those who have a bit, as far as they are compared. */
  ofBits(bits: number): ByChance {
    const { store, arena } = this.#session
    const count = store.kernels.popcount(bits, store.account_bytes) >>> 0
    const members = arena.borrow(count * 4)
    store.kernels.members(bits, 0, store.account_bytes * 8, members)
    const { expected, variance } = this.ofAccounts(members, count)
    arena.release(members)
    return { expected, variance }
  }

  /** The same of accounts whose numbers are in memory, as far as they are compared. */
  ofAccounts(list: number, n: number): Chance {
    const column = this.#session.store.at('account.stratum')
    return this.#chances.of((kernels) => kernels.hold_accounts(list, n, this.#all.bits, column))
  }

  /** The same of pairs in memory: a stratum, and how many of it have the value. */
  ofStrata(pairs: number, n: number): Chance {
    return this.#chances.of((kernels) => kernels.hold_strata(pairs, n))
  }

  /** How many of the baseline would be among these accounts, whose numbers are in memory, if its people were alike. */
  othersOf(list: number, n: number): number {
    const column = this.#session.store.at('account.stratum')
    const sum = this.#session.store.kernels.weigh_accounts(list, n, this.#all.bits, column, this.#weights)
    return this.#likeness.othersOf(sum)
  }

  /** Per stratum what one of it adds to the sum that `others` reads. */
  get #weights(): number {
    if (this.#weights_at > 0) return this.#weights_at
    const { store, arena } = this.#session
    this.#weights_at = arena.borrow(this.#groupOf.length * 8)
    for (const [stratum, group] of this.#groupOf.entries()) {
      store.f64[this.#weights_at / 8 + stratum] = group === 0 ? 0 : this.#likeness.weights[group - 1]!
    }
    return this.#weights_at
  }

  /** Per rank below `to` that enough have, how many of the baseline would have it if its people were alike. */
  others(list: ListName, to: number, least: number, counted: { counts: number; few: Few | null }): number {
    const { store, arena } = this.#session
    const { kernels } = store
    const out = arena.borrow(to * 4 + 4)
    const weights = this.#weights
    const { scale } = this.#likeness
    if (this.#isWhole) {
      const built = store.meta.arrays[`${list}.df`]!.length
      const [at, pairs, more] = [`${list}.groups.at`, `${list}.groups`, `${list}.more`].map((name) => store.at(name))
      const { few, counts } = counted
      const table = [at!, pairs!, built, more!, weights, scale, out]
      if (few) kernels.others_to_of(few.values, few.counts, few.count, least, ...table)
      else kernels.others_to(counts, to, least, ...table)
    } else {
      const sums = arena.borrow(to * 8 + 8)
      kernels.fill(sums, 0, to * 8)
      const [at, values, stratum] = [`${list}.at`, `${list}.values`, 'account.stratum'].map((name) => store.at(name))
      this.#eachChunk((members, n) => kernels.weigh(at!, values!, members, n, stratum!, weights, sums, to))
      kernels.weighed(sums, to, scale, out)
      arena.release(sums)
    }
    return out
  }

  #eachChunk(use: (members: number, n: number) => void): void {
    const members = membersOf(this.#session, this.#all)
    for (let done = 0; done < this.#all.count; done += CHUNK) {
      this.#session.check()
      use(members + done * 4, Math.min(CHUNK, this.#all.count - done))
    }
  }

  #inMemory(numbers: Uint32Array): number {
    const { store, arena } = this.#session
    const at = arena.borrow(numbers.length * 4)
    store.u32.set(numbers, at / 4)
    return at
  }
}
