import { LAST_ID, type Network, type Page, type PageAsk, type Post, type TimeRange } from '../../world/network.ts'
import { POST, readPost } from '../../world/rows.ts'
import { HAS } from '../../world/tokens.ts'
import { invalid } from '../problem.ts'
import { type Compiled, compileQuery } from './compile.ts'
import { type Node, parseQuery, QueryError } from './parse.ts'

const SNOWFLAKE_EPOCH = 1_288_834_974_657

export type Search = { compiled: Compiled; with_reposts: boolean }

/** Reposts come only to those who ask for them by name. */
const namesReposts = (node: Node): boolean =>
  node.kind === 'and' || node.kind === 'or'
    ? node.children.some(namesReposts)
    : node.kind === 'operator' &&
      (/^retweets_of/.test(node.name) || (node.name === 'is' && node.value.toLowerCase() === 'retweet'))

export function readQuery(network: Network, query: string | undefined, longest: number): Search {
  if (query === undefined || query.trim() === '')
    throw invalid({ query: [] }, 'The `query` query parameter can not be empty')
  if ([...query].length > longest)
    throw invalid(
      { query: [query] },
      `The \`query\` query parameter length [${[...query].length}] exceeds the max length of ${longest}`,
    )
  try {
    const tree = parseQuery(query)
    return { compiled: compileQuery(tree, network), with_reposts: namesReposts(tree) }
  } catch (error) {
    if (!(error instanceof QueryError)) throw error
    throw invalid({ query: [query] }, `There were errors processing your request: ${error.message}`)
  }
}

function source({ compiled: { match, sql, params }, with_reposts }: Search, { since, until }: TimeRange) {
  const key = match === undefined ? 'posts.id' : 'words.rowid'
  const from = match === undefined ? 'posts' : 'words JOIN posts ON posts.id = words.rowid'
  const conditions = [
    ...(match === undefined ? [] : ['words MATCH ?']),
    `${key} > ? AND ${key} < ?`,
    sql,
    ...(with_reposts ? [] : ['posts.reposted_id IS NULL']),
    `posts.flags & ${HAS.nullcast} = 0`,
  ]
  return {
    key,
    sql: `FROM ${from} WHERE ${conditions.join(' AND ')}`,
    params: [...(match === undefined ? [] : [match]), since ?? 0n, until ?? LAST_ID, ...params],
  }
}

export function searchPosts(
  network: Network,
  search: Search,
  ask: PageAsk & TimeRange & { by_likes: boolean },
): Page<Post> {
  const { key, sql, params } = source(search, ask)
  const keys = ask.by_likes ? ['posts.like_count', key] : [key]
  return network.page({ select: `SELECT ${POST}, $keys ${sql} $where`, params, keys }, ask, readPost)
}

/** How many in each stretch of `length` milliseconds, by the number of the stretch. */
export function countPosts(network: Network, search: Search, range: TimeRange, length: number): Map<number, number> {
  const { key, sql, params } = source(search, range)
  const bucket = `((${key} >> 22) + ${SNOWFLAKE_EPOCH}) / ${length}`
  const rows = network.statement(`SELECT ${bucket} AS bucket, count(*) AS n ${sql} GROUP BY 1`).all(...params)
  return new Map(rows.map(({ bucket, n }) => [Number(bucket), Number(n)]))
}
