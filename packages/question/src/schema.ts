import { z } from 'zod'
import { readPostIds } from './post-ids.ts'
import type { Question as AnyQuestion } from './question.ts'
import {
  type Baseline as AnyBaseline,
  type Scope as AnyScope,
  type Who as AnyWho,
  MOST_AT_LEAST,
  MOST_COMMUNITY_ACCOUNTS,
  POST_ORDERS,
} from './scope.ts'

/** Deeper than any person nests, and far from where checking would overflow the stack. */
const DEEPEST = 64
/** As many as an engine answers about. */
const MOST_CONDITIONS = 1_000
const LONGEST_LIST = 10_000
const LONGEST_TEXT = 2_000

const text = z.string().max(LONGEST_TEXT)
const texts = z.array(text).max(LONGEST_LIST)

export const Window = z
  .strictObject({ since: z.int(), until: z.int() })
  .refine(({ since, until }) => since <= until, { message: 'window_backwards' })

export const Words = z.strictObject({
  groups: z.array(texts).max(LONGEST_LIST),
  excluded: texts.exactOptional(),
})

export const CommunityOfAccounts = z.strictObject({
  accounts: z.array(text).max(MOST_COMMUNITY_ACCOUNTS),
  at_least: z.int().min(1).max(MOST_AT_LEAST),
})

type OneKey = AnyWho extends infer One ? (One extends AnyWho ? Exclude<keyof One, 'window'> : never) : never

/** By the one key that says what a condition is about. */
const CONDITIONS: Record<OneKey, z.ZodType> = {
  all: z.strictObject({ all: z.array(z.lazy(() => Condition)).max(LONGEST_LIST) }),
  any: z.strictObject({ any: z.array(z.lazy(() => Condition)).max(LONGEST_LIST) }),
  not: z.strictObject({ not: z.lazy(() => Condition) }),
  posted: z.strictObject({ posted: Words, window: Window.exactOptional() }),
  bio: z.strictObject({ bio: Words }),
  follows: z.strictObject({ follows: texts }),
  similar_to: z.strictObject({ similar_to: text }),
  communities: z.strictObject({ communities: z.array(CommunityOfAccounts).max(LONGEST_LIST) }),
  engaged: z.strictObject({ engaged: texts }),
  handles: z.strictObject({ handles: texts }),
  interests: z.strictObject({ interests: texts }),
  job_titles: z.strictObject({ job_titles: texts }),
  countries: z.strictObject({ countries: texts }),
  regions: z.strictObject({ regions: texts }),
  cities: z.strictObject({ cities: texts }),
  languages: z.strictObject({ languages: texts }),
  genders: z.strictObject({ genders: texts }),
  age_groups: z.strictObject({ age_groups: texts }),
  verified: z.strictObject({ verified: z.boolean() }),
  followers: z.strictObject({
    followers: z.strictObject({
      min: z.int().nonnegative().exactOptional(),
      max: z.int().nonnegative().exactOptional(),
    }),
  }),
  bots: z.strictObject({ bots: z.boolean() }),
}

/**
 * A union would try each condition against all kinds there are, and a body of a thousand wrong ones would hold up
 * everybody while it is refused: here each is checked as the one it says it is.
 */
const Condition: z.ZodType<AnyWho, AnyWho> = z.unknown().transform((value, context) => {
  const kind = typeof value === 'object' && value !== null ? Object.keys(value).find(isKind) : undefined
  const checked = kind && CONDITIONS[kind].safeParse(value)
  if (checked?.success) return checked.data as AnyWho
  context.issues.push({ code: 'invalid_union', errors: [], input: value })
  return z.NEVER
}) as unknown as z.ZodType<AnyWho, AnyWho>

const isKind = (key: string): key is OneKey => Object.hasOwn(CONDITIONS, key)

/** Checked before the rest: what follows recurses, and looks at each. */
const checkable = z
  .unknown()
  .refine((value) => depthOf(value) <= DEEPEST, { message: 'too_deep', abort: true })
  .refine((value) => conditionsIn(value) <= MOST_CONDITIONS, { message: 'too_many_conditions', abort: true })

function depthOf(value: unknown): number {
  let level = [value]
  let depth = 0
  while (level.length > 0 && depth <= DEEPEST) {
    depth++
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return depth
}

/** However they are nested; what is no condition counts as one. */
function conditionsIn(value: unknown): number {
  const left = [value]
  let count = 0
  for (let one = left.pop(); count <= MOST_CONDITIONS; one = left.pop()) {
    count++
    if (typeof one === 'object' && one !== null) {
      const { all, any, not } = one as Record<string, unknown>
      for (const some of [all, any]) if (Array.isArray(some)) left.push(...some.slice(0, MOST_CONDITIONS + 1))
      if (not !== undefined) left.push(not)
    }
    if (left.length === 0) break
  }
  return count
}

export const Who = checkable.pipe(Condition) as z.ZodType<AnyWho, AnyWho>

const Posts = z.strictObject({
  by: z.union([z.enum(['audience', 'anyone']), z.strictObject({ handles: texts })]),
  about: Words.exactOptional(),
  ids: texts.exactOptional(),
})

export const Scope: z.ZodType<AnyScope, AnyScope> = z.strictObject({
  who: Who,
  posts: Posts,
  window: Window.exactOptional(),
})

export const Baseline: z.ZodType<AnyBaseline, AnyBaseline> = z.union([
  z.literal('all'),
  z.strictObject({ countries: z.array(z.string().length(2)).min(1).max(LONGEST_LIST) }),
  z.strictObject({ who: Who, window: Window.exactOptional() }),
])

export const PostOrdering = z.enum(POST_ORDERS)

const common = {
  window: Window.exactOptional(),
  countries: texts.exactOptional(),
  post_ordering: PostOrdering.exactOptional(),
  without_bots: z.boolean().exactOptional(),
}

// spec 5: keyword input is valid if its keywords are an array of arrays
const aboutWords = {
  ...common,
  keywords: z.array(texts).max(LONGEST_LIST),
  synonyms: texts.exactOptional(),
  excluded_keywords: texts.exactOptional(),
  extra_keyword: text.exactOptional(),
  extra_keyword_type: z.enum(['and', 'or']).exactOptional(),
  share_of_voice: z.array(z.strictObject({ name: text, terms: texts })).exactOptional(),
}

/** Ids or addresses of posts; several may stand in one text, as they are pasted. */
const PostIds = texts
  .transform((typed, context) => {
    const { ids, refused } = readPostIds(typed.join(' '))
    for (const one of refused.slice(0, 1)) {
      context.addIssue({ code: 'custom', message: 'not_a_post', params: { typed: one.slice(0, 80) } })
    }
    return ids
  })
  .pipe(z.array(z.string()).min(1))

export const Question: z.ZodType<AnyQuestion, AnyQuestion> = z.discriminatedUnion('query_type', [
  z.strictObject({ query_type: z.literal('handle'), handle: text.trim().min(1), ...common }),
  z.strictObject({ query_type: z.literal('keyword'), ...aboutWords }),
  z.strictObject({ query_type: z.literal('conversation'), ...aboutWords }),
  z.strictObject({
    query_type: z.literal('post'),
    post_ids: PostIds,
    ...common,
  }),
  z.strictObject({ query_type: z.literal('builder'), who: Who, ...common }),
])
