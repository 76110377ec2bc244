import { BLOCK_KINDS, type BlockKind, BUILDER_AGES, BUILDER_GENDERS } from '@starling/question/builder'
import type {
  LeftOut as AnyLeftOut,
  TargetingPackage as AnyPackage,
  EntryReach as AnyReach,
  PackageReason,
} from '@starling/targeting'
import {
  ENTRY_LOSSES,
  KEYWORD_MATCHES,
  PACKAGE_PARTS,
  type PackagePart,
  PLACEMENT_LOSSES,
  PLACEMENTS,
} from '@starling/targeting'
import { z } from 'zod'

const Interval = z.tuple([z.number(), z.number()])
const EntryReach = z
  .object({
    inside: z.int(),
    of: z.int(),
    share: z.number(),
    share_interval: Interval,
    outside: z.int().nullable(),
    precision: z.number(),
    precision_interval: Interval,
    about: z.boolean().exactOptional(),
    rank: z.int().exactOptional(),
    adds: z.int().nullable(),
  })
  .meta({ id: 'EntryReach' }) satisfies z.ZodType<AnyReach>
/** Packages that were made before it was counted have none. */
const reach = EntryReach.exactOptional()

const Reason = z.discriminatedUnion('why', [
  z.object({ why: z.literal('asked'), reach }),
  z.object({ why: z.literal('writing'), of: z.string(), reach }),
  z.object({ why: z.literal('over_index'), people: z.int(), share: z.number(), over_index: z.number(), reach }),
  z.object({ why: z.literal('share'), people: z.int(), share: z.number(), reach }),
  z.object({ why: z.literal('added'), reach }),
]) satisfies z.ZodType<PackageReason>

const Entries = z.array(
  z
    .object({
      value: z.string(),
      label: z.string(),
      deselected: z.boolean(),
      reason: Reason,
      match: z.enum(KEYWORD_MATCHES).optional(),
      ready: z.boolean().optional(),
      look_alike: z.boolean().optional(),
      excluded: z.boolean().optional(),
    })
    .meta({ id: 'PackageEntry' }),
)
const parts = Object.fromEntries(PACKAGE_PARTS.map((part) => [part, Entries])) as Record<PackagePart, typeof Entries>

// spec 3
export const TargetingPackage = z
  .object({
    ...parts,
    placements: z.array(z.enum(PLACEMENTS)),
    age: z.enum(BUILDER_AGES),
    gender: z.enum(BUILDER_GENDERS),
  })
  .meta({ id: 'TargetingPackage' }) satisfies z.ZodType<AnyPackage>

/** What an audience asks and no criterion of X says. */
export const LeftOut = z
  .discriminatedUnion('of', [
    z.object({
      of: z.literal('entry'),
      part: z.enum(PACKAGE_PARTS),
      value: z.string(),
      match: z.enum(KEYWORD_MATCHES).optional(),
      look_alike: z.boolean().optional(),
      excluded: z.boolean().optional(),
      why: z.enum(ENTRY_LOSSES),
    }),
    z.object({ of: z.literal('placement'), placement: z.enum(PLACEMENTS), why: z.enum(PLACEMENT_LOSSES) }),
    z.object({ of: z.literal('part'), part: z.enum(PACKAGE_PARTS), count: z.int(), why: z.literal('too_many') }),
    z.object({
      of: z.literal('block'),
      kind: z.enum(BLOCK_KINDS as [BlockKind, ...BlockKind[]]),
      why: z.literal('no_criterion'),
    }),
    z.object({ of: z.literal('order'), why: z.literal('any_is_enough') }),
  ])
  .meta({ id: 'LeftOut' }) satisfies z.ZodType<AnyLeftOut>
