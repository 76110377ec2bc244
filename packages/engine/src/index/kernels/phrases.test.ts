import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { encodePhrases } from '../build/phrases.ts'
import { compileKernels } from './compile.ts'
import { type Kernels, startKernels } from './kernels.ts'

const AREA = 1 << 20
const memory = new WebAssembly.Memory({ initial: 256, maximum: 65_536, shared: true })
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
function bitsOf(n: number, list: readonly number[]): number {
  u8.fill(0, area(n), area(n) + AREA)
  for (const one of list) u8[area(n) + (one >>> 3)]! |= 1 << (one & 7)
  return area(n)
}
function cleared(n: number): number {
  u8.fill(0, area(n), area(n) + AREA)
  return area(n)
}

/** Numbers of two bytes, of four, and the last and first of each. */
const PHRASES = [0, 1, 2, 40, 65_533, 65_534, 65_535, 65_536, 70_000, 131_071, 200_000]
const BUILT = 64
const FRESH = 128
const ACCOUNTS = 6
type Post = { number: number; author: number; phrases: number[] }

const built = fc.array(fc.record({ author: fc.nat(ACCOUNTS - 1), phrases: fc.subarray(PHRASES) }), { maxLength: BUILT })
const question = fc.record({
  old: built.map((posts) => posts.map((post, number): Post => ({ ...post, number }))),
  fresh: built.map((posts) => posts.map((post, at): Post => ({ ...post, number: FRESH + at }))),
  wanted: fc.uniqueArray(fc.nat(FRESH + BUILT)),
  from: fc.constantFrom(0, 64),
  to: fc.constantFrom(64, FRESH),
  below: fc.constantFrom(0, 2, 65_534, 65_535, 65_536, 70_001, 200_001),
  accounts: fc.subarray([0, 1, 2, 3, 4, 5]),
})

/** As the index has them: own posts by author, and those that came later hanging together. */
function layOut(old: Post[], fresh: Post[]): number[] {
  const own = old.toSorted((a, b) => a.author - b.author)
  const own_at = Array.from(
    { length: ACCOUNTS + 1 },
    (_, account) => own.filter(({ author }) => author < account).length,
  )
  const at = [0]
  for (const { phrases } of own) {
    const units = encodePhrases(phrases)
    u16.set(units, area(3) / 2 + at.at(-1)!)
    at.push(at.at(-1)! + units.length)
  }
  const heads = new Array<number>(ACCOUNTS).fill(0)
  let place = area(5)
  for (const { author, number, phrases } of fresh) {
    const units = encodePhrases(phrases)
    u32.set([heads[author]!, number, units.length], place / 4)
    u16.set(units, place / 2 + 6)
    heads[author] = place
    place += Math.ceil((12 + units.byteLength) / 8) * 8
  }
  const numbers = own.map(({ number }) => number)
  return [put(0, own_at), put(1, numbers), put(2, at), area(3), put(4, heads)]
}

test('an author of several posts counts once for a phrase, up to the last that can matter', () => {
  fc.assert(
    fc.property(question, ({ old, fresh, wanted, from, to, below, accounts }) => {
      const lists = layOut(old, fresh)
      const [last, counts] = [cleared(8), cleared(9)]
      const set = [bitsOf(6, wanted), from, to, FRESH]
      kernels.count_phrases(put(7, accounts), accounts.length, ...lists, ...set, last, counts, below)
      const isIn = ({ number }: Post) => wanted.includes(number) && ((number >= from && number < to) || number >= FRESH)
      for (const phrase of PHRASES) {
        const posts = [...old, ...fresh].filter((post) => isIn(post) && post.phrases.includes(phrase))
        const authors = new Set(posts.map(({ author }) => author).filter((author) => accounts.includes(author)))
        expect(u32[counts / 4 + phrase]).toBe(phrase < below ? authors.size : 0)
      }
    }),
  )
})

test('authors of a list of posts, those not seen before', () => {
  fc.assert(
    fc.property(question, ({ old, wanted, from, to, accounts }) => {
      const author = put(
        0,
        old.map((post) => post.author),
      )
      const list = put(
        1,
        old.map(({ number }) => number),
      )
      const set = [bitsOf(2, wanted), from, to, FRESH] as const
      const own = bitsOf(3, accounts)
      const found = old.filter(
        (post) =>
          wanted.includes(post.number) && post.number >= from && post.number < to && accounts.includes(post.author),
      )
      const seen = cleared(4)
      const listed = () => {
        const count = kernels.list_authors(list, old.length, ...set, author, own, seen, area(5))
        return [...u32.slice(area(5) / 4, area(5) / 4 + count)]
      }
      expect(listed()).toEqual([...new Set(found.map((post) => post.author))])
      expect(listed()).toEqual([])
    }),
  )
})

test('values of rows, and pairs of them, of the posts that are set', () => {
  fc.assert(
    fc.property(
      fc.array(fc.subarray([0, 1, 2, 3, 4]), { maxLength: 40 }),
      fc.uniqueArray(fc.nat(60)),
      (rows, wanted) => {
        const FIRST = 17
        const at = [0]
        for (const row of rows) at.push(at.at(-1)! + row.length)
        const posts = [bitsOf(0, wanted), FIRST, rows.length, put(1, at)] as const
        const taken = rows.filter((_, row) => wanted.includes(FIRST + row))
        kernels.measure_rows(...posts, area(3))
        expect([...u32.slice(area(3) / 4, area(3) / 4 + 2)]).toEqual([taken.length, taken.flat().length])
        // Who wrote a post has its number.
        const author = put(
          7,
          rows.map((_, row) => FIRST + row),
        )
        const [authors, begins, values] = [area(8), area(9), area(10)]
        kernels.gather_rows(...posts, put(2, rows.flat()), author - FIRST * 4, authors, begins, values)
        expect([...u32.slice(authors / 4, authors / 4 + taken.length)]).toEqual(
          rows.flatMap((_, row) => (wanted.includes(FIRST + row) ? [FIRST + row] : [])),
        )
        const counts = cleared(3)
        kernels.tally_values(values, taken.flat().length, counts)
        const having = (...values: number[]) => taken.filter((row) => values.every((one) => row.includes(one))).length
        expect([...u32.slice(counts / 4, counts / 4 + 5)]).toEqual([0, 1, 2, 3, 4].map((value) => having(value)))
        // Of the five, 3, 1 and 4 are chosen, in this order.
        const chosen = [3, 1, 4]
        u8.fill(255, area(4), area(4) + 5)
        chosen.forEach((value, slot) => {
          u8[area(4) + value] = slot
        })
        const matrix = cleared(5)
        kernels.pairs_rows(taken.length, begins, values, area(4), chosen.length, matrix, area(6))
        for (let later = 1; later < chosen.length; later++) {
          for (let earlier = 0; earlier < later; earlier++) {
            expect(u32[matrix / 4 + later * chosen.length + earlier]).toBe(having(chosen[later]!, chosen[earlier]!))
          }
        }
      },
    ),
  )
})
