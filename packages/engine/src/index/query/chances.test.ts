import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Likeness } from '../../port/alike.ts'
import { compileKernels } from '../kernels/compile.ts'
import { startKernels } from '../kernels/kernels.ts'
import { Arena } from './arena.ts'
import { Chances } from './chances.ts'

const memory = new WebAssembly.Memory({ initial: 16, maximum: 65_536, shared: true })
const [u32, f64] = [new Uint32Array(memory.buffer), new Float64Array(memory.buffer)]
const kernels = startKernels(await compileKernels(), memory)

const STRATA = 12
const group = fc
  .record({ n: fc.integer({ min: 1, max: 40 }), others: fc.nat(300) })
  .map(({ n, others }) => ({ n, all: n + others }))
const compared = fc.record({
  groups: fc.array(group, { minLength: 1, maxLength: 8 }),
  /** Of each stratum the group, as far as there is such a one, and how many have each of two values. */
  strata: fc.array(fc.tuple(fc.nat(8), fc.nat(30), fc.nat(30)), { minLength: STRATA, maxLength: STRATA }),
})

test('kernels find what chance would bring to the last digit, one value after the other', () => {
  fc.assert(
    fc.property(compared, ({ groups, strata }) => {
      const likeness = new Likeness(groups, { known: 50, baseline_known: 700 })
      const groupOf = Uint32Array.from(strata, ([of]) => (of > groups.length ? 0 : of))
      const arena = new Arena(1 << 10, memory.buffer.byteLength - (1 << 10), () => false)
      const chances = new Chances({ arena, store: { kernels, u32, f64 } }, likeness, groupOf)
      const [room, everybody] = [arena.borrow(1 << 16), arena.borrow(8)]
      for (const value of [1, 2] as const) {
        const holders = new Uint32Array(groups.length)
        strata.forEach((stratum, at) => {
          if (groupOf[at]! > 0) holders[groupOf[at]! - 1]! += stratum[value]
        })
        const expected = { ...likeness.byChance(holders), others: likeness.others(holders) }
        const pairs = strata.flatMap((stratum, at) => [at, stratum[value]])
        u32.set(pairs, room / 4)
        expect(chances.of(() => kernels.hold_strata(room, STRATA))).toEqual(expected)
        const counts = strata.map((stratum) => stratum[value])
        u32.set([...strata.map((_, at) => 700 + at), ...counts], room / 4)
        expect(chances.of(() => kernels.hold_runs(room, room + STRATA * 4, STRATA, 700))).toEqual(expected)
        u32.set(holders, room / 4)
        expect(chances.of(() => kernels.hold_groups(room, groups.length))).toEqual(expected)
        // As many accounts of each stratum, whose numbers are those of their strata.
        const accounts = strata.flatMap((stratum, at) => Array.from({ length: stratum[value] }, () => at))
        u32.set(
          strata.map((_, at) => at),
          room / 4,
        )
        u32.set(accounts, room / 4 + STRATA)
        const list = room + STRATA * 4
        u32.fill(0xffffffff, everybody / 4, everybody / 4 + 1)
        expect(chances.of(() => kernels.hold_accounts(list, accounts.length, everybody, room))).toEqual(expected)
      }
    }),
  )
})
