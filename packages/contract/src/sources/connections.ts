import { z } from 'zod'
import { del, get, patch, post } from '../call.ts'
import { Handle } from '../networks/index.ts'
import { Line, Moment, nothing, Pk } from '../primitives.ts'
import { refusal } from '../refusals.ts'

/** Millionths of a dollar: what X asks for one read is a fraction of a cent. */
const Micros = z.int().min(0)

/** `account` is a member's own at X, `app` the team's own app, `installation` the app of whoever runs this. */
export const ConnectionKind = z.enum(['account', 'app', 'installation'])
export const Connection = z
  .object({
    id: Pk,
    kind: ConnectionKind,
    name: z.string(),
    handle: z.string().nullable(),
    /** Reads nothing any more: its account was disconnected, its person left the team, or the operator closed it. */
    broken: z.boolean(),
    created_at: Moment,
  })
  .meta({ id: 'Connection' })
export type Connection = z.infer<typeof Connection>

export const SourceKind = z.enum(['handle', 'keyword'])
export const FollowedSource = z
  .object({
    id: Pk,
    connection: Pk,
    kind: SourceKind,
    /** A handle without @, or a query in X's own words. */
    value: z.string(),
    name: z.string().nullable(),
    /** The first reading goes back so many days, and brings at most so many posts; later ones bring what is new. */
    days: z.int(),
    post_limit: z.int(),
    follower_limit: z.int(),
    /** What was taken into the corpus. */
    posts: z.int(),
    followers: z.int(),
    read_at: Moment.nullable(),
    error: z.string().nullable(),
    created_at: Moment,
  })
  .meta({ id: 'FollowedSource' })
export type FollowedSource = z.infer<typeof FollowedSource>

export const IngestStep = z
  .object({
    id: Pk,
    source: Pk.nullable(),
    /** `gone_…` ask again for what the corpus has, so that what was deleted at X is deleted here. */
    kind: z.enum(['profile', 'posts', 'followers', 'gone_posts', 'gone_accounts']),
    state: z.enum(['pending', 'done', 'fresh', 'failed']),
    estimate: z.int(),
    read: z.int(),
    error: z.string().nullable(),
  })
  .meta({ id: 'IngestStep' })

export const IngestRun = z
  .object({
    id: Pk,
    kind: z.enum(['read', 'check']),
    /**
     * `estimate` has read nothing of it yet; `waiting` goes on by itself when X allows more. `at_limit` ended at what
     * was approved, or at a monthly cap; `partly` could not read some of it; `done` read all.
     */
    state: z.enum(['estimate', 'running', 'waiting', 'stopped', 'at_limit', 'done', 'partly', 'failed']),
    estimated_cost: Micros,
    /** What was agreed to: the run costs this, and at most one smallest page more. Null for what is read every night. */
    approved_cost: Micros.nullable(),
    /** X could not say how many there are: it costs this or less. */
    at_most: z.boolean(),
    cost: Micros,
    estimate: z.int(),
    read: z.int(),
    /** Rows that X no longer shows and the corpus has deleted. */
    deleted: z.int(),
    error: z.string().nullable(),
    waits_until: Moment.nullable(),
    created_at: Moment,
    started_at: Moment.nullable(),
    ended_at: Moment.nullable(),
    steps: z.array(IngestStep),
  })
  .meta({ id: 'IngestRun' })
export type IngestRun = z.infer<typeof IngestRun>

export const Reading = z
  .object({
    /** What the team may spend in a calendar month (UTC); null is no cap. */
    cap: Micros.nullable(),
    spent: Micros,
    /** Of it what no run spent: prices that were asked for, lists and names that were looked up. */
    spent_on_looks: Micros,
    /** New posts are read every night, within the cap. */
    daily: z.boolean(),
    /** What reading one account and one list costs, and having X count posts once. */
    prices: z.object({ user: Micros, list: Micros, count: Micros }),
    /** This installation has an app of its own at X. */
    has_installation_app: z.boolean(),
    /** The operator lets the team read with it, and with accounts that are linked through it. */
    may_use_keys: z.boolean(),
    corpus: z.object({
      phase: z.enum(['empty', 'building', 'loading', 'ready', 'unreachable', 'damaged', 'too_large']),
      /** Why answers are of before: the corpus went on, and cannot be followed. */
      trouble: z.enum(['damaged', 'too_large']).nullable(),
      accounts: z.int(),
      posts: z.int(),
    }),
  })
  .meta({ id: 'Fetching' })
export type Reading = z.infer<typeof Reading>

/** X gives a timeline no deeper than this. */
const MOST_POSTS = 3_200
const MOST_FOLLOWERS = 1_000_000
const MOST_CAP = 1_000_000_000_000
const MOST_SOURCES = 50
/** As long as X lets a query be. */
const Keyword = z.string().trim().min(1).max(512)
/** `account` takes one of my linked accounts, `app` a name and the bearer token of the app. */
const NewConnection = z
  .strictObject({
    kind: ConnectionKind,
    account: z.string().max(64).optional(),
    name: Line.min(1).max(80).optional(),
    bearer_token: z
      .string()
      .trim()
      .regex(/^[\w%.~+/=-]{20,1000}$/, refusal('bearer_token'))
      .optional(),
  })
  .refine(({ kind, account }) => kind !== 'account' || account, { path: ['account'], error: refusal('required') })
  .refine(({ kind, name }) => kind !== 'app' || name, { path: ['name'], error: refusal('required') })
  .refine(({ kind, bearer_token }) => kind !== 'app' || bearer_token, {
    path: ['bearer_token'],
    error: refusal('required'),
  })

export const connections = {
  getReading: get('/api/starling/teams/{team_id}/reading/', {
    who: 'member',
    summary: 'What reading from X costs the team, and what the corpus holds',
    answer: Reading,
  }),
  changeReading: patch('/api/starling/teams/{team_id}/reading/', {
    who: 'admin',
    scope: 'manage',
    fresh: true,
    summary: 'Set what the team may spend in a month, and whether new posts are read every night',
    body: z
      .strictObject({ cap: Micros.max(MOST_CAP).nullable(), daily: z.boolean() })
      .partial()
      .refine((body) => Object.keys(body).length > 0, refusal('nothing_to_save')),
    answer: Reading,
  }),

  listConnections: get('/api/starling/teams/{team_id}/connections/', {
    who: 'member',
    summary: 'What the team reads X with',
    bounded: 'each is made by hand',
    answer: z.array(Connection),
  }),
  createConnection: post('/api/starling/teams/{team_id}/connections/', {
    who: 'admin',
    scope: 'manage',
    fresh: true,
    summary: 'Read X with my linked account, with the team’s own app, or with the app of this installation',
    body: NewConnection,
    answer: Connection,
  }),
  deleteConnection: del('/api/starling/teams/{team_id}/connections/{pk}/', {
    who: 'admin',
    scope: 'manage',
    summary: 'Read nothing more with a connection',
    answer: nothing,
  }),
  restoreConnection: post('/api/starling/teams/{team_id}/connections/{pk}/restore/', {
    who: 'admin',
    scope: 'manage',
    summary: 'Bring a removed connection back',
    answer: Connection,
  }),

  listSources: get('/api/starling/teams/{team_id}/sources/', {
    who: 'member',
    summary: 'Handles and keywords that the team follows into the corpus',
    bounded: 'each is chosen by hand and paid for',
    answer: z.array(FollowedSource),
  }),
  createSources: post('/api/starling/teams/{team_id}/sources/', {
    who: 'admin',
    scope: 'spend',
    summary: 'Track handles and keywords; nothing is read before a run is started',
    body: z
      .strictObject({
        connection: z.string().max(64),
        handles: z.array(Handle).max(MOST_SOURCES).default([]),
        keywords: z.array(Keyword).max(MOST_SOURCES).default([]),
        days: z.int().min(1).max(365).default(7),
        posts: z.int().min(0).max(MOST_POSTS).default(100),
        followers: z.int().min(0).max(MOST_FOLLOWERS).default(0),
      })
      .refine(({ handles, keywords }) => handles.length + keywords.length > 0, refusal('nothing_to_follow')),
    answer: z.array(FollowedSource),
  }),
  deleteSource: del('/api/starling/teams/{team_id}/sources/{pk}/', {
    who: 'admin',
    scope: 'write',
    summary: 'Follow it no more; what was read stays in the corpus',
    answer: nothing,
  }),
  restoreSource: post('/api/starling/teams/{team_id}/sources/{pk}/restore/', {
    who: 'admin',
    scope: 'spend',
    summary: 'Follow it again, from where it was',
    answer: FollowedSource,
  }),

  listIngestRuns: get('/api/starling/teams/{team_id}/ingest-runs/', {
    who: 'member',
    summary: 'What was read, when, and what it cost',
    bounded: 'the newest 20',
    answer: z.array(IngestRun),
  }),
  estimateIngest: post('/api/starling/teams/{team_id}/ingest-runs/', {
    who: 'admin',
    scope: 'spend',
    summary: 'What reading would bring and cost; to find out may itself cost a few reads',
    body: z.strictObject({
      kind: z.enum(['read', 'check']).default('read'),
      /** All of the team’s when left out. */
      sources: z.array(z.string().max(64)).min(1).max(200).optional(),
    }),
    answer: IngestRun,
  }),
  getIngestRun: get('/api/starling/teams/{team_id}/ingest-runs/{pk}/', {
    who: 'member',
    summary: 'One run and how far it is',
    bounded: 'three for each source',
    answer: IngestRun,
  }),
  startIngestRun: post('/api/starling/teams/{team_id}/ingest-runs/{pk}/start/', {
    who: 'admin',
    scope: 'spend',
    fresh: true,
    summary: 'Start what was estimated, with the cost that was shown',
    body: z.strictObject({ cost: Micros }),
    answer: IngestRun,
  }),
  stopIngestRun: post('/api/starling/teams/{team_id}/ingest-runs/{pk}/stop/', {
    who: 'admin',
    scope: 'write',
    summary: 'Stop a run; what was read stays, and the next run goes on from there',
    answer: IngestRun,
  }),
}
