import type { ReadChatQuery } from '@starling/contract'
import { SECTION_FOR, type SectionId, sectionOf } from '@starling/sections'
import { type ChatTopic, CONTEXTS, GENERAL_SECTIONS, NAMED_SECTIONS, TOPICS } from '@starling/sections/chat'
import { type AskKind, asksOf, placeOf, wantedOf, withoutAsks } from './asks.ts'
import { type Filter, filtered, measureOf, takeBounds, takeDate, takeKinds } from './filters.ts'
import { type Manner, takeManner } from './manner.ts'
import { rowOf, type ShownTables, takeOpen, takeQuoted, takeSubject } from './naming.ts'
import type { Table } from './table.ts'
import { blankAll, type Named, takeKnown } from './values.ts'
import { unknownWords } from './words.ts'

/** What a question asks of which section, and in which manner. */
export type Intent = {
  section: SectionId
  manner: Manner
  asks: ReadonlySet<AskKind>
  /** Rows that are named. */
  rows: number[]
  /** Everybody but those. */
  is_without: boolean
  filters: readonly Filter[]
  /** Rows that the filters let through. */
  kept: number[] | undefined
  /** The column that rows are to be in the order of. */
  by: string | undefined
  /** How many rows are asked for. */
  wanted: number | undefined
  /** The second, the third: that one and no other. */
  place: number | undefined
  /** The whole question in small letters, for what only one section can ask. */
  query: string
}
/** A section that is asked for nothing in particular. */
export const plainIntent = (section: SectionId, asks: readonly AskKind[] = []): Intent => ({
  section,
  manner: 'tell',
  asks: new Set(asks),
  rows: [],
  is_without: false,
  filters: [],
  kept: undefined,
  by: undefined,
  wanted: undefined,
  place: undefined,
  query: '',
})

const WITHOUT =
  /\b(?:don't|do not|doesn't|does not|aren't|are not|isn't|is not|not|non|outside|other than|except|besides|without)\b|以外|ではない|じゃない|でない|話さない/
/** "Besides coffee, what else": a list without what is named, be it in the list or not. */
const EXCEPT =
  /^(?:besides|apart from|aside from|other than|except(?: for)?) ([^,?]{1,40}?),? (?=(?:what|which|who)\b)|^(\S{1,20}?)(?:以外|のほか|の他)(?:だと|では|で|には|に|は)?(?=何|どんな|どの)/i
const SORTED = /\b(?:sort|order|rank)\w*\b.*\bby\b|^(?:and )?by\b|順/

/** The data ends before now, and holds one analysis: what is to come, was asked before it, or where it was read is in none of it. */
const NOT_HERE =
  /\bwill\b|\btomorrow\b|\bnext (?:day|week|weekend|month|quarter|year|season|time)\b|\bpredict\w*|\bforecast\w*|\bfuture\b|来週|来月|来年|来期|翌|明日|今後|将来|予想|予測|見込|\b(?:previous|last|other|earlier) (?:question|analysis|search|audience|query)\b|前(?:の|回の)(?:質問|分析|検索|オーディエンス)|\bwhere (?:does|do|did|is|are) (?:this|the|your|these|all) (?:data|figures?|numbers?|information)\b|データ(?:は|の)(?:どこ|出典|出所|元)|出典|情報源|\bper (?:person|user|account|head|capita|follower)\b|(?:一|1)人(?:あたり|当たり)|\bwho (?:talks?|posts?|mentions?|writes?|tweets?|speaks?|said|wrote)\b|誰が\S*(?:投稿|話|言及|書)/

/** What a question asks, or nothing when any of its words is not understood or the data does not hold it. */
export function readIntent({ query, data, history = [] }: ReadChatQuery, tables: ShownTables): Intent | undefined {
  const text = query.normalize('NFKC')
  const small = text.toLowerCase()
  if (NOT_HERE.test(small)) return undefined
  const except = EXCEPT.exec(text)
  const { manner, rest: unmannered } = takeManner(text.slice(except?.[0].length ?? 0))
  const quoted = takeQuoted(unmannered, tables)
  const dated = takeDate(quoted.rest)
  const bounded = takeBounds(dated.rest)
  const { named: known, rest: unnamed } = takeKnown(bounded.rest)
  const own = topicOf(takeKnown(dated.rest, 'brand').rest) ?? topicOfFilters(bounded.filters, dated.date, tables)
  const before = own ? undefined : previousOf({ query, data, history }, tables)
  const topic = own ?? (before && topicOfSection(before.section))
  // "Which brands do they follow" asks for accounts, not for a gender.
  const isOfAccounts = topic?.sections.some((id) => 'uniqueness' in sectionOf(id).columns || sectionOf(id).of_names)
  const meant = tables.get(topic?.sections.find((id) => tables.has(id)) ?? 'profile')
  const kinds = takeKinds(unnamed, meant)
  const spoken = meant?.has('language') ? known.filter(({ sections }) => sections.includes(SECTION_FOR.languages)) : []
  const subject = takeSubject(withoutTopic(kinds.rest, own), subjectOf(data.question), tables)
  const rest = withoutAsks(blankAll(subject.rest, SORTED))
  const said = [
    ...quoted.named,
    ...known.filter((one) => (one.value !== 'brand' || !isOfAccounts) && !spoken.includes(one)),
  ]
  const open = takeOpen(rest, tables, topic, said)
  if (!open) return undefined
  const named = [...said, ...open, ...namesMeant(subject.named, topic, [...said, ...open], tables)]
  const section = sectionOfAll(own, before?.section, named, tables)
  const table = section && tables.get(section)
  const rows = table && rowsOf(table, named, dated.date)
  if (!table || !rows) return undefined
  const languages = spoken.map(({ value }) => ({ of: 'language', value }) as const)
  const filters = [...bounded.filters, ...kinds.filters, ...languages]
  const fitting = filters.length > 0 ? filtered(table, filters, small) : undefined
  if (filters.length > 0 && !fitting) return undefined
  const left = except ? rowOf(table, (except[1] ?? except[2])!) : -1
  const kept = left < 0 ? fitting : (fitting ?? [...table.rows.keys()]).filter((at) => at !== left)
  const intent: Intent = {
    section,
    manner,
    asks: asksOf(bounded.rest.toLowerCase()),
    rows,
    is_without: rows.length > 0 && !except && WITHOUT.test(small),
    filters,
    kept,
    by: SORTED.test(small) ? measureOf(small, table) : undefined,
    wanted: wantedOf(small),
    place: placeOf(small),
    query: small,
  }
  if (before?.section !== section) return intent
  return saysSomething(intent) || measureOf(small, table) ? goneOn(intent, before) : undefined
}

/** The question that this one goes on with. */
function previousOf({ data, history = [] }: ReadChatQuery, tables: ShownTables): Intent | undefined {
  const at = history.findLastIndex(({ role, text }) => role === 'person' && text.trim() !== '')
  return at < 0 ? undefined : readIntent({ data, query: history[at]!.text, history: history.slice(0, at) }, tables)
}

/** Thanks are no question. */
const saysSomething = ({ manner, asks, rows, filters, by, wanted, place }: Intent) =>
  manner !== 'tell' || asks.size + rows.length + filters.length > 0 || (by ?? wanted ?? place) !== undefined

/** "As a table", "why", "how sure": the same once more, otherwise told. "And France": the same of another row. */
function goneOn(intent: Intent, before: Intent): Intent {
  const asks = intent.asks.size > 0 ? intent.asks : before.asks
  if (intent.manner === 'tell') return { ...intent, asks }
  const isOther = intent.rows.length > 0 || intent.filters.length > 0
  const { rows, filters, kept, is_without } = isOther ? intent : before
  const wanted = intent.wanted ?? before.wanted
  return {
    ...intent,
    asks,
    rows,
    filters,
    kept,
    is_without,
    wanted,
    place: intent.place ?? before.place,
    query: before.query,
  }
}

const fits = (text: string, { en, ja }: ChatTopic) => en.test(text) || ja.test(text)
export function topicOf(text: string): ChatTopic | undefined {
  const small = text.toLowerCase().trim()
  return TOPICS.find((topic) => fits(small, topic))
}
const NEVER = /(?!)/
const topicOfSection = (section: SectionId): ChatTopic => ({ sections: [section], en: NEVER, ja: NEVER })
/** An age is of the age groups, and a day of what was written on it. */
function topicOfFilters(filters: Filter[], date: object | undefined, tables: ShownTables): ChatTopic | undefined {
  if (filters.some((filter) => filter.of === 'age')) return topicOfSection(SECTION_FOR.ages)
  return date ? topicOfSection(tables.has(SECTION_FOR.volume) ? SECTION_FOR.volume : SECTION_FOR.growth) : undefined
}

function withoutTopic(text: string, topic: ChatTopic | undefined): string {
  return topic ? [topic.en, topic.ja, ...CONTEXTS].reduce(blankAll, text) : text
}

/** The words that an analysis is about. */
const subjectOf = (question: ReadChatQuery['data']['question']): string[] =>
  question.query_type === 'handle'
    ? [`@${question.handle}`, question.handle]
    : 'keywords' in question
      ? [...question.keywords.flat(), ...(question.synonyms ?? [])]
      : []

/** Whether a question is nothing but this: no other matter is in it. */
export function isOnly(
  query: string,
  said: RegExp,
  question: ReadChatQuery['data']['question'],
  tables: ShownTables,
): boolean {
  const text = query.normalize('NFKC')
  if (!said.test(text) || NOT_HERE.test(text.toLowerCase())) return false
  const { named, rest } = takeKnown(blankAll(text, said))
  const left = withoutAsks(takeSubject(rest, subjectOf(question), tables).rest)
  const asks = [...asksOf(rest.toLowerCase())].filter((ask) => ask !== 'total')
  return named.length + asks.length === 0 && !topicOf(rest) && unknownWords(left).length === 0
}

/** Sections in which a word of the question itself is one of several names, and not what all is about. */
const TALKED_OF: readonly SectionId[] = [SECTION_FOR.voice, 'topics', SECTION_FOR.size, SECTION_FOR.volume]
function namesMeant(subject: Named[], topic: ChatTopic | undefined, others: Named[], tables: ShownTables): Named[] {
  if (subject.length === 0 || others.length > 0) return []
  const [first] = topic?.sections.filter((id) => tables.has(id)) ?? []
  if (first && sectionOf(first).columns.second) return subject.filter(({ sections }) => sections.includes(first))
  const isAsked = topic ? topic.sections.includes(SECTION_FOR.voice) : true
  const isCompared = subject.length > 1 && (!first || TALKED_OF.includes(first))
  return isAsked || isCompared ? subject.filter(({ sections }) => sections.includes(SECTION_FOR.voice)) : []
}

/** The one section that everything said points to; questions across sections have no answer here. */
function sectionOfAll(
  topic: ChatTopic | undefined,
  before: SectionId | undefined,
  named: Named[],
  tables: ShownTables,
): SectionId | undefined {
  const candidates = topic ? topic.sections.filter((id) => tables.has(id)) : before ? [before] : []
  const fitting = candidates.filter((id) => named.every(({ sections }) => sections.includes(id)))
  if (fitting.length > 0) return fitting[0]
  if (named.length === 0) return undefined
  // "How many people are women" says people, and means women.
  if (topic && !GENERAL_SECTIONS.some((id) => topic.sections.includes(id))) return undefined
  const all = NAMED_SECTIONS.filter((id) => tables.has(id) && (!topic || isCountedAs(topic, id)))
  return all.find((id) => named.every(({ sections }) => sections.includes(id)))
}
/** "How many posts mention …" is no question about people, and "how many people …" none about posts. */
const isCountedAs = ({ sections }: ChatTopic, id: SectionId) => {
  const { base, columns } = sectionOf(id)
  if (sections.some((one) => sectionOf(one).method === 'volume')) return base === 'posts'
  return sections[0] !== SECTION_FOR.size || base === 'people' || 'accounts' in columns
}

/** Nothing when something is named that the section has no row for. */
function rowsOf(table: Table, named: Named[], date: { month: number; day: number } | undefined): number[] | undefined {
  const rows = named.map(({ value }) => rowOf(table, value))
  if (date) rows.push(table.rowOfDate(date))
  return rows.includes(-1) ? undefined : [...new Set(rows)]
}
