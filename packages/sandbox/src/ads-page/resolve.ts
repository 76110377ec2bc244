import type { CustomAudience } from '../ads/audiences/custom-audiences.ts'
import type { Answer, Call } from '../ads/call.ts'
import { CONVERSATIONS } from '../ads/search/conversations.ts'
import { INTERESTS } from '../ads/search/interests.ts'
import { LANGUAGES } from '../ads/search/languages.ts'
import { LOCATIONS } from '../ads/search/locations.ts'
import { namedLike } from '../ads/search/routes.ts'
import { OPERATORS } from '../ads/search/technology.ts'
import type { TokenField } from './fields.ts'

type Choice = { name: string; targeting_value: string }

const SHOWN_TITLES = ['MOVIES', 'TV_SHOWS']

/** What each field chooses from; fields without a list take any words. */
function choicesOf(call: Call, field: TokenField): readonly Choice[] | null {
  switch (field) {
    case 'interests':
      return INTERESTS
    case 'conversation_topics':
      return CONVERSATIONS.filter(({ conversation_type }) => !SHOWN_TITLES.includes(conversation_type))
    case 'movies_tv_shows':
      return CONVERSATIONS.filter(({ conversation_type }) => SHOWN_TITLES.includes(conversation_type))
    case 'languages':
      return LANGUAGES
    case 'network_operators':
      return OPERATORS
    case 'countries':
      return LOCATIONS.filter(({ location_type }) => location_type === 'COUNTRIES')
    case 'locations':
      return LOCATIONS.filter(({ location_type }) => location_type !== 'COUNTRIES')
    case 'custom_audiences':
      return call.records
        .list<CustomAudience>('custom_audiences', call.path.account_id!)
        .filter(({ deleted }) => !deleted)
        .map(({ id, name }) => ({ name, targeting_value: id }))
    default:
      return null
  }
}

const TYPES: Record<TokenField, string> = {
  keywords: 'BROAD_KEYWORD',
  hashtags: 'BROAD_KEYWORD',
  handles: 'SIMILAR_TO_FOLLOWERS_OF_USER',
  interests: 'INTEREST',
  conversation_topics: 'CONVERSATION',
  movies_tv_shows: 'CONVERSATION',
  languages: 'LANGUAGE',
  network_operators: 'NETWORK_OPERATOR',
  countries: 'LOCATION',
  locations: 'LOCATION',
  custom_audiences: 'CUSTOM_AUDIENCE',
}

/** A category and its part are parted by a stroke, a dash or a greater-than sign, as people write them. */
const plain = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s*[-–—/>]\s*/g, '/')

/** The criteria that an entry means; none when the field has nothing of this name. */
export function criteriaFor(call: Call, field: TokenField, entry: string): Answer[] {
  const of = (targeting_value: string) => ({ targeting_type: TYPES[field], targeting_value })
  if (field === 'keywords') return [of(entry)]
  if (field === 'hashtags') return [of(entry.startsWith('#') ? entry : `#${entry}`)]
  if (field === 'handles') {
    const id = call.people.idOfHandle(entry.replace(/^@/, ''))
    return id === undefined ? [] : [of(id)]
  }
  const choices = choicesOf(call, field) ?? []
  const wanted = plain(entry)
  const exact = choices.filter(({ name, targeting_value }) => plain(name) === wanted || targeting_value === entry)
  if (exact.length > 0) return exact.map(({ targeting_value }) => of(targeting_value))
  // "Tokyo" is enough for "東京 / Tokyo, Tokyo, JP" when only the first part is asked for.
  const part = choices.find(({ name }) =>
    name
      .split(', ')[0]!
      .split(' / ')
      .some((one) => plain(one) === wanted),
  )
  return part ? [of(part.targeting_value)] : []
}

const MOST = 12

/** What a person may mean while they type. */
export function suggestionsFor(call: Call, field: TokenField, query: string): string[] {
  if (field === 'handles') {
    const found = call.people.handlesLike(query.replace(/^@/, ''), MOST)
    return found.map((handle) => `@${handle}`)
  }
  const isNamed = namedLike(query)
  const names = (choicesOf(call, field) ?? []).map(({ name }) => name).filter(isNamed)
  return [...new Set(names)].slice(0, MOST)
}
