import type { FoundAccount } from '@starling/contract'
import type { Engine, NamedAccount } from '@starling/engine'
import type { Product } from '../floor/index.ts'
import { foldName } from './name-search.ts'

/** Those with most followers; of all others the whole handle finds them. */
const MOST_ACCOUNTS = 200_000
const LOOK_AGAIN_MS = 60_000
const HANDLE = /^[a-z0-9_]{1,15}$/i
const SCRIPT_WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Thai}]/u

/** `text`: handle and name as they are looked up, each word after a space. */
type Named = { handle: string; text: string }
type Table = { named: Named[]; made_of: string | undefined; made_at: number }

/**
 * Handles by the beginning of a handle or of a word of a name. The table only proposes: who is shown, and how, is what
 * the engine says now, so that whoever was deleted is not shown however old the table is.
 */
export class AccountNames {
  readonly #engine: Engine
  #table: Table | undefined
  #making: Promise<Table> | undefined

  constructor(engine: Engine) {
    this.#engine = engine
  }

  async find(typed: string, limit: number): Promise<FoundAccount[]> {
    if (this.#engine.status.phase !== 'ready') return []
    const bare = typed.normalize('NFKC').trim().replace(/^@/, '')
    const { named } = await this.#current()
    const handles = proposed(named, bare, limit)
    if (handles.length === 0) return []
    const [{ rows }] = await this.#engine.ask({ who: { handles }, posts: { by: 'audience' } }, [
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
    if (Date.now() - table.made_at > LOOK_AGAIN_MS && this.#engine.version !== table.made_of) {
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

  async #read(): Promise<Table> {
    const made_of = this.#engine.version
    const accounts = await this.#engine.corpus.mostFollowed(MOST_ACCOUNTS)
    this.#table = { named: accounts.map(namedOf), made_of, made_at: Date.now() }
    return this.#table
  }
}

const namedOf = ({ handle, name }: NamedAccount): Named => ({
  handle,
  text: ` ${handle.toLowerCase()} ${foldName(name)}`,
})

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

const tables = new WeakMap<Engine, AccountNames>()
/** One for each corpus that is followed. */
export function accountNamesOf({ engine }: Pick<Product, 'engine'>): AccountNames {
  const names = tables.get(engine) ?? new AccountNames(engine)
  tables.set(engine, names)
  return names
}
