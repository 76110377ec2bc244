import { readList, writeList } from './address-list.ts'
import { type AskedQuestion, QUERY_TYPES, type QueryType } from './question.ts'
import { POST_ORDERS, type Window } from './scope.ts'
import { isComplete, trimQuestion } from './trim.ts'

export const DEFAULT_QUERY_TYPE: QueryType = 'conversation' // spec 3

/** Throws for a name that is none of the four (spec 8). */
export function readQueryType(name: string | null | undefined): QueryType {
  if (!name) return DEFAULT_QUERY_TYPE
  const known = QUERY_TYPES.find((type) => type === name)
  if (!known) throw new Error(`Unknown query type: ${name}`)
  return known
}

/** A question in the part of an address after `?`; its query type stands in the path, or where there is no room in `query_type`. */
export function writeQuestion(question: AskedQuestion, search = new URLSearchParams()): URLSearchParams {
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
  if (question.without_bots === false) search.set('bots', 'with')
  return search
}

/** Nothing where the address asks nothing. */
export function readQuestion(query_type: QueryType, search: URLSearchParams): AskedQuestion | null {
  const window = readWindow(search)
  const order = POST_ORDERS.find((each) => each === search.get('order'))
  const common = {
    ...(window && { window }),
    countries: readList(search.get('countries') ?? ''),
    ...(order && { post_ordering: order }),
    without_bots: search.get('bots') !== 'with',
  }
  const question = trimQuestion(subjectIn(query_type, search, common))
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
