import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { type FactChange, openIndex, type PostFact } from '@starling/engine'
import { ownCpu } from '../engines/engine.ts'
import type { Result } from './result.ts'

const POSTS = 10_000
const AUTHORS = 2_000
const FIRST_ID = 9_000_000_000_000_000_000n
const WORD = 'freshlywritten'
const DAY = 86_400

/** 10,000 posts that were not there: how long until they are found. On a copy of the index, which stays as it was. */
export async function measureFresh(dir: string): Promise<NonNullable<Result['fresh']>> {
  const copy = path.join(dir, 'index-fresh')
  rmSync(copy, { recursive: true, force: true })
  // Files of a version are never written again, so links do for a copy.
  execFileSync('cp', ['-al', path.join(dir, 'index'), copy])
  const index = await openIndex(copy)
  try {
    const { as_of } = await index.state()
    const after = Math.floor(Date.parse(as_of!) / 1000)
    const change: FactChange = { upsert: { posts: Array.from({ length: POSTS }, (_, at) => postOf(at, after)) } }
    const cpu = ownCpu()
    const started = performance.now()
    await index.apply(change)
    const applied = performance.now()
    const who = { posted: { groups: [[WORD]] } }
    const scope = {
      who,
      posts: { by: 'audience' as const, about: who.posted },
      window: { since: after, until: after + DAY },
    }
    const [size] = await index.ask(scope, [{ do: 'size' }])
    const found = performance.now()
    return {
      posts: POSTS,
      apply_ms: applied - started,
      found_ms: found - started,
      cpu_ms: ownCpu() - cpu,
      found: size.posts,
    }
  } finally {
    await index.close()
    rmSync(copy, { recursive: true, force: true })
  }
}

const postOf = (at: number, after: number): PostFact => ({
  id: FIRST_ID + BigInt(at),
  account_id: FIRST_ID + BigInt(at % AUTHORS),
  text: `${WORD} post number ${at} about coffee, trains and #birds in the morning`,
  created_at: after + (at % 3_600),
  language: 'en',
  sentiment: 'neutral',
  topics: [],
  like_count: at % 100,
  repost_count: 0,
  reply_count: 0,
  quote_count: 0,
  view_count: 0,
})
