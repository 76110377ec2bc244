import { INTERESTS, interestPath } from '@starling/catalog'
import type { Judged } from '../../profile/judged.ts'
import { HASHTAG, hashOf, mix, RUN, type Scan, WORD } from '../tokens/scan.ts'
import { LIFE } from './vocabulary/life.ts'
import { MEDIA } from './vocabulary/media.ts'
import { SPANISH } from './vocabulary/spanish.ts'
import { SPORTS } from './vocabulary/sports.ts'
import { WORK } from './vocabulary/work.ts'

const STRONG = 0.72
const WEAK = 0.3
/** Said by a hashtag, a topic is meant. */
const TAGGED = 0.12
const ENOUGH = 0.5
const MOST = 4
const MAX_DENSE = 8
const PAIR = 0x1b873593

type Entry = { topic: number; worth: number; next: Entry | null }

/** Topics the vocabulary knows, as ids of the interests. */
export const TOPICS: string[] = []
const entries = new Map<number, Entry>()
const dense = new Map<number, Entry>()
/** 1 where a word of a dense script may start: most positions end here. */
const denseStarts = new Uint8Array(65536)

const pairOf = (first: number, second: number) => mix(Math.imul(first, PAIR) ^ second)
const allowed = new Set(INTERESTS.map(({ id }) => id))

for (const line of [SPORTS, MEDIA, LIFE, WORK, SPANISH].flatMap((part) => part.trim().split('\n'))) {
  const [id, ...columns] = line.split('|').map((part) => part.trim())
  if (!allowed.has(id!)) throw new Error(`no such interest: ${id}`)
  const topic = TOPICS.includes(id!) ? TOPICS.indexOf(id!) : TOPICS.push(id!) - 1
  for (const word of columns.join(' ').split(/\s+/).filter(Boolean)) add(word, topic)
}

function add(word: string, topic: number): void {
  const weak = word.startsWith('~')
  const plain = weak ? word.slice(1) : word
  const worth = weak ? WEAK : STRONG
  const parts = plain.split('_').filter(Boolean)
  if (parts.length > 1) {
    const hashes = parts.map((part) => hashOf(part))
    put(entries, pairOf(hashes[0]!, hashes[1]!), topic, worth)
    put(entries, hashOf(parts.join('')), topic, worth)
  } else if (plain.charCodeAt(0) > 0x2e80) {
    denseStarts[plain.charCodeAt(0)] = 1
    put(dense, hashOf(plain), topic, worth)
  } else put(entries, hashOf(parts[0]!), topic, worth)
}

function put(table: Map<number, Entry>, hash: number, topic: number, worth: number): void {
  table.set(hash, { topic, worth, next: table.get(hash) ?? null })
}

const missing = new Float64Array(TOPICS.length)
const touched: number[] = []

/** Up to four topics by the words that name them; several words for one topic add up. */
export function topicsIn(scan: Scan): Judged<string>[] {
  touched.length = 0
  let before = 0
  for (let index = 0; index < scan.count; index++) {
    const kind = scan.kinds[index]!
    if (kind === WORD) {
      const hash = scan.hashes[index]!
      const entry = entries.get(hash)
      if (entry) note(entry, 0)
      if (before !== 0) {
        const pair = entries.get(pairOf(before, hash))
        if (pair) note(pair, 0)
      }
      before = hash
      continue
    }
    before = 0
    if (kind === HASHTAG) hashtag(scan.text, scan.starts[index]! + 1, scan.ends[index]!)
    else if (kind === RUN) inside(scan.text, scan.starts[index]!, scan.ends[index]!, 0)
  }
  return touched.length === 0 ? [] : best()
}

function hashtag(text: string, start: number, end: number): void {
  const entry = entries.get(hashOf(text, start, end))
  if (entry) note(entry, TAGGED)
  else inside(text, start, end, TAGGED)
}

/** Words of a script without spaces: at each place the longest that is known. */
function inside(text: string, start: number, end: number, bonus: number): void {
  for (let at = start; at < end; at++) {
    if (denseStarts[text.charCodeAt(at)] !== 1) continue
    for (let size = Math.min(MAX_DENSE, end - at); size > 0; size--) {
      const entry = dense.get(hashOf(text, at, at + size))
      if (!entry) continue
      note(entry, bonus)
      at += size - 1
      break
    }
  }
}

function note(first: Entry, bonus: number): void {
  for (let entry: Entry | null = first; entry; entry = entry.next) {
    if (missing[entry.topic] === 0) {
      missing[entry.topic] = 1
      touched.push(entry.topic)
    }
    missing[entry.topic]! *= 1 - entry.worth - bonus
  }
}

function best(): Judged<string>[] {
  const found = touched
    .map((topic) => ({ value: TOPICS[topic]!, confidence: Math.min(0.97, 1 - missing[topic]!) }))
    .filter(({ confidence }) => confidence >= ENOUGH)
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, MOST)
  for (const topic of touched) missing[topic] = 0
  return found
}

/** The first step of the tree a topic belongs to. */
export const rootOf = (id: string) => interestPath(id).at(-1)!
