import { writeSync } from 'node:fs'
import path from 'node:path'
import { buildIndex, openCorpus, openIndex } from '@starling/engine'
import { launchPostgres, Store } from '@starling/store'
import { changeOf, NOBODY, postsOf } from './writes.ts'

/** For the power cuts: writes rows, a corpus and an index all the time, and says what was acknowledged. */
const dir = process.argv[2]!
const say = (what: string, n: number) => writeSync(1, `${what} ${n}\n`)

const postgres = await launchPostgres(path.join(dir, 'postgres'))
const store = await Store.open({ connection: postgres.connection, now: () => new Date(), onError: console.error })
const corpus = await openCorpus(path.join(dir, 'corpus'), { write: true, workers: 1, what: 'power cuts' })
await buildIndex(path.join(dir, 'index'), [NOBODY])
const index = await openIndex(path.join(dir, 'index'), { workers: 1 })

async function writeRows(): Promise<never> {
  for (let n = 0; ; n++) {
    await store.change('operator', ({ audit }) => audit('test.power', { detail: { n } }))
    say('rows', n + 1)
  }
}

async function writeCorpus(): Promise<never> {
  for (let n = 0; ; n++) {
    const one = corpus.import({ source: 'power', fetched_at: new Date('2026-02-01T00:00:00Z'), key: String(n) })
    await one.add({ posts: postsOf(n) })
    await one.checkpoint({ n })
    say('checkpoint', n + 1)
    await one.commit()
    say('corpus', n + 1)
    if (n % 40 === 39) await corpus.compact()
  }
}

async function writeIndex(): Promise<never> {
  for (let n = 0; ; n++) {
    await index.apply(changeOf(n))
    say('index', n + 1)
    if (n % 60 === 59) await index.compact()
  }
}

await Promise.all([writeRows(), writeCorpus(), writeIndex()])
