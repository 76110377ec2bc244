import { COMPARED } from '@starling/sections'
import { z } from 'zod'
import { Answered, Base, Refused, SectionAnswers } from '../asking/index.ts'
import { capability, post } from '../call.ts'
import { Handle } from '../networks/index.ts'
import { Moment } from '../primitives.ts'
import { MOST_COMPETITORS } from './compared.ts'

const Interval = z.tuple([z.number(), z.number()]).nullable()
const Mark = z.enum(['faded', 'few']).nullable()

export const KnownAccount = z
  .object({
    id: z.string(),
    handle: z.string(),
    name: z.string(),
    bio: z.string(),
    location: z.string(),
    verified: z.boolean(),
    followers_count: z.int(),
    following_count: z.int(),
    post_count: z.int(),
    avatar_url: z.string().nullable(),
    created_at: z.number(),
  })
  .meta({ id: 'KnownAccount' })
export type KnownAccount = z.infer<typeof KnownAccount>

export const SuggestedCompetitor = z
  .object({
    ...KnownAccount.shape,
    /** 0 to 100, of what follows. */
    score: z.number(),
    /** Followers of the account asked about who follow this one, too. */
    followers_in_common: z.int(),
    share: z.number().nullable(),
    interval: Interval,
    /** Of both accounts' followers together, those who follow both. */
    similarity: z.number(),
    /** 0 to 1: how alike people write about both, and how alike both write. */
    talk_likeness: z.number(),
    word_likeness: z.number(),
    interest_likeness: z.number(),
    /** Words that count most in the likeness. */
    words: z.array(z.string()),
    interests: z.array(z.string()),
    mark: Mark,
  })
  .meta({ id: 'SuggestedCompetitor' })
export type SuggestedCompetitor = z.infer<typeof SuggestedCompetitor>

export const ComparedAccount = z
  .object({
    account: KnownAccount,
    followers: z.object({ known: z.int(), share: z.number().nullable(), interval: Interval, mark: Mark }),
    growth: z.object({
      days: z.int(),
      gained: z.int(),
      lost: z.int(),
      net: z.int(),
      /** Of the followers that it had before. */
      rate: z.number().nullable(),
      interval: Interval,
    }),
    /** Posts of everybody that name the account. */
    voice: z.object({
      posts: z.int(),
      people: z.int(),
      negative: z.int(),
      neutral: z.int(),
      positive: z.int(),
      net: z.number().nullable(),
      net_interval: Interval,
      mark: Mark,
      days: z.array(z.object({ at: z.int(), posts: z.int() })),
    }),
  })
  .meta({ id: 'ComparedAccount' })
export type ComparedAccount = z.infer<typeof ComparedAccount>

const Handles = z
  .array(Handle)
  .min(2)
  .max(MOST_COMPETITORS + 1)

export const AccountComparison = z
  .object({
    section: z.enum(COMPARED),
    accounts: z.array(z.object({ handle: z.string(), base: Base })),
    rows: z.array(
      z.object({
        value: z.string(),
        /** One an account, in their order; nothing where nothing can be said. */
        cells: z.array(z.object({ count: z.int(), share: z.number(), interval: Interval, mark: Mark }).nullable()),
      }),
    ),
    as_of: Moment.nullable(),
    source: z.array(z.string()),
    method: z.string(),
  })
  .meta({ id: 'AccountComparison' })
export type AccountComparison = z.infer<typeof AccountComparison>

const AnswerOrRefusal = z.union([Answered, Refused])

export const competitors = capability('competitors', {
  analyzeCompetitors: post('/api/external/competitor-analysis/', {
    who: 'pro',
    summary: 'An account beside its competitors: size, growth, what is said of them, overlap, share of voice',
    body: z.strictObject({ handle: Handle, competitors: z.array(Handle).min(1).max(MOST_COMPETITORS) }),
    answer: z.object({
      accounts: z.array(ComparedAccount),
      /** Handles that the corpus does not have. */
      missing: z.array(z.string()),
      overlap: AnswerOrRefusal.nullable(),
      share_of_voice: AnswerOrRefusal.nullable(),
      window: z.object({ since: z.int(), until: z.int() }),
      as_of: Moment.nullable(),
      source: z.array(z.string()),
      method: z.string(),
    }),
  }),
  listAccountTopics: post('/api/external/competitor-analysis/account-topics/', {
    who: 'pro',
    summary: 'What an account writes about, and what its followers are interested in',
    body: z.strictObject({ handle: Handle }),
    answer: SectionAnswers.extend({ account: KnownAccount }),
  }),
  suggestCompetitors: post('/api/external/competitor-analysis/suggest-competitors/', {
    who: 'pro',
    summary: 'Accounts that compete with an account, and why',
    body: z.strictObject({ handle: Handle, limit: z.int().min(1).max(50).default(10) }),
    answer: z.object({
      account: KnownAccount,
      competitors: z.array(SuggestedCompetitor),
      base: Base,
      as_of: Moment.nullable(),
      source: z.array(z.string()),
      method: z.string(),
    }),
  }),
  compareAccounts: post('/api/external/explore-compare-accounts/', {
    who: 'pro',
    summary: 'The followers of several accounts side by side',
    body: z.strictObject({ handles: Handles, section: z.enum(COMPARED).default(COMPARED[0]) }),
    answer: AccountComparison,
  }),
})
