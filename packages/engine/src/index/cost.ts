import type { Scope } from '@starling/question'
import type { Primitive } from '@starling/sections'
import type { Loaded } from './load/load.ts'
import type { Live } from './query/store.ts'

/** From so many posts on a question is dear: some 10 ms of a processor for all that is asked of posts. */
export const DEAR_POSTS = 50_000

const ofPosts = (primitive: Primitive): boolean =>
  primitive.do === 'phrases' ||
  primitive.do === 'posts' ||
  primitive.do === 'series' ||
  primitive.do === 'shares' ||
  ('source' in primitive && primitive.source === 'posts')

/**
 * How many posts a question may have to look at, found before it runs: those of its window, and none where it asks
 * about nothing of them or names what they are about, which lists lead to.
 */
export class CostEstimate {
  readonly #times: Uint32Array
  readonly #built: number

  constructor({ memory, layout: { places }, meta }: Pick<Loaded, 'memory' | 'layout' | 'meta'>) {
    this.#times = new Uint32Array(memory.buffer, places['post.created_at']!.at, meta.posts)
    this.#built = meta.posts
  }

  postsOf({ posts: { by, about, ids }, window }: Scope, primitives: readonly Primitive[], live: Live): number {
    if (about || ids || typeof by === 'object' || !primitives.some(ofPosts)) return 0
    const fresh = live.posts - this.#built
    return fresh + (window ? this.#before(window.until) - this.#before(window.since) : this.#built)
  }

  /** How many posts of the build were written before a time; they stand in its order. */
  #before(time: number): number {
    let [from, to] = [0, this.#built]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (this.#times[middle]! < time) from = middle + 1
      else to = middle
    }
    return from
  }
}
