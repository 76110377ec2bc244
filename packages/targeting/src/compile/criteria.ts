import type { BlockKind } from '@starling/question/builder'
import type { PackageEntry, PackagePart, Placement } from '../package.ts'

/** One criterion of the Ads API, version 12. */
export type CompiledCriterion = {
  targeting_type: string
  targeting_value: string
  operator_type: 'EQ' | 'NE'
}

/** Why an entry does not become what it says. */
export const ENTRY_LOSSES = [
  /** X has nothing of this name. */
  'unknown_at_x',
  /** Beyond what one line item, or one field, takes. */
  'too_many',
  'too_long',
  /** Something else in the package says the same already. */
  'twice',
  /** A keyword with a sign that X reads as a rule. */
  'reads_otherwise',
  /** The custom audience cannot have ads aimed at it yet. */
  'not_ready',
  /** X takes audiences or look-alikes of audiences, not both. */
  'not_together',
  /** A look-alike cannot be left out. */
  'not_excludable',
  /** X has the programme only for places that the package does not choose, or not alone. */
  'no_market',
  /** X shows no ads there. */
  'not_available',
  /** A phrase beside other words: X looks for its words one by one. */
  'words_apart',
  /** The ads page has no field for it. */
  'no_field',
  /** The ads page takes words only as broad: it is written, and finds more. */
  'written_as_broad',
] as const
export type EntryLoss = (typeof ENTRY_LOSSES)[number]

/** Why a placement cannot be chosen. */
export const PLACEMENT_LOSSES = ['not_alone', 'needs_keywords'] as const
export type PlacementLoss = (typeof PLACEMENT_LOSSES)[number]

/** Which of the entries of a value: as an entry says it. */
export type EntryMarks = Pick<PackageEntry, 'match' | 'look_alike' | 'excluded'>
export const marksOf = ({ match, look_alike, excluded }: EntryMarks): EntryMarks => ({
  ...(match && { match }),
  ...(look_alike && { look_alike }),
  ...(excluded && { excluded }),
})

/** What does not become a criterion, and why. */
export type LeftOut =
  | ({ of: 'entry'; part: PackagePart; value: string; why: EntryLoss } & EntryMarks)
  | { of: 'placement'; placement: Placement; why: PlacementLoss }
  /** A whole part that is left empty. */
  | { of: 'part'; part: PackagePart; count: number; why: 'too_many' }
  /** A block that X has nothing for. */
  | { of: 'block'; kind: BlockKind; why: 'no_criterion' }
  /** X takes whoever has any of what they have in common; the audience asks for more of it. */
  | { of: 'order'; why: 'any_is_enough' }

export type Compilation = {
  criteria: CompiledCriterion[]
  /** As a line item names them; all of X where nothing else is chosen. */
  placements: string[]
  left_out: LeftOut[]
}

/** A programme that X has as a TV show: for people in these countries. */
export type ShowAtX = { id: string; countries: readonly string[] }
/** What X calls the values of a part that it has ids for: ours to its. */
export type KnownAtX = Partial<Record<PackagePart, ReadonlyMap<string, string>>> & {
  /** Films and shows that X has as TV shows, and not among the topics that people talk about. */
  tv_shows?: ReadonlyMap<string, ShowAtX>
}
/** The other way round: what X's ids are here. */
export type ValuesAtX = Partial<Record<PackagePart, ReadonlyMap<string, string>>>

export const MOST = { keyword: 1_000, handle: 100, interest: 100, location: 2_000 } as const
/** Our choice: X tells no length, and no post with so long a phrase is likely to be found. */
export const LONGEST_KEYWORD = 100
export const GENDERS = { MALE: '1', FEMALE: '2' } as const

export type PartRule = {
  type: string
  /** Parts that share a name here share what X allows of them on one line item. */
  limit?: keyof typeof MOST
  excludes?: true
}
export const PART_RULES: Record<PackagePart, PartRule> = {
  keywords: { type: 'BROAD_KEYWORD', limit: 'keyword' },
  hashtags: { type: 'BROAD_KEYWORD', limit: 'keyword' },
  excluded_keywords: { type: 'BROAD_KEYWORD', limit: 'keyword', excludes: true },
  // Followers can be chosen for an account of one's own only: at X it is people like the followers.
  handles: { type: 'SIMILAR_TO_FOLLOWERS_OF_USER', limit: 'handle' },
  interests: { type: 'INTEREST', limit: 'interest' },
  conversation_topics: { type: 'CONVERSATION' },
  // X has films among the topics that people talk about, and shows as well.
  movies_tv_shows: { type: 'CONVERSATION' },
  countries: { type: 'LOCATION', limit: 'location' },
  locations: { type: 'LOCATION', limit: 'location' },
  languages: { type: 'LANGUAGE' },
  network_operators: { type: 'NETWORK_OPERATOR' },
  custom_audiences: { type: 'CUSTOM_AUDIENCE' },
}

/** Types of which X wants at least one: the others narrow what these find. */
const PRIMARY_TYPES = new Set([
  ...['BROAD_KEYWORD', 'PHRASE_KEYWORD', 'EXACT_KEYWORD', 'UNORDERED_KEYWORD'],
  ...['SIMILAR_TO_FOLLOWERS_OF_USER', 'FOLLOWERS_OF_USER', 'INTEREST', 'CONVERSATION', 'TV_SHOW'],
  ...['CUSTOM_AUDIENCE', 'CUSTOM_AUDIENCE_EXPANDED'],
])
/** X estimates nothing without one that says whom. */
export const hasPrimary = (criteria: readonly CompiledCriterion[]): boolean =>
  criteria.some(({ targeting_type, operator_type }) => operator_type === 'EQ' && PRIMARY_TYPES.has(targeting_type))
