import { z } from 'zod'
import { NextStep, User } from './auth.ts'
import { del, get, patch, post, put } from './call.ts'
import { Moment, nothing, Pk } from './primitives.ts'

export const SocialNetwork = z.enum(['x', 'facebook', 'linkedin'])
export type SocialNetwork = z.infer<typeof SocialNetwork>

export const SocialAccount = z
  .object({
    id: Pk,
    provider: SocialNetwork,
    uid: z.string(),
    handle: z.string().nullable(),
    name: z.string(),
    scopes: z.array(z.string()),
    /** Also holds a key for the Ads API. */
    has_ads: z.boolean(),
    connected_at: Moment,
    /** My lists there are copied when I ask; `error` is why the last time went wrong. */
    lists: z.object({ reading: z.boolean(), read_at: Moment.nullable(), error: z.string().nullable() }),
  })
  .meta({ id: 'SocialAccount' })
export type SocialAccount = z.infer<typeof SocialAccount>

/** Where the browser goes next. It comes back within ten minutes, to this browser, once. */
const Departure = z.object({ authorize_url: z.string(), expires_at: Moment }).meta({ id: 'Departure' })
/** OAuth 1.0a exists at X only, and is the only key that its Ads API takes. */
const Protocol = z.enum(['oauth1', 'oauth2'])
const Leave = z.strictObject({ protocol: Protocol.optional() })

const Parameter = z.string().min(1).max(4096)
/** What the network put into the address of the way back. */
const Callback = z
  .strictObject({
    state: Parameter,
    code: Parameter,
    error: z.string().max(4096),
    oauth_token: Parameter,
    oauth_verifier: Parameter,
    denied: Parameter,
  })
  .partial()

export const Arrival = z
  .discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('signed_in'), user: User }),
    z.object({ outcome: z.literal('connected'), account: SocialAccount }),
    /** The person said no at the network. */
    z.object({ outcome: z.literal('refused') }),
    /** The network vouches for the address: the person confirms that they mean it. */
    z.object({ outcome: z.literal('confirm'), name: z.string(), email: z.string() }),
    /** Nobody here yet: an address is asked for and proved by a code before the account is linked. */
    z.object({ outcome: z.literal('email_needed'), name: z.string(), suggested_email: z.string().nullable() }),
  ])
  .meta({ id: 'Arrival' })
export type Arrival = z.infer<typeof Arrival>

export const AdAccount = z
  .object({ id: z.string(), name: z.string(), network: SocialNetwork, social_account: Pk, access: z.boolean() })
  .meta({ id: 'AdAccount' })

export const GrantedAccount = z
  .object({
    id: Pk,
    member: Pk,
    account: z.object({ account_id: z.string(), network: SocialNetwork }),
    created_at: Moment,
  })
  .meta({ id: 'GrantedAccount' })

/** At X a handle has 1 to 15 letters, digits or underscores; pasted ones often begin with @. */
export const Handle = z
  .string()
  .trim()
  .regex(/^@?[A-Za-z0-9_]{1,15}$/, 'This is not a handle')
  .transform((handle) => handle.replace(/^@/, ''))

export const FollowAction = z.enum(['follow', 'unfollow'])
export const FollowRun = z
  .object({
    id: Pk,
    account: Pk,
    action: FollowAction,
    /** `preview` has done nothing yet; `waiting` goes on by itself when X allows more. */
    state: z.enum(['preview', 'running', 'waiting', 'stopped', 'done', 'failed']),
    total: z.int(),
    done: z.int(),
    failed: z.int(),
    not_found: z.array(z.string()),
    /** Handles for which nothing is left to do: they are followed already, or are not followed at all. */
    already: z.array(z.string()),
    /** What looking everyone up has cost, in millionths of a dollar. */
    cost: z.int().min(0),
    /** How long it takes at the pace that X allows. */
    minutes: z.int(),
    error: z.string().nullable(),
    waits_until: Moment.nullable(),
    created_at: Moment,
    ended_at: Moment.nullable(),
  })
  .meta({ id: 'FollowRun' })
export type FollowRun = z.infer<typeof FollowRun>
const FollowReport = FollowRun.extend({
  users: z.array(
    z.object({
      id: z.string(),
      handle: z.string(),
      name: z.string(),
      state: z.enum(['pending', 'done', 'failed']),
      error: z.string().nullable(),
    }),
  ),
}).meta({ id: 'FollowReport' })
export type FollowReport = z.infer<typeof FollowReport>

export const XList = z
  .object({
    id: Pk,
    account: Pk,
    uid: z.string(),
    name: z.string(),
    description: z.string(),
    private: z.boolean(),
    member_count: z.int(),
    synced_at: Moment.nullable(),
  })
  .meta({ id: 'XList' })
export type XList = z.infer<typeof XList>
const Person = z.object({ id: z.string(), handle: z.string(), name: z.string() })
const XListWithMembers = XList.extend({ members: z.array(Person) }).meta({ id: 'XListWithMembers' })
export type XListWithMembers = z.infer<typeof XListWithMembers>
/** The team of mine whose limit a read counts against, by its slug or id; without it the first by name. */
const PayingTeam = z.string().max(64)
// As long as X allows.
const ListFields = { name: z.string().trim().min(1).max(25), description: z.string().max(100), private: z.boolean() }
const MOST_AT_ONCE = 100
const MOST_IN_A_RUN = 1000

export const social = {
  listSocialAccounts: get('/rest-auth/socialaccounts/', {
    who: 'user',
    summary: 'My accounts at networks',
    answer: z.array(SocialAccount),
  }),
  disconnectSocialAccount: post('/rest-auth/socialaccounts/{pk}/disconnect/', {
    who: 'user',
    summary: 'Disconnect an account; never the last way in',
    answer: nothing,
  }),
  startSocialSignIn: post('/rest-auth/{network}/', {
    who: 'anyone',
    summary: 'Where to go to sign in with a network',
    body: Leave,
    answer: Departure,
  }),
  connectSocialAccount: post('/rest-auth/{network}/connect/', {
    who: 'user',
    summary: 'Where to go to connect an account of a network; needs a browser session',
    body: Leave,
    answer: Departure,
  }),
  checkSocialCallback: get('/rest-auth/{network}/access_token/', {
    who: 'anyone',
    summary: 'What a page posts when a network sent the browser back, and whether that would work',
    query: z.looseObject({ state: z.string().max(4096).optional(), oauth_token: z.string().max(4096).optional() }),
    answer: NextStep,
  }),
  describeRequestToken: get('/rest-auth/{network}/request_token/', {
    who: 'anyone',
    summary: 'What a page posts to sign in by OAuth 1.0a',
    query: z.strictObject({ oauth_callback: z.string().max(4096).optional() }),
    answer: NextStep,
  }),
  finishSocialRedirect: post('/rest-auth/{network}/oauth2/', {
    who: 'anyone',
    summary: 'Come back from a network: the state must be this browser’s, and works once',
    body: Callback,
    answer: Arrival,
  }),
  describeCodeChallenge: get('/rest-auth/{network}/oauth2/code-challenge/', {
    who: 'anyone',
    summary: 'What a page posts to sign in by OAuth 2 with PKCE',
    answer: NextStep,
  }),
  finishSocialSignIn: post('/api/starling/social-sign-in/', {
    who: 'anyone',
    summary: 'Someone new says who they are here: the vouched address, or the person signed in by a code',
    body: z.strictObject({ network: SocialNetwork, as: z.enum(['verified_email', 'session']) }),
    answer: User,
  }),

  listAdAccounts: get('/api/user/accounts/', {
    who: 'user',
    summary: 'Ad accounts that my linked accounts open',
    answer: z.array(AdAccount),
  }),
  listGrantedAccounts: get('/api/user/granted-accounts/', {
    who: 'user',
    summary: 'Ad accounts that I let members use',
    answer: z.array(GrantedAccount),
  }),
  grantAccount: post('/api/user/granted-accounts/', {
    who: 'user',
    summary: 'Let a member of a team of mine use one of my ad accounts',
    body: z.strictObject({
      member: z.string().max(64),
      account: z.strictObject({ account_id: z.string().min(1).max(64), network: SocialNetwork }),
    }),
    answer: GrantedAccount,
  }),
  deleteGrantedAccount: del('/api/user/granted-accounts/{pk}/', {
    who: 'user',
    summary: 'Take an ad account back',
    answer: nothing,
  }),

  followUnfollow: post('/api/user/follow-unfollow/', {
    who: 'user',
    summary: 'Preview what would be followed or unfollowed; then, with the count that was shown, do it',
    // Either what to preview, or the run that was previewed and the count that the person saw and consents to.
    body: z
      .strictObject({
        account: z.string().max(64),
        action: FollowAction,
        handles: z.array(Handle).min(1).max(MOST_IN_A_RUN),
        team: PayingTeam,
        run: z.string().max(64),
        consent: z.int().min(1).max(MOST_IN_A_RUN),
      })
      .partial(),
    answer: FollowReport,
  }),
  listFollowRuns: get('/api/starling/follow-runs/', {
    who: 'user',
    summary: 'What was followed and unfollowed in my name',
    answer: z.array(FollowRun),
  }),
  getFollowRun: get('/api/starling/follow-runs/{pk}/', {
    who: 'user',
    summary: 'One run with its report',
    answer: FollowReport,
  }),
  stopFollowRun: post('/api/starling/follow-runs/{pk}/stop/', {
    who: 'user',
    summary: 'Stop a run; what was done stays done',
    answer: FollowRun,
  }),

  listXLists: get('/api/user/lists/', { who: 'user', summary: 'My lists at X', answer: z.array(XList) }),
  createXList: post('/api/user/lists/', {
    who: 'user',
    summary: 'Make a list at X',
    body: z.strictObject({
      account: z.string().max(64),
      name: ListFields.name,
      description: ListFields.description.optional(),
      private: ListFields.private.optional(),
    }),
    answer: XListWithMembers,
  }),
  getXList: get('/api/user/lists/{pk}/', { who: 'user', summary: 'A list and who is on it', answer: XListWithMembers }),
  replaceXList: put('/api/user/lists/{pk}/', {
    who: 'user',
    summary: 'Replace name, description and privacy of a list',
    body: z.strictObject(ListFields),
    answer: XListWithMembers,
  }),
  changeXList: patch('/api/user/lists/{pk}/', {
    who: 'user',
    summary: 'Change name, description or privacy of a list',
    body: z
      .strictObject(ListFields)
      .partial()
      .refine((body) => Object.keys(body).length > 0, 'Nothing to save'),
    answer: XListWithMembers,
  }),
  deleteXList: del('/api/user/lists/{pk}/', { who: 'user', summary: 'Delete a list at X', answer: nothing }),
  changeXListMembers: post('/api/user/lists/{pk}/members/', {
    who: 'user',
    summary: 'Put accounts on a list, or take them off',
    body: z
      .strictObject({
        add: z.array(Handle).max(MOST_AT_ONCE),
        remove: z.array(Handle).max(MOST_AT_ONCE),
        team: PayingTeam,
      })
      .partial()
      .refine(({ add = [], remove = [] }) => add.length + remove.length > 0, 'Nothing to change'),
    answer: XListWithMembers.extend({ not_found: z.array(z.string()) }),
  }),
  syncXLists: post('/api/starling/lists/sync/', {
    who: 'user',
    summary: 'Read my lists at X anew, in the background; the account says when that is done',
    body: z.strictObject({ account: z.string().max(64), team: PayingTeam.optional() }),
    answer: nothing,
  }),
}
