import {
  type PostOrder,
  QUERY_TYPES,
  type QueryType,
  SECTION_IDS,
  type SectionId,
  type Window,
} from '@starling/sections'
import {
  type Analysis,
  type AskedQuestion,
  DEFAULT_QUERY_TYPE,
  DEFAULT_VIEW,
  DOWNLOAD_BACKGROUNDS,
  isComplete,
  MOST_OTHERS,
  normalised,
  type View,
} from './analysis.ts'
import { readPanels, writePanels } from './panel-url.ts'
import { readList, writeList } from './url-list.ts'

const POST_ORDERS: readonly PostOrder[] = [
  'like_count',
  'repost_count',
  'reply_count',
  'quote_count',
  'view_count',
  'created_at',
]

/** Throws for a name that is none of the four (spec 8). */
export function readQueryType(name: string | null | undefined): QueryType {
  if (!name) return DEFAULT_QUERY_TYPE
  const known = QUERY_TYPES.find((type) => type === name)
  if (!known) throw new Error(`Unknown query type: ${name}`)
  return known
}

/** The query type stands in the path of the address, or where the path has no room for it in `query_type`. */
export function writeSearch({ question, view }: Analysis): URLSearchParams {
  const search = new URLSearchParams()
  if (question) writeQuestion(search, question)
  writeView(search, view)
  return search
}

export function readSearch(query_type: QueryType, search: URLSearchParams): Analysis {
  return { query_type, question: readQuestion(query_type, search), view: readView(search) }
}

function writeQuestion(search: URLSearchParams, question: AskedQuestion): void {
  if (question.query_type === 'handle') search.set('handle', question.handle)
  else if (question.query_type === 'post') search.set('posts', question.post_ids.join(','))
  else {
    for (const group of question.keywords) search.append('keywords', writeList(group))
    if (question.synonyms) search.set('synonyms', writeList(question.synonyms))
    if (question.excluded_keywords) search.set('excluded', writeList(question.excluded_keywords))
    if (question.extra_keyword) search.set(question.extra_keyword_type === 'or' ? 'or' : 'and', question.extra_keyword)
    for (const { name, terms } of question.share_of_voice ?? []) search.append('voice', writeList([name, ...terms]))
  }
  if (question.window) {
    search.set('since', writeTime(question.window.since))
    search.set('until', writeTime(question.window.until))
  }
  if (question.countries) search.set('countries', writeList(question.countries))
  if (question.post_ordering) search.set('order', question.post_ordering)
  if (question.without_bots) search.set('bots', 'without')
}

function readQuestion(query_type: QueryType, search: URLSearchParams): AskedQuestion | null {
  const window = readWindow(search)
  const order = POST_ORDERS.find((each) => each === search.get('order'))
  const common = {
    ...(window && { window }),
    countries: readList(search.get('countries') ?? ''),
    ...(order && { post_ordering: order }),
    without_bots: search.get('bots') === 'without',
  }
  const question = normalised(subjectIn(query_type, search, common))
  return isComplete(question) ? question : null
}

type Common = Pick<AskedQuestion, 'window' | 'countries' | 'post_ordering' | 'without_bots'>
function subjectIn(query_type: QueryType, search: URLSearchParams, common: Common): AskedQuestion {
  if (query_type === 'handle') return { query_type, handle: search.get('handle') ?? '', ...common }
  if (query_type === 'post') {
    const ids = (search.get('posts') ?? '').split(',').filter((id) => /^\d{1,19}$/.test(id))
    return { query_type, post_ids: ids, ...common }
  }
  const or = search.get('or')
  return {
    query_type,
    keywords: search.getAll('keywords').map(readList),
    synonyms: readList(search.get('synonyms') ?? ''),
    excluded_keywords: readList(search.get('excluded') ?? ''),
    extra_keyword: or ?? search.get('and') ?? '',
    extra_keyword_type: or === null ? 'and' : 'or',
    share_of_voice: search
      .getAll('voice')
      .map(readList)
      .map(([name = '', ...terms]) => ({ name, terms })),
    ...common,
  }
}

/** Times are whole seconds; people read them in the address, too. */
const writeTime = (seconds: number) => new Date(seconds * 1000).toISOString().replace(/(:00)?\.000Z$/, 'Z')

function readTime(text: string | null): number | null {
  const time = text ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? null : Math.floor(time / 1000)
}

function readWindow(search: URLSearchParams): Window | null {
  const since = readTime(search.get('since'))
  const until = readTime(search.get('until'))
  return since === null || until === null || since > until ? null : { since, until }
}

function writeView(search: URLSearchParams, view: View): void {
  if (view.days !== undefined) search.set('days', String(view.days))
  if (view.utc_offset_minutes !== undefined) search.set('utc', String(view.utc_offset_minutes))
  for (const other of view.others) search.append('with', `${other.query_type}?${writeOther(other)}`)
  writePanels(search, view.panels)
  if (view.picked.length > 0) search.set('picked', view.picked.join(','))
  if (view.background !== DEFAULT_VIEW.background) search.set('background', view.background)
}

function writeOther(question: AskedQuestion): URLSearchParams {
  const search = new URLSearchParams()
  writeQuestion(search, question)
  return search
}

function readView(search: URLSearchParams): View {
  const days = whole(search.get('days'), 1, 3650)
  const utc = whole(search.get('utc'), -840, 840)
  const picked = (search.get('picked') ?? '').split(',')
  const background = DOWNLOAD_BACKGROUNDS.find((each) => each === search.get('background'))
  return {
    ...(days !== null && { days }),
    ...(utc !== null && { utc_offset_minutes: utc }),
    others: search.getAll('with').flatMap(readOther).slice(0, MOST_OTHERS),
    panels: readPanels(search),
    picked: SECTION_IDS.filter((id: SectionId) => picked.includes(id)),
    background: background ?? DEFAULT_VIEW.background,
  }
}

function readOther(text: string): AskedQuestion[] {
  const [name = '', search = ''] = text.split(/\?(.*)/s)
  const query_type = QUERY_TYPES.find((type) => type === name)
  const question = query_type ? readQuestion(query_type, new URLSearchParams(search)) : null
  return question ? [question] : []
}

function whole(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^-?\d{1,6}$/.test(text)) return null
  const value = Number(text)
  return value >= least && value <= most ? value : null
}
