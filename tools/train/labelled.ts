import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'

/** The labelled sets stand beside the project; a clone elsewhere has none and needs none, the models are stored. */
export const DATA = process.env.SHARED_DATA ?? path.join(import.meta.dirname, '../../../shared/data')

export type Row = { text: string; label: string | string[]; lang?: string; lang_?: string; src?: string }

export function rowsOf(name: string): Row[] {
  const bytes = readFileSync(path.join(DATA, name))
  const text = name.endsWith('.gz') ? gunzipSync(bytes).toString() : bytes.toString()
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
}

/** A text without what differs between copies of one post: handles, links, case, spaces, marks. */
export const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/https?:\/\/\S+|\bhttps?\b|@\w+/g, '')
    .replace(/&\w+;|[^\p{L}\p{N}]+/gu, '')

/** What is kept for measuring: nothing that reads the same may be trained on. */
export function heldOut(): Set<string> {
  const names = globSync('{tweeteval,umsab,x_topic}/*.{val,validation}.jsonl', { cwd: DATA })
  return new Set(names.flatMap((name) => rowsOf(name).map(({ text }) => bare(text))))
}
