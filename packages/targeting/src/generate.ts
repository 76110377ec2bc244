import { type BuilderDraft, countriesOfDraft, writingsOf } from '@starling/question/builder'
import { labelOf } from './labels.ts'
import {
  type EntryReach,
  emptyPackage,
  PACKAGE_PARTS,
  type PackageEntry,
  type PackagePart,
  type PackageReason,
  type TargetingPackage,
} from './package.ts'

/** One thing that is true of people of an audience. */
export type Finding = {
  value: string
  /** How many of them, and of those of whom it is known the share. */
  people: number
  share: number
  /** How many times as many as among others; null where nothing was compared. */
  over_index: number | null
  /** Whether they have it more often than others beyond chance. */
  is_over: boolean
}
export type FindingKind = 'keyword' | 'hashtag' | 'account' | 'interest' | 'topic' | 'film' | 'country' | 'language'
/** What the engine answers about an audience. */
export type Findings = Partial<Record<FindingKind, readonly Finding[]>>

/** Our choice: so many of a kind are found at most, beside what is asked for. */
export const MOST_FOUND = {
  keywords: 30,
  hashtags: 20,
  handles: 30,
  interests: 12,
  conversation_topics: 12,
  movies_tv_shows: 10,
} as const satisfies Partial<Record<PackagePart, number>>
export type FoundPart = keyof typeof MOST_FOUND
export const FOUND_PARTS = Object.keys(MOST_FOUND) as FoundPart[]
const KINDS: Record<FoundPart, FindingKind> = {
  keywords: 'keyword',
  hashtags: 'hashtag',
  handles: 'account',
  interests: 'interest',
  conversation_topics: 'topic',
  movies_tv_shows: 'film',
}
/** Our choice: where fewer of them are, a country or a language is no place to look for them. */
export const LEAST_SHARE = { countries: 0.05, languages: 0.1 } as const

const LETTERS = /[\p{L}\p{N}]/u
const isHashtag = (term: string) => /^[#＃]\S+$/u.test(term)
const sameTerm = (term: string) => term.normalize('NFKC').toLowerCase().trim()

const entryOf = (part: PackagePart, value: string, reason: PackageReason): PackageEntry => ({
  value,
  label: labelOf(part, value, 'en'),
  deselected: false,
  reason,
})
const asked = (part: PackagePart, values: readonly string[]) =>
  values.map((value) => entryOf(part, value, { why: 'asked' }))

/** All words of a group in one post are one keyword at X, in any order; a term of several words is a phrase. */
function keywordOf(part: PackagePart, group: readonly string[]): PackageEntry {
  const value = group.map((term) => term.trim()).join(' ')
  const match = group.length > 1 ? 'unordered' : /\s/u.test(value) ? 'phrase' : null
  return { ...entryOf(part, value, { why: 'asked' }), ...(match && { match }) }
}

/** The first of those that are the same. */
function distinct(entries: readonly PackageEntry[], without: ReadonlySet<string> = new Set()): PackageEntry[] {
  const kept = new Map<string, PackageEntry>()
  for (const entry of entries) {
    const key = sameTerm(entry.value)
    if (key !== '' && !kept.has(key) && !without.has(key)) kept.set(key, entry)
  }
  return [...kept.values()]
}

/** What a draft itself asks for, as far as a package can say it. */
export function packageOfDraft(draft: BuilderDraft): TargetingPackage {
  const groups = draft.keyword_groups.map((group) => keywordOf('keywords', group))
  const topics = draft.posted_about.flatMap((topic) =>
    writingsOf(topic).map((writing) =>
      entryOf('keywords', writing, writing === topic ? { why: 'asked' } : { why: 'writing', of: topic }),
    ),
  )
  const words = [...groups, ...topics]
  const handles = [...draft.handles, ...draft.similar_to].map((handle) => handle.replace(/^@/, '').toLowerCase())
  return {
    ...emptyPackage(),
    keywords: distinct(words.filter(({ value }) => !isHashtag(value))),
    hashtags: distinct(words.filter(({ value }) => isHashtag(value))),
    handles: distinct(asked('handles', handles)),
    interests: distinct(asked('interests', draft.interests)),
    countries: distinct(asked('countries', countriesOfDraft(draft))),
    locations: distinct(asked('locations', [...draft.selected_states, ...draft.cities])),
    languages: distinct(asked('languages', draft.languages)),
    excluded_keywords: distinct(draft.excluded_keywords.map((term) => keywordOf('excluded_keywords', [term]))),
    age: draft.age,
    gender: draft.gender,
  }
}

/** What somebody adds to a part by hand, by the name of the part. */
export type ExtraEntries = Readonly<Record<string, readonly string[]>>

/** What sets people apart beyond chance, that they are not asked for and that is not left out, the most telling first. */
export function candidatesOf(draft: BuilderDraft, findings: Findings): Record<FoundPart, PackageEntry[]> {
  const own = packageOfDraft(draft)
  const excluded = [
    ...draft.excluded_keywords.map(sameTerm),
    ...draft.excluded_handles.map((handle) => sameTerm(handle.replace(/^@/, ''))),
    ...draft.excluded_interests.map(sameTerm),
  ]
  const candidates = (part: FoundPart) => {
    const telling = (findings[KINDS[part]] ?? []).filter(({ is_over, value }) => is_over && LETTERS.test(value))
    const there = new Set([...own[part].map(({ value }) => sameTerm(value)), ...excluded])
    const entries = telling.map((one) =>
      entryOf(part, part === 'handles' ? one.value.toLowerCase() : one.value, over(one)),
    )
    return distinct(entries, there)
  }
  return Object.fromEntries(FOUND_PARTS.map((part) => [part, candidates(part)])) as Record<FoundPart, PackageEntry[]>
}

/** Which of the candidates of a part are in a package: unless it is told, the most telling. */
export type Choose = (part: FoundPart, candidates: readonly PackageEntry[]) => readonly PackageEntry[]
const mostTelling: Choose = (part, candidates) => candidates.slice(0, MOST_FOUND[part])

/**
 * What is chosen at X to reach an audience: what it asks for, what sets its people apart beyond chance, and where it
 * names no place or language those that they are found in. Gender and age are those that are asked for and never
 * guessed: nobody is left out of an ad for what they were taken to be.
 */
export function packageOf(
  draft: BuilderDraft,
  findings: Findings,
  extra: ExtraEntries = {},
  choose: Choose = mostTelling,
): TargetingPackage {
  const own = packageOfDraft(draft)
  const candidates = candidatesOf(draft, findings)
  const added = (part: PackagePart) => (extra[part] ?? []).map((value) => entryOf(part, value.trim(), { why: 'added' }))
  const found = FOUND_PARTS.map((part) => [part, [...own[part], ...choose(part, candidates[part])]])
  const placesIn = (part: keyof typeof LEAST_SHARE, kind: FindingKind) =>
    (findings[kind] ?? [])
      .filter(({ share }) => share >= LEAST_SHARE[part])
      .map((one) => entryOf(part, one.value, { why: 'share', people: one.people, share: one.share }))
  const isPlaced = own.countries.length + own.locations.length > 0
  const whole: TargetingPackage = {
    ...own,
    ...Object.fromEntries(found),
    countries: isPlaced ? own.countries : placesIn('countries', 'country'),
    languages: own.languages.length > 0 ? own.languages : placesIn('languages', 'language'),
  }
  const parts = (Object.keys(extra) as PackagePart[]).filter((part) => Array.isArray(whole[part]))
  return { ...whole, ...Object.fromEntries(parts.map((part) => [part, distinct([...whole[part], ...added(part)])])) }
}

const over = ({ people, share, over_index }: Finding): PackageReason =>
  over_index === null ? { why: 'share', people, share } : { why: 'over_index', people, share, over_index }

/** The same package, each entry with whom it reaches where that was counted. */
export function withReach(
  given: TargetingPackage,
  reachOf: (part: PackagePart, value: string) => EntryReach | undefined,
): TargetingPackage {
  const told = PACKAGE_PARTS.map((part) => [
    part,
    given[part].map((entry) => {
      const reach = reachOf(part, entry.value)
      return reach ? { ...entry, reason: { ...entry.reason, reach } } : entry
    }),
  ])
  return { ...given, ...Object.fromEntries(told) }
}
