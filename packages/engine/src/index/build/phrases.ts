import type { ArrayWriter } from '../files/writer.ts'
import { hashOfBytes } from '../text-hash.ts'
import { type Collected, Rows } from './collect.ts'
import type { Dictionary } from './dictionary.ts'
import { grown } from './growing.ts'
import { IdTable } from './id-table.ts'
import { LOW } from './lists.ts'
import { slotsFor } from './people.ts'
import { type OrderedPosts, savePostings } from './posts.ts'
import { stepOf, walkRuns } from './runs.ts'
import { byCountDescending, type Groups, inverse } from './sorting.ts'

/**
 * A phrase that fewer wrote has no number. No answer shows one of fewer than five authors (`supportOf`), and what
 * comes after the build finds out about these by itself: see `delta/phrases.ts`.
 */
export const PHRASE_AUTHORS = 3
const MOST_CELLS = 2 ** 28

/**
 * Numbers the phrases of all posts, the one of most authors first, and writes which ones each post has (in the order of
 * `own`: post by post of one author after the other), which posts have each, and their texts. How many there are.
 */
export function savePhrases(writer: ArrayWriter, collected: Collected, posts: OrderedPosts, own: Groups): number {
  const rowAt = (position: number) => posts.row[own.rows[position]!]!
  const phrases = new PhraseTree(collected.terms)
  const found = phrasesByPost(phrases, collected.runs, posts.length, rowAt)
  collected.runs.values.drop()
  const authors = authorsOf(phrases.size, found, own)
  const order = byCountDescending(authors)
  const rare = order.findIndex((phrase) => authors[phrase]! < PHRASE_AUTHORS)
  const numbered = rare < 0 ? order : order.slice(0, rare)
  writer.save(
    'phrases.df',
    numbered.map((phrase) => authors[phrase]!),
  )
  const lists = savePhraseLists(writer, found, inverse(order), numbered.length)
  const position = inverse(own.rows)
  savePostings(writer, 'phrase_postings', numbered.length, posts.length, lists, (post) => position[post]!)
  savePhraseTexts(writer, phrases, numbered)
  return numbered.length
}

/** Beginnings of phrases, each the one before and a word more. */
class PhraseTree {
  readonly #words: Dictionary
  readonly #steps = new IdTable()

  constructor(words: Dictionary) {
    this.#words = words
  }

  get size(): number {
    return this.#steps.size
  }

  /** Places of first words are their numbers, those of phrases come behind all words. */
  go = (place: number, code: number): number => this.#words.size + this.#steps.addPair(place, code)
  phraseAt = (place: number): number => place - this.#words.size

  textOf(phrase: number): string {
    const [place, code] = this.#steps.pairOf(phrase)
    const { word, isJoined } = stepOf(code)
    const before = place < this.#words.size ? this.#words.texts[place]! : this.textOf(this.phraseAt(place))
    return before + (isJoined ? '' : ' ') + this.#words.texts[word]!
  }
}

/** Of the post at each position its phrases, each once, without most of those that hardly any post has. */
function phrasesByPost(tree: PhraseTree, runs: Rows, length: number, rowAt: (position: number) => number): Rows {
  const isOften = oftenMet(runs)
  const found = new Rows()
  const own: number[] = []
  let last = new Uint32Array(1024)
  for (let position = 0; position < length; position++) {
    own.length = 0
    walkRuns(runs, rowAt(position), {
      // No phrase is in more posts than its beginning.
      go: (place, code, hash) => (isOften(hash) ? tree.go(place, code) : -1),
      take: (place) => {
        const phrase = tree.phraseAt(place)
        last = grown(last, phrase + 1)
        if (last[phrase] === position + 1) return
        last[phrase] = position + 1
        own.push(phrase)
      },
    })
    found.push(own)
  }
  return found
}

/** Counts all beginnings by hash, which may be too many of some and too few of none. */
function oftenMet(runs: Rows): (hash: number) => boolean {
  let cells = 1024
  while (cells < Math.min(runs.values.length * 4, MOST_CELLS)) cells *= 2
  const met = new Uint8Array(cells)
  const count = (_: number, __: number, hash: number): number => {
    const cell = hash & (cells - 1)
    if (met[cell]! < PHRASE_AUTHORS) met[cell]!++
    return 0
  }
  for (let row = 0; row < runs.length; row++) walkRuns(runs, row, { go: count, take: () => {} })
  return (hash) => met[hash & (cells - 1)] === PHRASE_AUTHORS
}

/** How many wrote each. */
function authorsOf(phrases: number, found: Rows, own: Groups): Uint32Array {
  const authors = new Uint32Array(phrases)
  const last = new Uint32Array(phrases)
  for (let account = 0; account + 1 < own.at.length; account++) {
    for (let position = own.at[account]!; position < own.at[account + 1]!; position++) {
      for (let index = found.start(position); index < found.end(position); index++) {
        const phrase = found.values.at(index)
        if (last[phrase] === account + 1) continue
        last[phrase] = account + 1
        authors[phrase]!++
      }
    }
  }
  return authors
}

/** Writes the numbers of each post's phrases, ascending, as `encodePhrases` does. */
function savePhraseLists(writer: ArrayWriter, found: Rows, rank: Uint32Array, numbered: number): Rows {
  const lists = new Rows()
  const at = new Uint32Array(found.length + 1)
  const stream = writer.stream('phrases.values', 'u16')
  for (let position = 0; position < found.length; position++) {
    const own: number[] = []
    for (let index = found.start(position); index < found.end(position); index++) {
      const number = rank[found.values.at(index)]!
      if (number < numbered) own.push(number)
    }
    own.sort((a, b) => a - b)
    lists.push(own)
    stream.write(encodePhrases(own))
    at[position + 1] = stream.length
  }
  stream.end()
  writer.save('phrases.at', at)
  found.values.drop()
  return lists
}

/** Two bytes each, and behind the mark `LOW` four. */
export function encodePhrases(ascending: readonly number[]): Uint16Array {
  const low = ascending.filter((number) => number < LOW)
  const high = ascending.slice(low.length)
  if (high.length === 0) return Uint16Array.from(low)
  return Uint16Array.from([...low, LOW, ...high.flatMap((number) => [number & 0xffff, number >>> 16])])
}

function savePhraseTexts(writer: ArrayWriter, tree: PhraseTree, numbered: Uint32Array): void {
  const at = new Uint32Array(numbered.length + 1)
  const slots = new Uint32Array(slotsFor(numbered.length))
  const stream = writer.stream('phrase.bytes', 'u8')
  for (const [number, phrase] of numbered.entries()) {
    const bytes = Buffer.from(tree.textOf(phrase))
    stream.write(bytes)
    at[number + 1] = at[number]! + bytes.length
    let slot = hashOfBytes(bytes) & (slots.length - 1)
    while (slots[slot]) slot = (slot + 1) & (slots.length - 1)
    slots[slot] = number + 1
  }
  stream.end()
  writer.save('phrase.at', at)
  writer.save('phrase.slots', slots)
}
