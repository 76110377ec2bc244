import { Question, Window } from '@starling/question/schema'
import { z } from 'zod'
import { AnswerRow, Grounds } from '../asking/index.ts'
import { post } from '../call.ts'

const Term = z.string().trim().min(1).max(200)
const within = {
  countries: z.array(z.string().max(80)).max(300).exactOptional(),
  /** Left out: the window of a conversation, 30 days ago to 5 minutes ago. */
  window: Window.exactOptional(),
  limit: z.int().min(1).max(100).default(20),
}

/** A word that may stand for a name; `reason` says why it is thought so. */
const Alias = z.object({
  value: z.string(),
  reason: z.enum(['spelling', 'used_together']),
  /** Posts that hold the alias, and those of them that hold the name as well. */
  posts: z.int(),
  together: z.int(),
  share: z.number().nullable(),
  interval: z.tuple([z.number(), z.number()]).nullable(),
})
export type Alias = z.infer<typeof Alias>
const AliasesOf = z.object({ name: z.string(), aliases: z.array(Alias), more: z.boolean(), ...Grounds })

/** The same question in other words, with how many people it is about. */
const OtherWords = z
  .object({ keywords: z.array(z.array(z.string())), countries: z.array(z.string()), accounts: z.int() })
  .meta({ id: 'OtherWords' })
export type OtherWords = z.infer<typeof OtherWords>

export const keywords = {
  suggestOtherWords: post('/api/starling/analysis/other-words/', {
    who: 'pro',
    summary: 'Other words that find more people: as those asked about write them, or as most people write them',
    body: z.strictObject({ question: Question }),
    answer: z.object({ suggestions: z.array(OtherWords) }),
  }),
  countKeywordUsages: post('/api/external/keyword-suggestion-usages/', {
    who: 'pro',
    summary: 'How much keywords are used, and which others might be meant',
    body: z.strictObject({ keywords: z.array(Term).min(1).max(20), ...within }),
    answer: z.object({
      /** `posts` and `accounts` of each, and its share of the posts that hold any of them. */
      usages: z.array(AnswerRow),
      suggestions: z.array(AnswerRow),
      ...Grounds,
    }),
  }),
  listRelatedKeywords: post('/api/external/related-keywords/', {
    who: 'pro',
    summary: 'Words that stand in posts about keywords more than in other posts, and other names of the keywords',
    body: z.strictObject({ keywords: z.array(z.array(Term).max(20)).min(1).max(20), ...within }),
    answer: z.object({
      related_keywords: z.array(AnswerRow),
      aliases: z.array(Alias),
      more: z.boolean(),
      ...Grounds,
    }),
  }),
  suggestAliases: post('/api/external/x-share-of-voice-aliases/', {
    who: 'pro',
    summary: 'Other writings of names, for a share of voice that misses none',
    body: z.strictObject({
      names: z
        .array(z.strictObject({ name: Term, terms: z.array(Term).max(20) }))
        .min(1)
        .max(10),
      ...within,
    }),
    answer: z.object({ names: z.array(AliasesOf) }),
  }),
}
