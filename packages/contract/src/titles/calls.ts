import { Question } from '@starling/question/schema'
import { z } from 'zod'
import { Grounds } from '../asking/index.ts'
import { capability, post } from '../call.ts'

const Interval = z.tuple([z.number(), z.number()]).nullable()
/** Exactly as many as are known here; null where they are fewer than five. Their share is what generalises. */
const sized = { people: z.int().nullable(), share: z.number().nullable(), interval: Interval }
const named = { id: z.string(), label: z.string(), label_ja: z.string() }

const SizedTitle = z.object({
  ...named,
  /** As bios write it, in either language. */
  spellings: z.array(z.string()),
  ...sized,
})

/** Job titles by category, each with how many people's bios name it. */
export const SizedTitles = z
  .object({
    categories: z.array(z.object({ ...named, ...sized, titles: z.array(SizedTitle) })),
    ...Grounds,
  })
  .meta({ id: 'SizedTitles' })
export type SizedTitles = z.infer<typeof SizedTitles>

const MOST_TITLES = 300
const ids = z.array(z.string().max(80)).max(MOST_TITLES)
const Places = { countries: z.array(z.string().trim().min(1).max(60)).max(50).exactOptional() }

/** Who works as any of these, as none of those, where and with which interests. */
export const TitleCombination = z.strictObject({
  job_titles: ids.min(1),
  excluded_job_titles: ids.exactOptional(),
  interests: z.array(z.string().max(80)).max(100).exactOptional(),
  ...Places,
})
export type TitleCombination = z.infer<typeof TitleCombination>

export const EstimatedTitles = z
  .object({
    ...sized,
    /** Of each title, how many would be missing without it. */
    each: z.array(z.object({ id: z.string(), people: z.int().nullable(), adds: z.int().nullable() })),
    /** The people as a question: to be analysed, saved or built upon. */
    question: Question,
    ...Grounds,
  })
  .meta({ id: 'EstimatedTitles' })
export type EstimatedTitles = z.infer<typeof EstimatedTitles>

export const titles = capability('titles', {
  listTargetingTitles: post('/api/external/job-title-targeting/', {
    who: 'pro_user',
    scope: 'read',
    summary: 'Job titles by category, each with how many people name it in their bio',
    body: z.strictObject(Places),
    bounded: 'the taxonomy: about 300 titles in 16 categories',
    answer: SizedTitles,
  }),
  estimateTitles: post('/api/external/job-title-size-estimator/', {
    who: 'pro_user',
    scope: 'read',
    summary: 'How many people a combination of job titles has, and what each title adds',
    body: TitleCombination,
    bounded: 'as many as were asked about',
    answer: EstimatedTitles,
  }),
})
