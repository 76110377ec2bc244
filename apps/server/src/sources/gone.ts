import { AppError } from '@starling/contract'
import type { HeldCorpus } from '@starling/engine'
import type { XPage } from '@starling/outside'
import type { Product } from '../floor/index.ts'
import type { Plan } from './estimate.ts'

/** Provenance of what came through the X API, from here or from a file. */
export const SOURCE = 'x-api'

/** X shows it to no one any more, or no longer to everyone: it was deleted, suspended or made protected. */
const GONE = /\/(resource-not-found|not-authorized-for-resource|resource-unavailable)$/

/** Where the corpus lies on another machine, what needs its rows is done there. */
export function heldCorpusOf({ engine }: Pick<Product, 'engine'>): HeldCorpus {
  if (!engine.held) throw new AppError('corpus_elsewhere')
  return engine.held
}

/** Ids of everything in the corpus that X has to be asked about, smallest first, after the one checked last. */
export const idsToCheck = (product: Product, table: 'posts' | 'accounts', after = '0'): Promise<string[]> =>
  heldCorpusOf(product).idsFrom(SOURCE, table, after)

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

export function goneIn({ errors = [] }: XPage, asked: readonly string[]): string[] {
  const gone = errors
    .filter(({ type }) => GONE.test(String(type)))
    .map((error) => String(error.resource_id ?? error.value))
  return asked.filter((id) => gone.includes(id))
}
