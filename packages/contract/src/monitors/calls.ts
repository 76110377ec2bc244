import { z } from 'zod'
import { capability, del, get, patch, post } from '../call.ts'
import { Moment, nothing, Pk } from '../primitives.ts'
import { ExploreSearch } from '../searches/index.ts'

const Share = z.number()
/** 95%. */
const Interval = z.tuple([z.number(), z.number()])
const Mark = z.enum(['faded', 'few']).nullable()

/** A count of this week beside that of the week before. */
export const WeekCount = z
  .object({
    now: z.int(),
    before: z.int(),
    /** now / before, as far as chance lets it be told; none where nothing was counted, or nothing is left to chance. */
    ratio_interval: z.tuple([z.number(), z.number().nullable()]).nullable(),
    /** Chance alone seldom shows as much: less than once in twenty. */
    is_significant: z.boolean(),
    mark: Mark,
  })
  .meta({ id: 'WeekCount' })
export type WeekCount = z.infer<typeof WeekCount>

const Mood = z.object({
  posts: z.int(),
  negative: z.int(),
  neutral: z.int(),
  positive: z.int(),
  /** Share of positive posts less that of negative ones. */
  net: Share.nullable(),
  interval: Interval.nullable(),
  mark: Mark,
})

export const WeekTerm = z
  .object({
    term: z.string(),
    kind: z.enum(['keyword', 'hashtag']),
    now: z.int(),
    before: z.int(),
    share: Share,
    interval: Interval,
    before_share: Share.nullable(),
    /** Benjamini and Hochberg's, over all terms of the answer. */
    q_value: z.number(),
    is_significant: z.boolean(),
  })
  .meta({ id: 'WeekTerm' })
export type WeekTerm = z.infer<typeof WeekTerm>

export const WeeklyResult = z
  .object({
    id: Pk,
    monitor: Pk,
    week: z.object({ since: Moment, until: Moment }),
    before: z.object({ since: Moment, until: Moment }),
    computed_at: Moment,
    /** Those who posted in the week; of a handle those who follow it at its end. Nothing for fewer than five. */
    people: WeekCount.nullable(),
    posts: WeekCount,
    mood: z.object({
      now: Mood,
      before: Mood,
      difference: Share.nullable(),
      difference_interval: Interval.nullable(),
      is_significant: z.boolean(),
    }),
    terms: z.array(WeekTerm),
    as_of: Moment.nullable(),
    source: z.array(z.string()),
    method: z.literal('weekly_result'),
  })
  .meta({ id: 'WeeklyResult' })
export type WeeklyResult = z.infer<typeof WeeklyResult>

export const Monitor = z
  .object({
    id: Pk,
    search: ExploreSearch.omit({ monitor: true }),
    paused: z.boolean(),
    created_at: Moment,
    /** When the next week is over; of a paused one nothing comes. */
    next_at: Moment,
    /** Why the last week could not be computed. */
    error: z.string().nullable(),
    /** Its person is mailed when a week brought a change that chance does not explain, and only then. */
    mails: z.boolean(),
    latest: WeeklyResult.nullable(),
    /** The latest week brought such a change, and its person has not looked since. */
    is_news: z.boolean(),
  })
  .meta({ id: 'Monitor' })
export type Monitor = z.infer<typeof Monitor>

const MOST_WEEKS = 53
const OWN_AT = '/api/starling/monitors/'
/** Where the header of such a mail leads. */
export const ONE_CLICK_AT = `${OWN_AT}stop-mails/one-click/` as const
const MailCode = z.string().min(1).max(64)

export const monitors = capability('monitors', {
  listMonitors: get('/api/external/monitors/', {
    who: 'pro_user',
    summary: 'Saved searches of mine that are looked at every week',
    bounded: 'one for each saved search',
    answer: z.array(Monitor),
  }),
  getWeeklyResults: post('/api/external/weekly-results-monitor/', {
    who: 'pro_user',
    scope: 'read',
    summary: 'What a monitor found, week by week, the newest first',
    body: z.strictObject({ monitor: z.string().max(64), weeks: z.int().min(1).max(MOST_WEEKS).default(12) }),
    answer: z.object({ monitor: Monitor, results: z.array(WeeklyResult) }),
  }),
  createMonitor: post(OWN_AT, {
    who: 'pro_user',
    summary: 'Look at a saved search every week',
    body: z.strictObject({ search: z.string().max(64) }),
    answer: Monitor,
  }),
  changeMonitor: patch(`${OWN_AT}{pk}/`, {
    who: 'pro_user',
    summary: 'Pause a monitor or let it go on, and choose whether its changes are mailed',
    body: z.strictObject({ paused: z.boolean().optional(), mails: z.boolean().optional() }),
    answer: Monitor,
  }),
  noteMonitorsSeen: post(`${OWN_AT}seen/`, {
    who: 'pro_user',
    summary: 'What my monitors found until now was looked at',
    answer: nothing,
  }),
  stopMonitorMails: post(`${OWN_AT}stop-mails/`, {
    who: 'anyone',
    summary: 'Stop the mails of a monitor, or of an audience that is counted anew, with the code in one of them',
    body: z.strictObject({ code: MailCode }),
    answer: z.object({ name: z.string() }),
  }),
  stopMailsAtOnce: post(ONE_CLICK_AT, {
    who: 'anyone',
    form: true,
    summary: 'Stop such mails as a mail program does it: RFC 8058',
    query: z.strictObject({ code: MailCode.optional() }),
    body: z.strictObject({ 'List-Unsubscribe': z.literal('One-Click') }),
    answer: nothing,
  }),
  deleteMonitor: del(`${OWN_AT}{pk}/`, {
    who: 'pro_user',
    summary: 'End a monitor; it can be brought back for 30 days',
    answer: nothing,
  }),
  restoreMonitor: post(`${OWN_AT}{pk}/restore/`, {
    who: 'pro_user',
    summary: 'Bring an ended monitor back',
    answer: Monitor,
  }),
})
