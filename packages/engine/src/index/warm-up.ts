import type { Primitive, Scope } from '@starling/sections'
import { DIMENSIONS } from '@starling/sections'
import type { Backend } from '../port/backend.ts'

const TIMES = 3
const NOBODY: Scope = { who: { handles: [] }, posts: { by: 'audience' }, window: { since: 0, until: 0 } }
const ALL_ANSWERS: Primitive[] = [
  { do: 'size' },
  ...DIMENSIONS.map((dimension) => ({ do: 'breakdown', dimension, limit: 1 }) as const),
  { do: 'terms', source: 'used', kind: 'keyword', order: 'count', limit: 1 },
  { do: 'terms', source: 'used', kind: 'keyword', order: 'lift', limit: 1 },
  { do: 'pairs', source: 'used', limit: 1 },
  { do: 'followed', order: 'count', limit: 1 },
  { do: 'accounts', order: 'followers_count', limit: 1 },
  { do: 'series', bucket: 'day' },
  { do: 'posts', order: 'like_count', limit: 1 },
]

/** The first calls of everything are several times slower; nobody should wait for them. */
export async function warmUp(backend: Backend): Promise<void> {
  for (let time = 0; time < TIMES; time++) await backend.ask(NOBODY, ALL_ANSWERS)
}
