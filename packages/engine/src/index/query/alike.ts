import type { Comparison } from '@starling/question'
import { type Alike, type ByChance, Likeness } from '../../port/alike.ts'
import type { ListName } from '../files/meta.ts'
import { type Audience, everybody, membersOf } from './audience.ts'
import type { Few } from './few.ts'
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

/** An audience among people like its own, as far as an answer can speak of them. */
export class Among {
  readonly likeness: Likeness
  readonly #session: Session
  readonly #all: Audience
  /** Per stratum its group plus one; 0 where nobody of the audience is of its kind, or nobody of it is compared. */
  readonly #groupOf: Uint32Array
  /** All who are compared are all of some strata: how many have a value was counted when the index was built. */
  readonly #isWhole: boolean

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
    const kindOf = comparison === 'plain' ? () => '' : (stratum: number) => strata[stratum]!.slice(0, 3).join(' ')
    const places = new Map<string, number>()
    const groups: Alike[] = []
    for (let stratum = 0; stratum < strata.length; stratum++) {
      if (own[stratum] === 0 || places.has(kindOf(stratum))) continue
      places.set(kindOf(stratum), groups.push({ n: 0, all: 0 }))
    }
    this.#groupOf = Uint32Array.from(strata, (_, stratum) =>
      present[stratum] === 0 ? 0 : (places.get(kindOf(stratum)) ?? 0),
    )
    for (const [stratum, group] of this.#groupOf.entries()) {
      if (group === 0) continue
      groups[group - 1]!.n += own[stratum]!
      groups[group - 1]!.all += compared[stratum]!
    }
    this.likeness = new Likeness(groups, base)
    this.#isWhole = present.every((count, stratum) => count === 0 || count === whole[stratum])
  }

  /** What chance would bring of each of these values of a list. */
  ofList(list: ListName, ranks: readonly number[]): ByChance[] {
    return this.#isWhole ? ranks.map((rank) => this.#counted(list, rank)) : this.#tallied(list, ranks)
  }

  #counted(list: ListName, rank: number): ByChance {
    const { store } = this.#session
    const holders = new Uint32Array(this.likeness.groups)
    const take = (at: number) => {
      const group = this.#groupOf[store.u32[at]!]!
      if (group > 0) holders[group - 1]! += store.u32[at + 1]!
    }
    if (rank < store.meta.arrays[`${list}.df`]!.length) {
      const pairs = store.at(`${list}.groups`) / 4
      const end = store.number(`${list}.groups.at`, rank + 1)
      for (let pair = store.number(`${list}.groups.at`, rank); pair < end; pair++) take(pairs + pair * 2)
    }
    const more = store.number(`${list}.more`, rank) / 4
    for (let pair = 0; more > 0 && pair < store.u32[more]!; pair++) take(more + 1 + pair * 2)
    return this.likeness.byChance(holders)
  }

  #tallied(list: ListName, ranks: readonly number[]): ByChance[] {
    const { store } = this.#session
    const to = ranks.reduce((last, rank) => Math.max(last, rank + 1), 0)
    const lists: [number, number] = [store.at(`${list}.at`), store.at(`${list}.values`)]
    return this.#rowsOf(ranks, to, (members, n, groups, slots, matrix) =>
      store.kernels.tally_groups(
        ...lists,
        ...[members, n, store.at('account.stratum'), groups, slots, to, this.likeness.groups, matrix],
      ),
    )
  }

  /** The same of codes of a column. */
  ofColumn(name: string, codes: readonly number[]): ByChance[] {
    const { store } = this.#session
    const column = store.at(`account.${name}`)
    const length = codes.reduce((last, code) => Math.max(last, code + 1), 0)
    const all = store.live.values[name as keyof typeof store.live.values].length + 1
    return this.#rowsOf(codes, Math.max(length, all), (members, n, groups, slots, matrix) =>
      store.kernels.tally_column(
        ...[column, members, n, store.at('account.stratum'), groups, slots, this.likeness.groups, matrix],
      ),
    )
  }

  #rowsOf(
    values: readonly number[],
    length: number,
    tally: (members: number, n: number, groups: number, slots: number, matrix: number) => void,
  ): ByChance[] {
    const { store, arena } = this.#session
    const width = this.likeness.groups
    const bytes = Math.max(values.length * width, 1) * 4
    const [groups, slots, matrix] = [this.#inMemory(this.#groupOf), arena.borrow(length * 4 + 4), arena.borrow(bytes)]
    store.kernels.fill(slots, 0, length * 4)
    values.forEach((value, slot) => {
      store.u32[slots / 4 + value] = slot + 1
    })
    store.kernels.fill(matrix, 0, bytes)
    this.#eachChunk((members, n) => tally(members, n, groups, slots, matrix))
    const counts = store.numbers(matrix, values.length * width)
    for (const at of [groups, slots, matrix]) arena.release(at)
    return values.map((_, row) => this.likeness.byChance(counts.subarray(row * width, (row + 1) * width)))
  }

  /** The same of those who have a bit. */
  ofBits(bits: number): ByChance {
    return this.likeness.byChance(this.holdersIn(bits))
  }

  /** How many of each group are among these accounts. */
  holdersAmong(accounts: ArrayLike<number>): Uint32Array {
    const { store } = this.#session
    const strata = store.at('account.stratum') / 4
    const holders = new Uint32Array(this.likeness.groups)
    for (let at = 0; at < accounts.length; at++) {
      const account = accounts[at]!
      if (((store.u8[this.#all.bits + (account >> 3)]! >> (account & 7)) & 1) === 0) continue
      const group = this.#groupOf[store.u32[strata + account]!]!
      if (group > 0) holders[group - 1]!++
    }
    return holders
  }

  /** Of which strata these accounts are, of those who are compared: pairs of a stratum and how many. */
  strataAmong(accounts: ArrayLike<number>): Uint32Array {
    const { store } = this.#session
    const strata = store.at('account.stratum') / 4
    const counts = new Map<number, number>()
    for (let at = 0; at < accounts.length; at++) {
      const account = accounts[at]!
      if (((store.u8[this.#all.bits + (account >> 3)]! >> (account & 7)) & 1) === 0) continue
      const stratum = store.u32[strata + account]!
      counts.set(stratum, (counts.get(stratum) ?? 0) + 1)
    }
    return Uint32Array.from([...counts].flat())
  }

  /** How many of each group are of these strata. */
  holdersOf(pairs: Uint32Array): Uint32Array {
    const holders = new Uint32Array(this.likeness.groups)
    for (let at = 0; at < pairs.length; at += 2) {
      const group = this.#groupOf[pairs[at]!]!
      if (group > 0) holders[group - 1]! += pairs[at + 1]!
    }
    return holders
  }

  /** How many of each group have a bit. */
  holdersIn(bits: number): Uint32Array {
    const { store, arena } = this.#session
    const length = store.live.strata.length
    const counts = arena.borrow(length * 4)
    store.kernels.fill(counts, 0, length * 4)
    const count = store.kernels.popcount(bits, store.account_bytes) >>> 0
    const members = arena.borrow(count * 4)
    store.kernels.members(bits, 0, store.account_bytes * 8, members)
    store.kernels.histogram(store.at('account.stratum'), members, count, counts)
    const holders = new Uint32Array(this.likeness.groups)
    for (const [stratum, group] of this.#groupOf.entries()) {
      if (group > 0) holders[group - 1]! += store.u32[counts / 4 + stratum]!
    }
    arena.release(counts)
    arena.release(members)
    return holders
  }

  /** Per rank below `to` that enough have, how many of the baseline would have it if its people were alike. */
  others(list: ListName, to: number, least: number, counted: { counts: number; few: Few | null }): number {
    const { store, arena } = this.#session
    const { kernels } = store
    const out = arena.borrow(to * 4 + 4)
    const weights = arena.borrow(this.#groupOf.length * 8)
    for (const [stratum, group] of this.#groupOf.entries()) {
      store.f64[weights / 8 + stratum] = group === 0 ? 0 : this.likeness.weights[group - 1]!
    }
    const { scale } = this.likeness
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
    arena.release(weights)
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
