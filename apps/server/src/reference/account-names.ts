import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { FoundAccount } from '@starling/contract'
import { type Live, openCorpus } from '@starling/engine'
import type { Product } from '../context.ts'
import { foldName } from './name-search.ts'

/** Those with most followers; of all others the whole handle finds them. */
const MOST_ACCOUNTS = 200_000
const LOOK_AGAIN_MS = 60_000
const HANDLE = /^[a-z0-9_]{1,15}$/i
const SCRIPT_WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Thai}]/u

/** `text`: handle and name as they are looked up, each word after a space. */
type Named = { handle: string; text: string; followers: number }
type Table = { named: Named[]; made_of: string; made_at: number }

/**
 * Handles by the beginning of a handle or of a word of a name. The table only proposes: who is shown, and how, is what
 * the engine says now, so that whoever was deleted is not shown however old the table is.
 */
export class AccountNames {
  readonly #corpus_dir: string
  readonly #live: Live
  #table: Table | undefined
  #making: Promise<Table> | undefined

  constructor({ config, live }: Pick<Product, 'config' | 'live'>) {
    this.#corpus_dir = path.resolve(config.DATA_DIR, 'corpus')
    this.#live = live
  }

  async find(typed: string, limit: number): Promise<FoundAccount[]> {
    if (this.#live.status.phase !== 'ready') return []
    const bare = typed.normalize('NFKC').trim().replace(/^@/, '')
    const { named } = await this.#current()
    const handles = proposed(named, bare, limit)
    if (handles.length === 0) return []
    const [{ rows }] = await this.#live.ask({ who: { handles }, posts: { by: 'audience' } }, [
      { do: 'accounts', order: 'followers_count', limit: handles.length },
    ])
    const order = new Map(handles.map((handle, at) => [handle.toLowerCase(), at]))
    return rows
      .toSorted((a, b) => order.get(a.handle.toLowerCase())! - order.get(b.handle.toLowerCase())!)
      .slice(0, limit)
      .map(({ id, handle, name, verified, followers_count, avatar_url }) => ({
        id,
        handle,
        name,
        verified,
        followers_count,
        avatar_url,
      }))
  }

  /** Made anew behind the back of who asks, at most once a minute. */
  async #current(): Promise<Table> {
    const table = this.#table
    if (!table) return this.#make()
    if (Date.now() - table.made_at > LOOK_AGAIN_MS && (await this.#stamp()) !== table.made_of) {
      this.#make().catch(() => {}) // the old one goes on; the next who asks tries again
    }
    return table
  }

  #make(): Promise<Table> {
    this.#making ??= this.#read().finally(() => {
      this.#making = undefined
    })
    return this.#making
  }

  async #stamp(): Promise<string> {
    const { mtimeMs, ino } = await stat(path.join(this.#corpus_dir, 'manifest.json'))
    return `${mtimeMs} ${ino}`
  }

  async #read(): Promise<Table> {
    const made_of = await this.#stamp()
    const corpus = await openCorpus(this.#corpus_dir)
    let named: Named[] = []
    try {
      for await (const { rows, columns } of corpus.rows('accounts', ['handle', 'name', 'followers_count'])) {
        const [handles, names] = [columns.handle, columns.name] as (string | null)[][]
        const followers = columns.followers_count as Float64Array
        for (let row = 0; row < rows; row++) {
          const handle = handles![row]
          if (!handle) continue
          const text = ` ${handle.toLowerCase()} ${foldName(names![row] ?? '')}`
          named.push({ handle, text, followers: followers[row] || 0 })
        }
        if (named.length > 2 * MOST_ACCOUNTS) named = mostFollowed(named)
      }
    } finally {
      await corpus.close()
    }
    this.#table = { named: mostFollowed(named), made_of, made_at: Date.now() }
    return this.#table
  }
}

const mostFollowed = (named: Named[]) =>
  named.sort((a, b) => b.followers - a.followers || (a.handle < b.handle ? -1 : 1)).slice(0, MOST_ACCOUNTS)

/** In order of followers, so the search ends with the first who are enough. */
function proposed(named: readonly Named[], bare: string, limit: number): string[] {
  const wanted = [...new Set([bare.toLowerCase(), foldName(bare)])].filter(Boolean)
  const needles = wanted.map((one) => (SCRIPT_WITHOUT_SPACES.test(one) ? one : ` ${one}`))
  const found = HANDLE.test(bare) ? [bare] : []
  if (needles.length === 0) return found
  for (const { handle, text } of named) {
    if (handle.toLowerCase() === bare.toLowerCase()) continue
    if (!needles.some((needle) => text.includes(needle))) continue
    found.push(handle)
    if (found.length > limit) break
  }
  return found
}

const tables = new WeakMap<Live, AccountNames>()
/** One for each corpus that is followed. */
export function accountNamesOf(product: Pick<Product, 'config' | 'live'>): AccountNames {
  const names = tables.get(product.live) ?? new AccountNames(product)
  tables.set(product.live, names)
  return names
}
