import { BLOCK_KINDS, type BlockKind } from '@starling/question/builder'
import { BuilderDraft, DraftPatch, whatHolds } from '@starling/question/builder-schema'
import { z } from 'zod'
import { Line, Moment } from '../primitives.ts'

/** How many people; of one to four only that they are few. */
const Counted = { size: z.int(), few: z.boolean() }

/** How many people a draft finds, of those known here. */
export const DraftSize = z.object({ ...Counted, of: z.int() }).meta({ id: 'DraftSize' })
export type DraftSize = z.infer<typeof DraftSize>

export const Kind = z.enum(BLOCK_KINDS as [BlockKind, ...BlockKind[]])

/** What a block does by itself. */
export const BlockEffect = z
  .object({
    kind: Kind,
    /** Whom it finds with nothing beside it. */
    alone: z.object(Counted),
    /** How many it adds (or, below zero, takes away): the size with it, less the size without it. */
    change: z.int(),
    /** One to four people more or fewer: how many is not told. */
    few: z.boolean(),
  })
  .meta({ id: 'BlockEffect' })
export type BlockEffect = z.infer<typeof BlockEffect>

/** A value of a block and how many people it finds by itself. */
export const CountedValue = z
  .object({
    value: z.string(),
    label: z.string(),
    ...Counted,
    /** Whether it is there to be found: an account that is not known here is not. */
    known: z.boolean(),
  })
  .meta({ id: 'CountedValue' })
export type CountedValue = z.infer<typeof CountedValue>
export const CountedBlock = z
  .object({ ...Counted, of: z.int(), values: z.array(CountedValue) })
  .meta({ id: 'CountedBlock' })
export type CountedBlock = z.infer<typeof CountedBlock>

/** More people like these, and how many more there would be. */
export const DraftSuggestion = z
  .object({
    kind: z.enum(['synonym', 'hashtag', 'account', 'interest']),
    value: z.string(),
    label: z.string(),
    /** Why: another writing of a word that is asked for, or what sets the people apart. */
    reason: z.discriminatedUnion('why', [
      z.object({ why: z.literal('writing'), of: z.string(), language: z.string() }),
      z.object({ why: z.literal('over_index'), share: z.number(), over_index: z.number() }),
    ]),
    /** What becomes of the draft: lists replace, fields are copied in. */
    patch: DraftPatch,
    /** So many more than now; the size with it is the size then. */
    gain: z.int(),
    size: z.int(),
  })
  .meta({ id: 'DraftSuggestion' })
export type DraftSuggestion = z.infer<typeof DraftSuggestion>

/** What sets the people of a draft apart, beyond chance. */
export const DraftTrait = z
  .object({
    of: z.enum(['interest', 'account', 'hashtag', 'job_title', 'country', 'language']),
    value: z.string(),
    label: z.string(),
    share: z.number(),
    over_index: z.number(),
  })
  .meta({ id: 'DraftTrait' })
export type DraftTrait = z.infer<typeof DraftTrait>

export const DraftPreview = z
  .object({
    size: DraftSize,
    people: z.array(
      z.object({
        id: z.string(),
        handle: z.string(),
        name: z.string(),
        bio: z.string(),
        followers_count: z.int(),
        avatar_url: z.string().nullable(),
      }),
    ),
    posts: z.array(
      z.object({
        id: z.string(),
        handle: z.string(),
        name: z.string(),
        text: z.string(),
        created_at: z.int(),
        like_count: z.int(),
        avatar_url: z.string().nullable(),
      }),
    ),
    traits: z.array(DraftTrait),
  })
  .meta({ id: 'DraftPreview' })
export type DraftPreview = z.infer<typeof DraftPreview>

// spec 3: the parts that a person adds to what is generated, by the name of the part
const ExtraPackage = z.record(z.string().max(40), z.array(Line.max(280)).max(500))

/** A draft as it is kept, with what follows from it. */
export const KeptDraft = z
  .object({
    ...BuilderDraft.shape,
    /** How many it finds; null while they cannot be counted. */
    preview_data: DraftSize.nullable(),
    extra_targeting_package_data: ExtraPackage,
    /** Why it cannot be counted, by the code of the error. */
    error: z.string().nullable(),
    suggested_budget: z.int(),
    suggested_size: z.int(),
    insights: z
      .object({ targeting_package: z.object({ hashtags: z.array(z.string()), keywords: z.array(z.string()) }) })
      .nullable(),
    /** Null where none was kept yet. */
    kept_at: Moment.nullable(),
  })
  .meta({ id: 'KeptDraft' })
export type KeptDraft = z.infer<typeof KeptDraft>

export const NewDraft = BuilderDraft.extend({ extra_targeting_package_data: ExtraPackage.default({}) })
export type NewDraft = z.infer<typeof NewDraft>
/** As it was kept, perhaps before a field or a rule came: what holds of it. */
export const keptDraft = (stored: unknown): NewDraft => NewDraft.parse(whatHolds(NewDraft.shape, stored))

/** Why a description, or a part of it, is not built. */
export const ForbiddenTrait = z.enum([
  'health',
  'religion',
  'politics',
  'sexuality',
  'ethnicity',
  'hardship',
  'union',
  'crime',
  'children',
])
export type ForbiddenTrait = z.infer<typeof ForbiddenTrait>

/** A description as it was read. */
export const ReadDescription = z
  .object({
    /** What becomes of the draft; empty where it is refused. */
    patch: DraftPatch,
    /** Each thing that was understood, with the words that led to it. */
    found: z.array(
      z.object({
        kind: z.union([Kind, z.literal('order')]),
        value: z.string(),
        label: z.string(),
        words: z.string(),
        /** Where something else was taken than what was said: what, and why. */
        note: z.string().nullable(),
      }),
    ),
    /** Words that led to nothing. */
    unplaced: z.array(z.string()),
    refused: z.array(z.object({ trait: ForbiddenTrait, words: z.string(), reason: z.string() })),
  })
  .meta({ id: 'ReadDescription' })
export type ReadDescription = z.infer<typeof ReadDescription>
