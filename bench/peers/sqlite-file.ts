import { createReadStream, existsSync, rmSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { LISTS } from '../prepare/list-tables.ts'
import { columnsOf, type ExportName, exportTables } from './exports.ts'

type Say = (text: string) => void

/** One SQLite file of the bench, loaded once; pages stay in memory. */
export async function openSqlite(dir: string, say: Say): Promise<DatabaseSync> {
  const file = path.join(dir, 'sqlite.db')
  if (!existsSync(file)) {
    rmSync(`${file}.tmp`, { force: true })
    await load(`${file}.tmp`, dir, say)
    await rename(`${file}.tmp`, file)
  }
  return opened(file)
}

function opened(file: string): DatabaseSync {
  const database = new DatabaseSync(file)
  for (const pragma of [
    'journal_mode = off',
    'synchronous = off',
    'cache_size = -2000000',
    'temp_store = memory',
    'mmap_size = 4000000000',
  ]) {
    database.exec(`pragma ${pragma}`)
  }
  return database
}

const NAMES: ExportName[] = [
  ...(['people', 'strata', 'totals', 'posts', 'postings', 'post_terms', 'post_phrases', 'phrase_posts'] as const),
  ...(['followers', 'all_followers', 'follow_days', 'snapshots'] as const),
  ...LISTS.flatMap((list) => [`${list}_list`, `${list}_strata`, `${list}_totals`] as const),
]
/** Rows lie in the order of these columns; one number alone is the number of the row. */
const KEYS: Partial<Record<ExportName, string>> = {
  people: 'id',
  strata: 'stratum',
  posts: 'post',
  postings: 'token, day, post',
  post_terms: 'post, term',
  post_phrases: 'post, phrase',
  followers: 'followed, follower',
  all_followers: 'followed',
  ...Object.fromEntries(
    LISTS.flatMap((list) => [
      [`${list}_list`, 'account, value'],
      [`${list}_strata`, 'value, stratum'],
      [`${list}_totals`, 'value'],
    ]),
  ),
}
const AFTER = [
  'create index posts_author on posts (author, day)',
  'create index posts_day on posts (day, author)',
  'create index phrase_posts_key on phrase_posts (phrase, day, author)',
  'create index follow_days_key on follow_days (followed, day)',
  'create index snapshots_key on snapshots (account, day)',
  ...LISTS.map((list) => `create index ${list}_totals_most on ${list}_totals (n desc, value)`),
  'analyze',
]

function tableOf(name: ExportName): string {
  const key = KEYS[name]
  const isOne = key !== undefined && !key.includes(',')
  const columns = columnsOf(name).map(
    (column) => `${column} ${isOne && column === key ? 'integer primary key' : 'int'}`,
  )
  const many = key !== undefined && !isOne
  return `create table ${name} (${columns.join(', ')}${many ? `, primary key (${key})` : ''}) ${many ? 'without rowid' : ''}`
}

async function load(file: string, dir: string, say: Say): Promise<void> {
  const folder = await exportTables(dir, [...NAMES, 'post_tokens', 'bio_tokens'], say)
  const database = opened(file)
  const fill = async (name: string, statement: string, cellsOf: (cells: string[]) => (string | number)[]) => {
    const started = performance.now()
    const insert = database.prepare(statement)
    database.exec('begin')
    for await (const line of createInterface({ input: createReadStream(path.join(folder, `${name}.tsv`)) })) {
      insert.run(...cellsOf(line.split('\t')))
    }
    database.exec('commit')
    say(`sqlite ${name} ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
  for (const name of NAMES) {
    database.exec(tableOf(name))
    const marks = columnsOf(name).map(() => '?')
    await fill(name, `insert into ${name} values (${marks})`, (cells) => cells.map(Number))
  }
  database.exec(`create virtual table post_words using fts5 (tokens, content = '', detail = none, tokenize = 'ascii');
    create virtual table bio_words using fts5 (tokens, content = '', detail = none, tokenize = 'ascii')`)
  const words = (cells: string[]) => [Number(cells[0]), cells[1]!]
  await fill('post_tokens', 'insert into post_words (rowid, tokens) values (?, ?)', words)
  await fill('bio_tokens', 'insert into bio_words (rowid, tokens) values (?, ?)', words)
  database.exec(
    "insert into post_words (post_words) values ('optimize'); insert into bio_words (bio_words) values ('optimize')",
  )
  for (const statement of AFTER) database.exec(statement)
  database.close()
}
