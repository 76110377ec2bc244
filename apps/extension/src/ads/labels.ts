import type { FillField } from '@starling/targeting/bridge'

export type FieldKind = 'entries' | 'choice' | 'boxes'

/** What each field is called on the form, in lower case; the first is how we write it ourselves. */
export const FIELD_NAMES: Record<FillField, { kind: FieldKind; names: readonly string[] }> = {
  keywords: { kind: 'entries', names: ['keywords', 'include keywords'] },
  hashtags: { kind: 'entries', names: ['hashtags'] },
  handles: { kind: 'entries', names: ['follower look-alikes', 'follower lookalikes', 'follower look alikes'] },
  interests: { kind: 'entries', names: ['interests'] },
  conversation_topics: { kind: 'entries', names: ['conversation topics', 'conversations'] },
  movies_tv_shows: { kind: 'entries', names: ['movies and tv shows', 'movies & tv shows'] },
  countries: { kind: 'entries', names: ['countries'] },
  locations: { kind: 'entries', names: ['regions and cities', 'locations'] },
  languages: { kind: 'entries', names: ['languages', 'language'] },
  network_operators: { kind: 'entries', names: ['network operators', 'carriers'] },
  custom_audiences: { kind: 'entries', names: ['custom audiences'] },
  excluded_keywords: { kind: 'entries', names: ['excluded keywords', 'exclude keywords', 'keywords to exclude'] },
  placements: { kind: 'boxes', names: ['placements'] },
  age: { kind: 'choice', names: ['age', 'age range'] },
  gender: { kind: 'choice', names: ['gender'] },
}

const GENDERS: Readonly<Record<string, readonly string[]>> = {
  ANY: ['any', 'all'],
  FEMALE: ['women', 'female'],
  MALE: ['men', 'male'],
}
export const PLACEMENT_NAMES: Readonly<Record<string, readonly string[]>> = {
  homeTimelines: ['home timelines', 'home timeline'],
  profiles: ['profiles'],
  searchResults: ['search results'],
  replies: ['replies'],
}

/** What the options of a choice are called on the form. */
export function optionNames(field: FillField, value: string): readonly string[] {
  if (field === 'gender') return GENDERS[value] ?? []
  if (value === 'AGE_ANY') return ['all', 'any', 'all ages']
  const [, over] = /^AGE_OVER_(\d+)$/.exec(value) ?? []
  if (over) return [`${over} and over`, `${over} and up`, `${over}+`]
  const [, from, to] = /^AGE_(\d+)_TO_(\d+)$/.exec(value) ?? []
  return from ? [`${from} to ${to}`, `${from}-${to}`, `${from}–${to}`] : []
}
