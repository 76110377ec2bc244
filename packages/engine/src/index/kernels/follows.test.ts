import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { compileKernels } from './compile.ts'
import { type Kernels, startKernels } from './kernels.ts'

const DAY = 86_400
const NEVER = 0xffffffff
const [FOLLOWS, SPAN, COUNTS] = [65_536, 131_072, 196_608]
const memory = new WebAssembly.Memory({ initial: 8, maximum: 65_536, shared: true })
const u32 = new Uint32Array(memory.buffer)
let kernels: Kernels
beforeAll(async () => {
  kernels = startKernels(await compileKernels(), memory)
})

const second = fc.oneof(fc.constant(NEVER), fc.integer({ min: 20_000 * DAY, max: 20_050 * DAY }))

test('follows that began and ended, by day', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(second, second), { maxLength: 60 }), (follows) => {
      follows.forEach(([since, until], row) => {
        u32.set([row, since, until], FOLLOWS / 4 + row * 3)
      })
      kernels.follow_span(FOLLOWS, follows.length, NEVER, SPAN)
      const [begin, end] = u32.slice(SPAN / 4, SPAN / 4 + 2)
      const known = follows.flat().filter((one) => one !== NEVER)
      if (known.length === 0) {
        expect(begin).toBeGreaterThan(end!)
        return
      }
      expect([begin, end]).toEqual([Math.min(...known), Math.max(...known)])
      const first = Math.floor(begin! / DAY)
      u32.fill(0, COUNTS / 4, COUNTS / 4 + 200)
      kernels.follow_days(FOLLOWS, follows.length, NEVER, first, COUNTS)
      for (let day = first; day <= Math.floor(end! / DAY); day++) {
        const at = COUNTS / 4 + (day - first) * 2
        const within = (cell: 0 | 1) => follows.filter((one) => Math.floor(one[cell] / DAY) === day).length
        expect([u32[at], u32[at + 1]]).toEqual([within(0), within(1)])
      }
    }),
  )
})
