/** A query as a tree. */
export type Node =
  | { kind: 'and'; children: Node[] }
  | { kind: 'or'; children: Node[] }
  | { kind: 'not'; child: Node }
  | { kind: 'word' | 'phrase'; text: string }
  | { kind: 'operator'; name: string; value: string }

export class QueryError extends Error {}

type Token = { kind: 'open' | 'close' | 'or' | 'minus' } | { kind: 'leaf'; node: Node }

const OPERATORS = new Set([
  ...['from', 'to', 'retweets_of', 'url', 'context', 'entity', 'conversation_id', 'list', 'in_reply_to_tweet_id'],
  ...[
    'retweets_of_tweet_id',
    'quotes_of_tweet_id',
    'place',
    'place_country',
    'point_radius',
    'bounding_box',
    'is',
    'has',
  ],
  ...['lang', 'min_likes', 'min_replies', 'min_reposts', 'min_retweets', 'bio', 'bio_name', 'source'],
])
const VALUES: Record<string, Set<string>> = {
  is: new Set(['retweet', 'reply', 'quote', 'verified', 'nullcast']),
  has: new Set(['hashtags', 'cashtags', 'links', 'mentions', 'media', 'images', 'video_link', 'videos', 'geo']),
}
/** These only narrow what another term finds. */
const NARROWING = new Set([
  'is',
  'has',
  'lang',
  'min_likes',
  'min_replies',
  'min_reposts',
  'min_retweets',
  'place_country',
])

export function parseQuery(text: string): Node {
  const tokens = tokenise(text)
  let at = 0
  const peek = () => tokens[at]

  function either(depth: number): Node {
    const children = [all(depth)]
    while (peek()?.kind === 'or') {
      at++
      children.push(all(depth))
    }
    return children.length === 1 ? children[0]! : { kind: 'or', children }
  }

  function all(depth: number): Node {
    const children: Node[] = []
    for (let token = peek(); token && token.kind !== 'or' && token.kind !== 'close'; token = peek())
      children.push(term(depth))
    if (children.length === 0) throw new QueryError(`no viable alternative at position ${at + 1}`)
    return children.length === 1 ? children[0]! : { kind: 'and', children }
  }

  function term(depth: number): Node {
    const token = tokens[at++]
    if (depth > 30) throw new QueryError('the query is nested too deeply')
    if (token?.kind === 'minus') return { kind: 'not', child: term(depth + 1) }
    if (token?.kind === 'leaf') return token.node
    if (token?.kind !== 'open') throw new QueryError(`no viable alternative at position ${at}`)
    const inner = either(depth + 1)
    if (tokens[at++]?.kind !== 'close') throw new QueryError("missing ')' at '<EOF>'")
    return inner
  }

  const tree = either(0)
  if (at < tokens.length) throw new QueryError(`extraneous input at position ${at + 1}`)
  if (!standsAlone(tree))
    throw new QueryError('Rules must contain at least one positive, non-stopword clause (at position 1)')
  return tree
}

/** Whether the tree finds something by itself: every branch of an OR must, and one part of an AND. */
function standsAlone(node: Node): boolean {
  if (node.kind === 'and') return node.children.some(standsAlone)
  if (node.kind === 'or') return node.children.every(standsAlone)
  if (node.kind === 'not') return false
  return node.kind !== 'operator' || !NARROWING.has(node.name)
}

function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const rest = text.slice(at)
    const space = /^\s+/.exec(rest)
    if (space) at += space[0].length
    else if (rest[0] === '(' || rest[0] === ')') {
      tokens.push({ kind: rest[0] === '(' ? 'open' : 'close' })
      at++
    } else if (/^-(?=[^\s])/.test(rest)) {
      tokens.push({ kind: 'minus' })
      at++
    } else if (/^OR(?=[\s(]|$)/.test(rest)) {
      tokens.push({ kind: 'or' })
      at += 2
    } else {
      const { node, length } = leafAt(rest, at)
      tokens.push({ kind: 'leaf', node })
      at += length
    }
  }
  if (tokens.length === 0) throw new QueryError('the query is empty')
  return tokens
}

function leafAt(rest: string, at: number): { node: Node; length: number } {
  const quoted = /^"((?:[^"\\]|\\.)*)"/.exec(rest)
  if (quoted) return { node: { kind: 'phrase', text: quoted[1]!.replace(/\\(.)/g, '$1') }, length: quoted[0].length }
  if (rest[0] === '"') throw new QueryError(`missing '"' after position ${at + 1}`)
  const operator = /^([a-z_]+):("(?:[^"\\]|\\.)*"|\[[^\]]*\]|[^\s()]+)/i.exec(rest)
  const name = operator?.[1]?.toLowerCase()
  if (operator && name && OPERATORS.has(name)) {
    const value = operator[2]!.replace(/^["[]|["\]]$/g, '')
    if (VALUES[name] && !VALUES[name].has(value.toLowerCase()))
      throw new QueryError(`invalid value '${value}' for operator '${name}:'`)
    return { node: { kind: 'operator', name, value }, length: operator[0].length }
  }
  if (operator && /^[a-z_]+$/.test(operator[1]!) && !/^https?$/.test(operator[1]!))
    throw new QueryError(`'${operator[1]}' is not a known operator (at position ${at + 1})`)
  const word = /^[^\s()"]+/.exec(rest)![0]
  return { node: { kind: 'word', text: word }, length: word.length }
}
