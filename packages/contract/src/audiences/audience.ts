import { Question } from '@starling/question/schema'
import { z } from 'zod'
import { Line, Moment, Paging, Pk } from '../primitives.ts'
import { refusal } from '../refusals.ts'

// spec 3
export const SavedQueryType = z.enum([
  'handle_analysis',
  'audience_analysis',
  'conversation_analysis',
  'post_analysis',
  'audience_builder',
])
export type SavedQueryType = z.infer<typeof SavedQueryType>

// spec 3; `scheduled` and `expired` follow from its dates, `halted` from what it asks about
export const AudienceStatus = z.enum(['active', 'paused', 'draft', 'halted', 'expired', 'scheduled'])
export type AudienceStatus = z.infer<typeof AudienceStatus>
/** What a person can set it to. */
export const SetStatus = AudienceStatus.extract(['active', 'paused', 'draft'])

/** A category of exactly this name makes it one whose people are left out. */
export const EXCLUSION_CATEGORY = 'Exclusion Audience' // spec 3
/** Fewer people are no audience to advertise to: what X wants of a custom audience. */
export const LEAST_TARGETABLE = 100

/** How often it is counted anew by itself. */
export const RefreshRule = z.enum(['never', 'daily', 'weekly'])
export type RefreshRule = z.infer<typeof RefreshRule>

export const AudienceCategory = z
  .object({ id: z.string(), name: z.string(), name_ja: z.string(), is_exclusion: z.boolean() })
  .meta({ id: 'AudienceCategory' })
export type AudienceCategory = z.infer<typeof AudienceCategory>

export const AudienceRegion = z
  .object({
    id: z.string(),
    name: z.string(),
    name_ja: z.string(),
    is_single_country: z.boolean(),
    country_codes: z.array(z.string()),
    /** Other ways to write it that are understood. */
    aliases: z.array(z.string()),
  })
  .meta({ id: 'AudienceRegion' })
export type AudienceRegion = z.infer<typeof AudienceRegion>

const MOST_DAYS = 3_650
/** Counted back from whenever the question is asked, where it has no window of its own. */
/** A whole number as the database holds it. */
export const MOST_STORED = 2_147_483_647
export const Days = z.int().min(1).max(MOST_DAYS).nullable()
export const AudienceName = Line.min(1).max(200)
const Categories = z.array(z.string().max(80)).max(10)
const Reason = Line.max(200)
const Person = z.object({ id: Pk, email: z.string(), first_name: z.string(), last_name: z.string() })

/** What every audience tells, whoever made it. */
const listed = {
  id: Pk,
  name: z.string(),
  /** People known here, exactly; 0 where they are fewer than five, null until they were counted. */
  size: z.int().nullable(),
  sized_at: Moment.nullable(),
  categories: z.array(z.object({ name: z.string() })),
  /** The region that its countries are; null where they are none that has a name. */
  region: z.string().nullable(),
  status: AudienceStatus,
  /** Active, and enough people. */
  targetable: z.boolean(),
  is_exclusion: z.boolean(),
  created_at: Moment,
  changed_at: Moment,
}

/** Who joined and who left between two counts. */
export const AudienceMove = z
  .object({ before: z.int(), size: z.int(), joined: z.int(), left: z.int(), counted_at: Moment })
  .meta({ id: 'AudienceMove' })
export type AudienceMove = z.infer<typeof AudienceMove>

/** A stored question with a name: of a team, or of a person. */
export const AudienceConfig = z
  .object({
    ...listed,
    query_type: SavedQueryType,
    body: Question,
    days: Days,
    audience_creator_query_id: z.string(),
    owner: z.enum(['team', 'person']),
    /** Nobody where they have no account any more. */
    author: Person.nullable(),
    version: z.int(),
    starts_at: Moment.nullable(),
    ends_at: Moment.nullable(),
    refresh: RefreshRule,
    /** When it is counted anew; null where nobody counts it by itself. */
    refresh_at: Moment.nullable(),
    /** Whether I am told by mail when it moves: who set the rule is. */
    refresh_mails: z.boolean(),
    /** It moved more than chance explains, and I, who set the rule, have not looked yet. */
    news: AudienceMove.nullable(),
  })
  .meta({ id: 'AudienceConfig' })
export type AudienceConfig = z.infer<typeof AudienceConfig>

/** One that was just saved. */
export const SavedAudienceNow = AudienceConfig.extend({
  /** The newest other one of the same owner that asks the same: there are two of them now. */
  saved_before: z.object({ id: Pk, name: z.string() }).nullable(),
}).meta({ id: 'SavedAudienceNow' })
export type SavedAudienceNow = z.infer<typeof SavedAudienceNow>

/** What the corpus itself offers: made by rule, nobody's. */
export const CatalogAudience = z
  .object({
    ...listed,
    name_ja: z.string(),
    /** `added`: by whoever runs this installation. */
    kind: z.enum(['interest', 'community', 'profession', 'followers', 'added']),
    body: Question,
    /** How many they were the time before. */
    former_size: z.int().nullable(),
  })
  .meta({ id: 'Audience' })
export type CatalogAudience = z.infer<typeof CatalogAudience>

/** With some of its people, drawn by chance. */
export const SampledAudience = CatalogAudience.extend({
  sample: z.array(
    z.object({ id: z.string(), handle: z.string(), name: z.string(), avatar_url: z.string().nullable() }),
  ),
}).meta({ id: 'SampledAudience' })
export type SampledAudience = z.infer<typeof SampledAudience>

export const AudienceVersion = z
  .object({
    id: Pk,
    number: z.int(),
    name: z.string(),
    categories: z.array(z.string()),
    region: z.string().nullable(),
    body: Question,
    days: Days,
    reason: z.string(),
    author: Person.nullable(),
    /** People, when they were counted last while it was the newest; null where they never were. */
    size: z.int().nullable(),
    created_at: Moment,
  })
  .meta({ id: 'AudienceVersion' })
export type AudienceVersion = z.infer<typeof AudienceVersion>

export const AudienceSize = z
  .object({
    version: z.int(),
    size: z.int(),
    counted_at: Moment,
    /** With whoever was in it at the count before: `none` where nobody is known of then, `few` where one to four joined or left. */
    compared: z.enum(['none', 'few', 'told']),
    /** `version`: the same moment, asked in two ways; `people`: the same question, asked at two times. */
    cause: z.enum(['people', 'version']),
    joined: z.int().nullable(),
    left: z.int().nullable(),
    /** More than chance explains: docs/methods/audience_moves.md. */
    is_notable: z.boolean(),
  })
  .meta({ id: 'AudienceSize' })
export type AudienceSize = z.infer<typeof AudienceSize>

/** The team that it is the team's of: its id or slug; left out, the first of mine. */
export const OwningTeam = z.string().max(64)

export const AUDIENCE_SORTS = ['changed', 'name', 'size', 'smallest'] as const
export const AudienceFilter = Paging.extend({
  status: z.enum(['any', ...AudienceStatus.options]).default('any'), // spec 4
  targetable: z.enum(['any', 'targetable', 'not_targetable']).default('any'),
  /** The name of a category. */
  category: z.string().max(80).optional(),
  region: z.string().max(40).optional(),
  least: z.coerce.number().int().nonnegative().max(MOST_STORED).optional(),
  most: z.coerce.number().int().nonnegative().max(MOST_STORED).optional(),
  /** Of the name. */
  text: z.string().trim().max(200).optional(),
  sort: z.enum(AUDIENCE_SORTS).default('changed'),
})
export type AudienceFilter = z.infer<typeof AudienceFilter>
export const QueryTypeFilter = z.enum(['all', ...SavedQueryType.options]).default('all') // spec 3

const later = (dates: { starts_at?: string | null | undefined; ends_at?: string | null | undefined }) =>
  !dates.starts_at || !dates.ends_at || dates.starts_at < dates.ends_at
const Day = z.iso.datetime().nullable()

export const NewAudience = z
  .strictObject({
    body: Question,
    days: Days.exactOptional(),
    /** Left out: the words of the question. */
    name: AudienceName.exactOptional(),
    categories: Categories.exactOptional(),
    status: SetStatus.exactOptional(),
    starts_at: Day.exactOptional(),
    ends_at: Day.exactOptional(),
    refresh: RefreshRule.exactOptional(),
    /** Left out: as it was, at first on. */
    refresh_mails: z.boolean().exactOptional(),
    /** Why it is saved like this. */
    reason: Reason.exactOptional(),
  })
  .refine(later, { path: ['ends_at'], error: refusal('ends_before') })
export type NewAudience = z.infer<typeof NewAudience>

/** An audience saved anew. */
export const ReplacedAudience = NewAudience.safeExtend({
  /** Its `changed_at` when it was read: changed since, it is refused instead of overwritten. */
  seen_changed_at: z.iso.datetime().exactOptional(),
})
export type ReplacedAudience = z.infer<typeof ReplacedAudience>
