import { activityOf } from '../../port/alike.ts'
import { type Stratum, stratumKey } from '../build/strata.ts'
import { LISTS, type ListName } from '../files/meta.ts'
import type { Edits } from './edits.ts'

const LEAST_PAIRS = 4

/** Keeps how many of each stratum have each value in step with what accounts have and of which stratum they are. */
export class StratumEdits {
  readonly #edits: Edits
  readonly #numbers = new Map<string, number>()

  constructor(edits: Edits) {
    this.#edits = edits
    for (const [number, kind] of edits.store.live.strata.entries()) this.#numbers.set(stratumKey(kind), number)
  }

  /** When all else of a change is made: what nobody sees yet is in the draft, what was before in memory. */
  finish(): void {
    for (const account of this.#edits.touched) this.#move(account)
  }

  #move(account: number): void {
    const { store } = this.#edits
    const before = store.number('account.stratum', account)
    const now = this.#stratumOf(account)
    this.#edits.setColumn('account.stratum', account, now)
    for (const list of LISTS) {
      const was = store.number(`${list}.at`, account)
      const is = this.#edits.column(`${list}.at`, account)
      if (was === is && before === now) continue
      const old = new Set(this.#edits.listAt(list, was))
      const fresh = new Set(this.#edits.listAt(list, is))
      const isMoved = before !== now
      for (const value of old) if (isMoved || !fresh.has(value)) this.#add(list, value, before, -1)
      for (const value of fresh) if (isMoved || !old.has(value)) this.#add(list, value, now, 1)
    }
  }

  #stratumOf(account: number): number {
    const edits = this.#edits
    const kind: Stratum = [
      edits.column('account.country', account),
      edits.column('account.language', account),
      activityOf(edits.column('account.posts', account)),
      edits.draft.isSet('is_bot', account) ? 1 : 0,
    ]
    const known = this.#numbers.get(stratumKey(kind))
    if (known !== undefined && known < edits.live.strata.length) return known
    const number = edits.live.strata.length
    edits.live.strata = [...edits.live.strata, kind]
    this.#numbers.set(stratumKey(kind), number)
    return number
  }

  #add(list: ListName, value: number, stratum: number, difference: number): void {
    const { draft } = this.#edits
    const count =
      this.#built(list, value, stratum) ?? this.#more(list, value, stratum) ?? this.#append(list, value, stratum)
    draft.add(count, difference)
  }

  /** Where the count of a pair lies that there was at the build. */
  #built(list: ListName, value: number, stratum: number): number | null {
    const { store } = this.#edits
    if (value >= store.meta.arrays[`${list}.df`]!.length) return null
    const pairs = store.at(`${list}.groups`)
    const end = store.number(`${list}.groups.at`, value + 1)
    for (let at = store.number(`${list}.groups.at`, value); at < end; at++) {
      if (store.u32[pairs / 4 + at * 2] === stratum) return pairs + at * 8 + 4
    }
    return null
  }

  /** Where the count of one lies that came later. How many there are stands before them. */
  #more(list: ListName, value: number, stratum: number): number | null {
    const { store, draft } = this.#edits
    const at = draft.get(store.at(`${list}.more`) + value * 4)
    const pairs = at === 0 ? 0 : draft.get(at)
    for (let pair = 0; pair < pairs; pair++) if (draft.get(at + 4 + pair * 8) === stratum) return at + 8 + pair * 8
    return null
  }

  #append(list: ListName, value: number, stratum: number): number {
    const { store, draft } = this.#edits
    const place = store.at(`${list}.more`) + value * 4
    let at = draft.get(place)
    const pairs = at === 0 ? 0 : draft.get(at)
    if (pairs === 0 || (pairs >= LEAST_PAIRS && (pairs & (pairs - 1)) === 0)) {
      const larger = this.#edits.take(4 + Math.max(LEAST_PAIRS, pairs * 2) * 8)
      for (let word = 4; word < 4 + pairs * 8; word += 4) draft.set(larger + word, draft.get(at + word))
      at = larger
      draft.set(place, at)
    }
    draft.set(at + 4 + pairs * 8, stratum)
    draft.set(at + 8 + pairs * 8, 0)
    draft.set(at, pairs + 1)
    return at + 8 + pairs * 8
  }
}
