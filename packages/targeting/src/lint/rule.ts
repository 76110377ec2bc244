import type { TextKey } from '@starling/text'
import type { CriterionAtX } from '../compile/decompile.ts'
import { chosenOf, type PackageEntry, type PackagePart, type TargetingPackage } from '../package.ts'
import { tidyPackage } from '../tidy.ts'

/** `error`: X, or the ads page, will not take it so; `warning`: it does something else than it seems to; `advice`. */
export const LINT_LEVELS = ['error', 'warning', 'advice'] as const
export type LintLevel = (typeof LINT_LEVELS)[number]
/** Who says so: what X documents of its Ads API, the specification, or we. */
export const LINT_SOURCES = ['x', 'spec', 'ours'] as const
export type LintSource = (typeof LINT_SOURCES)[number]

/** The post that is to be promoted, as far as it is written. */
export type LintCreative = {
  text: string
  name?: string
  images?: number
  gifs?: number
  videos?: number
  video_title?: string
  video_description?: string
  /** Images of a carousel. */
  slides?: number
  has_card?: boolean
  /** Cards, and parts of a carousel, without a picture, a title or an address. */
  unfinished_cards?: number
  /** Where cards are to lead, and cannot: not addresses of the web. */
  wrong_addresses?: readonly string[]
}

/** The line item that it is meant for, or that it was read from. */
export type LineItemOfPackage = {
  objective?: string
  /** Criteria that stand there, of types that a package has no part for as well. */
  criteria?: readonly CriterionAtX[]
  /** Accounts that the ad account may promote in full. */
  own_user_ids?: readonly string[]
}

/** What is looked at: the package, and whatever else is known. */
export type LintSubject = {
  package: TargetingPackage
  creative?: LintCreative
  line_item?: LineItemOfPackage
  /** How many X counts. */
  estimate?: { min: number; max: number }
  /** How many people X has matched in a custom audience, by its name. */
  audience_sizes?: Readonly<Record<string, number>>
}

/** The same, ready to be asked about. */
export type LintGround = LintSubject & {
  tidy: TargetingPackage
  chosen: (part: PackagePart) => PackageEntry[]
  values: (part: PackagePart) => string[]
}

export function groundOf(subject: LintSubject): LintGround {
  const tidy = tidyPackage(subject.package)
  const chosen = (part: PackagePart) => chosenOf(tidy[part])
  return { ...subject, tidy, chosen, values: (part) => chosen(part).map(({ value }) => value) }
}

/** What a rule found: of which part, which values, and the figures that its text names. */
export type LintFound = { part?: PackagePart; values?: string[]; n?: number; most?: number }

export type LintRule = {
  id: string
  level: LintLevel
  source: LintSource
  /** With {{what}} for the values, {{n}} and {{most}} for the figures. */
  text: TextKey
  /** Nothing where all is well. */
  check: (ground: LintGround) => LintFound | null
}

export const rule = (
  id: string,
  level: LintLevel,
  source: LintSource,
  text: TextKey,
  check: LintRule['check'],
): LintRule => ({ id, level, source, text, check })

/** Found where there is at least one. */
export const some = (part: PackagePart, values: string[], more: Partial<LintFound> = {}): LintFound | null =>
  values.length > 0 ? { part, values: [...new Set(values)], n: values.length, ...more } : null

export const when = (is: boolean, found: LintFound = {}): LintFound | null => (is ? found : null)

/** More than so many. */
export const over = (part: PackagePart, n: number, most: number): LintFound | null =>
  n > most ? { part, n, most } : null

export const same = (text: string): string => text.normalize('NFKC').toLowerCase().trim()
/** Those that stand there before in another writing. */
export function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.filter((value) => {
    const isThere = seen.has(same(value))
    seen.add(same(value))
    return isThere
  })
}

/** Parts that say whom; X reaches whoever any of them says. */
export const PRIMARY_PARTS: readonly PackagePart[] = [
  'keywords',
  'hashtags',
  'handles',
  'interests',
  'conversation_topics',
  'movies_tv_shows',
  'custom_audiences',
]
/** Those that choose somebody. */
export const primariesOf = ({ chosen }: LintGround): PackagePart[] =>
  PRIMARY_PARTS.filter((part) => chosen(part).some(({ excluded }) => !excluded))
