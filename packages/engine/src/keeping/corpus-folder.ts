import { type Corpus, openCorpus } from '../corpus/corpus.ts'
import type { TableName } from '../corpus/tables.ts'
import type { CorpusReads, NamedAccount } from './keeper.ts'

/** Reads of a corpus on this disk: each opens it and closes it again, and sees what is committed then. */
export class CorpusFolder implements CorpusReads {
  readonly dir: string
  constructor(dir: string) {
    this.dir = dir
  }

  mostFollowed(limit: number): Promise<NamedAccount[]> {
    return this.#with(async (corpus) => {
      let named: Known[] = []
      for await (const { rows, columns } of corpus.rows('accounts', ['id', 'handle', 'name', 'followers_count'])) {
        const ids = columns.id as BigUint64Array
        const [handles, names] = [columns.handle, columns.name] as (string | null)[][]
        const followers = columns.followers_count as Float64Array
        for (let row = 0; row < rows; row++) {
          const handle = handles![row]
          if (!handle) continue
          named.push({ id: ids[row]!, handle, name: names![row] ?? '', followers_count: followers[row] || 0 })
        }
        if (named.length > 2 * limit) named = first(named, limit)
      }
      return first(named, limit).map(({ id: _, ...account }) => account)
    })
  }

  repliesTo(ids: readonly string[], limit: number): Promise<string[]> {
    return this.#with((corpus) => corpus.repliesTo(ids, limit))
  }

  botScores(ids: readonly string[]): Promise<Map<string, number>> {
    return this.#with((corpus) => corpus.botScores(ids))
  }

  /** Ids of what came from a source, smallest first, after one of them. */
  idsFrom(source: string, table: Extract<TableName, 'posts' | 'accounts'>, after: string): Promise<string[]> {
    return this.#with(async (corpus) => {
      const ids: bigint[] = []
      for await (const { rows, columns } of corpus.rows(table, ['id', 'source'])) {
        for (let row = 0; row < rows; row++) {
          const id = (columns.id as BigUint64Array)[row]!
          if ((columns.source as (string | null)[])[row] === source && id > BigInt(after)) ids.push(id)
        }
      }
      return ids.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)).map(String)
    })
  }

  async #with<T>(read: (corpus: Corpus) => Promise<T>): Promise<T> {
    const corpus = await openCorpus(this.dir)
    try {
      return await read(corpus)
    } finally {
      await corpus.close()
    }
  }
}

type Known = NamedAccount & { id: bigint }
const first = (named: Known[], limit: number): Known[] =>
  named
    .sort((a, b) => b.followers_count - a.followers_count || ordered(a.handle, b.handle) || ordered(a.id, b.id))
    .slice(0, limit)
const ordered = <T extends string | bigint>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0)
