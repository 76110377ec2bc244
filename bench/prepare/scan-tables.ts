import path from 'node:path'
import { openDuck, type Step, steps } from './duck.ts'

const BETWEEN = 'chr(1)'
const SINGLE = ['country', 'city', 'language', 'gender', 'age_group', 'verified']
export const SEVERAL = ['job_title', 'interest']

/** The order of a sample (docs/engine.md), in SQL: what peers are given does not come from our index. */
const SAMPLE_KEY = [
  'times32(a, b) as (a::UBIGINT * b::UBIGINT) % 4294967296::UBIGINT',
  'folded(a, bits) as xor(a, a >> bits)',
  'begun(id) as xor(id % 4294967296::UBIGINT, times32(id >> 32, 2654435761))',
  'sample_key(id) as folded(times32(folded(times32(folded(begun(id), 16), 2246822507), 13), 3266489909), 16)::UINTEGER',
]

/**
 * Flat files → the tables of the text scan: accounts numbered by followers, posts by time, values of a dimension by
 * their bytes from 1 (0: unknown).
 */
export async function loadScanTables(flat: string, file: string, say: (text: string) => void): Promise<void> {
  const duck = await openDuck(file)
  for (const macro of SAMPLE_KEY) await duck.run(`create temp macro ${macro}`)
  await steps(duck, [...readFiles(flat), ...PEOPLE, ...DEEDS], (text) => say(`duckdb ${text}`))
  for (const table of ['profiles', 'written', 'followed', 'said', 'counted']) await duck.run(`drop table ${table}`)
  await duck.run('checkpoint')
  duck.close()
}

function readFiles(flat: string): Step[] {
  const read = (name: string, columns: string): string => {
    const typed = columns.split(', ').map((column) => column.replace(/(\w+) (\w+)/, "$1: '$2'"))
    const options = "delim='\\t', header=false, quote='', escape='', auto_detect=false, nullstr='\\x02'"
    return `read_csv('${path.join(flat, `${name}.tsv`)}', ${options}, max_line_size=10000000, columns={${typed.join(', ')}})`
  }
  const profile = 'country VARCHAR, city VARCHAR, gender VARCHAR, age_group VARCHAR, verified VARCHAR, followers BIGINT'
  const lists = 'job_titles VARCHAR, interests VARCHAR, bio VARCHAR'
  const post = 'post_id UBIGINT, account_id UBIGINT, day INTEGER, likes BIGINT, mood TINYINT, language VARCHAR'
  const follow = 'follower UBIGINT, followed UBIGINT, since VARCHAR, until VARCHAR'
  const term = read('terms', 'number INTEGER, term VARCHAR, kind TINYINT')
  return [
    ['profiles', `from ${read('accounts', `account_id UBIGINT, handle VARCHAR, ${profile}, ${lists}`)}`],
    ['written', `from ${read('posts', `${post}, topics VARCHAR, tokens VARCHAR, terms VARCHAR`)}`],
    ['followed', `from ${read('follows', follow)}`],
    ['counted', `from ${read('snapshots', 'account_id UBIGINT, day INTEGER, followers BIGINT')}`],
    ['words', `select number, term, kind, (row_number() over (order by term) - 1)::INTEGER as place from ${term}`],
    ['tokens', `from ${read('tokens', 'number INTEGER, token VARCHAR')}`],
  ]
}

const several = SEVERAL.map((one) => `'${one}'`).join(', ')
const column = (dimension: string) =>
  `coalesce(max(v) filter (where dimension = '${dimension}'), 0)::INTEGER as ${dimension}`
const said = (dimension: string) =>
  `select account_id, '${dimension}' as dimension, ${dimension} as value from profiles`

const PEOPLE: Step[] = [
  [
    'names',
    `with pairs as (select distinct follower, followed from followed where until = ''),
       everybody as (select account_id from profiles union select account_id from written
         union select follower from pairs union select followed from pairs),
       known as (select followed as account_id, count(*)::INTEGER as n from pairs group by 1)
     select (row_number() over (order by coalesce(n, 0) desc, account_id) - 1)::INTEGER as id, account_id,
       (row_number() over (order by account_id) - 1)::INTEGER as place
     from everybody left join known using (account_id) order by id`,
  ],
  [
    'said',
    `from (${['country', 'city', 'gender', 'age_group', 'verified'].map(said).join(' union all ')}
       union all select account_id, 'language', first(language order by n desc, language) from (
         select account_id, language, count(*) as n from written where language <> '' group by 1, 2) group by 1
       union all select account_id, 'job_title', unnest(list_distinct(string_split(job_titles, ${BETWEEN}))) from profiles
       union all (select account_id, 'interest', unnest(string_split(interests, ${BETWEEN})) from profiles
         union select account_id, 'interest', topic from (
           select account_id, unnest(list_distinct(string_split(topics, ${BETWEEN}))) as topic from written)
         group by account_id, topic having count(*) >= 2)) where value <> ''`,
  ],
  [
    'dimensions',
    `select dimension, value, (row_number() over (partition by dimension order by value))::INTEGER as v, total
     from (select dimension, value, count(*)::INTEGER as total from said group by 1, 2) order by dimension, v`,
  ],
  [
    'accounts',
    `with coded as (select account_id, dimension, v from said join dimensions using (dimension, value)
         where dimension not in (${several})),
       wide as (select account_id, ${SINGLE.map(column).join(', ')} from coded group by 1)
     select names.id, names.place, ${SINGLE.map((one) => `coalesce(${one}, 0)::INTEGER as ${one}`).join(', ')},
       coalesce(p.followers, 0)::BIGINT as followers, sample_key(account_id) as sample_key, coalesce(p.bio, '') as bio
     from names left join wide using (account_id)
       left join (select account_id, followers, bio from profiles) p using (account_id) order by names.id`,
  ],
  ...SEVERAL.map(
    (dimension): Step => [
      `${dimension}s`,
      `select names.id as account, v from said join dimensions using (dimension, value) join names using (account_id)
       where dimension = '${dimension}' order by 1, 2`,
    ],
  ),
  ['handles', 'select id, account_id, handle from names left join profiles using (account_id) order by id'],
]

const DEEDS: Step[] = [
  [
    'posts',
    `select (row_number() over (order by post_id) - 1)::INTEGER as id, post_id, names.id as author,
       day::USMALLINT as day, likes, mood, tokens, terms
     from written join names using (account_id) order by post_id`,
  ],
  [
    'edges',
    `select distinct a.id as src, b.id as dst from followed join names a on a.account_id = follower
       join names b on b.account_id = followed where until = ''`,
  ],
  [
    'follow_days',
    `select names.id as dst, day::INTEGER as day, gained::TINYINT as gained, lost::TINYINT as lost from (
       select followed as account_id, since as day, 1 as gained, 0 as lost from followed where since <> ''
       union all select followed, until, 0, 1 from followed where until <> '') join names using (account_id) order by 1, 2`,
  ],
  ['snapshots', 'select names.id as account, day, followers from counted join names using (account_id) order by 1, 2'],
]
