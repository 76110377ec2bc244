import { z } from 'zod'
import { NextStep, User } from '../auth/index.ts'
import { capability, get, post } from '../call.ts'
import { SocialNetwork } from '../networks/index.ts'
import { Moment, nothing, Pk } from '../primitives.ts'

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

export const social = capability('social', {
  listSocialAccounts: get('/rest-auth/socialaccounts/', {
    who: 'user',
    summary: 'My accounts at networks',
    bounded: 'accounts of one person',
    answer: z.array(SocialAccount),
  }),
  disconnectSocialAccount: post('/rest-auth/socialaccounts/{pk}/disconnect/', {
    who: 'user',
    scope: 'manage',
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
    scope: 'manage',
    fresh: true,
    own_session: true,
    summary: 'Where to go to connect an account of a network',
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
})
