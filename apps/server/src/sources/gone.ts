import path from 'node:path'
import { openCorpus } from '@starling/engine'
import type { Page } from '@starling/outside'
import type { Product } from '../context.ts'
import type { Plan } from './estimate.ts'

/** Provenance of what came through the X API, from here or from a file. */
export const SOURCE = 'x-api'

/** X shows it to no one any more, or no longer to everyone: it was deleted, suspended or made protected. */
const GONE = /\/(resource-not-found|not-authorized-for-resource|resource-unavailable)$/

export const corpusDirOf = ({ config }: Product): string => path.resolve(config.DATA_DIR, 'corpus')

/** Ids of everything in the corpus that X has to be asked about, smallest first, after the one checked last. */
export async function idsToCheck(product: Product, table: 'posts' | 'accounts', after = '0'): Promise<string[]> {
  const corpus = await openCorpus(corpusDirOf(product))
  try {
    const ids: bigint[] = []
    for await (const { rows, columns } of corpus.rows(table, ['id', 'source'])) {
      for (let row = 0; row < rows; row++) {
        const id = (columns.id as BigUint64Array)[row]!
        if ((columns.source as (string | null)[])[row] === SOURCE && id > BigInt(after)) ids.push(id)
      }
    }
    return ids.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)).map(String)
  } finally {
    await corpus.close()
  }
}

export async function planCheck(product: Product): Promise<Plan> {
  const posts = await idsToCheck(product, 'posts')
  const accounts = await idsToCheck(product, 'accounts')
  const step = { source_id: null, state: 'pending', error: null } as const
  return {
    steps: [
      { ...step, kind: 'gone_posts', estimate: posts.length },
      { ...step, kind: 'gone_accounts', estimate: accounts.length },
    ],
    // What is gone is not paid for.
    at_most: true,
  }
}

export function goneIn({ errors = [] }: Page, asked: readonly string[]): string[] {
  const gone = errors
    .filter(({ type }) => GONE.test(String(type)))
    .map((error) => String(error.resource_id ?? error.value))
  return asked.filter((id) => gone.includes(id))
}
