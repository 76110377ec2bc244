import type { Page, PageAsk, Post, TimeRange } from '../world/network.ts'
import { endsOf, single, tweetsAnswer, withMeta } from './answers.ts'
import { ANYONE, type Call, type Endpoint, USERS } from './call.ts'
import { readFields } from './fields.ts'
import { checkId, ID, readCount, readCursor, readIds, readSpan } from './parameters.ts'
import { invalidValue, missing, type ProblemBody } from './problem.ts'
import { readQuery, searchPosts } from './search/search.ts'
import { usersPage } from './user-endpoints.ts'

const READ = ['tweet.read', 'users.read']
const ENGAGEMENT = { app: 75, user: 75 }

function lookUp(call: Call, ids: string[], parameter: 'id' | 'ids') {
  const errors: ProblemBody[] = []
  const posts: Post[] = []
  for (const id of ids) {
    const post = call.network.post(checkId(parameter, id))
    if (post) posts.push(post)
    else errors.push(missing('tweet', parameter, id))
  }
  return tweetsAnswer(call, posts, readFields(call.query, 'tweet'), errors)
}

/** Who liked or reposted: found by the post, which must be there. */
function engaged(call: Call, which: 'likers' | 'reposters') {
  const id = checkId('id', call.params.id!)
  if (!call.network.post(id)) return { errors: [missing('tweet', 'id', id)] }
  return usersPage(call, `${which} ${id}`, [1, 100], 100, (ask) => call.network[which](id, ask))
}

function exclusions({ query }: Call): { without_replies: boolean; without_reposts: boolean } {
  const values = (query.exclude ?? '').split(',').filter((one) => one !== '')
  for (const value of values)
    if (!['replies', 'retweets', 'reposts'].includes(value))
      throw invalidValue('exclude', value, 'is not one of [replies,retweets]')
  const without_reposts = values.includes('retweets') || values.includes('reposts')
  return { without_replies: values.includes('replies'), without_reposts }
}

type Bounds = { least: number; standard: number; most?: number }

function postsPage(
  call: Call,
  list: string,
  { least, standard, most = 100 }: Bounds,
  page: (ask: PageAsk & TimeRange) => Page<Post>,
) {
  const fields = readFields(call.query, 'tweet')
  const limit = readCount(call.query, [least, most], standard)
  const { range } = readSpan(call.query, { now: call.now })
  const found = page({ limit, cursor: readCursor(call.query, list), ...range })
  return withMeta(tweetsAnswer(call, found.items, fields), found, list, endsOf(found.items))
}

/** A timeline of the user in the path. */
function ofUser(
  call: Call,
  name: string,
  page: (slot: number, handle: string, ask: PageAsk & TimeRange) => Page<Post>,
  least = 5,
) {
  const id = checkId('id', call.params.id!)
  const account = call.network.account(id)
  if (!account) return { errors: [missing('user', 'id', id)] }
  return postsPage(call, `${name} ${id} ${call.query.exclude ?? ''}`, { least, standard: 10 }, (ask) =>
    page(account.slot, account.handle, ask),
  )
}

function quotes(call: Call) {
  const id = checkId('id', call.params.id!)
  if (!call.network.post(id)) return { errors: [missing('tweet', 'id', id)] }
  const { without_replies } = exclusions(call)
  const where = `quoted_id = ?${without_replies ? ' AND reply_to_id IS NULL' : ''}`
  return postsPage(call, `quotes ${id}`, { least: 10, standard: 10 }, (ask) =>
    call.network.posts(where, [BigInt(id)], ask),
  )
}

export const tweetEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/2/tweets',
    auth: ANYONE,
    scopes: READ,
    limit: { app: 3500, user: 5000 },
    handle: (call) => lookUp(call, readIds(call.query, 'ids', ID), 'ids'),
  },
  {
    method: 'GET',
    path: '/2/tweets/:id',
    auth: ANYONE,
    scopes: READ,
    limit: { app: 450, user: 900 },
    handle: (call) => single(lookUp(call, [call.params.id!], 'id')),
  },
  {
    method: 'GET',
    path: '/2/tweets/:id/liking_users',
    auth: USERS,
    scopes: [...READ, 'like.read'],
    limit: ENGAGEMENT,
    handle: (call) => engaged(call, 'likers'),
  },
  {
    method: 'GET',
    path: '/2/tweets/:id/retweeted_by',
    auth: ANYONE,
    scopes: READ,
    limit: ENGAGEMENT,
    handle: (call) => engaged(call, 'reposters'),
  },
  {
    method: 'GET',
    path: '/2/tweets/:id/retweets',
    auth: ANYONE,
    scopes: READ,
    limit: ENGAGEMENT,
    handle: (call) => {
      const id = checkId('id', call.params.id!)
      const page = (ask: PageAsk & TimeRange) => call.network.posts('reposted_id = ?', [BigInt(id)], ask)
      return postsPage(call, `retweets ${id}`, { least: 1, standard: 100 }, page)
    },
  },
  { method: 'GET', path: '/2/tweets/:id/quote_tweets', auth: ANYONE, scopes: READ, limit: ENGAGEMENT, handle: quotes },
  {
    method: 'GET',
    path: '/2/users/:id/tweets',
    auth: ANYONE,
    scopes: READ,
    limit: { app: 10_000, user: 900 },
    handle: (call) => {
      const without = exclusions(call)
      return ofUser(call, 'tweets', (slot, _handle, ask) => call.network.postsBy(slot, { ...ask, ...without }))
    },
  },
  {
    method: 'GET',
    path: '/2/users/:id/mentions',
    auth: ANYONE,
    scopes: READ,
    limit: { app: 450, user: 300 },
    handle: (call) =>
      ofUser(call, 'mentions', (_slot, handle, ask) =>
        searchPosts(call.network, readQuery(call.network, `@${handle}`, 512), { ...ask, by_likes: false }),
      ),
  },
  {
    method: 'GET',
    path: '/2/users/:id/liked_tweets',
    auth: USERS,
    scopes: [...READ, 'like.read'],
    limit: ENGAGEMENT,
    handle: (call) => ofUser(call, 'liked', (slot, _handle, ask) => call.network.liked(slot, ask)),
  },
  {
    method: 'GET',
    path: '/2/users/:id/timelines/reverse_chronological',
    auth: USERS,
    scopes: READ,
    limit: { user: 180 },
    self: 'id',
    handle: (call) => {
      const { without_replies, without_reposts } = exclusions(call)
      const where = [
        'author IN (SELECT followed FROM follows WHERE follower = ? UNION SELECT ?)',
        ...(without_replies ? ['reply_to_id IS NULL'] : []),
        ...(without_reposts ? ['reposted_id IS NULL'] : []),
      ].join(' AND ')
      return ofUser(call, 'home', (slot, _handle, ask) => call.network.posts(where, [slot, slot], ask), 1)
    },
  },
]
