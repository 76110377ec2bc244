import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { compileKernels } from './compile.ts'
import { type Kernels, startKernels } from './kernels.ts'

const AREA = 1 << 16
const memory = new WebAssembly.Memory({ initial: 32, maximum: 65_536, shared: true })
const u8 = new Uint8Array(memory.buffer)
const u32 = new Uint32Array(memory.buffer)
let kernels: Kernels
beforeAll(async () => {
  kernels = startKernels(await compileKernels(), memory)
})

const POSTS = 512
const ACCOUNTS = 64
const area = (n: number): number => (n + 1) * AREA
function put(n: number, values: readonly number[]): number {
  u32.set(values, area(n) / 4)
  return area(n)
}
function bitsOf(n: number, list: readonly number[]): number {
  u8.fill(0, area(n), area(n) + AREA)
  for (const one of list) u8[area(n) + (one >>> 3)]! |= 1 << (one & 7)
  return area(n)
}
const isSet = (bits: number, one: number): boolean => ((u8[bits + (one >>> 3)]! >>> (one & 7)) & 1) === 1
const setIn = (bits: number, length: number): number[] =>
  Array.from({ length }, (_, one) => one).filter((one) => isSet(bits, one))

const some = (of: number) => fc.uniqueArray(fc.nat(of - 1), { maxLength: of }).map((list) => list.sort((a, b) => a - b))
const column = (max: number) => fc.array(fc.nat(max), { minLength: POSTS, maxLength: POSTS })

test('those of a list that are in bits', () => {
  fc.assert(
    fc.property(some(POSTS), some(POSTS), some(POSTS), (list, wanted, before) => {
      const out = bitsOf(2, before)
      kernels.set_shared(put(0, list), list.length, bitsOf(1, wanted), out)
      const expected = new Set([...before, ...list.filter((one) => wanted.includes(one))])
      expect(setIn(out, POSTS)).toEqual([...expected].sort((a, b) => a - b))
    }),
  )
})

test('a share is the posts of the accounts and who wrote them, from a list as from bits', () => {
  const choice = fc.record({
    ...{ isAnyone: fc.boolean(), rare: fc.nat(1), isAnyGone: fc.boolean() },
    ...{ isTimed: fc.boolean(), since: fc.nat(50), until: fc.nat(100) },
  })
  fc.assert(
    fc.property(
      some(POSTS),
      column(ACCOUNTS - 1),
      column(100),
      some(ACCOUNTS),
      some(POSTS),
      choice,
      (posts, author, time, accounts, deleted, { isAnyone, rare, isAnyGone, isTimed, since, until }) => {
        const gone = isAnyGone ? deleted : []
        const at = [put(1, author), isAnyone ? 0 : bitsOf(2, accounts)] as const
        const isOurs = (post: number) => isAnyone || accounts.includes(author[post]!)
        const authorsOf = (all: number[]) => all.map((post) => author[post]! << 2)
        const authorsIn = (list: number, count: number) => [...u32.slice(list / 4, list / 4 + count)]

        const [authors, any] = [area(3), bitsOf(4, [])]
        const ours = posts.filter(isOurs)
        expect(kernels.share(bitsOf(0, posts), 0, POSTS, ...at, authors, any)).toBe(ours.length)
        expect([setIn(any, POSTS), authorsIn(authors, ours.length)]).toEqual([ours, authorsOf(ours)])

        const [listed_authors, listed] = [area(3), bitsOf(4, [])]
        const left = ours.filter(
          (post) => !gone.includes(post) && (!isTimed || (time[post]! >= since && time[post]! < until)),
        )
        const times = [isTimed ? put(7, time) : 0, since, until] as const
        const count = kernels.share_list(
          ...[
            put(6, posts),
            posts.length,
            ...at,
            listed_authors,
            listed,
            rare,
            isAnyGone ? bitsOf(5, gone) : 0,
            ...times,
          ],
        )
        expect(count).toBe(left.length)
        expect([setIn(listed, POSTS), authorsIn(listed_authors, left.length)]).toEqual([left, authorsOf(left)])
      },
    ),
  )
})

const DAY = 86_400
test('a series is the same whether posts are known to be in the order of time or not', () => {
  const times = fc
    .array(fc.nat(9 * DAY), { minLength: POSTS, maxLength: POSTS })
    .map((list) => list.sort((a, b) => a - b))
  fc.assert(
    fc.property(
      some(POSTS),
      times,
      column(3),
      column(1_000),
      fc.boolean(),
      fc.integer({ min: -720, max: 840 }),
      (posts, time, mood, likes, byHour, minutes) => {
        const moved = minutes * 60
        const first = byHour ? 0 : Math.floor((time[0]! + moved) / DAY)
        const rows = byHour ? 168 : 12
        const where = [put(1, time), area(2), put(3, likes), moved, byHour ? 1 : 0, first] as const
        u8.set(mood, area(2))
        const expected = Array.from({ length: rows }, () => [0, 0, 0, 0, 0])
        for (const post of posts) {
          const at = time[post]! + moved
          const hour = Math.floor(at / 3_600)
          const row = expected[byHour ? (((hour + 72) % 168) + 168) % 168 : Math.floor(at / DAY) - first]!
          row[0]!++
          if (mood[post]! > 0) row[mood[post]!]!++
          row[4]! += likes[post]!
        }
        for (const sorted of [0, 200, POSTS]) {
          const out = bitsOf(4, [])
          kernels.series(bitsOf(0, posts), 0, POSTS, ...where, out, sorted)
          const found = expected.map((_, row) => [
            ...u32.slice(out / 4 + row * 6, out / 4 + row * 6 + 4),
            new Float64Array(memory.buffer)[(out + row * 24 + 16) / 8]!,
          ])
          expect(found).toEqual(expected)
        }
      },
    ),
    { numRuns: 40 },
  )
})

test('the first and the last that are set', () => {
  fc.assert(
    fc.property(some(POSTS), (list) => {
      const bits = bitsOf(0, list)
      expect(kernels.first_set(bits, 0, POSTS)).toBe(list[0] ?? POSTS)
      expect(kernels.last_set(bits, 0, POSTS)).toBe(list.at(-1) ?? POSTS)
    }),
  )
})

test('a cut is after the last count that is high enough, in whatever order they are', () => {
  const counts = fc.array(fc.oneof(fc.constant(0), fc.nat(9)), { maxLength: 3_000 })
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 10 }), (all, least) => {
      const [at, maxima] = [put(0, all), area(5)]
      kernels.block_maxima(at, all.length, maxima)
      expect(kernels.cut(at, maxima, all.length, least)).toBe(all.findLastIndex((one) => one >= least) + 1)
    }),
  )
})
