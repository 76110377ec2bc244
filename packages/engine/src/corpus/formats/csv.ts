import { isUtf8 } from 'node:buffer'
import { CorpusError } from '../error.ts'
import type { Sample } from '../report.ts'
import { delimiterOf, type Mapping, mapColumns } from './csv-mapping.ts'
import { splitCsv, splitFields } from './csv-records.ts'
import type { FileFormat } from './format.ts'
import type { Piece } from './pieces.ts'
import { Refusal } from './refusal.ts'
import type { Sink } from './sink.ts'
import { readFileBytes, toUtf8 } from './source.ts'
import { countOf, idOf, optionalId, timeOf } from './values.ts'

/** A table in a file: posts (with their authors), accounts or follows, by the columns it has. */
export async function csvFormat(
  file: string,
  encoding: string,
  head: Buffer,
  map: Record<string, string>,
): Promise<FileFormat> {
  const delimiter = delimiterOf(await firstLine(head, encoding))
  let reader: Reader | undefined
  return {
    source: 'csv',
    pieces: (seen) => splitCsv(readFileBytes(file, encoding, seen), delimiter),
    take(piece, sink) {
      reader ??= new Reader(delimiter, map)
      reader.take(piece, sink)
    },
    isNeeded: () => !reader?.knowsColumns,
  }
}

async function firstLine(head: Buffer, encoding: string): Promise<string> {
  let text = ''
  for await (const part of toUtf8(asStream(head), encoding)) text += part.toString()
  return text.split('\n')[0]!
}

async function* asStream(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes
}

class Reader {
  readonly #delimiter: string
  readonly #map: Record<string, string>
  #mapping: Mapping | undefined

  constructor(delimiter: string, map: Record<string, string>) {
    this.#delimiter = delimiter
    this.#map = map
  }

  get knowsColumns(): boolean {
    return this.#mapping !== undefined
  }

  take({ line, bytes, fault }: Piece, sink: Sink): void {
    const wrong = fault ?? (bytes && isUtf8(bytes) ? undefined : 'invalid_utf8')
    if (wrong) sink.refuse(wrong, { line })
    else if (bytes!.toString().trim()) this.#takeText(bytes!.toString(), line, sink)
  }

  #takeText(text: string, line: number, sink: Sink): void {
    const fields = splitFields(text, this.#delimiter)
    if (!this.#mapping) {
      this.#mapping = this.#understand(fields ?? [])
      if (this.#mapping.hasHeader) return
    }
    if (fields?.length === this.#mapping.width) {
      sink.attempt({ line }, () => this.#row(fields, sink, { line }))
      return
    }
    sink.refuse(fields ? 'wrong_number_of_fields' : 'broken_quotes', { line })
    // A quote that was never closed took the next rows in: they stand on lines of their own.
    const rest = text.indexOf('\n')
    if (rest >= 0) this.#again(text.slice(rest + 1), line + 1, sink)
  }

  #again(text: string, first_line: number, sink: Sink): void {
    for (const [n, one] of text.split('\n').entries()) {
      const fields = splitFields(one, this.#delimiter)
      const line = first_line + n
      if (fields?.length === this.#mapping!.width) sink.attempt({ line }, () => this.#row(fields, sink, { line }))
      else if (one.trim()) sink.refuse(fields ? 'wrong_number_of_fields' : 'broken_quotes', { line })
    }
  }

  #understand(first: string[]): Mapping {
    const mapping = mapColumns(first, this.#map)
    const has = (...fields: string[]) => fields.every((field) => field in mapping.columns)
    if (has('text', 'id') || has('follower_id', 'followed_id') || has('handle') || has('account_id')) return mapping
    throw new CorpusError(
      'bad_input',
      `no columns of posts (id, account_id, text), accounts (id, handle) or follows (follower_id, followed_id) found in: ${first.join(this.#delimiter).slice(0, 500)}; name them with --map`,
    )
  }

  #row(fields: string[], sink: Sink, sample: Sample): void {
    const { columns } = this.#mapping!
    const cell = (field: string): string | undefined => {
      const at = columns[field]
      const value = at === undefined ? undefined : fields[at]!
      return value === '' ? undefined : value
    }
    const has = (field: string) => field in columns
    if (has('follower_id') && has('followed_id')) takeFollow(cell, sink)
    else if (has('text')) {
      takePost(cell, sink)
      const author = () => takeAccount(cell, cell('account_id'), cell('account_created_at'), sink)
      if (cell('handle')) sink.attempt(sample, author)
    } else takeAccount(cell, cell('id') ?? cell('account_id'), cell('account_created_at') ?? cell('created_at'), sink)
  }
}

type Cell = (field: string) => string | undefined
const count = (cell: Cell, field: string) => countOf(cell(field), field)

function takeFollow(cell: Cell, sink: Sink): void {
  sink.follow({
    follower_id: idOf(cell('follower_id'), 'follower'),
    followed_id: idOf(cell('followed_id'), 'followed'),
    since: timeOf(cell('since'), sink.fetched_at, 'since'),
    until: timeOf(cell('until'), sink.fetched_at, 'until'),
  })
}

function takeAccount(cell: Cell, id: string | undefined, created_at: string | undefined, sink: Sink): void {
  sink.account({
    id,
    handle: cell('handle'),
    name: cell('name'),
    bio: cell('bio'),
    location: cell('location'),
    url: cell('url'),
    created_at,
    verified: cell('verified'),
    protected: cell('protected'),
    followers_count: count(cell, 'followers_count'),
    following_count: count(cell, 'following_count'),
    post_count: count(cell, 'post_count'),
    listed_count: count(cell, 'listed_count'),
    avatar_url: cell('avatar_url'),
  })
}

function takePost(cell: Cell, sink: Sink): void {
  const account_id = optionalId(cell('account_id'), 'author')
  if (account_id === null) throw new Refusal('no_author')
  sink.post({
    id: idOf(cell('id'), 'post'),
    account_id,
    text: cell('text'),
    created_at: cell('created_at'),
    lang: cell('lang'),
    conversation_id: optionalId(cell('conversation_id'), 'conversation'),
    reply_to_post_id: optionalId(cell('reply_to_post_id'), 'reply_to_post_id'),
    reply_to_account_id: optionalId(cell('reply_to_account_id'), 'reply_to_account_id'),
    reposted_post_id: optionalId(cell('reposted_post_id'), 'reposted_post_id'),
    quoted_post_id: optionalId(cell('quoted_post_id'), 'quoted_post_id'),
    like_count: count(cell, 'like_count'),
    repost_count: count(cell, 'repost_count'),
    reply_count: count(cell, 'reply_count'),
    quote_count: count(cell, 'quote_count'),
    view_count: count(cell, 'view_count'),
    via: cell('via'),
  })
}
