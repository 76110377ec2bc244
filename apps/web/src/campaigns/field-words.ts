import type { DifferingField } from '@starling/contract/browser'
import { PLACEMENTS, type Placement, PLACEMENT_WORDS } from '@starling/targeting'
import { dateTime, type TextKey, t } from '@starling/text'
import { money } from '../floor/index.ts'
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

/** One value of a field, as X writes it, in words. */
export function valueWords(field: DifferingField, value: string, currency: string): string {
  if (MONEY.includes(field) && /^\d+$/.test(value)) return money(Number(value), currency)
  if (TIMES.includes(field) && !Number.isNaN(Date.parse(value))) return dateTime(value)
  if (field === 'status' || field === 'presence') {
    const known = AT_X[value]
    return known ? t(known) : value
  }
  if (field === 'objective') {
    const known = OBJECTIVES.find((one) => one === value)
    return known ? t(OBJECTIVE_WORDS[known]) : value
  }
  if (field === 'placements') {
    const place = PLACES[value] ?? PLACEMENTS.find((one) => one === value)
    return place ? t(PLACEMENT_WORDS[place]) : value === 'ALL_ON_TWITTER' ? t('everywhere on X') : value
  }
  return value
}

const MOST_NAMED = 12
/** All values of a field; none is said as such. */
export function valuesWords(field: DifferingField, values: readonly string[], currency: string): string {
  if (values.length === 0) return t('none')
  const named = values.slice(0, MOST_NAMED).map((value) => valueWords(field, value, currency))
  const more = values.length - named.length
  return [...named, ...(more > 0 ? [t('{{count}} more', { count: more })] : [])].join(', ')
}
