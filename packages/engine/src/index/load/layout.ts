import { type ArrayMeta, bytesOf, ELEMENTS, type ElementType, isCold, LISTS, type Meta } from '../files/meta.ts'
import { firstFresh } from '../numbering.ts'

/** Where an array lies in memory, and for how many elements there is room. */
export type ArrayPlace = { at: number; type: ElementType; length: number; room: number }
export type MemoryLayout = {
  places: Record<string, ArrayPlace>
  /** Rows that there is room for, with those that will come. */
  room: { rows: number; posts: number; terms: number; phrases: number }
  bytes: number
}

const PAGE = 65_536
const LINE = 64
export const aligned = (bytes: number): number => Math.ceil(bytes / LINE) * LINE
export const bitBytes = (length: number): number => Math.ceil(length / 512) * LINE

/** New rows come between two compactions: a share of what is there. */
const ROOM = { least: 8_192, share: 1 / 12 } as const
const withRoom = (length: number): number => length + Math.max(ROOM.least, Math.ceil(length * ROOM.share))

const MARKS = ['is_there', 'is_verified', 'is_bot', 'has_handle', 'has_profile']
const BYTES_PER_TERM = 12
const BYTES_PER_PHRASE = 24

/** Arrays one after the other, each with room for what will come. The first page stays empty: 0 is nowhere. */
export function layOut(meta: Meta): MemoryLayout {
  const room = {
    rows: withRoom(meta.rows),
    posts: withRoom(meta.posts),
    terms: withRoom(meta.terms),
    phrases: withRoom(meta.phrases),
  }
  const places: Record<string, ArrayPlace> = {}
  let at = PAGE
  const put = (name: string, type: ElementType, length: number, space: number) => {
    places[name] = { at, type, length, room: space }
    at += aligned(ELEMENTS[type].BYTES_PER_ELEMENT * Math.max(space, length) + LINE)
  }
  for (const [name, array] of Object.entries(meta.arrays)) {
    if (!isCold(name)) put(name, array.type, array.length, roomOf(name, array, meta, room))
  }
  // Found when loaded: which of the most frequent terms each account has.
  put('used.firsts', 'u64', 0, room.rows)
  // What changes after the build: posts that are gone, bios that changed, and per token the posts and bios that came.
  put('post.is_gone', 'u32', 0, bitBytes(room.posts) / 4)
  put('bio.is_changed', 'u32', 0, bitBytes(room.rows) / 4)
  put('fresh.at', 'u32', 0, room.terms)
  put('fresh.count', 'u32', 0, room.terms)
  put('fresh_bio.at', 'u32', 0, room.terms)
  put('fresh_bio.count', 'u32', 0, room.terms)
  put('fresh_phrases.at', 'u32', 0, room.phrases)
  // Of each account the newest of its posts that came, with what leads to the one before.
  put('fresh_own.at', 'u32', 0, room.rows)
  // Of each new post its tokens in their order, and its terms.
  put('fresh_tokens.at', 'u32', 0, room.posts - firstFresh(meta.posts))
  put('fresh_terms.at', 'u32', 0, room.posts - firstFresh(meta.posts))
  put('fresh.text_at', 'f64', 0, room.posts - firstFresh(meta.posts))
  put('fresh.card_at', 'f64', 0, room.rows)
  // Of each value the strata that had nobody with it at the build.
  for (const list of LISTS) put(`${list}.more`, 'u32', 0, places[`${list}.df`]!.room)
  return { places, room, bytes: at }
}

function roomOf(name: string, { length }: ArrayMeta, meta: Meta, room: MemoryLayout['room']): number {
  if (MARKS.includes(name) || name.endsWith('.known')) return bitBytes(room.rows) / 4
  if (name === 'term.bytes') return length + (room.terms - meta.terms) * BYTES_PER_TERM
  if (name === 'term.at') return room.terms + 1
  if (name === 'phrase.bytes') return length + (room.phrases - meta.phrases) * BYTES_PER_PHRASE
  if (name === 'phrase.at') return room.phrases + 1
  if (name === 'phrases.df') return room.phrases
  if (name === 'phrases.at') return length
  if (name === 'own_posts.at') return room.rows + 1
  if (name === 'term.kind') return room.terms
  if (/\.(df|terms|kinds)$/.test(name) && name !== 'followed.df') return length + room.terms - meta.terms
  if (length === meta.rows && /^(account\.|followed\.df|followers\.at|.*\.at$)/.test(name)) return room.rows
  if (name.startsWith('post.')) return room.posts
  return length
}

/** What each part takes, for the operator. */
export const memoryByName = ({ places }: MemoryLayout): Record<string, number> =>
  Object.fromEntries(
    Object.entries(places).map(([name, { type, room, length }]) => [
      name,
      bytesOf({ type, length: Math.max(room, length) }),
    ]),
  )
