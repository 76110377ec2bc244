import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { encodeList } from '../build/lists.ts'
import { compileKernels } from './compile.ts'
import { type Kernels, startKernels } from './kernels.ts'

const PAGES = 128
const AREA = 1 << 19
const memory = new WebAssembly.Memory({ initial: PAGES, maximum: 65_536, shared: true })
const u8 = new Uint8Array(memory.buffer)
const u16 = new Uint16Array(memory.buffer)
const u32 = new Uint32Array(memory.buffer)
let kernels: Kernels
beforeAll(async () => {
  kernels = startKernels(await compileKernels(), memory)
})

const area = (n: number): number => (n + 1) * AREA
function put(n: number, values: readonly number[]): number {
  u32.set(values, area(n) / 4)
  return area(n)
}
function cleared(n: number): number {
  u8.fill(0, area(n), area(n) + AREA)
  return area(n)
}
const listAt = (at: number, count: number): number[] => [...u32.slice(at / 4, at / 4 + count)]
const membersOf = (bits: number, to: number): number[] => listAt(area(5), kernels.members(bits, 0, to, area(5)))

const BITS = 4_096
const numbers = fc.uniqueArray(fc.nat(BITS - 1), { maxLength: 400 }).map((list) => list.sort((a, b) => a - b))
const holds = (check: (a: number[], b: number[]) => void) => fc.assert(fc.property(numbers, numbers, check))

function bitsOf(n: number, list: number[]): number {
  const bits = cleared(n)
  kernels.set_list(put(6, list), list.length, bits)
  return bits
}

test('sets are what they should be', () => {
  holds((a, b) => {
    const both = new Set(a).intersection(new Set(b))
    const [x, y] = [bitsOf(0, a), bitsOf(1, b)]
    expect(kernels.popcount_and(x, y, BITS / 8)).toBe(both.size)
    expect(kernels.count_set(put(6, a), a.length, y)).toBe(both.size)
    kernels.and(x, y, BITS / 8)
    expect(membersOf(x, BITS)).toEqual(a.filter((one) => both.has(one)))
    const z = bitsOf(0, a)
    kernels.and_not(z, y, BITS / 8)
    expect(membersOf(z, BITS)).toEqual(a.filter((one) => !both.has(one)))
    kernels.or(z, y, BITS / 8)
    expect(kernels.popcount(z, BITS / 8)).toBe(new Set([...a, ...b]).size)
  })
})

test('lists share what they share, whichever is longer', () => {
  holds((a, b) => {
    const [short, long] = a.length < b.length ? [a, b] : [b, a]
    for (const few of [short, short.slice(0, 5)]) {
      const count = kernels.intersect(put(0, few), few.length, put(1, long), long.length, area(2))
      expect(listAt(area(2), count)).toEqual(few.filter((one) => long.includes(one)))
    }
  })
})

test('ranges begin and end where they are told', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.nat(300), (a, b) => {
      const [from, to] = [Math.min(a, b), Math.max(a, b)]
      const bits = cleared(0)
      kernels.set_range(bits, from, to)
      expect(membersOf(bits, 512)).toEqual(Array.from({ length: to - from }, (_, at) => from + at))
    }),
  )
})

/** Two accounts in three, each with some values below and some above what fits two bytes. */
const lists = fc.array(
  fc.uniqueArray(fc.oneof(fc.nat(40), fc.integer({ min: 65_530, max: 65_560 })), { maxLength: 30 }),
  { minLength: 1, maxLength: 12 },
)
function putLists(all: number[][]): { at: number; values: number } {
  let units = 0
  all.forEach((list, account) => {
    const encoded = encodeList(Uint32Array.from(list).sort())
    u16.set(encoded, area(1) / 2 + units)
    u32[area(0) / 4 + account] = units
    units += encoded.length
  })
  return { at: area(0), values: area(1) }
}

test('counting in two steps is counting at once, and stops where it is told', () => {
  fc.assert(
    fc.property(lists, fc.nat(65_600), fc.nat(65_600), (all, a, b) => {
      const [middle, to] = [Math.min(a, b), Math.max(a, b)]
      const { at, values } = putLists(all)
      const members = put(2, [...all.keys()])
      const counts = cleared(3)
      kernels.count(at, values, members, all.length, counts, 0, middle)
      if (middle > 0) kernels.count(at, values, members, all.length, counts, middle, to)
      const counted = all.flat().filter((value) => value < (middle > 0 ? to : middle))
      for (const value of new Set(all.flat())) {
        expect(u32[counts / 4 + value]).toBe(counted.filter((one) => one === value).length)
      }
    }),
  )
})

test('sorting the values of few accounts finds what counting finds', () => {
  const far = fc.array(fc.uniqueArray(fc.nat(5_000_000), { maxLength: 30 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(fc.oneof(lists, far), (all) => {
      const { at, values } = putLists(all)
      const members = put(2, [...all.keys()])
      const length = all.flat().length
      expect(kernels.lengths(at, values, members, all.length)).toBe(length)
      kernels.gather(at, values, members, all.length, area(3))
      const sorted = kernels.sort(area(3), length, area(4), area(5), Math.max(...all.flat(), 0) + 1)
      expect(listAt(sorted, length)).toEqual(all.flat().sort((a, b) => a - b))
      const count = kernels.runs(sorted, length, area(6), area(7))
      const expected = Map.groupBy(
        all.flat().sort((a, b) => a - b),
        (value) => value,
      )
      expect(listAt(area(6), count)).toEqual([...expected.keys()])
      expect(listAt(area(7), count)).toEqual([...expected.values()].map((same) => same.length))
    }),
  )
})

test('counting makes columns of bits of the first values on its way', () => {
  const many = fc.array(fc.uniqueArray(fc.nat(200), { maxLength: 40 }), { minLength: 1, maxLength: 150 })
  fc.assert(
    fc.property(many, fc.constantFrom(1, 40, 64, 65, 150, 65_535), (all, to) => {
      const { at, values } = putLists(all)
      const members = put(2, [...all.keys()])
      const [counts, out, rows] = [cleared(3), cleared(4), area(6)]
      const masks = area(7)
      kernels.firsts(at, values, 0, all.length, masks)
      kernels.count_firsts(at, values, masks, members, 0, all.length, counts, to, out, 32, rows)
      for (const value of new Set(all.flat())) {
        const having = value < to ? [...all.keys()].filter((account) => all[account]!.includes(value)) : []
        expect(u32[counts / 4 + value]).toBe(having.length)
        if (value < Math.min(to, 64)) expect(membersOf(out + value * 32, 192)).toEqual(having)
      }
    }),
  )
})

test('a column of bits for each chosen value', () => {
  fc.assert(
    fc.property(lists, fc.constantFrom(3, 40, 65_555), (all, chosen) => {
      const { at, values } = putLists(all)
      const masks = area(8)
      u8.fill(0, masks, masks + 2 * AREA)
      u32[masks / 4 + chosen * 2 + 1] = 2 ** 5
      u32[masks / 4 + 7 * 2] = 2 ** 31
      const out = cleared(4)
      const members = put(2, [...all.keys()])
      kernels.columns(at, values, members, 0, all.length, masks, chosen + 1, out, 16, area(3), 64)
      const having = (value: number) => [...all.keys()].filter((account) => all[account]!.includes(value))
      expect(membersOf(out + 37 * 16, 64)).toEqual(having(chosen))
      if (chosen > 7) expect(membersOf(out + 31 * 16, 64)).toEqual(having(7))
    }),
  )
})

test('the best are in a total order: by score, then by id', () => {
  const scores = fc.array(fc.nat(6), { minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(scores, fc.nat(60), fc.nat(2 ** 30), (counts, limit, salt) => {
      const ids = counts.map((_, at) => BigInt((at * 7919 + salt) % 100_003) * 2n ** 33n)
      new BigUint64Array(memory.buffer).set(ids, area(1) / 8)
      kernels.order_by_id(area(1))
      kernels.top_begin(area(2), area(3), limit)
      kernels.top_counts(put(0, counts), 0, counts.length, 0, 0, 1)
      const found = listAt(area(3), kernels.top_end())
      const expected = [...counts.keys()]
        .filter((at) => counts[at]! >= 1)
        .sort((a, b) => counts[b]! - counts[a]! || (ids[a]! < ids[b]! ? -1 : 1))
      expect(found).toEqual(expected.slice(0, limit))
    }),
  )
})
