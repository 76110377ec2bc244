import { REGIONS, readCountry, UNSELECTABLE_COUNTRY } from '@starling/catalog'
import { z } from 'zod'
import { handleIn, isLanguage, isRange, normalizeWho, QuestionRefused } from '../normalize.ts'
import { CommunityOfAccounts, Who, Window } from '../schema.ts'
import { type Who as AnyWho, MOST_COMMUNITY_ACCOUNTS } from '../scope.ts'
import { withoutUnseen } from '../unseen.ts'
import {
  ALL_OF_FIELDS,
  type AllOfField,
  type BuilderDraft as AnyDraft,
  BUILDER_AGES,
  BUILDER_GENDERS,
  BUILDER_OPTIONS,
  BUILDER_ORDERS,
  EMPTY_BUILDER,
  readGender,
} from './draft.ts'

const LONGEST_TEXT = 280
const LONGEST_LIST = 500
const LONGEST_DESCRIPTION = 2_000
const MOST_DAYS = 3_650
const MOST_MONEY = 1_000_000_000

const seen = z.string().overwrite(withoutUnseen)
const text = seen.trim().min(1).max(LONGEST_TEXT)
const list = z.array(text).max(LONGEST_LIST).default([])
/** What could not be asked is not kept either. */
const handle = text
  .overwrite((typed) => handleIn(typed) ?? typed)
  .refine((one) => handleIn(one) !== null, {
    message: 'not_a_handle',
  })
const handles = z.array(handle).max(LONGEST_LIST).default([])
const isCountry = (typed: string) => {
  const code = readCountry(typed)
  return typed.toLowerCase() === 'global' || (code !== undefined && code !== UNSELECTABLE_COUNTRY)
}
/** A region that is none would ask for people anywhere. */
const isRegion = (typed: string) => REGIONS.some(({ id }) => id === typed)
const listed = (isListed: (value: string) => boolean) =>
  z
    .array(text.refine(isListed, { message: 'not_valid' }))
    .max(LONGEST_LIST)
    .default([])
const amount = z.int().min(1).max(MOST_MONEY).nullable().default(null)

function canBeAsked(who: AnyWho): boolean {
  try {
    normalizeWho(who)
    return true
  } catch (error) {
    if (error instanceof QuestionRefused) return false
    throw error
  }
}

/** What is left out is as a new draft has it. */
export const BuilderDraft = z.strictObject({
  create_audience_option: z.enum(BUILDER_OPTIONS).default(EMPTY_BUILDER.create_audience_option),
  description: seen.max(LONGEST_DESCRIPTION).default(''),
  last_used_description: seen.max(LONGEST_DESCRIPTION).default(''),
  audience_config_id: z.string().max(64).nullable().default(null),
  keyword_groups: z.array(z.array(text).min(1).max(LONGEST_LIST)).max(LONGEST_LIST).default([]),
  handles,
  similar_to: z.array(handle).max(50).default([]),
  communities: z
    .array(CommunityOfAccounts.extend({ accounts: z.array(handle).min(1).max(MOST_COMMUNITY_ACCOUNTS) }))
    .max(50)
    .default([]),
  interests: list,
  posted_about: z.array(text).max(50).default([]),
  words_in_profile: list,
  job_titles: list,
  all_of: z
    .array(z.enum(ALL_OF_FIELDS as [AllOfField, ...AllOfField[]]))
    .max(ALL_OF_FIELDS.length)
    .default([]),
  kept: Who.refine(canBeAsked, { message: 'not_valid' }).nullable().default(null),
  countries: listed(isCountry),
  selected_regions: listed(isRegion),
  selected_states: list,
  cities: list,
  languages: listed(isLanguage),
  // spec 5: what is none of them is ANY
  gender: z.unknown().transform(readGender).default('ANY'),
  age: z.enum(BUILDER_AGES).default('AGE_ANY'),
  followers: z
    .strictObject({ min: z.int().nonnegative().exactOptional(), max: z.int().nonnegative().exactOptional() })
    .refine(isRange, { message: 'range_backwards' })
    .nullable()
    .default(null),
  verified: z.boolean().nullable().default(null),
  without_bots: z.boolean().default(true),
  excluded_keywords: list,
  excluded_handles: handles,
  excluded_interests: list,
  excluded_job_titles: list,
  excluded_words_in_profile: list,
  order: z.enum(BUILDER_ORDERS).default(EMPTY_BUILDER.order),
  days: z.int().min(1).max(MOST_DAYS).nullable().default(null),
  window: Window.nullable().default(null),
  budget: amount,
  size: amount,
  size_option: z.enum(['budget', 'size']).default(EMPTY_BUILDER.size_option),
}) satisfies z.ZodType<AnyDraft>

type Shape = typeof BuilderDraft.shape
const { gender: _, ...shape } = BuilderDraft.shape
/** Some fields of a draft, as they become: what is left out stays as it is. */
export const DraftPatch = z.strictObject({
  ...(Object.fromEntries(
    Object.entries(shape).map(([field, type]) => [field, type.unwrap().exactOptional()]),
  ) as unknown as { [K in Exclude<keyof Shape, 'gender'>]: z.ZodExactOptional<ReturnType<Shape[K]['unwrap']>> }),
  gender: z.enum(BUILDER_GENDERS).exactOptional(),
})
export type DraftPatch = z.infer<typeof DraftPatch>

/** What was kept before a rule came: of each field what still holds, of a list each value that does. */
export function whatHolds(shape: Record<string, z.ZodType>, stored: unknown): Record<string, unknown> {
  const row: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {}
  const fields = Object.entries(shape).flatMap(([field, type]): [string, unknown][] => {
    const value = row[field]
    if (value === undefined) return []
    if (type.safeParse(value).success) return [[field, value]]
    return Array.isArray(value) ? [[field, value.filter((one) => type.safeParse([one]).success)]] : []
  })
  return Object.fromEntries(fields)
}
