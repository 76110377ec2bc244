import type { BuilderAge, BuilderGender } from '@starling/question/builder'

/** Whom an entry reaches by itself, of those known here and where the package looks. Intervals are at 95 %. */
export type EntryReach = {
  /** People of the audience, of how many, and which share of it they are. */
  inside: number
  of: number
  share: number
  share_interval: [number, number]
  /** People who are not of it; null: one to four, or it would tell of so few. */
  outside: number | null
  /** Which share of all whom it reaches is of the audience. */
  precision: number
  precision_interval: [number, number]
  /** Counts may be a few off, so that no rest tells of few people; then `precision` is the least that it may be. */
  about?: boolean
  /** The how-manieth of all parts it was chosen as; packages that were made before it was kept have none. */
  rank?: number
  /** People of the audience whom nothing chosen before it reaches; null: one to four, or it was not chosen by that. */
  adds: number | null
}

/** Why something is in a package, and whom it reaches where that was counted. Shares are of those of whom it is known. */
export type PackageReason = (
  | /** The audience asks for it. */
  { why: 'asked' }
  /** A topic that the audience asks for, as another language writes it. */
  | { why: 'writing'; of: string }
  /** It sets these people apart, beyond chance. */
  | { why: 'over_index'; people: number; share: number; over_index: number }
  /** So many of them are there. */
  | { why: 'share'; people: number; share: number }
  /** Somebody added it by hand. */
  | { why: 'added' }
) & { reach?: EntryReach }

/** How the words of a keyword stand in a post; `unordered`: all of them, anywhere, and no others in their place. */
export const KEYWORD_MATCHES = ['broad', 'phrase', 'exact', 'unordered'] as const
export type KeywordMatch = (typeof KEYWORD_MATCHES)[number]

export type PackageEntry = {
  /** What it is known by here: a word, an interest's id, the code of a country, the name of a custom audience. */
  value: string
  label: string
  /** Left out by whoever uses the package, and still shown. */
  deselected: boolean
  reason: PackageReason
  /** Of keywords and hashtags alone; without it they are broad: X adds words of the same meaning. */
  match?: KeywordMatch | undefined
  /** Of custom audiences alone: whether ads can be aimed at it yet; without it nobody has asked X. */
  ready?: boolean | undefined
  /** Of custom audiences alone: people like those in it, in their place. */
  look_alike?: boolean | undefined
  /** Of custom audiences alone: whoever is in it sees no ad. */
  excluded?: boolean | undefined
}

// spec 3
export const PLACEMENTS = ['homeTimelines', 'profiles', 'searchResults', 'replies'] as const
export type Placement = (typeof PLACEMENTS)[number]

/** The parts of a package that are lists of entries, in the order in which they are told. */
export const PACKAGE_PARTS = [
  'keywords',
  'hashtags',
  'handles',
  'interests',
  'conversation_topics',
  'movies_tv_shows',
  'countries',
  'locations',
  'languages',
  'network_operators',
  'custom_audiences',
  'excluded_keywords',
] as const
export type PackagePart = (typeof PACKAGE_PARTS)[number]

// spec 3
/** What is chosen in an ad account to reach an audience, as data. What is empty chooses nothing. */
export type TargetingPackage = Record<PackagePart, PackageEntry[]> & {
  /** Where the ads stand; empty: wherever X shows them. */
  placements: Placement[]
  age: BuilderAge
  gender: BuilderGender
}

export const emptyPackage = (): TargetingPackage => ({
  ...(Object.fromEntries(PACKAGE_PARTS.map((part) => [part, []])) as unknown as Record<PackagePart, PackageEntry[]>),
  placements: [],
  age: 'AGE_ANY',
  gender: 'ANY',
})

// spec 5: a list that chooses nothing cannot be applied
export const choosesNothing = (given: TargetingPackage): boolean =>
  PACKAGE_PARTS.every((part) => chosenOf(given[part]).length === 0) &&
  given.placements.length === 0 &&
  given.age === 'AGE_ANY' &&
  given.gender === 'ANY'

/** What is left of a part once what somebody left out is gone. */
export const chosenOf = (entries: readonly PackageEntry[]): PackageEntry[] =>
  entries.filter(({ deselected }) => !deselected)

// spec 4: whoever waits for a package waits for one of these
export const hasWords = ({ hashtags, keywords }: Pick<TargetingPackage, 'hashtags' | 'keywords'>): boolean =>
  hashtags.length + keywords.length > 0
