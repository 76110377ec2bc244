import type { FillCut, FillField, FillPackage } from '@starling/targeting/bridge'
import { type Language, say, type TextKey } from '@starling/text/both'
import type { FormTexts } from '../ads/fill.ts'
import type { FillWords } from '../messages.ts'

/** What the fields are called in our own words. */
export const FIELD_TEXTS = {
  keywords: 'Keywords',
  hashtags: 'Hashtags',
  handles: 'Accounts',
  interests: 'Interests',
  conversation_topics: 'Conversation topics',
  movies_tv_shows: 'Movies and TV shows',
  countries: 'Countries',
  locations: 'Places',
  languages: 'Languages',
  network_operators: 'Network operators',
  custom_audiences: 'Custom audiences',
  excluded_keywords: 'Keywords to leave out',
  placements: 'Placements',
  age: 'Age',
  gender: 'Gender',
} as const satisfies Record<FillField, TextKey>

/** What is said and asked at the page of ads before anything is done there. */
export function fillWords(language: Language, cuts: readonly FillCut[], has_unready: boolean): FillWords {
  const { t } = say(language)
  const names = Object.entries(FIELD_TEXTS).map(([field, text]) => [field, t(text)])
  return {
    // spec 5, 8
    alerts: cuts.some(({ field }) => field === 'handles')
      ? [t('More than 100 accounts are selected. Only the first 100 are applied.')]
      : [],
    confirms: has_unready
      ? [
          t(
            'Some custom audiences are not ready and will not be applied. This may take up to 48 hours to be processed by X. Do you still want to apply the rest of the targeting package?',
          ),
        ]
      : [],
    replace: t('These fields already hold something: {{fields}}. Replace it?', { fields: '{{fields}}' }),
    fields: Object.fromEntries(names) as Record<FillField, string>,
  }
}

/** What is typed into each field. */
export function textsOf(fill: FillPackage): FormTexts {
  const marked = (mark: string) => (text: string) => mark + text.replace(/^[@#]/, '')
  const { placements, age, gender, keywords, excluded_keywords, hashtags, handles, ...named } = fill
  const labels = Object.entries(named).map(([part, entries]) => [part, entries.map(({ label }) => label)])
  return {
    ...(Object.fromEntries(labels) as { [Part in keyof typeof named]: string[] }),
    keywords: keywords.map(({ value }) => value),
    excluded_keywords: excluded_keywords.map(({ value }) => value),
    hashtags: hashtags.map(({ value }) => value).map(marked('#')),
    handles: handles.map(({ value }) => value).map(marked('@')),
    placements: [...placements],
    age: age === 'AGE_ANY' ? [] : [age],
    gender: gender === 'ANY' ? [] : [gender],
  }
}
