import { z } from 'zod'
import { readPostIds } from './post-ids.ts'
import type { Question as AnyQuestion } from './question.ts'
import { type Baseline as AnyBaseline, type Scope as AnyScope, type Who as AnyWho, POST_ORDERS } from './scope.ts'

/** Deeper than any person nests, and far from where checking would overflow the stack. */
const DEEPEST = 64
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

const Condition: z.ZodType<AnyWho, AnyWho> = z.lazy(() =>
  z.union([
    z.strictObject({ all: z.array(Condition).max(LONGEST_LIST) }),
    z.strictObject({ any: z.array(Condition).max(LONGEST_LIST) }),
    z.strictObject({ not: Condition }),
    z.strictObject({ posted: Words, window: Window.exactOptional() }),
    z.strictObject({ bio: Words }),
    z.strictObject({ follows: texts }),
    z.strictObject({ similar_to: text }),
    z.strictObject({ engaged: texts }),
    z.strictObject({ handles: texts }),
    z.strictObject({ interests: texts }),
    z.strictObject({ job_titles: texts }),
    z.strictObject({ countries: texts }),
    z.strictObject({ cities: texts }),
    z.strictObject({ languages: texts }),
    z.strictObject({ genders: texts }),
    z.strictObject({ age_groups: texts }),
    z.strictObject({ verified: z.boolean() }),
    z.strictObject({
      followers: z.strictObject({
        min: z.int().nonnegative().exactOptional(),
        max: z.int().nonnegative().exactOptional(),
      }),
    }),
    z.strictObject({ bots: z.boolean() }),
  ]),
)

/** Checked before the rest: what follows recurses. */
const shallow = z.unknown().refine((value) => depthOf(value) <= DEEPEST, { message: 'too_deep', abort: true })

function depthOf(value: unknown): number {
  let level = [value]
  let depth = 0
  while (level.length > 0 && depth <= DEEPEST) {
    depth++
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return depth
}

export const Who = shallow.pipe(Condition) as z.ZodType<AnyWho, AnyWho>

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
