import { z } from 'zod'
import { Base } from '../asking/index.ts'
import { capability, post } from '../call.ts'
import { KnownAccount } from '../competitors/index.ts'
import { Moment } from '../primitives.ts'
import { CREATOR_ORDERS } from './orders.ts'

const Interval = z.tuple([z.number(), z.number()]).nullable()
const Classifier = z.string().regex(/^[\w-]{1,12}$/)

export const Creator = z
  .object({
    ...KnownAccount.shape,
    interests: z.array(z.string()),
    /** Posts of the last 90 days that the rate is of. */
    posts: z.int(),
    engagements: z.int(),
    /** Likes, reposts, answers and quotes a post, for each follower. */
    engagement_rate: z.number().nullable(),
    interval: Interval,
    /** 0 to 1; an account from 0.5 on behaves like a bot. */
    bot_score: z.number(),
    mark: z.enum(['faded', 'few']).nullable(),
  })
  .meta({ id: 'Creator' })
export type Creator = z.infer<typeof Creator>

export const ClassifierChild = z
  .object({
    id: z.string(),
    parent: z.string().nullable(),
    name: z.string(),
    name_ja: z.string(),
    people: z.int(),
    has_children: z.boolean(),
  })
  .meta({ id: 'ClassifierChild' })
export type ClassifierChild = z.infer<typeof ClassifierChild>

export const creators = capability('creators', {
  exploreCreators: post('/api/external/explore-creators/', {
    who: 'pro_user',
    scope: 'read',
    summary: 'Creators by interest, country and followers, with their engagement; only for people of group Creators',
    body: z.strictObject({
      classifiers: z.array(Classifier).max(20).default([]),
      countries: z.array(z.string().trim().min(1).max(60)).max(50).default([]),
      followers: z
        .strictObject({ min: z.int().nonnegative().exactOptional(), max: z.int().nonnegative().exactOptional() })
        .default({}),
      order: z.enum(CREATOR_ORDERS).default('engagement_rate'),
    }),
    answer: z.object({
      creators: z.array(Creator),
      /** How many match in all; rates are of the largest of them. */
      n: z.int(),
      base: Base,
      as_of: Moment.nullable(),
      source: z.array(z.string()),
      method: z.string(),
    }),
  }),
  listClassifierChildren: post('/api/external/explore-creators/classifier-children/', {
    who: 'pro_user',
    scope: 'read',
    summary: 'Interests below another, or the first ones, with how many people have them',
    body: z.strictObject({ classifier_id: Classifier.nullable().default(null) }),
    answer: z.object({ children: z.array(ClassifierChild) }),
  }),
})
