import path from 'node:path'
import { importBatches, openCorpus } from '@starling/engine'
import { type World, worldWithNetwork } from '@starling/world'
import { type Checked, checkDownload, type Known, knownOf, readCorpus } from '../index.ts'
import { oddRows } from './odd-rows.ts'

type Postgres = Parameters<typeof worldWithNetwork>[0]

/** Every value is compared, so few are enough: what costs is computing them twice. */
const SMALL = { accounts: 600, posts: 3_000 }

/** The product with a network that also holds odd rows, asked over a socket; and the same rows, read from Parquet. */
export class AuditedWorld {
  readonly world: World
  readonly known: Known
  private readonly root: string
  private readonly token: string

  private constructor(world: World, known: Known, root: string, token: string) {
    this.world = world
    this.known = known
    this.root = root
    this.token = token
  }

  static async create(postgres: Postgres, seed: number): Promise<AuditedWorld> {
    const world = await worldWithNetwork(postgres, SMALL)
    const dir = path.resolve(world.product.config.DATA_DIR, 'corpus')
    const { accounts, posts } = await readCorpus(dir)
    const now = world.clock.now()
    const told = {
      accounts: accounts.slice(0, 500).map(({ id, handle }) => ({ id: String(id), handle: String(handle) })),
      posts: posts.slice(-200).map(({ id }) => String(id)),
    }
    const corpus = await openCorpus(dir, { write: true, what: 'odd rows' })
    const batches = () => [oddRows({ ...told, now, count: 500, seed })]
    await importBatches(corpus, { source: 'odd', fetched_at: now, key: `odd rows ${seed}`, batches })
    await corpus.close()
    await world.product.engine.keepUp()
    const known = knownOf(await readCorpus(dir))
    const root = await world.product.app.listen({ port: 0, host: '127.0.0.1' })
    const { token } = await world.token('member@meridian.example')
    return new AuditedWorld(world, known, root, token)
  }

  /** What is downloaded of an answer, compared with what the rows give. */
  async check(ask: object): Promise<Checked[]> {
    const answer = await fetch(`${this.root}/api/external/analyze-handles/create-sheet/`, {
      method: 'POST',
      headers: { host: 'localhost:4000', authorization: `Token ${this.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...ask, format: 'json' }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${answer.status}: ${text}`)
    return checkDownload(this.known, text)
  }
}
