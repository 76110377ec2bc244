import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { openDuck } from '../prepare/duck.ts'

/** Tables that the other databases are loaded from, as tab-separated numbers. */
export const TABLES = {
  accounts:
    'select id, place, country, city, language, gender, age_group, verified, followers, sample_key from scan.accounts order by id',
  bios: "select id, bio from scan.accounts where bio <> '' order by id",
  job_titles: 'select account, v from job_titles order by 1, 2',
  interests: 'select account, v from interests order by 1, 2',
  posts: 'select id, author, day, likes, mood from posts order by id',
  texts: 'select id, author, day, likes, mood, tokens from scan.posts order by id',
  terms: 'select id, kind, adf, place from terms order by id',
  account_terms: 'select account, term from account_terms order by 1, 2',
  following: 'select src, dst from following order by 1, 2',
  followers: 'select dst, src from followers order by 1, 2',
  followed: 'select account, n, place from followed order by 1',
  follow_days: 'select dst, day, gained, lost from follow_days order by 1, 2',
  snapshots: 'select account, day, followers from snapshots order by 1, 2',
  postings: 'select token, post, author, day from postings order by 1, 2',
  bio_postings: 'select token, account from bio_postings order by 1, 2',
} as const
export type ExportName = keyof typeof TABLES

export async function exportTables(dir: string, names: ExportName[], say: (text: string) => void): Promise<string> {
  const folder = path.join(dir, 'exports')
  await mkdir(folder, { recursive: true })
  const missing = names.filter((name) => !existsSync(path.join(folder, `${name}.tsv`)))
  if (missing.length === 0) return folder
  const duck = await openDuck(path.join(dir, 'postings.duckdb'), true)
  await duck.run(`attach '${path.join(dir, 'scan.duckdb')}' as scan (read_only)`)
  for (const name of missing) {
    const file = path.join(folder, `${name}.tsv`)
    await duck.run(`copy (${TABLES[name]}) to '${file}.tmp' (format csv, delimiter '\\t', header false, quote '')`)
    await rename(`${file}.tmp`, file)
    say(`written ${name}`)
  }
  duck.close()
  return folder
}
