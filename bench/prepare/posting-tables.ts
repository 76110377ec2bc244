import { openDuck, type Step, steps } from './duck.ts'
import { SEVERAL } from './scan-tables.ts'

/** The tables of the scan → those with postings; terms are numbered by how many accounts use them. */
export async function loadPostingTables(scanFile: string, file: string, say: (text: string) => void): Promise<void> {
  const duck = await openDuck(file)
  await duck.run(`attach '${scanFile}' as scan (read_only)`)
  await steps(duck, STEPS, (text) => say(`duckdb postings: ${text}`))
  await duck.run('drop table used')
  await duck.run('checkpoint')
  duck.close()
}

const STEPS: Step[] = [
  ['accounts', 'select * exclude (bio) from scan.accounts order by id'],
  ...SEVERAL.map((one): Step => [`${one}s`, `from scan.${one}s order by 1, 2`]),
  ['posts', 'select id, author, day, likes, mood from scan.posts order by id'],
  [
    'postings',
    `select token::INTEGER as token, post, author, day from (
       select id as post, author, day, unnest(string_split(tokens, ' ')) as token from scan.posts where tokens <> '')
     order by 1, 2`,
  ],
  [
    'bio_postings',
    `select token::INTEGER as token, account from (
       select id as account, unnest(string_split(bio, ' ')) as token from scan.accounts where bio <> '') order by 1, 2`,
  ],
  [
    'used',
    `select distinct author as account, number from (
       select author, unnest(string_split(terms, ' '))::INTEGER as number from scan.posts where terms <> '')`,
  ],
  [
    'terms',
    `select (row_number() over (order by adf desc, place) - 1)::INTEGER as id, number, kind, adf::INTEGER as adf, place
     from (select number, count(*) as adf from used group by 1) join scan.words using (number) order by 1`,
  ],
  ['account_terms', 'select account, terms.id as term from used join terms using (number) order by 1, 2'],
  ['following', 'select src, dst from scan.edges order by 1, 2'],
  ['followers', 'select dst, src from scan.edges order by 1, 2'],
  [
    'followed',
    `select dst as account, count(*)::INTEGER as n, place from followers join accounts on accounts.id = dst
     group by all order by 1`,
  ],
  ['follow_days', 'from scan.follow_days order by 1, 2'],
  ['snapshots', 'from scan.snapshots order by 1, 2'],
]
