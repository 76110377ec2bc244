import path from 'node:path'
import { openDuck, type Step, steps } from './duck.ts'

const BETWEEN = 'chr(1)'
/** What people are broken down by; values of all are numbered together, by dimension and then by their bytes. */
export const DIMENSIONS = [
  ...(['country', 'language', 'gender', 'age_group', 'city'] as const),
  ...(['job_title', 'interest', 'topic'] as const),
]
/** Of whom a list can speak: who posted, has a bio, interacted, follows, or has a value of the dimension. */
export const KNOWN = ['posted', 'bio', 'interacted', 'follows', ...DIMENSIONS] as const
export type KnownName = (typeof KNOWN)[number]
export const knownNumber = (name: KnownName): number => KNOWN.indexOf(name)
/** From so many posts on people are of the next kind of activity (docs/methods). */
const ACTIVITY = [1, 3, 10, 30, 100]

/** The order of a sample (docs/engine.md), in SQL: what peers are given does not come from our index. */
const SAMPLE_KEY = [
  'times32(a, b) as (a::UBIGINT * b::UBIGINT) % 4294967296::UBIGINT',
  'folded(a, bits) as xor(a, a >> bits)',
  'begun(id) as xor(id % 4294967296::UBIGINT, times32(id >> 32, 2654435761))',
  'sample_key(id) as folded(times32(folded(times32(folded(begun(id), 16), 2246822507), 13), 3266489909), 16)::UINTEGER',
]

/**
 * Flat files → who there is and what is known of each. Accounts, posts and texts are numbered in the order in which ties
 * are broken. Who behaves like a bot is in `names`, and nowhere else: every question of the bench leaves bots out.
 */
export async function loadBaseTables(flat: string, file: string, say: (text: string) => void): Promise<void> {
  const duck = await openDuck(file)
  for (const macro of SAMPLE_KEY) await duck.run(`create temp macro ${macro}`)
  await steps(duck, [...readFiles(flat), ...PEOPLE], (text) => say(`duckdb ${text}`))
  await duck.run('drop table said')
  await duck.run('checkpoint')
  duck.close()
}

function readFiles(flat: string): Step[] {
  const read = (name: string, columns: string): string => {
    const typed = columns.split(', ').map((column) => column.replace(/(\w+) (\w+)/, "$1: '$2'"))
    const options = "delim='\\t', header=false, quote='', escape='', auto_detect=false, nullstr='\\x02'"
    return `read_csv('${path.join(flat, `${name}.tsv`)}', ${options}, max_line_size=10000000, columns={${typed.join(', ')}})`
  }
  const profile = 'country VARCHAR, city VARCHAR, gender VARCHAR, age_group VARCHAR, followers BIGINT'
  const lists = 'job_titles VARCHAR, interests VARCHAR, bio VARCHAR, bio_terms VARCHAR, has_bio TINYINT'
  const post = 'post_id UBIGINT, account_id UBIGINT, day INTEGER, hour INTEGER, likes BIGINT, mood TINYINT'
  const words = 'language VARCHAR, topics VARCHAR, tokens VARCHAR, terms VARCHAR, phrases VARCHAR, fetched VARCHAR'
  const follow = 'follower UBIGINT, followed UBIGINT, since VARCHAR, until VARCHAR'
  const account = `account_id UBIGINT, handle VARCHAR, ${profile}, ${lists}, is_bot TINYINT, fetched VARCHAR`
  return [
    ['profiles', `from ${read('accounts', account)}`],
    ['written', `from ${read('posts', `${post}, ${words}`)}`],
    ['followed', `from ${read('follows', follow)}`],
    ['engaged', `select distinct * from ${read('interactions', 'account_id UBIGINT, post_id UBIGINT')}`],
    ['counted', `from ${read('snapshots', 'account_id UBIGINT, day INTEGER, followers BIGINT')}`],
    ['fetches', `from ${read('fetches', 'number INTEGER, fetched VARCHAR')}`],
    ['tokens', `from ${read('tokens', 'number INTEGER, token VARCHAR')}`],
    [
      'terms',
      `select (row_number() over (order by kind, term) - 1)::INTEGER as id, number, term, kind
       from ${read('terms', 'number INTEGER, term VARCHAR, kind TINYINT')} order by id`,
    ],
    ['phrase_texts', `select distinct hash, text from ${read('phrases', 'hash BIGINT, text VARCHAR')}`],
  ]
}

const said = (dimension: string) =>
  `select account_id, '${dimension}' as dimension, ${dimension} as value from profiles where ${dimension} <> ''`
const several = (dimension: string, column: string) =>
  `select account_id, '${dimension}', unnest(list_distinct(string_split(${column}, ${BETWEEN}))) from profiles where ${column} <> ''`
const number = (dimension: string) => DIMENSIONS.indexOf(dimension as (typeof DIMENSIONS)[number])

const PEOPLE: Step[] = [
  [
    'post_ids',
    'select (row_number() over (order by post_id) - 1)::INTEGER as id, post_id, account_id from written order by id',
  ],
  [
    'names',
    `with current as (select follower, followed from followed where until = ''),
       everybody as (select account_id from profiles union select account_id from written
         union select follower from current union select followed from current
         union select account_id from engaged where post_id in (select post_id from written))
     select (row_number() over (order by account_id) - 1)::INTEGER as id, account_id, coalesce(handle, '') as handle,
       coalesce(is_bot, 0)::TINYINT as is_bot
     from everybody left join profiles using (account_id) order by id`,
  ],
  [
    'said',
    `from (${['country', 'city', 'gender', 'age_group'].map(said).join(' union all ')}
       union all select account_id, 'language', first(language order by n desc, language) from (
         select account_id, language, count(*) as n from written where language <> '' group by 1, 2) group by 1
       union all ${several('job_title', 'job_titles')}
       union all select distinct account_id, 'topic', unnest(string_split(topics, ${BETWEEN})) from written where topics <> ''
       union all (${several('interest', 'interests')}
         union select account_id, 'interest', topic from (
           select account_id, unnest(list_distinct(string_split(topics, ${BETWEEN}))) as topic from written where topics <> '')
         group by account_id, topic having count(*) >= 2)) where value <> ''`,
  ],
  [
    'dimensions',
    `select (row_number() over (order by dimension, value))::INTEGER as id, dimension, value from (
       select distinct case dimension ${DIMENSIONS.map((one) => `when '${one}' then ${number(one)}`).join(' ')} end::INTEGER as dimension, value
       from said) order by id`,
  ],
  [
    'traits',
    `select names.id as account, dimensions.id as value, dimensions.dimension
     from said join names using (account_id) join dimensions on said.value = dimensions.value
       and dimensions.dimension = case said.dimension ${DIMENSIONS.map((one) => `when '${one}' then ${number(one)}`).join(' ')} end
     where is_bot = 0 order by 1, 2`,
  ],
  [
    'people',
    `with coded as (select account, max(value) filter (dimension = ${number('country')}) as country,
         max(value) filter (dimension = ${number('language')}) as language,
         ${DIMENSIONS.map((one) => `max(dimension = ${number(one)})::TINYINT as k_${one}`).join(', ')} from traits group by 1),
       wrote as (select account_id, count(*) as posts from written group by 1),
       did as (select distinct account_id, 1 as did from engaged semi join written using (post_id)),
       follows as (select distinct follower as account_id, 1 as follows from followed where until = ''),
       alike as (select names.id, coalesce(coded.country, 0)::INTEGER as country, coalesce(coded.language, 0) as language,
         ${ACTIVITY.map((least) => `(coalesce(posts, 0) >= ${least})::INTEGER`).join(' + ')} as activity,
         coalesce(p.followers, 0)::BIGINT as followers, sample_key(account_id) as sample_key,
         coalesce(try_cast(p.fetched as INTEGER), -1) as fetched, (wrote.posts is not null)::TINYINT as k_posted,
         coalesce(has_bio, 0)::TINYINT as k_bio, coalesce(did, 0)::TINYINT as k_interacted,
         coalesce(follows, 0)::TINYINT as k_follows, ${DIMENSIONS.map((one) => `coalesce(coded.k_${one}, 0)::TINYINT as k_${one}`).join(', ')}
       from names left join profiles p using (account_id) left join wrote using (account_id)
         left join did using (account_id) left join follows using (account_id) left join coded on coded.account = names.id
       where names.is_bot = 0)
     select id, (dense_rank() over (order by country, language, activity) - 1)::INTEGER as stratum,
       * exclude (id, language, activity) from alike order by id`,
  ],
]
