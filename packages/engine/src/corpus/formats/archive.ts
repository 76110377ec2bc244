import { CorpusError } from '../error.ts'
import type { FileFormat } from './format.ts'
import { parsed } from './json.ts'
import { splitJson } from './json-stream.ts'
import type { Piece } from './pieces.ts'
import { Refusal } from './refusal.ts'
import type { Sink } from './sink.ts'
import { toUtf8 } from './source.ts'
import { flagOf, idOf, isFields, type RawFields } from './values.ts'
import { takeStatus } from './x-api-v1.ts'
import { listZip, readEntry, type ZipEntry } from './zip.ts'

/** What is read, in this order; nothing else of an archive is ever opened. Large ones come in parts. */
const WANTED = ['account', 'protected-history', 'profile', 'follower', 'following', 'tweets', 'tweet', 'like'] as const
type Wanted = (typeof WANTED)[number]
const MANIFEST_BYTES = 1 << 20
/** What the owner's row is made of: seen again when an import goes on. */
const OWNER: readonly Wanted[] = ['account', 'protected-history', 'profile', 'follower', 'following']

/** The archive that X gives its users: `data/*.js`, each `window.YTD.<name>.part0 = [ … ]`. */
export async function archiveFormat(file: string): Promise<FileFormat> {
  const entries = await listZip(file)
  const strange = entries.filter(({ name }) => isOutside(name))
  const wanted = WANTED.flatMap((kind) =>
    entries
      .filter((entry) => !strange.includes(entry) && kindOf(entry) === kind)
      .sort((a, b) => partOf(a) - partOf(b))
      .map((entry) => ({ kind, entry })),
  )
  if (!wanted.some(({ kind }) => kind === 'account')) {
    throw new CorpusError('bad_input', 'the zip is not an X archive: it has no data/account.js')
  }
  const owner = new Owner()
  const made_at = await generationDate(file, entries)
  return {
    ...(made_at ? { fetched_at: made_at } : {}),
    source: 'x-archive',
    async *pieces(seen) {
      for (const _ of strange) yield [{ line: 0, entry: 'a name that leaves the archive', fault: 'path_traversal' }]
      for (const { kind, entry } of wanted) {
        yield* piecesOf(file, kind, entry)
        seen?.(entry.packed)
      }
    },
    take: (piece, sink) => owner.take(piece, sink),
    finish: (sink) => owner.finish(sink),
    isNeeded: ({ entry }) => OWNER.includes(entry as Wanted),
  }
}

/** When X made the archive, which is when its rows were true. */
async function generationDate(file: string, entries: ZipEntry[]): Promise<Date | undefined> {
  const entry = entries.find(
    ({ name, packed }) => /^(?:[^/]+\/)?data\/manifest\.js$/.test(name) && packed < MANIFEST_BYTES,
  )
  if (!entry) return undefined
  let text = ''
  try {
    for await (const part of readEntry(file, entry)) text += part.toString()
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
  const time = Date.parse(/"generationDate"\s*:\s*"([^"]+)"/.exec(text)?.[1] ?? '')
  return time > 0 && time <= Date.now() ? new Date(time) : undefined
}

/** Only names are looked at and nothing is ever unpacked to disk; a name that climbs is still worth a word. */
const isOutside = (name: string) => /(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[a-z]:|\0/i.test(name)

function kindOf({ name }: ZipEntry): Wanted | undefined {
  const [, kind] = /^(?:[^/]+\/)?data\/([a-z-]+?)(?:-part\d+)?\.js$/.exec(name) ?? []
  return WANTED.find((one) => one === kind)
}

const partOf = ({ name }: ZipEntry) => Number(/-part(\d+)\.js$/.exec(name)?.[1] ?? 0)

async function* piecesOf(file: string, kind: Wanted, entry: ZipEntry): AsyncGenerator<Piece[]> {
  try {
    for await (const pieces of splitJson(withoutAssignment(toUtf8(readEntry(file, entry), 'utf-8')))) {
      yield pieces.map((piece) => ({ ...piece, entry: kind }))
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    yield [{ line: 0, entry: kind, fault: error.reason }]
  }
}

/** Drops `window.YTD.tweets.part0 =`: what follows is JSON. */
async function* withoutAssignment(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let isStart = true
  for await (const part of bytes) {
    const to = isStart ? part.subarray(0, 200).indexOf('=') : -1
    yield to >= 0 && /^\s*window\./.test(part.toString('utf8', 0, to)) ? part.subarray(to + 1) : part
    isStart = false
  }
}

/** The person whose archive it is. Of the account only what is public is looked at: no e-mail, no phone. */
class Owner {
  #id: string | undefined
  #account: RawFields = {}
  #profile: RawFields = {}
  #isProtected = false
  #follower_count: number | null = null
  #following_count: number | null = null

  take({ line, entry, bytes, fault }: Piece, sink: Sink): void {
    const sample = { line, ...(entry === undefined ? {} : { entry }) }
    const value = bytes && !fault ? parsed(bytes) : undefined
    if (value === undefined) sink.refuse(fault ?? 'broken_json', sample)
    else sink.attempt(sample, () => this.#takeEntry(entry as Wanted, value, sink))
  }

  #takeEntry(kind: Wanted, value: unknown, sink: Sink): void {
    const name = { 'protected-history': 'protectedHistory', tweets: 'tweet' }[kind as string] ?? kind
    const content = isFields(value) ? (isFields(value[name]) ? value[name] : value) : undefined
    if (!content) throw new Refusal('other_json')
    if (kind === 'account') this.#takeAccount(content)
    else if (kind === 'protected-history') this.#isProtected = /^protect/i.test(String(content.action))
    else if (kind === 'profile') this.#profile = content
    else this.#takeOfOwner(kind, content, sink)
  }

  #takeAccount(account: RawFields): void {
    this.#id = idOf(account.accountId, 'account')
    this.#account = account
    if (flagOf(account.protected)) this.#isProtected = true
  }

  #takeOfOwner(kind: Wanted, content: RawFields, sink: Sink): void {
    if (this.#isProtected) throw new Refusal('protected')
    if (!this.#id) throw new Refusal('no_owner')
    const other = () => idOf(content.accountId, kind)
    if (kind === 'follower') {
      this.#follower_count = (this.#follower_count ?? 0) + 1
      sink.follow({ follower_id: other(), followed_id: this.#id, since: null, until: null })
    } else if (kind === 'following') {
      this.#following_count = (this.#following_count ?? 0) + 1
      sink.follow({ follower_id: this.#id, followed_id: other(), since: null, until: null })
    } else if (kind === 'like') {
      const post_id = idOf(content.tweetId, 'like')
      sink.engagement({ account_id: this.#id, post_id, kind: 'like', created_at: null })
    } else takeStatus(content, sink, this.#id)
  }

  finish(sink: Sink): void {
    const description = isFields(this.#profile.description) ? this.#profile.description : {}
    sink.attempt({ line: 0, entry: 'account' }, () =>
      sink.account({
        id: this.#id,
        handle: this.#account.username,
        name: this.#account.accountDisplayName,
        bio: description.bio,
        location: description.location,
        url: description.website,
        created_at: this.#account.createdAt,
        protected: this.#isProtected,
        followers_count: this.#follower_count,
        following_count: this.#following_count,
        avatar_url: this.#profile.avatarMediaUrl,
      }),
    )
  }
}
