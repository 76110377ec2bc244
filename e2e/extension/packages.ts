import { INTERESTS } from '@starling/catalog'
import { emptyPackage, fieldsOf, nameOnAdsPage, type TargetingPackage } from '@starling/targeting'
import { handlesAt, knownAt } from './ads.ts'

export type Parts = Record<string, string[] | string>

/** Something in every part that the form has a field for. */
export async function fullParts(account: string): Promise<Parts> {
  const ids = INTERESTS.map(({ id }) => id)
  const names = ids.map((id) => nameOnAdsPage('interests', id))
  const known = await knownAt(account, 'interests', names, 2)
  return {
    keywords: ['flat white', 'espresso', 'コーヒー'],
    hashtags: ['#coffee', '#barista'],
    handles: await handlesAt(account, 3),
    interests: known.map((at) => ids[at]!),
    conversation_topics: ['Running'],
    movies_tv_shows: ['Harbour Street'],
    countries: ['JP', 'US'],
    locations: ['Tokyo'],
    languages: ['en', 'ja'],
    network_operators: ['docomo'],
    placements: ['homeTimelines', 'replies'],
    gender: 'FEMALE',
    age: 'AGE_25_TO_54',
  }
}

/** The fields of the form that these parts are to fill, by the rules of the product itself. */
export function wantedIn(parts: Parts): Record<string, string[]> {
  const entries = Object.entries(parts).map(([part, values]) => [
    part,
    Array.isArray(values) && part !== 'placements'
      ? values.map((value) => ({ value, label: value, deselected: false, reason: { why: 'added' } }))
      : values,
  ])
  const { fields } = fieldsOf({ ...emptyPackage(), ...Object.fromEntries(entries) } as TargetingPackage)
  const { placements, age, gender, ...lists } = fields
  return { ...lists, age: [age], gender: [gender], ...(placements.length > 0 && { placements: [...placements] }) }
}
