import type { SQLInputValue } from 'node:sqlite'
import type { Network } from '../../world/network.ts'
import { HAS, mark, tokensOf } from '../../world/tokens.ts'
import { type Node, QueryError } from './parse.ts'

/** A part of a query: a match of the word index, or a condition on the posts beside one. */
type Condition = { sql: string; params: SQLInputValue[]; also?: string }
type Part = { match: string } | Condition
export type Compiled = { match: string | undefined; sql: string; params: SQLInputValue[] }

const NOTHING: Part = { sql: '0', params: [] }
const isMatch = (part: Part): part is { match: string } => 'match' in part

/** The whole query as one match of the index where it can be, and as conditions for the rest. */
export function compileQuery(tree: Node, network: Network): Compiled {
  const part = compile(tree, network)
  if (isMatch(part)) return { match: part.match, sql: '1', params: [] }
  return { match: part.also, sql: part.sql, params: part.params }
}

/** A match as a condition, for the places where it stands beside one. */
function asSql(part: Part): Condition {
  const inIndex = 'posts.id IN (SELECT rowid FROM words WHERE words MATCH ?)'
  if (isMatch(part)) return { sql: inIndex, params: [part.match] }
  const { sql, params, also } = part
  return also === undefined ? { sql, params } : { sql: `(${inIndex} AND ${sql})`, params: [also, ...params] }
}

function compile(node: Node, network: Network): Part {
  if (node.kind === 'and') return conjunction(node.children, network)
  if (node.kind === 'or') {
    const parts = node.children.map((child) => compile(child, network))
    if (parts.every(isMatch)) return { match: `(${parts.map(({ match }) => match).join(' OR ')})` }
    const conditions = parts.map(asSql)
    return {
      sql: `(${conditions.map(({ sql }) => sql).join(' OR ')})`,
      params: conditions.flatMap(({ params }) => params),
    }
  }
  if (node.kind === 'not') {
    const { sql, params } = asSql(compile(node.child, network))
    return { sql: `NOT (${sql})`, params }
  }
  if (node.kind === 'operator') return operator(node.name, node.value, network)
  return node.kind === 'word' ? word(node.text) : phrase(node.text)
}

function conjunction(children: Node[], network: Network): Part {
  const positive: string[] = []
  const negative: string[] = []
  const conditions: Condition[] = []
  for (const child of children) {
    const part = compile(child.kind === 'not' ? child.child : child, network)
    if (isMatch(part)) (child.kind === 'not' ? negative : positive).push(part.match)
    else {
      const { sql, params } = asSql(part)
      conditions.push(child.kind === 'not' ? { sql: `NOT (${sql})`, params } : { sql, params })
    }
  }
  if (positive.length === 0)
    for (const match of negative.splice(0)) {
      const { sql, params } = asSql({ match })
      conditions.push({ sql: `NOT (${sql})`, params })
    }
  const base = positive.length > 1 ? `(${positive.join(' AND ')})` : positive[0]
  const match = base && negative.length > 0 ? `(${base} NOT (${negative.join(' OR ')}))` : base
  if (conditions.length === 0) return match === undefined ? NOTHING : { match }
  const sql = `(${conditions.map((one) => one.sql).join(' AND ')})`
  const params = conditions.flatMap((one) => one.params)
  return match === undefined ? { sql, params } : { sql, params, also: match }
}

const quoted = (tokens: string[]) => `"${tokens.join(' ')}"`
const marked = (kind: string, value: string | number): Part => ({ match: quoted([mark(kind, value)]) })

function word(text: string): Part {
  if (/^[#＃]./.test(text)) return marked('h', text.slice(1))
  if (/^[@＠]./.test(text)) return marked('m', text.slice(1))
  if (/^\$[A-Za-z]/.test(text)) return marked('s', text.slice(1))
  return phrase(text)
}

/** Words one after the other; of a script without spaces, any run of characters. */
function phrase(text: string): Part {
  const { words, last } = tokensOf(text)
  const [only] = words
  if (only === undefined) return NOTHING
  // A single character is the first of a pair, or the last of its run.
  if (words.length === 1 && last.length === 1 && [...only].length === 1)
    return { match: `(${quoted(words)} * OR ${quoted([mark('z', only)])})` }
  return { match: quoted(words) }
}

const slotOf = (name: string, network: Network) => {
  const account = /^\d+$/.test(name) ? network.account(name) : undefined
  return (account ?? network.accountByHandle(name.replace(/^@/, '')))?.slot
}

const flag = (bit: number): Part => ({ sql: `posts.flags & ${bit} != 0`, params: [] })
const condition = (sql: string, ...params: SQLInputValue[]): Part => ({ sql, params })

const IS: Record<string, Part> = {
  retweet: condition('posts.reposted_id IS NOT NULL'),
  reply: condition('posts.reply_to_id IS NOT NULL'),
  quote: condition('posts.quoted_id IS NOT NULL'),
  verified: condition("posts.author IN (SELECT slot FROM accounts WHERE verified_type != 'none')"),
  nullcast: flag(HAS.nullcast),
}
const HOLDS: Record<string, Part> = {
  hashtags: flag(HAS.hashtags),
  cashtags: flag(HAS.cashtags),
  links: flag(HAS.links),
  mentions: flag(HAS.mentions),
  media: flag(HAS.media),
  images: flag(HAS.images),
}

function operator(name: string, value: string, network: Network): Part {
  const by = (column: string) => {
    const slot = slotOf(value, network)
    return slot === undefined ? NOTHING : condition(`posts.${column} = ?`, slot)
  }
  const about = (sql: string) => {
    if (!/^\d{1,19}$/.test(value)) throw new QueryError(`invalid value '${value}' for operator '${name}:'`)
    return condition(
      sql,
      ...sql
        .split('?')
        .slice(1)
        .map(() => BigInt(value)),
    )
  }
  const least = (column: string) => {
    if (!/^\d{1,9}$/.test(value)) throw new QueryError(`invalid value '${value}' for operator '${name}:'`)
    return condition(`posts.${column} >= ?`, Number(value))
  }
  const accounts = (column: string) =>
    condition(
      `posts.author IN (SELECT slot FROM accounts WHERE ${column} LIKE ? ESCAPE '\\')`,
      `%${value.replace(/[\\%_]/g, '\\$&')}%`,
    )
  switch (name) {
    case 'from':
      return by('author')
    case 'to':
      return by('reply_to_author')
    case 'retweets_of': {
      const slot = slotOf(value, network)
      return slot === undefined
        ? NOTHING
        : condition('posts.reposted_id IN (SELECT id FROM posts WHERE author = ?)', slot)
    }
    case 'url': {
      const { words } = tokensOf(value.replace(/^https?:\/\//, ''))
      return words.length === 0 ? NOTHING : { match: `(${words.map((one) => quoted([mark('u', one)])).join(' AND ')})` }
    }
    case 'context':
      return context(value)
    case 'entity':
      return phrase(value)
    case 'conversation_id':
      return about('(posts.conversation_id = ? OR posts.id = ?)')
    case 'in_reply_to_tweet_id':
      return about('posts.reply_to_id = ?')
    case 'retweets_of_tweet_id':
      return about('posts.reposted_id = ?')
    case 'quotes_of_tweet_id':
      return about('posts.quoted_id = ?')
    case 'list':
      return about('posts.author IN (SELECT account FROM list_members WHERE list_id = ?)')
    case 'lang':
      return condition('posts.lang = ?', value.toLowerCase())
    case 'is':
      return IS[value.toLowerCase()] ?? NOTHING
    case 'has':
      return HOLDS[value.toLowerCase()] ?? NOTHING
    case 'min_likes':
      return least('like_count')
    case 'min_replies':
      return least('reply_count')
    case 'min_reposts':
    case 'min_retweets':
      return least('repost_count')
    case 'bio':
      return accounts('bio')
    case 'bio_name':
      return accounts('name')
    case 'source':
      return condition('posts.via = ?', value)
    default:
      // No post of this network carries a place, so the operators for places find nothing.
      return NOTHING
  }
}

/** `context:47.10000000003`, and `context:47.*` for the whole domain. */
function context(value: string): Part {
  const [domain = '', entity = ''] = value.split('.')
  if (!/^\d+$/.test(domain) || !/^(\d+|\*)$/.test(entity))
    throw new QueryError(`invalid value '${value}' for operator 'context:'`)
  return entity === '*' ? { match: `${quoted([mark('k', `${domain}.`)])} *` } : marked('k', value)
}
