import type { ReadChatQuery } from '@starling/contract'
import { type AskedQuestion, type HandleQuestion, handleIn, type Question } from '@starling/question'
import { COMPARED } from '@starling/sections'
import { topicOf } from '../built-in/intent.ts'

const LONGEST_WORDS = 60
const MOST_WORDS = 4

/** Who and what is analysed, by a word for it. */
const THIS = `(?:this|these|it|them|they|that|(?:this|the|our|my|these) (?:audience|people|followers|conversation|analysis|topic|account))`
const WITH = String.raw`(?:with|to|and|against|vs\.?|versus|from|than)`
const EN: readonly RegExp[] = [
  new RegExp(`^(?:please |can you |could you )?compare (?<one>.+?) ${WITH} (?<other>.+)$`),
  new RegExp(`^how (?:do|does|are|is) (?<one>.+?) (?:differ(?:ent)?|compared?) ${WITH} (?<other>.+)$`),
  /^what(?:'s| is| are) the differences? between (?<one>.+?) and (?<other>.+)$/,
  /^(?<one>.+?) (?:vs\.?|versus) (?<other>.+)$/,
]
const JA: readonly RegExp[] = [
  /^(?<one>.+?)(?:を|と|は)(?<other>.+?)(?:と|を)(?:比べ|比較)/,
  /^(?<one>.+?)(?:と|は、?)(?<other>.+?)(?:との|の|と(?:は)?(?:どう|何が|どこが)?)違/,
  /^(?<other>.+?)と(?:比べ|比較|の違い|どう違|何が違)/,
]
/** What goes on with a comparison: the same with another, or about another section. */
const GOES_ON = [/^(?:and|what about|how about)(?: with| to)? (?<other>.+)$/, /^(?<other>.+?)(?:は|なら|だと|とは)$/]

/** Nothing that could be asked as a question of its own: another time, or everybody. */
const NO_SUBJECT =
  /\b(?:last|previous|next|this|past|earlier) (?:week|month|year|quarter|day|time|season)\b|\byesterday\b|\btoday\b|\bbefore\b|\b(?:average|usual|baseline|everyone|everybody|others?|competitors?|industry|market|benchmark|rest|each|women|men|you|me|us|we|i)\b|先週|先月|昨年|去年|前年|前回|以前|今週|今月|平均|業界|市場|競合|全体|他の?人|みんな|普通|基準/

/** The other question that is to be laid beside this one, if one is asked for. */
export function otherQuestion({ query, data, history = [] }: Asked): AskedQuestion | null {
  const text = plain(query)
  const found = namedIn(text, data.question)
  if (found !== undefined) return questionOf(found, data.question)
  const earlier = comparedBefore({ data, history })
  // "And their ages?" asks the same two.
  const asks = topicOf(text)?.sections ?? []
  if (earlier !== undefined && COMPARED.some((id) => asks.includes(id))) return questionOf(earlier, data.question)
  // What asks of another section asks of this analysis alone.
  if (asks.length > 0) return null
  const more = GOES_ON.map((form) => form.exec(text)?.groups?.other).find((other) => other !== undefined)
  return earlier !== undefined && more !== undefined ? questionOf(more, data.question) : null
}
/** What this analysis was compared with just before. */
export function comparedBefore({ data, history = [] }: Pick<Asked, 'data' | 'history'>): string | undefined {
  const before = history.findLast(({ role }) => role === 'person')
  return before && namedIn(plain(before.text), data.question)
}
type Asked = Pick<ReadChatQuery, 'query' | 'data' | 'history'>

const plain = (query: string) =>
  query
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[?!.。、！？]+$/u, '')
    .replaceAll('’', "'")
    .trim()

function namedIn(text: string, question: Question): string | undefined {
  for (const form of [...EN, ...JA]) {
    const { one, other } = form.exec(text)?.groups ?? {}
    if (other === undefined) continue
    if (one === undefined || isThis(one, question)) return other
    if (isThis(other, question)) return one
  }
  return undefined
}

const SELF = new RegExp(`^${THIS}$|^(?:これ|この(?:結果|人たち|オーディエンス|会話|分析|アカウント)|彼ら|フォロワー)$`)
const isThis = (named: string, question: Question): boolean => {
  const about = bare(named)
  return SELF.test(named.trim()) || SELF.test(about) || subjectOf(question).includes(about)
}
const subjectOf = (question: Question): string[] => {
  if (question.query_type === 'handle') return [question.handle, `@${question.handle}`].map((one) => one.toLowerCase())
  return 'keywords' in question ? question.keywords.map((group) => group.join(' ').toLowerCase()) : []
}

/** Without what only says that people are meant. */
const bare = (named: string): string =>
  named
    .replace(
      /^(?:the )?(?:people|those|users|accounts|audience|conversation)(?: who| that)? (?:\w+ )?(?:about|of|on)\s+/,
      '',
    )
    .replace(/^(?:the )?(?:followers|fans|audience) of\s+/, '')
    .replace(/^(?:the|a|an) /, '')
    .replace(/(?:'s)? (?:followers|fans|audience)$/, '')
    .replace(/(?:の(?:フォロワー|ファン|会話|投稿者|人)|について(?:投稿|話)\S*人|に関する会話)$/, '')
    .replace(/^["“「『']|["”」』']$/g, '')
    .trim()

const OF_FOLLOWERS = /\b(?:followers|fans) of\b|\b(?:followers|fans)$|の(?:フォロワー|ファン)$/

function questionOf(named: string, { countries, without_bots, ...asked }: Question): AskedQuestion | null {
  const about = bare(named)
  if (about === '' || about.length > LONGEST_WORDS || about.split(/\s+/).length > MOST_WORDS) return null
  if (NO_SUBJECT.test(about)) return null
  const people = { ...(countries && { countries }), ...(without_bots !== undefined && { without_bots }) }
  const handle = about.startsWith('@') || OF_FOLLOWERS.test(named.trim()) ? handleIn(about) : null
  if (handle !== null) return { query_type: 'handle', handle, ...people } satisfies HandleQuestion
  if (about.includes('@')) return null
  const { window } = asked
  const query_type = asked.query_type === 'keyword' ? 'keyword' : 'conversation'
  return { query_type, keywords: [[about]], ...people, ...(window && 'keywords' in asked && { window }) }
}
