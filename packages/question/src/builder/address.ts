import { REGIONS } from '@starling/catalog'
import { readList, writeList } from '../address-list.ts'
import { handleIn, isLanguage, isRange } from '../normalize.ts'
import { type CommunityOfAccounts, MOST_AT_LEAST, MOST_COMMUNITY_ACCOUNTS, type Who } from '../scope.ts'
import { withoutUnseen } from '../unseen.ts'
import { ALL_OF_FIELDS, BUILDER_AGES, BUILDER_ORDERS, type BuilderDraft, EMPTY_BUILDER, readGender } from './draft.ts'

/** Fields that are lists, by the name that they have in an address. */
const LISTS = {
  handles: 'follows',
  similar_to: 'similar',
  interests: 'interests',
  posted_about: 'about',
  words_in_profile: 'profile',
  job_titles: 'job_titles',
  countries: 'countries',
  selected_regions: 'regions',
  selected_states: 'states',
  cities: 'cities',
  languages: 'languages',
  excluded_keywords: 'not_keywords',
  excluded_handles: 'not_follows',
  excluded_interests: 'not_interests',
  excluded_job_titles: 'not_job_titles',
  excluded_words_in_profile: 'not_profile',
} as const satisfies { [K in keyof BuilderDraft]?: string }
const LISTED = Object.entries(LISTS) as [keyof typeof LISTS, string][]

/** What a draft asks, in the part of an address after `?`; the description is not for others to read. */
export function writeBuilder(draft: BuilderDraft): URLSearchParams {
  const search = new URLSearchParams()
  const set = (name: string, value: string | number | null) => value !== null && search.set(name, String(value))
  set('audience', draft.audience_config_id)
  for (const group of draft.keyword_groups) search.append('keywords', writeList(group))
  for (const [field, name] of LISTED) if (draft[field].length > 0) search.set(name, writeList(draft[field]))
  for (const { accounts, at_least } of draft.communities) {
    search.append('communities', `${at_least}:${writeList(accounts)}`)
  }
  if (draft.all_of.length > 0) search.set('all', writeList(draft.all_of))
  if (draft.kept) search.set('who', JSON.stringify(draft.kept))
  if (draft.gender !== 'ANY') search.set('gender', draft.gender)
  if (draft.age !== 'AGE_ANY') search.set('age', draft.age)
  if (draft.followers) search.set('followers', `${draft.followers.min ?? ''}-${draft.followers.max ?? ''}`)
  set('verified', draft.verified === null ? null : draft.verified ? 'yes' : 'no')
  if (!draft.without_bots) search.set('bots', 'with')
  if (draft.order !== EMPTY_BUILDER.order) search.set('order', draft.order)
  set('days', draft.days)
  if (draft.window) search.set('window', `${draft.window.since}-${draft.window.until}`)
  set(draft.size_option, draft[draft.size_option])
  return search
}

/** An address comes from others: what nobody sees in it would make the sentence read as another. */
const listIn = (text: string): string[] => readList(withoutUnseen(text))
/** What is no handle could be neither asked nor kept. */
const handlesIn = (values: readonly string[]): string[] => [...new Set(values.flatMap((one) => handleIn(one) ?? []))]
const HANDLES: readonly string[] = ['handles', 'similar_to', 'excluded_handles'] satisfies (keyof BuilderDraft)[]

function communityIn(text: string): CommunityOfAccounts[] {
  const [, n, list] = /^(\d{1,2}):(.*)$/.exec(text) ?? []
  const accounts = handlesIn(listIn(list ?? '')).slice(0, MOST_COMMUNITY_ACCOUNTS)
  const at_least = Number(n)
  return accounts.length > 0 && at_least >= 1 && at_least <= MOST_AT_LEAST ? [{ accounts, at_least }] : []
}

/** Nothing where the address asks nothing. What is none of it is left out, as an address can be written by anyone. */
export function readBuilder(search: URLSearchParams): BuilderDraft | null {
  const groups = search.getAll('keywords').map(listIn)
  const [since, until] = numbersIn(search.get('window'))
  const [min, max] = numbersIn(search.get('followers'))
  const size = wholeIn(search.get('size'))
  const draft: BuilderDraft = {
    ...EMPTY_BUILDER,
    audience_config_id: search.get('audience'),
    keyword_groups: groups.filter((group) => group.length > 0),
    ...(Object.fromEntries(LISTED.map(([field, name]) => [field, valuesIn(field, search.get(name) ?? '')])) as Lists),
    communities: search.getAll('communities').flatMap(communityIn),
    all_of: ALL_OF_FIELDS.filter((field) => listIn(search.get('all') ?? '').includes(field)),
    kept: whoIn(search.get('who')),
    gender: readGender(search.get('gender')),
    age: BUILDER_AGES.find((age) => age === search.get('age')) ?? 'AGE_ANY',
    followers: rangeIn(min, max),
    verified: search.has('verified') ? search.get('verified') === 'yes' : null,
    without_bots: search.get('bots') !== 'with',
    order: BUILDER_ORDERS.find((order) => order === search.get('order')) ?? EMPTY_BUILDER.order,
    days: wholeIn(search.get('days')) || null,
    window: since !== null && until !== null && since <= until ? { since, until } : null,
    budget: wholeIn(search.get('budget')),
    size,
    size_option: size === null ? 'budget' : 'size',
  }
  return JSON.stringify(draft) === JSON.stringify(EMPTY_BUILDER) ? null : draft
}
const valuesIn = (field: string, text: string) => {
  const values = listIn(text)
  if (HANDLES.includes(field)) return handlesIn(values)
  if (field === 'languages') return values.filter(isLanguage)
  return field === 'selected_regions' ? values.filter((id) => REGIONS.some((region) => region.id === id)) : values
}
function rangeIn(min: number | null, max: number | null): BuilderDraft['followers'] {
  const range = { ...(min !== null && { min }), ...(max !== null && { max }) }
  return Object.keys(range).length > 0 && isRange(range) ? range : null
}
type Lists = Record<keyof typeof LISTS, string[]>

const wholeIn = (text: string | null): number | null => (text && /^\d{1,10}$/.test(text) ? Number(text) : null)
function numbersIn(text: string | null): [number | null, number | null] {
  const [first = '', second = ''] = text?.split('-') ?? []
  return [wholeIn(first), wholeIn(second)]
}

/** Checked by the server, as everything that it is asked. */
function whoIn(text: string | null): Who | null {
  try {
    const read: unknown = text === null ? null : JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Who) : null
  } catch {
    return null
  }
}
