import path from 'node:path'
import { openDuck } from '../prepare/duck.ts'
import { LISTS } from '../prepare/list-tables.ts'

const THREADS = '1'
const TABLES = [
  ...['people', 'strata', 'totals', 'posts', 'postings', 'bio_postings', 'post_terms', 'post_phrases', 'phrase_posts'],
  ...['followers', 'all_followers', 'follow_days', 'snapshots'],
  ...LISTS.flatMap((list) => [`${list}_strata`, `${list}_totals`]),
]

/** The tables as they are, sorted, in the memory of this process; what an account has is one row with a list. */
export async function openInMemory(dir: string): ReturnType<typeof openDuck> {
  const duck = await openDuck(':memory:', { threads: THREADS, memory_limit: process.env.BENCH_DUCKDB_MEMORY ?? '16GB' })
  await duck.run(`attach '${path.join(dir, 'tables.duckdb')}' as kept (read_only)`)
  for (const table of TABLES) await duck.run(`create table ${table} as from kept.${table}`)
  for (const list of LISTS) {
    await duck.run(
      `create table ${list}_arrays as select account, list(value order by value) as list from kept.${list}_list group by 1 order by 1`,
    )
  }
  await duck.run('detach kept')
  return duck
}
