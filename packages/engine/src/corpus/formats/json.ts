import { isUtf8 } from 'node:buffer'
import type { Sample } from '../report.ts'
import type { FileFormat } from './format.ts'
import { splitJson } from './json-stream.ts'
import { splitLines } from './lines.ts'
import { PIECE_CAP, type Piece } from './pieces.ts'
import type { Sink } from './sink.ts'
import { readFileBytes } from './source.ts'
import { isFields, listOf, type RawFields } from './values.ts'
import { isOldUser, isStatus, takeEmbeddedStatus, takeOldUser, takeStatus } from './x-api-v1.ts'
import { followsOf, isPost, isUser, takeEmbedded, takePost, takeUser } from './x-api-v2.ts'

const DEEPEST = 8
const LINES_LOOKED_AT = 50
/** An exact id that JSON writes as a number: too large for one here. */
const LARGE_NUMBER = /[:[,]\s*\d{16,20}\s*[,}\]]/

/** Answers of the X API, v2 in both generations of names and v1.1: single, in lists, in pages, one or many per file. */
export const jsonFormat = (file: string, encoding: string, isLines: boolean): FileFormat => ({
  source: 'x-api',
  pieces: (seen) => (isLines ? splitLines : splitJson)(readFileBytes(file, encoding, seen)),
  take: takeJson,
})

/** Whether each line is a record: then a broken one costs only itself. */
export async function isJsonLines(file: string, encoding: string): Promise<boolean> {
  let looked = 0
  for await (const pieces of splitLines(readFileBytes(file, encoding))) {
    for (const { bytes } of pieces) {
      const value = bytes && parsed(bytes)
      if (isFields(value) && Object.keys(value).length > 0) return true
      if (++looked >= LINES_LOOKED_AT) return false
    }
  }
  return false
}

export function takeJson({ line, entry, bytes, fault }: Piece, sink: Sink): void {
  const sample: Sample = entry === undefined ? { line } : { line, entry }
  if (fault || !bytes) {
    sink.refuse(fault ?? 'broken_json', sample)
    if (bytes) rescue(bytes, line, sink)
    return
  }
  const value = parsed(bytes)
  if (value !== undefined) {
    takeValue(value, sink, sample, 0)
    return
  }
  sink.refuse(isUtf8(bytes) ? 'broken_json' : 'invalid_utf8', sample)
  rescue(bytes, line, sink)
}

/** A record that lost a bracket swallows those after it: the ones on lines of their own are still whole. */
function rescue(bytes: Buffer, first_line: number, sink: Sink): void {
  if (bytes.length > PIECE_CAP * 2 || !bytes.includes(10)) return
  let line = first_line
  for (let from = 0; from < bytes.length; line++) {
    const to = bytes.indexOf(10, from) < 0 ? bytes.length : bytes.indexOf(10, from)
    const content = bytes.subarray(from, to)
    from = to + 1
    if (line === first_line || !isUtf8(content)) continue
    const text = content.toString().trim().replace(/^,|,$/g, '')
    const value = parsedText(text)
    if (isFields(value)) takeValue(value, sink, { line }, 0)
    else if (text.startsWith('{"')) sink.refuse('broken_json', { line })
  }
}

/** Undefined where it is no JSON or no UTF-8. */
export const parsed = (bytes: Buffer): unknown => (isUtf8(bytes) ? parsedText(bytes.toString()) : undefined)

function parsedText(text: string): unknown {
  try {
    if (!text.includes('_str"') && LARGE_NUMBER.test(text)) return JSON.parse(text, exact)
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const exact = (_: string, value: unknown, context?: { source?: string }): unknown =>
  typeof value === 'number' && !Number.isSafeInteger(value) && /^\d+$/.test(context?.source ?? '')
    ? context!.source
    : value

export function takeValue(value: unknown, sink: Sink, sample: Sample, depth: number): void {
  if (Array.isArray(value) && depth < DEEPEST) for (const one of value) takeValue(one, sink, sample, depth + 1)
  else if (!isFields(value)) sink.refuse('other_json', sample)
  else if (isOldUser(value)) {
    sink.attempt(sample, () => takeOldUser(value, sink))
    if (isFields(value.status)) takeStatusOf(value.status, value, sink, sample)
  } else if (isUser(value)) sink.attempt(sample, () => takeUser(value, sink))
  else if (isStatus(value)) {
    sink.attempt(sample, () => takeStatus(value, sink))
    takeEmbeddedStatus(value, sink, sample)
  } else if (isPost(value)) {
    sink.attempt(sample, () => takePost(value, sink))
    takeEmbedded(value, sink, sample)
  } else if (isPage(value)) takePage(value, sink, sample, depth)
  else sink.refuse('errors' in value || 'title' in value ? 'api_error' : 'other_json', sample)
}

/** v1.1 puts the latest status into a user, without the user. */
function takeStatusOf(status: RawFields, user: RawFields, sink: Sink, sample: Sample): void {
  sink.attempt(sample, () => takeStatus({ ...status, user: { id_str: user.id_str, id: user.id } }, sink))
}

const PAGE_KEYS = ['data', 'includes', 'statuses', 'users', 'tweets', 'posts', 'meta']
const isPage = (value: RawFields) => PAGE_KEYS.some((key) => key in value)

function takePage(page: RawFields, sink: Sink, sample: Sample, depth: number): void {
  const includes = isFields(page.includes) ? page.includes : {}
  const data = isFields(page.data) ? [page.data] : listOf(page.data)
  const lists = [page.statuses, page.users, page.tweets, page.posts, includes.users, includes.tweets, includes.posts]
  for (const one of [...data, ...lists.flatMap(listOf)]) takeValue(one, sink, sample, depth + 1)
  const follows = followsOf(page)
  if (!follows) return
  for (const user of data.filter(isFields).filter(isUser)) {
    const ends = { follower_id: String(user.id), followed_id: follows.id }
    const row = follows.side === 'followers' ? ends : { follower_id: follows.id, followed_id: String(user.id) }
    if (/^\d{1,19}$/.test(String(user.id)))
      sink.attempt(sample, () => sink.follow({ ...row, since: null, until: null }))
  }
}
