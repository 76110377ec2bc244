import type { ByChance, Likeness } from '../../port/alike.ts'
import type { Kernels } from '../kernels/kernels.ts'
import type { Arena } from './arena.ts'
import type { Store } from './store.ts'

/** As `kernels/assembly/chance.ts` lays them out. */
const GROUP_BYTES = 16
const KIND_BYTES = 48

/** `others`: how many of the baseline would have it if its people were like the audience. */
export type Chance = ByChance & { others: number }

/** Where there is room, and kernels that see it. */
type Place = { arena: Pick<Arena, 'borrow'>; store: Pick<Store, 'kernels' | 'u32' | 'f64'> }

/** A likeness in memory, where kernels find what chance would bring of a value. */
export class Chances {
  readonly #store: Place['store']
  readonly #likeness: Likeness
  readonly #tables: [group_of: number, groups: number, touched: number, kinds: number, n: number]
  readonly #out: number

  /** `groupOf`: per stratum its group plus one; 0 where nobody of it is compared. */
  constructor({ arena, store }: Place, likeness: Likeness, groupOf: Uint32Array) {
    this.#store = store
    this.#likeness = likeness
    const { groups: width, kinds, kindOf, weights } = likeness
    const [group_of, groups, touched] = [groupOf.length * 4, width * GROUP_BYTES, width * 4].map((bytes) =>
      arena.borrow(bytes),
    ) as [number, number, number]
    const kinds_at = arena.borrow(kinds.length * KIND_BYTES)
    this.#tables = [group_of, groups, touched, kinds_at, kinds.length]
    this.#out = arena.borrow(24)
    const { u32, f64 } = store
    for (let stratum = 0; stratum < groupOf.length; stratum++) {
      const group = groupOf[stratum]!
      u32[group_of / 4 + stratum] = group === 0 ? 0 : groups + (group - 1) * GROUP_BYTES
    }
    for (let group = 0; group < width; group++) {
      const at = groups + group * GROUP_BYTES
      u32[at / 4] = kinds_at + kindOf[group]! * KIND_BYTES
      u32[at / 4 + 1] = 0
      f64[at / 8 + 1] = weights[group]!
    }
    for (let kind = 0; kind < kinds.length; kind++) {
      const { n, all } = kinds[kind]!
      f64.set([n, all, n * (all - n), all * all * (all - 1), 0, 0], (kinds_at + kind * KIND_BYTES) / 8)
    }
  }

  /** `tell` tells kernels who has the value. */
  of(tell: (kernels: Kernels) => void): Chance {
    const { kernels, f64 } = this.#store
    kernels.chance_begin(...this.#tables)
    tell(kernels)
    kernels.chance_take(this.#out)
    const at = this.#out / 8
    return { expected: f64[at]!, variance: f64[at + 1]!, others: this.#likeness.othersOf(f64[at + 2]!) }
  }
}
