import { createReadStream, existsSync, rmSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { type ExportName, exportTables } from './exports.ts'

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

async function load(file: string, dir: string, say: Say): Promise<void> {
  const names = Object.keys(TABLES) as ExportName[]
  const folder = await exportTables(dir, [...names, 'bios', 'texts'], say)
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
  for (const name of names) {
    const { columns, more = '' } = TABLES[name]!
    database.exec(`create table ${name} (${columns}) ${more}`)
    const marks = columns
      .replace(/,\s*primary key.*$/, '')
      .split(',')
      .map(() => '?')
    await fill(name, `insert into ${name} values (${marks})`, (cells) => cells.map(Number))
  }
  database.exec(`create virtual table post_words using fts5 (tokens, content = '', detail = none, tokenize = 'ascii');
    create virtual table bio_words using fts5 (tokens, content = '', detail = none, tokenize = 'ascii')`)
  await fill('texts', 'insert into post_words (rowid, tokens) values (?, ?)', (cells) => [Number(cells[0]), cells[5]!])
  await fill('bios', 'insert into bio_words (rowid, tokens) values (?, ?)', (cells) => [Number(cells[0]), cells[1]!])
  database.exec(`insert into post_words (post_words) values ('optimize'); insert into bio_words (bio_words) values ('optimize');
    create index posts_day on posts (day); create index accounts_country on accounts (country);
    create index terms_adf on terms (adf); create index follow_days_key on follow_days (dst, day);
    create index snapshots_key on snapshots (account, day); analyze`)
  database.close()
}

const pair = (first: string, second: string) => ({
  columns: `${first} int, ${second} int, primary key (${first}, ${second})`,
  more: 'without rowid',
})
const TABLES: Partial<Record<ExportName, { columns: string; more?: string }>> = {
  accounts: {
    columns:
      'id integer primary key, place int, country int, city int, language int, gender int, age_group int, verified int, followers int, sample_key int',
  },
  job_titles: pair('account', 'v'),
  interests: pair('account', 'v'),
  posts: { columns: 'id integer primary key, author int, day int, likes int, mood int' },
  terms: { columns: 'id integer primary key, kind int, adf int, place int' },
  account_terms: pair('account', 'term'),
  following: pair('src', 'dst'),
  followers: pair('dst', 'src'),
  followed: { columns: 'account integer primary key, n int, place int' },
  follow_days: { columns: 'dst int, day int, gained int, lost int' },
  snapshots: { columns: 'account int, day int, followers int' },
}
