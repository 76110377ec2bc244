import { BUILDER_AGES, BUILDER_GENDERS } from '@starling/question/builder'
import { KEYWORD_MATCHES, PACKAGE_PARTS, type PackagePart, PLACEMENTS, WORD_PARTS } from '@starling/targeting'
import { z } from 'zod'
import { Grounds } from '../asking/index.ts'
import { DraftSize } from '../builder/index.ts'
import { Line } from '../primitives.ts'

const MOST_ENTRIES = 1_000
const LONGEST_VALUE = 280
const entry = { value: Line.min(1).max(LONGEST_VALUE), deselected: z.boolean().default(false) }
/** Left out, an entry that was there stays what it is. */
const ofWords = { match: z.enum(KEYWORD_MATCHES).optional() }
const ofAudiences = { look_alike: z.boolean().optional(), excluded: z.boolean().optional() }
const listOf = <S extends z.ZodType>(one: S) => z.array(one).max(MOST_ENTRIES).default([])
const AnyEntries = listOf(z.strictObject({ ...entry, ...ofWords, ...ofAudiences }))
const entriesOf = (part: PackagePart) =>
  listOf(
    z.strictObject({
      ...entry,
      ...(WORD_PARTS.includes(part) && ofWords),
      ...(part === 'custom_audiences' && ofAudiences),
    }),
  )
const parts = Object.fromEntries(PACKAGE_PARTS.map((part) => [part, entriesOf(part)])) as Record<
  PackagePart,
  typeof AnyEntries
>
/** A package that is being edited: what it holds, and what of it is left out. */
export const EditedPackage = z.strictObject({
  ...parts,
  placements: z.array(z.enum(PLACEMENTS)).max(PLACEMENTS.length).default([]),
  age: z.enum(BUILDER_AGES).default('AGE_ANY'),
  gender: z.enum(BUILDER_GENDERS).default('ANY'),
})
export type EditedPackage = z.infer<typeof EditedPackage>

/** How many people. Of one to four, and where a figure would tell of so few, only that they are few. */
const People = z.object({ size: z.int(), few: z.boolean() })
const Interval = z.tuple([z.number(), z.number()]).nullable()

/**
 * Whom something reaches, of those known here. Intervals are at 95 %. `about`: counts may be a few off, so that no rest
 * tells of few people; then `precision` is the least that it may be.
 */
const Reached = z.object({
  about: z.boolean(),
  /** People of the audience, and which share of it they are. */
  inside: People,
  share: z.number().nullable(),
  share_interval: Interval,
  /** People who are not of it, and which share of all that are reached is. */
  outside: People,
  precision: z.number().nullable(),
  precision_interval: Interval,
})
export type CoverageReached = z.infer<typeof Reached>

export const CoveredEntry = z
  .object({
    part: z.enum(PACKAGE_PARTS),
    value: z.string(),
    ...Reached.shape,
    /** People whom nothing else that is chosen reaches: who is lost where it is taken out. */
    only_inside: People,
    only_outside: People,
    only_about: z.boolean(),
  })
  .meta({ id: 'CoveredEntry' })
export type CoveredEntry = z.infer<typeof CoveredEntry>

/** Whom a package reaches of an audience, and whom beside it: docs/methods/cover.md. */
export const TargetingCoverage = z
  .object({
    audience: DraftSize,
    /** All that is chosen, together; null where nothing of it says whom, or the audience is fewer than five. */
    together: Reached.nullable(),
    /** One for each that is chosen and says whom to reach, in the order of the package. */
    entries: z.array(CoveredEntry),
    /** Parts with something chosen of which nobody known here can be counted. */
    uncounted: z.array(z.enum(PACKAGE_PARTS)),
    /**
     * What the audience itself asks, as far as X can be told it: whom that reaches. What it loses is the audience less
     * `inside`, what it lets in `outside`. Null where nothing of it says whom.
     */
    asked: Reached.nullable(),
    ...Grounds,
  })
  .meta({ id: 'TargetingCoverage' })
export type TargetingCoverage = z.infer<typeof TargetingCoverage>
