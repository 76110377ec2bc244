import { COMPARISONS } from '@starling/question'
import { Question } from '@starling/question/schema'
import { SECTION_IDS } from '@starling/sections'
import { z } from 'zod'
import { Answered, Ask, SectionName } from '../asking/index.ts'
import { capability, del, get, post } from '../call.ts'
import { Moment, nothing, Paging, Pk } from '../primitives.ts'
import { refusal } from '../refusals.ts'
import { DEFAULT_LINK_DAYS, LINK_DAYS } from './address.ts'

/** Conditions on people, which pick some of them out, are no question that a stranger may ask; so none reads its answer. */
const isShared = ({ query_type }: z.infer<typeof Question>) => query_type !== 'builder'
const NOT_SHARED = { error: refusal('not_shared') }
const SharedQuestion = Question.refine(isShared, NOT_SHARED)
const Others = Ask.shape.others.unwrap().refine((others) => others.every(isShared), NOT_SHARED)
const Offset = z.int().min(-840).max(840)

/** How a section is looked at; what is not set is the section's own. */
const SharedPanel = z.strictObject({
  as_table: z.literal(true).exactOptional(),
  wide: z.literal(true).exactOptional(),
  order: z.enum(['count', 'lift']).exactOptional(),
  /** `all`, or a country's two letters. */
  baseline: z.union([z.literal('all'), z.string().regex(/^[A-Z]{2}$/, refusal('not_valid'))]).exactOptional(),
  comparison: z.enum(COMPARISONS).exactOptional(),
})
export type SharedPanel = z.infer<typeof SharedPanel>
const Panels = z.partialRecord(SectionName, SharedPanel)

/** A link that is open to whoever has it, as the team sees it: never with its token, of which only a hash is kept. */
export const SharedLink = z
  .object({
    id: Pk,
    question: Question,
    /** How many sections it shows. */
    sections: z.int(),
    person: z.object({ id: Pk, email: z.string(), first_name: z.string(), last_name: z.string() }),
    created_at: Moment,
    expires_at: Moment,
    opened: z.int(),
    opened_at: Moment.nullable(),
    /** `left`: who made it is in the team no more, and it is closed for as long. */
    state: z.enum(['open', 'ended', 'left']),
  })
  .meta({ id: 'SharedLink' })
export type SharedLink = z.infer<typeof SharedLink>

/** An analysis as it was when it was shared: its answers are kept, nobody is asked for them again. */
export const SharedAnalysis = z
  .object({
    /** Who shared it. */
    team: z.object({ name: z.string() }),
    /** With its window as it was then. */
    question: Question,
    others: z.array(Question),
    panels: Panels,
    utc_offset_minutes: Offset,
    answers: z.array(Answered),
    /** Sections that were not answered then, or that this release cannot show. */
    left_out: z.array(SectionName),
    shared_at: Moment,
    expires_at: Moment,
  })
  .meta({ id: 'SharedAnalysis' })
export type SharedAnalysis = z.infer<typeof SharedAnalysis>

const AT = '/api/starling/teams/{team_id}/shared-links/'

export const sharing = capability('sharing', {
  listSharedLinks: get(AT, {
    who: 'member',
    summary: 'Links by which the team shares analyses, the newest first; those that ended stay for 30 days',
    query: Paging.extend({
      /** Only those that I made. */
      by: z.enum(['team', 'me']).default('team'),
    }),
    answer: z.array(SharedLink),
  }),
  createSharedLink: post(AT, {
    who: 'member',
    summary: 'Make a link to an analysis as it is answered now; its token is told once',
    body: z.strictObject({
      question: SharedQuestion,
      /** Audiences laid over it. */
      others: Others.default([]),
      /** Left out: all that a question of this kind asks. */
      sections: z.array(SectionName).min(1).max(SECTION_IDS.length).exactOptional(),
      panels: Panels.default({}),
      utc_offset_minutes: Offset.default(0),
      days: z.literal([...LINK_DAYS]).default(DEFAULT_LINK_DAYS),
    }),
    answer: SharedLink.extend({ token: z.string() }),
  }),
  deleteSharedLink: del(`${AT}{pk}/`, {
    who: 'member',
    summary: 'Revoke a link at once; it can be brought back for 30 days',
    answer: nothing,
  }),
  restoreSharedLink: post(`${AT}{pk}/restore/`, {
    who: 'member',
    summary: 'Bring a link back that was revoked: for who made it, and for admins',
    answer: SharedLink,
  }),
  openSharedLink: post('/api/starling/shared-links/open/', {
    who: 'anyone',
    summary: 'The analysis behind a link; one that ended or was revoked is as one that never was',
    body: z.strictObject({ token: z.string().max(100) }),
    answer: SharedAnalysis,
  }),
})
