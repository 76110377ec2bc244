import type { ReadChatQuery } from '@starling/contract'
import { type SectionId, sectionOf } from '@starling/sections'
import {
  type ChatTopic,
  CONTEXTS,
  GENERAL_SECTIONS,
  NAMED_SECTIONS,
  OPEN_SECTIONS,
  PROPER_SECTIONS,
  TOPICS,
} from '@starling/sections/chat'
import type { Table } from './table.ts'
import { blank, indexOfWord, type Named, takeKnown, writtenAs } from './values.ts'
import { unknownWords } from './words.ts'

export type AskKind = 'most' | 'least' | 'over' | 'under' | 'distinct' | 'trend' | 'average' | 'total'
/** What a question asks of which section. */
export type Intent = {
  section: SectionId
  asks: ReadonlySet<AskKind>
  /** Rows that are named. */
  rows: number[]
  /** How many rows are asked for. */
  wanted: number | undefined
  /** The second, the third: that one and no other. */
  place?: number | undefined
  /** The whole question in small letters, for what only one section can ask. */
  query: string
}

const ASKS: Record<AskKind, RegExp> = {
  under: /\bunder-?index\w*|\bless (?:often )?than\b|\bunder-?represented\b|より少な|下回/,
  over: /\bover-?(?:index|use)\w*|\bmore (?:often )?than\b|\bover-?represented\b|\bdistinctive\w*|\bunusual\w*|\bstands? out\b|\bcompared (?:with|to)\b|\b(?:than|vs\.?|versus) (?:the )?(?:usual|average|baseline|everyone|others|normal)|\btypical (?:for|of)\b|特徴|平均より|基準(?:より|と)|他より|比べ|目立|上回/,
  least:
    /\bleast\b|\bfewest\b|\blowest\b|\bsmallest\b|\bquietest\b|\bslowest\b|\bworst\b|(?:最も|一番|もっとも)(?:少な|低|小さ|静か)|最少|最小|最低|静か/,
  most: /\bmost\b|\btop\b|\bnumber one\b|\bno\. ?1\b|#1\b|\b(?:biggest|greatest)\b|(?<!\d)1位|いちばん|ナンバーワン|トップ|中心|\bbiggest\b|\blargest\b|\bhighest\b|\bbest\b|\bmain\b|\bpeak\w*|\bbusiest\b|最も|一番|もっとも|最多|最大|最高|ピーク|主な|上位/,
  distinct:
    /\bhow many (?:different |distinct )?(?:countr|languag|cit|hash|keyword|word|interest|topic|job|age|emoji|subreddit|phrase|cluster|similar|names)\w*|何(?:か|ヶ|カ|ケ)国|いくつの|何種類|いくつ(?:あり|の)/,
  trend:
    /\btrend\w*|\brising\b|\bfalling\b|\bincreas\w*|\bdecreas\w*|\bgoing (?:up|down)\b|\bover time\b|\bgr[eo]w\w*|\bchang\w*|\bimprov\w*|増え|減って|減り|推移|傾向|(?<!盛り)上が|下が|伸び|変化|トレンド/,
  average: /\baverage\b|\bper day\b|\ba day\b|\beach day\b|\bdaily\b|平均|あたり/,
  total:
    /\btotal\b|\bhow many\b|\bnumber of\b|\baltogether\b|\boverall\b|\bhow much\b|\bin all\b|合計|総数|何件|何人|何名|全部で|件数|トータル|の数/,
}
const WANTED =
  /\b(?:top|first) (\d{1,2}|two|three|four|five|ten)\b|上位(\d{1,2})|トップ(\d{1,2})|(?<!\d)(\d{1,2})(?:つ|個)(?!目)/
const PLACES = [
  /\bsecond\b|\b2nd\b|\bnumber two\b|\brunner-?up\b|(?<!\d)2(?:番目?|位)|[二２](?:番目?|位)|次に多/,
  /\bthird\b|\b3rd\b|\bnumber three\b|(?<!\d)3(?:番目?|位)|三(?:番目?|位)/,
  /\bfourth\b|\b4th\b|(?<!\d)4(?:番目?|位)|四(?:番目?|位)/,
  /\bfifth\b|\b5th\b|(?<!\d)5(?:番目?|位)|五(?:番目?|位)/,
]
const NUMBERS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, ten: 10 }
const FOLLOW_UP = /^(?:and|what about|how about|also)\b|^(?:では|じゃあ|それでは|あと)/

/** The data ends before now: what is to come is in none of it. */
const TO_COME =
  /\bwill\b|\btomorrow\b|\bnext (?:day|week|weekend|month|quarter|year|season|time)\b|\bpredict\w*|\bforecast\w*|\bfuture\b|来週|来月|来年|来期|翌|明日|今後|将来|予想|予測|見込/

type Tables = ReadonlyMap<SectionId, Table>

/** What a question asks, or nothing when any of its words is not understood or the data does not hold it. */
export function readIntent({ query, data, history = [] }: ReadChatQuery, tables: Tables): Intent | undefined {
  const text = query.normalize('NFKC')
  const small = text.toLowerCase()
  if (TO_COME.test(small)) return undefined
  const quoted = takeQuoted(text, tables)
  const { named: known, rest: unnamed } = takeKnown(quoted.rest)
  const topic = topicOf(unnamed) ?? (FOLLOW_UP.test(small) ? previousTopic(history) : undefined)
  // "Which brands do they follow" asks for accounts, not for a gender.
  const isOfAccounts = topic?.sections.some((id) => 'uniqueness' in sectionOf(id).columns) ?? false
  const named = [...quoted.named, ...known.filter(({ value }) => value !== 'brand' || !isOfAccounts)]
  const rest = withoutSubject(withoutAsks(withoutTopic(unnamed, topic)), data.question)
  const open = takeOpen(rest, tables, topic, named)
  if (!open) return undefined
  const section = sectionOfAll(topic, [...named, ...open], tables)
  const table = section && tables.get(section)
  if (!table) return undefined
  const rows = rowsOf(table, [...named, ...open])
  if (!rows) return undefined
  return { section, asks: asksOf(small), rows, wanted: wantedOf(small), place: placeOf(small), query: small }
}

const asksOf = (small: string) =>
  new Set((Object.keys(ASKS) as AskKind[]).filter((ask) => ASKS[ask].test(small))) as ReadonlySet<AskKind>

function wantedOf(small: string): number | undefined {
  const found = WANTED.exec(small)
  const said = found?.slice(1).find((one) => one !== undefined)
  return said === undefined ? undefined : (NUMBERS[said] ?? Number(said))
}

/** Nothing for the first: that is the most. */
function placeOf(small: string): number | undefined {
  const at = PLACES.findIndex((place) => place.test(small))
  return at < 0 ? undefined : at + 2
}

const fits = (text: string, { en, ja }: ChatTopic) => en.test(text) || ja.test(text)
function topicOf(text: string): ChatTopic | undefined {
  const small = text.toLowerCase()
  return TOPICS.find((topic) => fits(small, topic))
}
function previousTopic(history: NonNullable<ReadChatQuery['history']>): ChatTopic | undefined {
  const last = history.findLast(({ role }) => role === 'person')
  if (!last) return undefined
  const { named, rest } = takeKnown(last.text.normalize('NFKC'))
  return topicOf(rest) ?? TOPICS.find(({ sections }) => named.some((one) => one.sections.includes(sections[0]!)))
}

function withoutTopic(text: string, topic: ChatTopic | undefined): string {
  if (!topic) return text
  const patterns = [topic.en, topic.ja, ...CONTEXTS].map(({ source }) => new RegExp(source, 'gi'))
  return patterns.reduce((rest, pattern) => rest.replace(pattern, (found) => ' '.repeat(found.length)), text)
}

/** How something is asked for is no value either. */
const withoutAsks = (text: string) =>
  [WANTED, ...PLACES, ...Object.values(ASKS)].reduce(
    (rest, { source }) => rest.replace(new RegExp(source, 'gi'), (found) => ' '.repeat(found.length)),
    text,
  )

/** What the analysis is about may be named without meaning a row. */
function withoutSubject(text: string, question: ReadChatQuery['data']['question']): string {
  const subject =
    question.query_type === 'handle'
      ? [`@${question.handle}`, question.handle]
      : 'keywords' in question
        ? [...question.keywords.flat(), ...(question.synonyms ?? [])]
        : []
  let rest = text
  for (const word of subject.map((one) => one.normalize('NFKC').toLowerCase()).filter((one) => one !== '')) {
    const at = indexOfWord(rest.toLowerCase(), word)
    if (at >= 0) rest = blank(rest, at, word.length)
  }
  return rest
}

const MARKED =
  /["“「『]([^"”」』]{1,80})["”」』]|(@\w{1,30}|#[\p{L}\p{N}_]+)|(\p{Extended_Pictographic}\p{Emoji_Modifier}?)/gu

/** What stands in quotes, tags, handles and emoji are values for certain. */
function takeQuoted(text: string, tables: Tables): { named: Named[]; rest: string } {
  const named: Named[] = []
  const rest = text.replace(MARKED, (all: string, quoted, tagged, emoji) => {
    const whole = String(quoted ?? tagged ?? emoji)
    const value = tagged ? tagOf(whole, tables) : whole
    named.push({ sections: holders(value, tables), value })
    return ' '.repeat(value.length) + (tagged ? all.slice(value.length) : ' '.repeat(all.length - value.length))
  })
  return { named, rest }
}

/** Japanese goes on right after a tag: as much of it as some section knows, or all. */
function tagOf(text: string, tables: Tables): string {
  for (let length = text.length; length > 1; length--) {
    if (holders(text.slice(0, length), tables).length > 0) return text.slice(0, length)
  }
  return text
}

function holders(value: string, tables: Tables): SectionId[] {
  return [...tables.values()].filter((table) => rowOf(table, value) >= 0).map(({ id }) => id)
}

/** The words that are left, as values of open lists; nothing when one of them is in none. */
function takeOpen(rest: string, tables: Tables, topic: ChatTopic | undefined, named: Named[]): Named[] | undefined {
  const phrases: Named[] = []
  let left = rest
  const sections = [...(topic?.sections ?? []), ...OPEN_SECTIONS]
  for (const table of sections.flatMap((id) => tables.get(id) ?? [])) {
    for (const { value, text } of longNames(table)) {
      const at = indexOfWord(left.toLowerCase(), text)
      if (at < 0) continue
      phrases.push({ sections: holders(value, tables), value })
      left = blank(left, at, text.length)
    }
  }
  const words = unknownWords(left)
  if (words.length === 0) return phrases
  const said = topic !== undefined || SAYS.test(rest)
  const found = words.map((word) => ({
    sections: holders(word, tables).filter((id) => said || PROPER_SECTIONS.includes(id)),
    value: word,
  }))
  // A word beside a country or a language would be a question across two sections.
  return found.every((one) => one.sections.length > 0) && named.length === 0 ? [...phrases, ...found] : undefined
}

/** Without these a word of a question is a name, or unknown: it need not be one that people use. */
const SAYS = /\b(?:mention|use|using|say|saying|write|contain|include|tweet|about)\w*|言及|使|含|書|つぶや|触れ/i

/** Names of several words, of open lists. */
function longNames(table: Table): { value: string; text: string }[] {
  if (!OPEN_SECTIONS.includes(table.id)) return []
  return table.rows
    .flatMap((_, at) =>
      writtenAs(table.id, table.text(at, table.label)).map((text) => [table.text(at, table.label), text]),
    )
    .filter(([, text]) => /\s/.test(text!))
    .map(([value, text]) => ({ value: value!, text: text! }))
    .toSorted((a, b) => b.text.length - a.text.length)
}

export function rowOf(table: Table, value: string): number {
  const asked = value.toLowerCase().replace(/^@/, '')
  return table.rows.findIndex((_, at) => {
    const own = table.text(at, table.label)
    const names = [own.toLowerCase(), ...(OPEN_SECTIONS.includes(table.id) ? writtenAs(table.id, own) : [])]
    return names.includes(asked) || table.text(at, 'second').toLowerCase() === asked
  })
}

/** The one section that everything said points to; questions across sections have no answer here. */
function sectionOfAll(topic: ChatTopic | undefined, named: Named[], tables: Tables): SectionId | undefined {
  const candidates = topic ? topic.sections.filter((id) => tables.has(id)) : [...tables.keys()]
  const fitting = candidates.filter((id) => named.every(({ sections }) => sections.includes(id)))
  if (topic && fitting.length > 0) return fitting[0]
  if (named.length === 0) return undefined
  // "How many people are women" says people, and means women.
  if (topic && !GENERAL_SECTIONS.some((id) => topic.sections.includes(id))) return undefined
  const all = NAMED_SECTIONS.filter((id) => tables.has(id) && (!topic || isCountedAs(topic, id)))
  return all.find((id) => named.every(({ sections }) => sections.includes(id)))
}
/** "How many posts mention …" is no question about people. */
const isCountedAs = ({ sections }: ChatTopic, id: SectionId) =>
  !sections.some((one) => sectionOf(one).method === 'volume') || sectionOf(id).base === 'posts'

/** Nothing when something is named that the section has no row for. */
function rowsOf(table: Table, named: Named[]): number[] | undefined {
  const rows = named.map(({ value }) => rowOf(table, value))
  return rows.includes(-1) ? undefined : [...new Set(rows)]
}
