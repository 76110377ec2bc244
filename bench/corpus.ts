import path from 'node:path'
import { generateInto } from '@starling/world/network'
import type { Size } from './workload/choose.ts'

/** The sizes that the designs were measured at. */
const SIZES = { S: { accounts: 100_000, posts: 1_000_000 }, L: { accounts: 1_000_000, posts: 10_000_000 } }
const SEED = 1
/** Fixed, so that everybody measures the same network. */
const NOW = new Date('2026-07-01T12:00:00Z')
const SAY_EVERY_MS = 5_000

/** The generated network of this size; one that is there already is left as it is. */
export async function corpusOf(size: Size, dir: string, say: (text: string) => void): Promise<string> {
  const corpus = path.join(dir, 'corpus')
  let said = 0
  await generateInto(corpus, { seed: SEED, ...SIZES[size], now: NOW }, (share, rows) => {
    if (Date.now() - said < SAY_EVERY_MS) return
    said = Date.now()
    say(`generating the network: ${Math.floor(share * 100)} %, ${rows} rows`)
  })
  return corpus
}
