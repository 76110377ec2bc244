import { existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import path from 'node:path'
import { KNOWN } from '../prepare/base-tables.ts'
import { openDuck } from '../prepare/duck.ts'
import { LISTS, type ListName } from '../prepare/list-tables.ts'

const KNOWN_COLUMNS = KNOWN.map((one) => `k_${one}`)
const PEOPLE = ['id', 'stratum', 'country', 'followers', 'sample_key', 'fetched', ...KNOWN_COLUMNS]
const POST = ['post', 'author', 'day', 'hour', 'likes', 'mood', 'fetched']
const arrays = (table: string, key: string, value: string) =>
  `select ${key}, list(${value} order by ${value}) as list from ${table} group by 1`

type OfList = `${ListName}_${'list' | 'arrays' | 'strata' | 'totals'}`
type Table = { columns: readonly string[]; sql: string }
const table = (columns: readonly string[], from: string, order = '1'): Table => ({
  columns,
  sql: `select ${columns.join(', ')} from ${from} order by ${order}`,
})

/** Tables that the other databases are loaded from, as tab-separated numbers; `[1, 2]` is a list of them. */
const TABLES = {
  people: table(PEOPLE, 'people'),
  strata: table(['stratum', 'country', 'n', ...KNOWN_COLUMNS], 'strata'),
  totals: table(['accounts', 'posts'], 'totals'),
  posts: table(POST, 'posts'),
  postings: table(['token', ...POST], 'postings', '1, 2'),
  bio_postings: table(['token', 'account'], 'bio_postings', '1, 2'),
  bio_tokens: table(['account', 'bio'], 'bio_tokens'),
  post_tokens: table(['post', 'tokens'], 'post_tokens'),
  post_terms: table(['post', 'term'], 'post_terms', '1, 2'),
  post_phrases: table(['post', 'phrase'], 'post_phrases', '1, 2'),
  phrase_posts: table(['phrase', 'author', 'day'], 'phrase_posts', '1, 3, 2'),
  post_lists: {
    columns: ['post', 'terms', 'phrases'],
    sql: `select post, coalesce(t.list, []) as terms, coalesce(p.list, []) as phrases from posts
      left join (${arrays('post_terms', 'post', 'term')}) t using (post)
      left join (${arrays('post_phrases', 'post', 'phrase')}) p using (post) order by 1`,
  },
  followers: table(['followed', 'follower'], 'followers', '1, 2'),
  all_followers: table(['followed', 'n'], 'all_followers'),
  follow_days: table(['followed', 'day', 'gained', 'lost'], 'follow_days', '1, 2'),
  snapshots: table(['account', 'day', 'followers'], 'snapshots', '1, 2'),
  ...(Object.fromEntries(
    LISTS.flatMap((list) => [
      [`${list}_list`, table(['account', 'value'], `${list}_list`, '1, 2')],
      [
        `${list}_arrays`,
        { columns: ['account', 'list'], sql: `${arrays(`${list}_list`, 'account', 'value')} order by 1` },
      ],
      [`${list}_strata`, table(['value', 'stratum', 'n'], `${list}_strata`, '1, 2')],
      [`${list}_totals`, table(['value', 'n'], `${list}_totals`)],
    ]),
  ) as Record<OfList, Table>),
}
export type ExportName = keyof typeof TABLES
export const columnsOf = (name: ExportName): readonly string[] => TABLES[name].columns

export async function exportTables(dir: string, names: ExportName[], say: (text: string) => void): Promise<string> {
  const folder = path.join(dir, 'exports')
  await mkdir(folder, { recursive: true })
  const missing = names.filter((name) => !existsSync(path.join(folder, `${name}.tsv`)))
  if (missing.length === 0) return folder
  const duck = await openDuck(path.join(dir, 'tables.duckdb'), true)
  for (const name of missing) {
    const file = path.join(folder, `${name}.tsv`)
    await duck.run(`copy (${TABLES[name].sql}) to '${file}.tmp' (format csv, delimiter '\\t', header false, quote '')`)
    await rename(`${file}.tmp`, file)
    say(`written ${name}`)
  }
  duck.close()
  return folder
}
