import path from 'node:path'
import { type AccountRow, type Facts, openCorpus, type PostRow, readFacts } from '@starling/engine'
import { Oracle } from '@starling/engine/oracle'
import type { World } from '@starling/world'

const DAY = 86_400_000

/** People who say one thing each on days that a test chooses. */
export class SmallCorpus {
  #last = 0
  readonly #world: World
  readonly start: Date
  constructor(world: World) {
    this.#world = world
    this.start = world.clock.now()
  }

  daysFrom(days: number): Date {
    return new Date(this.start.getTime() + days * DAY)
  }

  account(n: number): AccountRow {
    const unknown = { bio: null, location: null, url: null, verified: null, verified_type: null, avatar_url: null }
    const counts = { followers_count: 5, following_count: 5, post_count: 5, listed_count: 0 }
    const [id, handle] = [String(100 + n), `user${n}`]
    return { id, handle, name: handle, created_at: this.daysFrom(-900), protected: false, ...unknown, ...counts }
  }

  post(n: number, days: number, text: string): PostRow {
    const nobody = { reply_to_post_id: null, reply_to_account_id: null, reposted_post_id: null, quoted_post_id: null }
    const counts = { like_count: 1, repost_count: 0, reply_count: 0, quote_count: 0, view_count: 9 }
    const created_at = this.daysFrom(days)
    const id = String((BigInt(created_at.getTime() - 1_288_834_974_657) << 22n) + BigInt(this.#last++))
    const written = { id, account_id: String(100 + n), text, created_at, lang: 'en', conversation_id: id, via: null }
    return { ...written, ...nobody, ...counts }
  }

  async put(accounts: AccountRow[], posts: PostRow[]): Promise<void> {
    const corpus = await openCorpus(corpusAt(this.#world.product.config.DATA_DIR), { write: true, workers: 1 })
    const entering = corpus.import({ source: 'test', fetched_at: this.start })
    await entering.add({ accounts, posts })
    await entering.commit()
    await corpus.close()
    await this.#world.product.engine.keepUp()
  }

  oracle(): Promise<Oracle> {
    return oracleOf(this.#world.product.config.DATA_DIR)
  }
}

const corpusAt = (data_dir: string) => path.join(data_dir, 'corpus')

/** What the rows of a corpus answer by definition. */
export async function oracleOf(data_dir: string): Promise<Oracle> {
  const corpus = await openCorpus(corpusAt(data_dir), { workers: 1 })
  const facts: Facts = { accounts: [], posts: [], follows: [], interactions: [], snapshots: [] }
  for await (const batch of readFacts(corpus)) {
    for (const [table, rows] of Object.entries(batch)) (facts[table as keyof Facts] as unknown[]).push(...rows)
  }
  await corpus.close()
  return new Oracle(facts)
}
