import type { ListedTargetingList, NativePack } from '@starling/contract/browser'
import { countryName } from '@starling/sections/names'
import type { Language, TextKey } from '@starling/text'
import type { ListSort } from './lists-url.ts'

// spec 3
export const TYPE_WORDS: Record<ListedTargetingList['type'], TextKey> = {
  targeting_list: 'From a native pack',
  builder: 'From the builder',
  saved_list: 'Saved list',
}
export const SORT_WORDS: Record<ListSort, TextKey> = {
  changed: 'Changed last',
  name: 'Name',
  created: 'Newest',
  used: 'Applied last',
}
// spec 8
export const MADE_ERRORS: Record<NonNullable<ListedTargetingList['error']>, TextKey> = {
  no_audience: 'No audience found',
  too_few: 'Fewer than five people: nothing is told of so few, so no targeting is made of them.',
  generation_failed: 'Failed to generate campaign attributes',
}

/** What a native pack is called: its audience and its country. */
export const packName = ({ audience, country }: Pick<NativePack, 'audience' | 'country'>, language: Language): string =>
  `${language === 'ja' ? audience.name_ja : audience.name} · ${countryName(country, language)}`
