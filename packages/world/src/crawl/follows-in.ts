import path from 'node:path'
import { openCorpus } from '@starling/engine'

/** How many follows the corpus under this folder holds, and of how many followers. */
export async function followsIn(data_dir: string): Promise<{ rows: number; different: number }> {
  const corpus = await openCorpus(path.join(data_dir, 'corpus'))
  const ids = new Set<bigint>()
  let count = 0
  for await (const { rows, columns } of corpus.rows('follows', ['follower_id'])) {
    count += rows
    for (const id of columns.follower_id as BigUint64Array) ids.add(id)
  }
  await corpus.close()
  return { rows: count, different: ids.size }
}
