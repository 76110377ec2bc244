import { BUILDER_AGES, BUILDER_GENDERS } from '@starling/question/builder'
import { LIST_TYPES, PACKAGE_PARTS, type PackagePart } from '@starling/targeting'
import { z } from 'zod'
import { MOST_STORED } from '../audiences/index.ts'
import { DraftSize } from '../builder/index.ts'
import { Line, Moment, Paging, Pk } from '../primitives.ts'
import { refusal } from '../refusals.ts'
import { EditedPackage, INSIGHTS_ERRORS, TargetingPackage } from '../targeting/index.ts'
import { Autopilot } from './autopilot.ts'

// spec 3: by what a list has; one that is saved here always is one of these three
export const SavedListType = z.enum(LIST_TYPES).exclude(['unknown'])
export type SavedListType = z.infer<typeof SavedListType>

/** While its package is being made of an audience it waits. */
export const LIST_STATES = ['waiting', 'ready', 'failed'] as const

const counts = Object.fromEntries(PACKAGE_PARTS.map((part) => [part, z.int()])) as Record<PackagePart, z.ZodInt>

/** A targeting list as a row among others: without its entries. */
export const ListedTargetingList = z
  .object({
    id: Pk,
    name: z.string(),
    type: SavedListType,
    // spec 3
    /** It was saved from a native pack. */
    is_super_insights: z.literal(true).exactOptional(),
    /** It was saved from a targeting record of the builder: when that was made. */
    created: Moment.exactOptional(),

    state: z.enum(LIST_STATES),
    /** Whether its package is still being made: asked for every 3 s until it is not. */
    processing: z.boolean(),
    /** So many steps of so many. */
    done: z.int(),
    total: z.int(),
    error: z.enum(INSIGHTS_ERRORS).nullable(),

    /** The audience that it was made of, where it was made of one. */
    audience_config_id: Pk.nullable(),
    native_pack_id: Pk.nullable(),
    /** The record of the builder that it was saved from, while there is one: what it reaches is told of that one's people. */
    insights_id: Pk.nullable(),
    /** How many people the audience had when the package was made; null where nobody was counted. */
    size: DraftSize.nullable(),
    as_of: Moment.nullable(),

    /** How many entries of each part are chosen. */
    chosen: z.object(counts),
    /** The newest; a change names it, and is refused with 409 where another came first. */
    version: z.int(),
    autopilot: Autopilot,
    /** When it was last applied to an ad account. */
    used_at: Moment.nullable(),
    created_at: Moment,
    changed_at: Moment,
    /** Of a deleted one: until 30 days later it can be brought back. */
    removed_at: Moment.nullable(),
  })
  .meta({ id: 'ListedTargetingList' })
export type ListedTargetingList = z.infer<typeof ListedTargetingList>

/** With its entries. */
export const TargetingList = ListedTargetingList.extend({
  /** Null while it waits, and where it failed. */
  targeting_package: TargetingPackage.nullable(),
}).meta({ id: 'TargetingList' })
export type TargetingList = z.infer<typeof TargetingList>

/** What a version did to a part of the one before it, as how many entries each. */
export const PartChange = z
  .object({
    part: z.enum([...PACKAGE_PARTS, 'placements', 'age', 'gender', 'name']),
    added: z.int(),
    removed: z.int(),
    selected: z.int(),
    deselected: z.int(),
    /** Their order is another. */
    reordered: z.boolean(),
  })
  .meta({ id: 'PartChange' })
export type PartChange = z.infer<typeof PartChange>

/** What a list was; it never changes. */
export const ListedTargetingListVersion = z
  .object({
    number: z.int(),
    name: z.string(),
    /** By whom; null where they have no account any more, and of one that the autopilot made. */
    author: z.object({ id: Pk, email: z.string(), first_name: z.string(), last_name: z.string() }).nullable(),
    cause: z.enum(['made', 'edited', 'restored', 'autopilot']),
    /** Of `restored`: which one was brought back. */
    restored_number: z.int().nullable(),
    reason: z.string(),
    /** Empty of the first. */
    changes: z.array(PartChange),
    created_at: Moment,
  })
  .meta({ id: 'ListedTargetingListVersion' })
export type ListedTargetingListVersion = z.infer<typeof ListedTargetingListVersion>

export const TargetingListVersion = ListedTargetingListVersion.extend({
  targeting_package: TargetingPackage,
}).meta({ id: 'TargetingListVersion' })
export type TargetingListVersion = z.infer<typeof TargetingListVersion>

/** Why a list was not applied by itself, where that is ours to say. */
export const USE_ERRORS = [
  /** The audience is not there any more, or not for its owner. */
  'no_audience',
  'too_few',
  /** X opens the ad account to no linked account of theirs. */
  'no_ad_account',
  /** The line item is gone, or runs. */
  'not_paused',
  /** Nothing of it says whom to reach. */
  'says_nobody',
  /** It was no longer allowed. */
  'not_allowed',
] as const

/** One time that a list was put into an ad account. */
export const TargetingListUse = z
  .object({
    id: Pk,
    /** All three null where the package of an audience was applied that is in no list; no version, where it was not just that. */
    targeting_list_id: Pk.nullable(),
    name: z.string().nullable(),
    version: z.int().nullable(),
    audience_config_id: Pk.nullable(),
    ad_account_id: z.string(),
    /** Of the autopilot: what its criteria were set on. */
    line_item_id: z.string().nullable(),
    by: z.enum(['extension', 'autopilot']),
    /** `pending` and `failed` are of the autopilot alone. */
    state: z.enum(['pending', 'applied', 'failed']),
    /** Why not: one of `USE_ERRORS`, or X's own words. */
    error: z.string().nullable(),
    /** How many chosen entries X could not be told. */
    left_out: z.int(),
    countries: z.array(z.string()),
    /** Exactly what was applied. */
    targeting_package: TargetingPackage,
    used_at: Moment,
  })
  .meta({ id: 'TargetingListUse' })
export type TargetingListUse = z.infer<typeof TargetingListUse>

export const TARGETING_LIST_SORTS = ['changed', 'name', 'created', 'used'] as const
export const TargetingListFilter = Paging.extend({
  type: z.enum(['any', ...SavedListType.options]).default('any'),
  /** Of the name. */
  text: z.string().trim().max(200).optional(),
  deleted: z.enum(['no', 'only']).default('no'),
  audience_config_id: z.string().max(64).optional(),
  sort: z.enum(TARGETING_LIST_SORTS).default('changed'),
})
export type TargetingListFilter = z.infer<typeof TargetingListFilter>

export const ListName = Line.min(1).max(200)
const Reason = Line.max(200)
export const SeenVersion = z.int().min(1).max(MOST_STORED)

const MOST_ENTRIES = 1_000
const LONGEST_VALUE = 280
/** Said with unseen letters, it would be another than it looks. */
const Value = Line.min(1).max(LONGEST_VALUE)
const Part = z.enum(PACKAGE_PARTS)
const SOURCES = ['targeting_package', 'insights_id', 'audience_config_id', 'native_pack_id', 'share_id'] as const
/** Made of exactly one of these. */
export const NewTargetingList = z
  .strictObject({
    /** Left out: that of what it is made of. */
    name: ListName.exactOptional(),
    /** Labels and reasons are ours: of what was there they stay, all else is `added`. */
    targeting_package: EditedPackage.exactOptional(),
    /** A targeting record of mine that is ready. */
    insights_id: Pk.max(64).exactOptional(),
    /** An audience that I may use; the package is ready some time later. */
    audience_config_id: Pk.max(64).exactOptional(),
    native_pack_id: Pk.max(64).exactOptional(),
    /** A list that is shared with me to be used, by the id of the share or by the code that opened it: a copy. */
    share_id: Pk.max(100).exactOptional(),
    reason: Reason.exactOptional(),
  })
  .refine((given) => SOURCES.filter((source) => given[source] !== undefined).length === 1, {
    message: refusal('one_source'),
  })
export type NewTargetingList = z.infer<typeof NewTargetingList>

export const ReplacedTargetingList = z.strictObject({
  version: SeenVersion,
  name: ListName,
  targeting_package: EditedPackage,
  reason: Reason.exactOptional(),
})
export type ReplacedTargetingList = z.infer<typeof ReplacedTargetingList>

const Values = z.array(Value).min(1).max(MOST_ENTRIES)
/** Done one after another, each to what the one before left. */
export const PackageStep = z.discriminatedUnion('do', [
  /** At the end; what is there already is chosen again. */
  z.strictObject({ do: z.literal('add'), part: Part, values: Values }),
  z.strictObject({ do: z.literal('remove'), part: Part, values: Values }),
  z.strictObject({ do: z.literal('select'), part: Part, values: Values }),
  z.strictObject({ do: z.literal('deselect'), part: Part, values: Values }),
  /** These first, in this order; what is not named follows as it was. */
  z.strictObject({ do: z.literal('order'), part: Part, values: Values }),
])
export type PackageStep = z.infer<typeof PackageStep>

const MOST_STEPS = 200
export const ChangedTargetingList = z
  .strictObject({
    version: SeenVersion,
    name: ListName.exactOptional(),
    steps: z.array(PackageStep).max(MOST_STEPS).exactOptional(),
    placements: EditedPackage.shape.placements.unwrap().exactOptional(),
    age: z.enum(BUILDER_AGES).exactOptional(),
    gender: z.enum(BUILDER_GENDERS).exactOptional(),
    reason: Reason.exactOptional(),
  })
  .refine(({ version: _, reason: __, ...given }) => Object.keys(given).length > 0, refusal('nothing_to_change'))
export type ChangedTargetingList = z.infer<typeof ChangedTargetingList>

export const ReorderedHandles = z.strictObject({
  targeting_list_id: Pk.max(64),
  version: SeenVersion,
  /** In their new order. */
  handles: Values,
})
