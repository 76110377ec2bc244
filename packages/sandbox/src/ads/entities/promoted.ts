import { type Answer, answer, type Call, nextId, stamp } from '../call.ts'
import { recordHistory } from '../history.ts'
import { readParameters } from '../parameters.ts'
import { against, notFound, refuse } from '../problem.ts'
import { type Entity, type Resource, routesOf, rowOf } from '../resources.ts'
import type { Route } from '../wire.ts'
import { LINE_ITEMS } from './line-items.ts'

type PromotedTweet = Entity & {
  line_item_id: string
  tweet_id: string
  entity_status: string
  approval_status: string
}
type PromotedAccount = Entity & {
  line_item_id: string
  user_id: string
  entity_status: string
  approval_status: string
}
type ScheduledPromoted = Entity & { line_item_id: string; scheduled_tweet_id: string; tweet_id: string | null }

const lineItem = (_call: Call, { line_item_id }: { line_item_id: string }) => line_item_id
const withoutAccount = ({ account_id: _, ...row }: Entity): Answer => row

export const PROMOTED_TWEETS: Resource<PromotedTweet> = {
  path: 'promoted_tweets',
  id_name: 'promoted_tweet_id',
  not_found: 'PROMOTED_TWEET_NOT_FOUND',
  history: 'PROMOTED_TWEET',
  filters: { promoted_tweet_ids: (_call, { id }) => id, line_item_ids: lineItem },
  show: (_call, row) => withoutAccount(row),
}

const MAX_TWEETS = 50
/** What a review at X would not let pass. */
const FORBIDDEN = /miracle cure|guaranteed income/i

function promote(call: Call): Answer {
  const values = readParameters(
    {
      line_item_id: { type: 'string', required: true },
      tweet_ids: { type: 'strings', required: true, max: MAX_TWEETS },
    },
    call.raw,
  )
  const item = rowOf(call, LINE_ITEMS, values.line_item_id as string)
  if (item.product_type !== 'PROMOTED_TWEETS') {
    throw against('product_type', `A line item of ${item.product_type} takes no posts`)
  }
  const held = call.records.list<PromotedTweet>(PROMOTED_TWEETS.path, item.account_id)
  const data = (values.tweet_ids as string[]).map((tweet_id) => {
    const post = call.people.post(tweet_id)
    if (!post) throw notFound('TWEET_NOT_FOUND', 'tweet_ids', tweet_id)
    const again = held.find((row) => row.line_item_id === item.id && row.tweet_id === tweet_id && !row.deleted)
    if (again) throw refuse('DUPLICATE_TWEET', `Post ${tweet_id} is already promoted by this line item`)
    const row: PromotedTweet = {
      id: nextId(call),
      account_id: item.account_id,
      line_item_id: item.id,
      tweet_id,
      entity_status: 'ACTIVE',
      approval_status: FORBIDDEN.test(post.text) ? 'REJECTED' : 'ACCEPTED',
      ...stamp(call),
    }
    call.records.put(PROMOTED_TWEETS.path, item.account_id, row)
    recordHistory(call, PROMOTED_TWEETS.history, 'CREATE', row, undefined)
    return withoutAccount(row)
  })
  return answer(call, values, data, { total_count: data.length })
}

const PROMOTED_ACCOUNTS: Resource<PromotedAccount> = {
  path: 'promoted_accounts',
  id_name: 'promoted_account_id',
  not_found: 'PROMOTED_ACCOUNT_NOT_FOUND',
  history: 'PROMOTED_ACCOUNT',
  filters: { promoted_account_ids: (_call, { id }) => id, line_item_ids: lineItem },
  create: { line_item_id: { type: 'string', required: true }, user_id: { type: 'id', required: true } },
  make(call, values) {
    const item = rowOf(call, LINE_ITEMS, values.line_item_id as string)
    if (item.product_type !== 'PROMOTED_ACCOUNT') {
      throw against('product_type', `A line item of ${item.product_type} takes no account`)
    }
    if (call.people.slotOfId(values.user_id as string) === undefined) {
      throw refuse('INVALID_USER_ID', `${values.user_id} is not the id of a user`, { parameter: 'user_id' })
    }
    return {
      id: nextId(call),
      account_id: item.account_id,
      line_item_id: item.id,
      user_id: values.user_id as string,
      entity_status: 'ACTIVE',
      approval_status: 'ACCEPTED',
      ...stamp(call),
    }
  },
  show: (_call, row) => withoutAccount(row),
}

const SCHEDULED: Resource<ScheduledPromoted> = {
  path: 'scheduled_promoted_tweets',
  id_name: 'scheduled_promoted_tweet_id',
  not_found: 'NOT_FOUND',
  filters: { scheduled_promoted_tweet_ids: (_call, { id }) => id, line_item_ids: lineItem },
  create: { line_item_id: { type: 'string', required: true }, scheduled_tweet_id: { type: 'id', required: true } },
  make(call, values) {
    const item = rowOf(call, LINE_ITEMS, values.line_item_id as string)
    const scheduled_tweet_id = values.scheduled_tweet_id as string
    if (!call.records.get('scheduled_tweets', scheduled_tweet_id)) {
      throw notFound('TWEET_NOT_FOUND', 'scheduled_tweet_id', scheduled_tweet_id)
    }
    return {
      id: nextId(call),
      account_id: item.account_id,
      line_item_id: item.id,
      scheduled_tweet_id,
      tweet_id: null,
      ...stamp(call),
    }
  },
  show: (call, row) => ({
    ...withoutAccount(row),
    tweet_id:
      call.records.get<Entity & { tweet_id: string | null }>('scheduled_tweets', row.scheduled_tweet_id)?.tweet_id ??
      null,
  }),
}

export const PROMOTED_ROUTES: Route[] = [
  ...routesOf(PROMOTED_TWEETS),
  { method: 'POST', path: '/accounts/:account_id/promoted_tweets', limit: 'writes', run: promote },
  ...routesOf(PROMOTED_ACCOUNTS),
  ...routesOf(SCHEDULED),
]
