import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Stratum } from '../build/strata.ts'

export const ELEMENTS = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  u64: BigUint64Array,
  f64: Float64Array,
} as const
export type ElementType = keyof typeof ELEMENTS
export type Numbers = Uint8Array | Uint16Array | Uint32Array | BigUint64Array | Float64Array

export const bytesOf = ({ type, length }: ArrayMeta): number => ELEMENTS[type].BYTES_PER_ELEMENT * length

export type ArrayMeta = { type: ElementType; length: number }

/** Dimensions of which an account has one value. */
export const COLUMNS = ['country', 'region', 'city', 'language', 'gender', 'age_group'] as const
export type ColumnName = (typeof COLUMNS)[number]
/** Dimensions of which it may have several. */
export const VALUE_LISTS = ['job_title', 'interest', 'topic'] as const
export type ValueList = (typeof VALUE_LISTS)[number]
/** What has numbers of its own; of `fetch` accounts and posts have one each. */
export type CodedName = ColumnName | ValueList | 'fetch'
export const TERM_LISTS = ['used', 'bio', 'interacted'] as const
export type TermList = (typeof TERM_LISTS)[number]
export const LISTS = [...VALUE_LISTS, ...TERM_LISTS, 'followed'] as const
export type ListName = (typeof LISTS)[number]

/** Another one with every change of what is written, of how texts are cut or of what is taken for known: an index of before is made anew. */
export const FORMAT = 7

/** What a folder of arrays holds; written last, so that a folder with it is whole. */
export type Meta = {
  format: number
  /** Rows: accounts that are there and ids that only an ended follow or the like names. */
  rows: number
  posts: number
  terms: number
  phrases: number
  /** Accounts that are there. */
  accounts: number
  /** Pairs of accounts of which one follows the other now. */
  follows: number
  as_of: number | null
  sources: string[]
  /** By code (of columns, 0 is no value) or by rank (of lists). */
  values: Record<CodedName, string[]>
  /** By number: who is alike. */
  strata: Stratum[]
  arrays: Record<string, ArrayMeta>
}

const metaIn = (folder: string): Meta => JSON.parse(readFileSync(path.join(folder, 'meta.json'), 'utf8')) as Meta

export const isOfThisFormat = (folder: string): boolean => metaIn(folder).format === FORMAT

export function readMeta(folder: string): Meta {
  const meta = metaIn(folder)
  if (meta.format !== FORMAT) throw new Error(`an index of format ${meta.format}, not ${FORMAT}`)
  return meta
}

/** Read from disk by offset; all other arrays are held in memory. */
const COLD = new Set([
  ...['cards', 'cards.at', 'texts', 'texts.at', 'sequences', 'sequences.at', 'post_terms', 'post_terms.at'],
  ...['phrase.slots', 'phrase_postings'],
  ...['history', 'history.at', 'ended', 'ended.at', 'snapshots', 'snapshots.at', 'dangling', 'dangling.accounts'],
  ...['post_ids', 'post_ids.posts'],
  ...['post.repost_count', 'post.reply_count', 'post.quote_count', 'post.view_count', 'languages', 'languages.at'],
])
export const isCold = (name: string): boolean => COLD.has(name)
