import { KNOWN } from './base-tables.ts'
import { openDuck, type Step, steps } from './duck.ts'
import { PHRASE_AUTHORS } from './phrase-names.ts'

/** What people have, follow or like, and say, as pairs of an account and a value. */
export const LISTS = ['traits', 'used', 'bio', 'interacted', 'follows', 'liked'] as const
export type ListName = (typeof LISTS)[number]

/** The tables that every peer is loaded from, sorted by what is asked of them. */
export async function loadListTables(file: string, say: (text: string) => void): Promise<void> {
  const duck = await openDuck(file)
  await steps(duck, STEPS, (text) => say(`duckdb ${text}`))
  for (const table of ['traits', 'written', 'followed', 'engaged', 'counted', 'profiles', 'said_terms', 'said_phrases'])
    await duck.run(`drop table ${table}`)
  await duck.run('checkpoint')
  duck.close()
}

const KIND = { keyword: 0, hashtag: 1, emoji: 2, subreddit: 3 }
const numbersIn = (column: string) => `unnest(string_split(${column}, ' '))`
const ids = (kinds: (keyof typeof KIND)[]) => `kind in (${kinds.map((kind) => KIND[kind])})`

/** Who has which value, and beside it how many of those who are alike, and how many in all. */
const list = (name: ListName, pairs: string): Step[] => [
  [`${name}_list`, `select account, value from (${pairs}) order by 1, 2`],
  [
    `${name}_strata`,
    `select value, stratum, count(*)::INTEGER as n from ${name}_list join people on people.id = account
     group by all order by 1, 2`,
  ],
  [`${name}_totals`, `select value, sum(n)::INTEGER as n from ${name}_strata group by 1 order by 1`],
]

const STEPS: Step[] = [
  [
    'strata',
    `select stratum, country, count(*)::INTEGER as n, ${KNOWN.map((one) => `sum(k_${one})::INTEGER as k_${one}`).join(', ')}
     from people group by 1, 2 order by 1`,
  ],
  ['totals', 'select (select count(*) from names) as accounts, (select count(*) from written) as posts'],
  [
    'posts',
    `select post_ids.id as post, people.id as author, day::USMALLINT as day, hour::UTINYINT as hour,
       likes::INTEGER as likes, mood, coalesce(try_cast(written.fetched as INTEGER), -1) as fetched
     from written join post_ids using (post_id) join names on names.account_id = written.account_id
       join people on people.id = names.id order by 1`,
  ],
  [
    'postings',
    `select token::INTEGER as token, posts.* from (
       select post_ids.id as post, ${numbersIn('tokens')} as token from written join post_ids using (post_id) where tokens <> '')
     join posts using (post) order by 1, 2`,
  ],
  [
    'post_tokens',
    `select post, tokens from written join post_ids using (post_id) join posts on posts.post = post_ids.id order by 1`,
  ],
  [
    'bio_tokens',
    `select names.id as account, bio from profiles join names using (account_id) where names.is_bot = 0 and bio <> '' order by 1`,
  ],
  [
    'bio_postings',
    `select token::INTEGER as token, account from (select account, ${numbersIn('bio')} as token from bio_tokens) order by 1, 2`,
  ],
  [
    'said_terms',
    `select post, terms.id as said, kind from (
       select post_ids.id as post, ${numbersIn('written.terms')}::INTEGER as number
       from written join post_ids using (post_id) where written.terms <> '') join terms using (number)`,
  ],
  [
    'post_terms',
    `select post, said as term from said_terms join posts using (post) where ${ids(['keyword', 'hashtag'])} order by 1, 2`,
  ],
  ...list('traits', 'select account, value from traits'),
  ...list(
    'used',
    `select distinct author as account, said as value from said_terms join posts using (post)
     where ${ids(['keyword', 'subreddit'])}`,
  ),
  ...list(
    'bio',
    `select names.id as account, terms.id as value from (
       select account_id, ${numbersIn('bio_terms')}::INTEGER as number from profiles where bio_terms <> '' and is_bot = 0)
     join terms using (number) join names using (account_id) where ${ids(['keyword', 'hashtag', 'subreddit'])}`,
  ),
  ...list(
    'liked',
    `select people.id as account, post_ids.id as value from engaged join names using (account_id)
     join people on people.id = names.id join post_ids using (post_id)`,
  ),
  ...list(
    'interacted',
    `select distinct account, said as value from liked_list join said_terms on post = value
     where ${ids(['keyword', 'hashtag', 'emoji'])}`,
  ),
  ...list(
    'follows',
    `select distinct people.id as account, b.id as value from followed join names a on a.account_id = follower
     join people on people.id = a.id join names b on b.account_id = followed where until = ''`,
  ),
  ['followers', 'select value as followed, account as follower from follows_list order by 1, 2'],
  [
    'all_followers',
    `select b.id as followed, count(distinct follower)::INTEGER as n from followed join names b on b.account_id = followed
     where until = '' group by 1 order by 1`,
  ],
  [
    'said_phrases',
    `select post, author, day, hash from (
       select post_ids.id as post, ${numbersIn('phrases')}::BIGINT as hash
       from written join post_ids using (post_id) where phrases <> '')
     semi join phrase_texts using (hash) join posts using (post)`,
  ],
  [
    'phrases',
    `select (row_number() over (order by text) - 1)::INTEGER as id, hash, text from phrase_texts semi join (
       select hash from said_phrases group by 1 having count(distinct author) >= ${PHRASE_AUTHORS}) using (hash) order by id`,
  ],
  ['post_phrases', 'select post, id as phrase from said_phrases join phrases using (hash) order by 1, 2'],
  [
    'phrase_posts',
    'select id as phrase, author, day from said_phrases join phrases using (hash) order by 1, day, author',
  ],
  [
    'follow_days',
    `select names.id as followed, day::INTEGER as day, gained::TINYINT as gained, lost::TINYINT as lost from (
       select followed as account_id, since as day, 1 as gained, 0 as lost from followed where since <> ''
       union all select followed, until, 0, 1 from followed where until <> '') join names using (account_id) order by 1, 2`,
  ],
  ['snapshots', 'select names.id as account, day, followers from counted join names using (account_id) order by 1, 2'],
]
