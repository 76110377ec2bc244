import type { CampaignReview, DifferingField } from '@starling/contract/browser'
import {
  FIELD_WORDS,
  labelOf,
  type PackagePart,
  PLACEMENT_WORDS,
  PLACEMENTS,
  type Placement,
} from '@starling/targeting'
import { currentLanguage, dateTimeIn, type TextKey, t } from '@starling/text'
import { money } from '../floor/index.ts'
import { zoneWords } from './account-days.ts'
import { OBJECTIVE_WORDS, OBJECTIVES } from './words.ts'

const AT_X: Record<string, TextKey> = {
  ACTIVE: 'Running',
  PAUSED: 'Paused',
  DRAFT: 'Draft',
  DELETED: 'deleted',
}
const MONEY: readonly DifferingField[] = ['daily_budget_micro', 'total_budget_micro', 'budget_micro', 'bid_micro']
const TIMES: readonly DifferingField[] = ['starts_at', 'ends_at']

/** X's own names of places, as ours. */
const PLACES: Record<string, Placement> = {
  TWITTER_TIMELINE: 'homeTimelines',
  TWITTER_PROFILE: 'profiles',
  TWITTER_SEARCH: 'searchResults',
  TWITTER_REPLIES: 'replies',
}

/** Of the ad account, and what X's ids are called. */
export type FieldReading = { currency: string; zone: string; names: CampaignReview['names'] }

/** One value of a field, as X writes it, in words. */
function valueWords(field: DifferingField, value: string, { currency, zone, names }: FieldReading): string {
  if (MONEY.includes(field) && /^\d+$/.test(value)) return money(Number(value), currency)
  if (TIMES.includes(field) && !Number.isNaN(Date.parse(value))) {
    return `${dateTimeIn(value, zone)} (${zoneWords(zone)})`
  }
  if (field === 'status' || field === 'presence') {
    const known = AT_X[value]
    return known ? t(known) : value
  }
  if (field === 'objective') {
    const known = OBJECTIVES.find((one) => one === value)
    return known ? t(OBJECTIVE_WORDS[known]) : value
  }
  if (field === 'targeting') return lineWords(value, names)
  if (field === 'placements') {
    const place = PLACES[value] ?? PLACEMENTS.find((one) => one === value)
    return place ? t(PLACEMENT_WORDS[place]) : value === 'ALL_ON_TWITTER' ? t('everywhere on X') : value
  }
  return value
}

/** What X calls the kinds of its criteria, by the parts of a package that they come from. */
const KINDS: Record<string, PackagePart> = {
  BROAD_KEYWORD: 'keywords',
  PHRASE_KEYWORD: 'keywords',
  EXACT_KEYWORD: 'keywords',
  UNORDERED_KEYWORD: 'keywords',
  SIMILAR_TO_FOLLOWERS_OF_USER: 'handles',
  INTEREST: 'interests',
  CONVERSATION: 'conversation_topics',
  TV_SHOW: 'movies_tv_shows',
  LOCATION: 'locations',
  LANGUAGE: 'languages',
  NETWORK_OPERATOR: 'network_operators',
  CUSTOM_AUDIENCE: 'custom_audiences',
  CUSTOM_AUDIENCE_EXPANDED: 'custom_audiences',
}
/** Of these X has ours where nothing else is known. */
const NAMED: readonly PackagePart[] = ['interests', 'languages']

/** A criterion as it was compared: its kind, its operator and its value. */
function lineWords(line: string, names: FieldReading['names']): string {
  const [, kind = '', operator, value = ''] = /^(\S+) (\S+) (.*)$/s.exec(line) ?? []
  const part = KINDS[kind]
  const known = part && NAMED.includes(part) ? labelOf(part, value, currentLanguage()) : value
  const name = names.find((one) => one.value === value)?.name ?? known
  if (operator === 'NE') return t('not {{name}}', { name })
  if (kind === 'AGE') return value.replace('AGE_', '').replaceAll('_', ' ').toLowerCase()
  if (kind === 'GENDER') return t(value === '2' ? 'Women' : 'Men')
  return part && part !== 'keywords' ? `${t(FIELD_WORDS[part])}: ${name}` : name
}

const MOST_NAMED = 12
/** All values of a field; none is said as such. */
export function valuesWords(field: DifferingField, values: readonly string[], read: FieldReading): string {
  if (values.length === 0) return t('none')
  const named = values.slice(0, MOST_NAMED).map((value) => valueWords(field, value, read))
  const more = values.length - named.length
  return [...named, ...(more > 0 ? [t('{{count}} more', { count: more })] : [])].join(', ')
}
