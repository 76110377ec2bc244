import type { Store } from './store.ts'

const GAP = 64
const SPAN = 32_768

/** Tokens of neighbouring posts, read at once: those of post p are `values[at[p - first]]` up to the next. */
export type SequencesRead = { posts: Uint32Array; first: number; at: Uint32Array; values: Uint32Array }

/** Tokens of these posts (ascending) from disk, with as few reads as neighbourhood allows. */
export function* readSequences(store: Store, posts: Uint32Array): Generator<SequencesRead> {
  for (let start = 0; start < posts.length; ) {
    const first = posts[start]!
    let end = start + 1
    while (end < posts.length && posts[end]! - posts[end - 1]! <= GAP && posts[end]! - first < SPAN) end++
    const at = store.cold.u32('sequences.at', first, posts[end - 1]! + 2)
    const base = at[0]!
    const values = store.cold.u32('sequences', base, at[at.length - 1]!)
    for (let index = 0; index < at.length; index++) at[index]! -= base
    yield { posts: posts.subarray(start, end), first, at, values }
    start = end
  }
}
