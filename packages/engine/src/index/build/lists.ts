import type { ListName } from '../files/meta.ts'
import type { ArrayWriter } from '../files/writer.ts'
import { LongList } from './growing.ts'
import { byCountDescending, inverse } from './sorting.ts'
import { type Strata, saveGroups } from './strata.ts'

/** Values of an account below this are two bytes, others four. */
export const LOW = 65_535
/** Units before the values: how many there are of each. */
export const HEAD = 3

/** Distinct values of each account, in any order. */
export type Distinct = { at: Uint32Array; values: LongList }

/** Collects the distinct values of each account; `eachOf` calls back with every value, as often as it occurs. */
export function distinctValues(
  accounts: number,
  values: number,
  eachOf: (account: number, take: (value: number) => void) => void,
): Distinct {
  const seen = new Uint32Array(values)
  const found: Distinct = { at: new Uint32Array(accounts + 1), values: new LongList() }
  for (let account = 0; account < accounts; account++) {
    eachOf(account, (value) => {
      if (seen[value] === account + 1) return
      seen[value] = account + 1
      found.values.push(value)
    })
    found.at[account + 1] = found.values.length
  }
  return found
}

export type Ranked = { order: Uint32Array; df: Uint32Array }

/**
 * Writes the lists of all accounts. Values get ranks, the most frequent first: counters that are counted most lie side
 * by side, and most ranks fit two bytes. Answers the value at each rank and how many accounts have it.
 */
export function saveLists(
  writer: ArrayWriter,
  name: ListName,
  values: number,
  { at, values: all }: Distinct,
  strata: Strata,
): Ranked {
  const counts = new Uint32Array(values)
  for (let index = 0; index < all.length; index++) counts[all.at(index)]!++
  const all_values = byCountDescending(counts)
  const rank = inverse(all_values)
  const nobodys = all_values.findIndex((value) => counts[value] === 0)
  const order = nobodys < 0 ? all_values : all_values.slice(0, nobodys)
  const stream = new ListStream(writer, name, at.length - 1)
  let ranks = new Uint32Array(1024)
  for (let account = 0; account + 1 < at.length; account++) {
    const length = at[account + 1]! - at[account]!
    if (length > ranks.length) ranks = new Uint32Array(length * 2)
    for (let index = 0; index < length; index++) ranks[index] = rank[all.at(at[account]! + index)]!
    stream.push(ranks.subarray(0, length).sort())
  }
  stream.end()
  saveGroups(writer, name, order.length, strata, (account, take) => {
    for (let index = at[account]!; index < at[account + 1]!; index++) take(rank[all.at(index)]!)
  })
  all.drop()
  const df = order.map((value) => counts[value]!)
  writer.save(`${name}.df`, df)
  return { order, df }
}

/** The form that the kernels read: see `assembly/list-layout.ts`. */
export class ListStream {
  readonly #writer: ArrayWriter
  readonly #name: string
  readonly #at: Uint32Array
  readonly #stream: ReturnType<ArrayWriter['stream']>
  #account = 0
  #units = HEAD

  constructor(writer: ArrayWriter, name: string, accounts: number) {
    this.#writer = writer
    this.#name = name
    this.#at = new Uint32Array(accounts)
    this.#stream = writer.stream(`${name}.values`, 'u16')
    // The empty list, which all accounts without values share.
    this.#stream.write(new Uint16Array(HEAD))
  }

  /** The next account's values, ascending. */
  push(values: Uint32Array): void {
    const account = this.#account++
    if (values.length === 0) return
    this.#at[account] = this.#units
    const units = encodeList(values)
    this.#stream.write(units)
    this.#units += units.length
  }

  end(): void {
    this.#stream.end()
    this.#writer.save(`${this.#name}.at`, this.#at)
  }
}

export function encodeList(values: Uint32Array): Uint16Array {
  let low = 0
  while (low < values.length && values[low]! < LOW) low++
  const high = values.length - low
  const units = new Uint16Array(HEAD + low + high * 2)
  units[0] = low
  units[1] = high & 0xffff
  units[2] = high >>> 16
  for (let index = 0; index < low; index++) units[HEAD + index] = values[index]!
  for (let index = 0; index < high; index++) {
    units[HEAD + low + index * 2] = values[low + index]! & 0xffff
    units[HEAD + low + index * 2 + 1] = values[low + index]! >>> 16
  }
  return units
}
