import { COUNTRIES, INTERESTS, type Interest, JOB_CATEGORIES, LANGUAGES, UNSELECTABLE_COUNTRY } from '@starling/catalog'
import type { Answer, InterestEntry, reference } from '@starling/contract'
import { TOPICS } from '@starling/enrich'

type Lists = typeof reference.calls
const names = (type: 'region' | 'language') =>
  (['en', 'ja'] as const).map((language) => new Intl.DisplayNames(language, { type }))
const [regionsEn, regionsJa] = names('region')
const [languagesEn, languagesJa] = names('language')

// spec 5
const ALIASES: Readonly<Record<string, string[]>> = { US: ['US', 'USA'], GB: ['UK'], AE: ['UAE'], TR: ['Türkiye'] }

export const countryLabels = (code: string) => ({
  label: regionsEn!.of(code) ?? code,
  label_ja: regionsJa!.of(code) ?? null,
})

export const TARGETING_COUNTRIES: Answer<Lists['listTargetingCountries']> = COUNTRIES.map((code) => ({
  id: code,
  ...countryLabels(code),
  aliases: ALIASES[code] ?? [],
  selectable: code !== UNSELECTABLE_COUNTRY,
  note: code === UNSELECTABLE_COUNTRY ? 'This country is not available for targeting.' : null, // spec 8
})).sort((a, b) => a.label.localeCompare(b.label, 'en'))

export const LANGUAGE_ENTRIES: Answer<Lists['listLanguages']> = LANGUAGES.map((code) => ({
  id: code,
  label: languagesEn!.of(code) ?? code,
  label_ja: languagesJa!.of(code) ?? null,
})).sort((a, b) => a.label.localeCompare(b.label, 'en'))

const entryOf = ({ id, parent, name, name_ja }: Interest): InterestEntry => ({
  id,
  parent,
  label: name,
  label_ja: name_ja,
})
export const INTEREST_ENTRIES: InterestEntry[] = INTERESTS.map(entryOf)

const judged = new Set(TOPICS)
/** X's own list is not public: these are the topics that Starling finds in posts. */
export const CONVERSATION_TOPICS: InterestEntry[] = INTERESTS.filter(({ id }) => judged.has(id)).map(entryOf)

export const JOB_TITLE_CATEGORIES: Answer<Lists['listJobTitles']> = JOB_CATEGORIES.map(
  ({ id, label, label_ja, titles }) => ({
    id,
    label,
    label_ja,
    titles: titles.map((title) => ({ id: title.id, label: title.label, label_ja: title.ja[0] ?? null })),
  }),
)
