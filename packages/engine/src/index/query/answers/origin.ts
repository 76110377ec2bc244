import type { Primitive } from '@starling/sections'
import { originOf } from '../../../facts/fetch.ts'
import type { PrimitiveAnswers } from '../../../port/answers.ts'
import { partsOf } from '../posts.ts'
import type { Session } from '../session.ts'
import type { Asking } from './asking.ts'

/** So many rows are looked at between two looks whether the question was taken back. */
const WORDS_AT_ONCE = 1 << 16

export function origin(asking: Asking, { of }: Extract<Primitive, { do: 'origin' }>): PrimitiveAnswers['origin'] {
  const { session } = asking
  const fetches = new Fetches(session)
  if (of === 'people') fetches.look('account.fetch', asking.audience.bits, 0, session.store.account_bytes)
  else if (of === 'posts') {
    const { bits, range } = asking.posts
    for (const { at, bytes } of partsOf(session, range)) fetches.look('post.fetch', bits, at, bytes)
  } else {
    const account = session.store.named(of.handle)
    if (account >= 0) fetches.add(session.store.number('account.fetch', account))
  }
  return originOf(fetches.found)
}

/** Which fetches some rows are of. Mostly rows are of few, so that looking ends as soon as all there are were seen. */
class Fetches {
  readonly #session: Session
  readonly #names: readonly string[]
  readonly #isSeen: Uint8Array
  #left: number
  readonly found: string[] = []

  constructor(session: Session) {
    this.#session = session
    this.#names = session.store.live.values.fetch
    this.#left = this.#names.length
    this.#isSeen = new Uint8Array(this.#left + 1)
    this.#isSeen[0] = 1
  }

  add(code: number): void {
    if (this.#isSeen[code]) return
    this.#isSeen[code] = 1
    this.found.push(this.#names[code - 1]!)
    this.#left--
  }

  look(column: string, bits: number, at: number, bytes: number): void {
    const { store } = this.#session
    const { u32 } = store
    const codes = store.at(column) / 4
    const first = bits / 4
    for (let word = at / 4; word < (at + bytes) / 4 && this.#left > 0; word++) {
      if (word % WORDS_AT_ONCE === 0) this.#session.check()
      for (let left = u32[first + word]!; left !== 0; left &= left - 1) {
        const code = u32[codes + word * 32 + 31 - Math.clz32(left & -left)]!
        if (!this.#isSeen[code]) this.add(code)
      }
    }
  }
}
