import { type Answer, answer, type Call, nextSnowflake, stamp } from '../call.ts'
import { DAY, writeMoment } from '../moments.ts'
import { readParameters, type Values } from '../parameters.ts'
import { invalid } from '../problem.ts'
import { type Entity, type Resource, routesOf, rowOf } from '../resources.ts'
import type { Route } from '../wire.ts'
import { checkWriting, publish, WRITING } from './tweets.ts'

export type Draft = Entity & {
  name: string | null
  text: string
  user_id: string
  nullcast: boolean
  card_uri: string | null
  media_keys: string[]
}
export type Scheduled = Draft & {
  scheduled_at: string
  completed_at: string | null
  scheduled_status: 'SCHEDULED' | 'SUCCESS' | 'DELETED'
  tweet_id: string | null
}

const FURTHEST = 365 * DAY

const { as_user_id: _author, ...EDITABLE } = WRITING

function written(call: Call, values: Values): Draft {
  checkWriting(call, values)
  return {
    id: nextSnowflake(call),
    account_id: call.path.account_id!,
    name: (values.name as string | undefined) ?? null,
    text: (values.text as string | undefined) ?? '',
    user_id: values.as_user_id as string,
    nullcast: values.nullcast !== false,
    card_uri: (values.card_uri as string | undefined) ?? null,
    media_keys: (values.media_keys as string[] | undefined) ?? [],
    ...stamp(call),
  }
}

function rewritten<D extends Draft>(call: Call, row: D, values: Values): D {
  const next = { ...row, ...values }
  checkWriting(call, { text: next.text, media_keys: next.media_keys, card_uri: next.card_uri ?? undefined })
  return next
}

const DRAFTS: Resource<Draft> = {
  path: 'draft_tweets',
  id_name: 'draft_tweet_id',
  not_found: 'TWEET_NOT_FOUND',
  limit: 'account_reads',
  is_removed: true,
  filters: { draft_tweet_ids: (_call, { id }) => id },
  create: WRITING,
  update: EDITABLE,
  make: written,
  revise: rewritten,
  show: (_call, { account_id: _, deleted, ...row }) => ({ ...row, ...(deleted ? { status: 'DELETED' } : {}) }),
}

const SCHEDULED: Resource<Scheduled> = {
  path: 'scheduled_tweets',
  id_name: 'scheduled_tweet_id',
  not_found: 'TWEET_NOT_FOUND',
  limit: 'account_reads',
  filters: { scheduled_tweet_ids: (_call, { id }) => id },
  create: { ...WRITING, scheduled_at: { type: 'time', required: true } },
  update: { ...EDITABLE, scheduled_at: { type: 'time' } },
  make(call, values) {
    assertWhen(call, values.scheduled_at as string)
    return {
      ...written(call, values),
      scheduled_at: values.scheduled_at as string,
      completed_at: null,
      scheduled_status: 'SCHEDULED',
      tweet_id: null,
    }
  },
  revise(call, row, values) {
    if (row.tweet_id !== null) throw invalid('scheduled_tweet_id', 'This post has been published already', row.id)
    if (values.scheduled_at !== undefined) assertWhen(call, values.scheduled_at as string)
    return rewritten(call, row, values)
  },
  show: (_call, { account_id: _, deleted, ...row }) => ({
    ...row,
    scheduled_status: deleted ? 'DELETED' : row.scheduled_status,
  }),
}

function assertWhen({ now }: Call, scheduled_at: string) {
  const at = Date.parse(scheduled_at)
  if (at % 60_000 !== 0) throw invalid('scheduled_at', 'A post is scheduled for a whole minute', scheduled_at)
  if (at <= now.getTime() || at > now.getTime() + FURTHEST) {
    throw invalid('scheduled_at', 'A post is scheduled for a time within the next year', scheduled_at)
  }
}

/** Publishes what has come due since somebody last looked. */
export function publishDue(call: Call): void {
  const at = writeMoment(call.now)
  const due = call.records
    .list<Scheduled>(SCHEDULED.path, call.path.account_id!)
    .filter(({ scheduled_at, tweet_id, deleted }) => tweet_id === null && !deleted && scheduled_at <= at)
  if (due.length === 0) return
  call.records.change(() => {
    for (const row of due) {
      const when = new Date(row.scheduled_at)
      const post = publish(
        { ...call, now: when },
        { ...row, as_user_id: row.user_id, name: row.name ?? undefined, card_uri: row.card_uri ?? undefined },
      )
      call.records.put(SCHEDULED.path, row.account_id, {
        ...row,
        tweet_id: post.id,
        scheduled_status: 'SUCCESS',
        completed_at: writeMoment(when),
      })
    }
  })
}

function preview(call: Call): Answer {
  const draft = rowOf(call, DRAFTS, call.path.draft_tweet_id!)
  const { handle } = call.people.person(call.people.slotOfId(draft.user_id)!)
  const { data: _, ...rest } = answer(call, {}, null)
  return { ...rest, message: `See @${handle}'s notifications in the app to preview the post` }
}

function previews(call: Call): Answer {
  const values = readParameters(
    {
      tweet_ids: { type: 'strings', required: true },
      tweet_type: { type: 'string', required: true, values: ['DRAFT', 'PUBLISHED', 'SCHEDULED'] },
    },
    call.raw,
  )
  const kind = values.tweet_type === 'DRAFT' ? DRAFTS.path : SCHEDULED.path
  const known = (id: string) => (values.tweet_type === 'PUBLISHED' ? call.people.post(id) : call.records.get(kind, id))
  const data = (values.tweet_ids as string[])
    .filter((id) => known(id) !== undefined)
    .map((tweet_id) => ({
      tweet_id,
      preview: `<iframe class='tweet-preview' src='${call.origin}/ads/preview?tweet_id=${tweet_id}'>`,
    }))
  return answer(call, values, data)
}

export const SCHEDULED_ROUTES: Route[] = [
  ...routesOf(DRAFTS),
  {
    method: 'POST',
    path: '/accounts/:account_id/draft_tweets/preview/:draft_tweet_id',
    limit: 'writes',
    run: preview,
  },
  ...routesOf(SCHEDULED).map(
    (route): Route => ({
      ...route,
      run(call) {
        publishDue(call)
        return route.run(call)
      },
    }),
  ),
  { method: 'GET', path: '/accounts/:account_id/tweet_previews', limit: 'account_reads', run: previews },
]
