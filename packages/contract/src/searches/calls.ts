import { Question } from '@starling/question/schema'
import { z } from 'zod'
import { AudienceName, Days, QueryTypeFilter, SavedQueryType } from '../audiences/index.ts'
import { capability, del, get, patch, post, put } from '../call.ts'
import { Line, Moment, nothing, Paging, Pk } from '../primitives.ts'
import { refusal } from '../refusals.ts'

/** A label of the person's own, which groups their searches; it opens nothing. */
const AdAccountId = z
  .string()
  .trim()
  .regex(/^[\w-]{1,64}$/, refusal('ad_account_id'))
/** Never who asks: it must be the address of whoever is signed in, or the call is refused. */
const Email = z.string().trim().max(320)
const QueryId = z.string().max(64)

export const ExploreSearch = z
  .object({
    id: Pk,
    name: z.string(),
    query_type: SavedQueryType,
    /** The question, as it was understood. */
    body: Question,
    days: Days,
    audience_creator_query_id: z.string(),
    email: z.string(),
    ad_account_id: z.string().nullable(),
    created_at: Moment,
    changed_at: Moment,
    /** The monitor that looks at this search every week. */
    monitor: z.object({ id: Pk, paused: z.boolean() }).nullable(),
  })
  .meta({ id: 'ExploreSearch' })
export type ExploreSearch = z.infer<typeof ExploreSearch>

const NewExploreSearch = z.strictObject({
  body: Question,
  days: Days.exactOptional(),
  email: Email,
  audience_creator_query_id: QueryId,
  query_type: SavedQueryType,
  /** Left out: the words of the question. */
  name: AudienceName.exactOptional(),
  ad_account_id: AdAccountId.nullable().exactOptional(),
})

export const EmailAdAccount = z
  .object({ id: Pk, email: z.string(), ad_account_id: z.string(), name: z.string(), created_at: Moment })
  .meta({ id: 'EmailAdAccount' })
export type EmailAdAccount = z.infer<typeof EmailAdAccount>
const NewEmailAdAccount = z.strictObject({
  email: Email,
  ad_account_id: AdAccountId,
  name: Line.max(200).default(''),
})

export const RecentSearch = z
  .object({ id: Pk, query_type: SavedQueryType, body: Question, days: Days, searched_at: Moment })
  .meta({ id: 'RecentSearch' })
export type RecentSearch = z.infer<typeof RecentSearch>

const AT = '/api/external/explore-searches/'
const ACCOUNTS_AT = '/api/external/explore-email-ad-accounts/'
const OWN_AT = '/api/starling/searches/'

export const searches = capability('searches', {
  listExploreSearches: get(AT, {
    who: 'pro_user',
    summary: 'My saved searches, the one changed last first',
    query: Paging.extend({
      email: Email.optional(),
      ad_account_id: AdAccountId.optional(),
      query_type: QueryTypeFilter,
    }),
    answer: z.array(ExploreSearch),
  }),
  createExploreSearch: post(AT, {
    who: 'pro_user',
    summary: 'Save a search',
    body: NewExploreSearch,
    answer: ExploreSearch,
  }),
  getExploreSearch: get(`${AT}{pk}/`, { who: 'pro_user', summary: 'A saved search of mine', answer: ExploreSearch }),
  replaceExploreSearch: put(`${AT}{pk}/`, {
    who: 'pro_user',
    summary: 'Put another question in the place of a saved search',
    body: NewExploreSearch,
    answer: ExploreSearch,
  }),
  changeExploreSearch: patch(`${AT}{pk}/`, {
    who: 'pro_user',
    summary: 'Rename a saved search, or change what it asks',
    body: NewExploreSearch.partial(),
    answer: ExploreSearch,
  }),
  deleteExploreSearch: del(`${OWN_AT}{pk}/`, {
    who: 'pro_user',
    summary: 'Delete a saved search; it can be brought back for 30 days',
    answer: nothing,
  }),
  restoreExploreSearch: post(`${OWN_AT}{pk}/restore/`, {
    who: 'pro_user',
    summary: 'Bring a deleted search back',
    answer: ExploreSearch,
  }),

  listEmailAdAccounts: get(ACCOUNTS_AT, {
    who: 'pro_user',
    summary: 'Ad accounts that I keep searches for',
    query: Paging.extend({ email: Email.optional() }),
    answer: z.array(EmailAdAccount),
  }),
  createEmailAdAccount: post(ACCOUNTS_AT, {
    who: 'pro_user',
    summary: 'Note an ad account to keep searches for',
    body: NewEmailAdAccount,
    answer: EmailAdAccount,
  }),
  getEmailAdAccount: get(`${ACCOUNTS_AT}{pk}/`, {
    who: 'pro_user',
    summary: 'An ad account that I keep searches for',
    answer: EmailAdAccount,
  }),
  replaceEmailAdAccount: put(`${ACCOUNTS_AT}{pk}/`, {
    who: 'pro_user',
    summary: 'Put another ad account in its place',
    body: NewEmailAdAccount,
    answer: EmailAdAccount,
  }),
  changeEmailAdAccount: patch(`${ACCOUNTS_AT}{pk}/`, {
    who: 'pro_user',
    summary: 'Change the id or the name of an ad account that I keep searches for',
    body: z.strictObject({
      email: Email.exactOptional(),
      ad_account_id: AdAccountId.exactOptional(),
      name: Line.max(200).exactOptional(),
    }),
    answer: EmailAdAccount,
  }),

  listRecentSearches: get(`${OWN_AT}recent/`, {
    who: 'pro_user',
    summary: 'What I asked last, each question once',
    bounded: 'the newest 50 are kept',
    answer: z.array(RecentSearch),
  }),
  noteRecentSearch: post(`${OWN_AT}recent/`, {
    who: 'pro_user',
    summary: 'Keep a question among the recent ones',
    body: z.strictObject({ body: Question, days: Days.exactOptional() }),
    answer: RecentSearch,
  }),
  clearRecentSearches: del(`${OWN_AT}recent/`, {
    who: 'pro_user',
    summary: 'Forget what I asked',
    answer: nothing,
  }),
})
