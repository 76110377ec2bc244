import { termKind } from '@starling/enrich/src/text/words/words.ts'
import type { TermList } from '../files/meta.ts'
import type { ArrayWriter } from '../files/writer.ts'
import { hashOfBytes } from '../text-hash.ts'
import { slotsFor } from './people.ts'

export const KINDS = ['keyword', 'hashtag', 'emoji', 'subreddit', 'mention'] as const
const ASCII = /^[ -~]*$/

/** The dictionary: bytes, kinds, a hash table, and which are so short that one character may be looked for in them. */
export function saveTerms(writer: ArrayWriter, texts: readonly string[]): Uint8Array {
  const at = new Uint32Array(texts.length + 1)
  const kinds = new Uint8Array(texts.length)
  const slots = new Uint32Array(slotsFor(texts.length))
  const short: number[] = []
  const stream = writer.stream('term.bytes', 'u8')
  texts.forEach((text, term) => {
    const bytes = Buffer.from(text)
    stream.write(bytes)
    at[term + 1] = at[term]! + bytes.length
    kinds[term] = KINDS.indexOf(termKind(text))
    if (text.length <= 2 && !ASCII.test(text)) short.push(term)
    let slot = hashOfBytes(bytes) & (slots.length - 1)
    while (slots[slot]) slot = (slot + 1) & (slots.length - 1)
    slots[slot] = term + 1
  })
  stream.end()
  writer.save('term.at', at)
  writer.save('term.kind', kinds)
  writer.save('term.slots', slots)
  writer.save('term.short', Uint32Array.from(short))
  return kinds
}

/** The term at each rank of a list, and its kind. */
export function saveRanks(writer: ArrayWriter, name: TermList, order: Uint32Array, kinds: Uint8Array): void {
  writer.save(`${name}.terms`, order)
  writer.save(
    `${name}.kinds`,
    Uint8Array.from(order, (term) => kinds[term]!),
  )
}
