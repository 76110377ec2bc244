import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { surenessOf } from '../../port/lift.ts'
import { compileKernels } from './compile.ts'
import { type Kernels, startKernels } from './kernels.ts'

const AREA = 1 << 16
const memory = new WebAssembly.Memory({ initial: 16, maximum: 65_536, shared: true })
const u8 = new Uint8Array(memory.buffer)
const u32 = new Uint32Array(memory.buffer)
const ids = new BigUint64Array(memory.buffer)
let kernels: Kernels
beforeAll(async () => {
  kernels = startKernels(await compileKernels(), memory)
})

const area = (n: number): number => (n + 1) * AREA
const row = fc.record({ count: fc.nat(12), others: fc.integer({ min: 1, max: 12 }), kind: fc.nat(3) })
const given = [fc.array(row, { maxLength: 150 }), fc.nat(3), fc.integer({ min: 1, max: 6 }), fc.nat(20)] as const

/** The best by a score, of those that are taken; ties by number. */
function best<Row>(
  rows: Row[],
  isTaken: (row: Row) => boolean,
  scoreOf: (row: Row) => number,
  limit: number,
): number[] {
  return [...rows.keys()]
    .filter((at) => isTaken(rows[at]!))
    .sort((a, b) => scoreOf(rows[b]!) - scoreOf(rows[a]!) || a - b)
    .slice(0, limit)
}

function found(rank: () => void, limit: number): number[] {
  kernels.order_by_id(area(3))
  kernels.top_begin(area(4), area(5), limit)
  rank()
  return [...u32.slice(area(5) / 4, area(5) / 4 + kernels.top_end())]
}

test('the best of one kind, by count and by lift', () => {
  fc.assert(
    fc.property(...given, (rows, kind, least, limit) => {
      rows.forEach(({ count, others, kind }, at) => {
        u32[area(0) / 4 + at] = count
        u32[area(1) / 4 + at] = others
        u8[area(2) + at] = kind
        ids[area(3) / 8 + at] = BigInt(at)
      })
      const isTaken = (one: { count: number; kind: number }) => one.count >= least && one.kind === kind
      const [counts, others, kinds, to] = [area(0), area(1), area(2), rows.length]
      expect(found(() => kernels.top_counts(counts, 0, to, kinds, kind, least), limit)).toEqual(
        best(rows, isTaken, ({ count }) => count, limit),
      )
      expect(found(() => kernels.top_lift(counts, others, 0, to, kinds, kind, least), limit)).toEqual(
        best(rows, isTaken, ({ count, others }) => surenessOf({ count, others }), limit),
      )
      const [values, own] = [area(6), area(7)]
      const few = kernels.counted(counts, to, values, own)
      const listed = [...rows.entries()].filter(([, { count }]) => count > 0)
      expect([...u32.slice(values / 4, values / 4 + few)]).toEqual(listed.map(([at]) => at))
      expect([...u32.slice(own / 4, own / 4 + few)]).toEqual(listed.map(([, { count }]) => count))
      expect(found(() => kernels.top_counts_of(values, own, few, kinds, kind, least), limit)).toEqual(
        best(rows, isTaken, ({ count }) => count, limit),
      )
      expect(found(() => kernels.top_lift_of(values, own, few, others, kinds, kind, least), limit)).toEqual(
        best(rows, isTaken, ({ count, others }) => surenessOf({ count, others }), limit),
      )
      expect(found(() => kernels.top_similar(counts, others, 0, to, 50), limit)).toEqual(
        best(
          rows,
          ({ count }) => count > 0,
          ({ count, others }) => count / (50 + Math.max(others, count) - count),
          limit,
        ),
      )
    }),
  )
})
