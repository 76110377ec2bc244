import type { Scope } from '@starling/question'
import type { Primitive } from '@starling/sections'
import { expect, test } from 'vitest'
import { CostEstimate } from './cost.ts'
import type { Loaded } from './load/load.ts'
import type { Live } from './query/store.ts'

const TIMES = [10, 20, 20, 30, 40]
const FRESH = 2
const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true })
new Uint32Array(memory.buffer).set(TIMES, 16)
const places = { 'post.created_at': { at: 64, type: 'u32', length: TIMES.length, room: TIMES.length } }
const cost = new CostEstimate({ memory, layout: { places }, meta: { posts: TIMES.length } } as unknown as Loaded)
const live = { posts: TIMES.length + FRESH } as Live

const PHRASES: Primitive = { do: 'phrases', limit: 1 }
const everybody = (rest: Partial<Scope> = {}): Scope => ({ who: { all: [] }, posts: { by: 'audience' }, ...rest })

test.each<[string, Scope, Primitive, number]>([
  ['all posts', everybody(), PHRASES, 5 + FRESH],
  ['posts of a window', everybody({ window: { since: 20, until: 40 } }), PHRASES, 3 + FRESH],
  ['a window of nothing', everybody({ window: { since: 50, until: 60 } }), PHRASES, FRESH],
  ['words of posts', everybody(), { do: 'pairs', source: 'posts', limit: 1 }, 5 + FRESH],
  ['words of people', everybody(), { do: 'pairs', source: 'used', limit: 1 }, 0],
  ['posts about something', everybody({ posts: { by: 'audience', about: { groups: [['a']] } } }), PHRASES, 0],
  ['posts of handles', everybody({ posts: { by: { handles: ['a'] } } }), PHRASES, 0],
])('what a question costs is known before it runs: %s', (_, scope, primitive, posts) => {
  expect(cost.postsOf(scope, [{ do: 'size' }, primitive], live)).toBe(posts)
})
