import type { Post } from '../world/network.ts'
import { type Call, type Endpoint, USERS } from './call.ts'
import { checkId, ID } from './parameters.ts'
import { forbidden, invalid, notEnrolled } from './problem.ts'

const WRITE = ['tweet.read', 'users.read', 'tweet.write']
const WEIGHT_MOST = 280
const URL_WEIGHT = 23
const KNOWN = new Set([
  ...['text', 'media', 'reply', 'quote_tweet_id', 'nullcast', 'card_uri', 'community_id', 'direct_message_deep_link'],
  ...[
    'for_super_followers_only',
    'geo',
    'poll',
    'reply_settings',
    'share_with_followers',
    'edit_options',
    'made_with_ai',
  ],
])

/** As X counts: an address weighs 23, letters beyond the Latin ones two each. */
export function weightOf(text: string): number {
  let weight = 0
  const rest = text.normalize('NFC').replace(/https?:\/\/\S+/g, () => {
    weight += URL_WEIGHT
    return ''
  })
  for (const character of rest) {
    const point = character.codePointAt(0)!
    const isLight =
      point <= 0x10ff ||
      (point >= 0x2000 && point <= 0x200d) ||
      (point >= 0x2010 && point <= 0x201f) ||
      (point >= 0x2032 && point <= 0x2037)
    weight += isLight ? 1 : 2
  }
  return weight
}

function textOf({ body }: Call, hasMedia: boolean): string {
  const { text } = body
  for (const name of Object.keys(body))
    if (!KNOWN.has(name))
      throw invalid(
        { [name]: [] },
        `$.${name}: is not defined in the schema and the schema does not allow additional properties`,
      )
  if (text !== undefined && typeof text !== 'string') throw invalid({}, '$.text: must be a string')
  if (!text && !hasMedia)
    throw invalid({}, 'One of the following parameters is required: [text, media, poll, quote_tweet_id, card_uri]')
  if (weightOf(text ?? '') > WEIGHT_MOST)
    throw forbidden(
      'Your Tweet text is too long. For more information on how Twitter determines text length see https://github.com/twitter/twitter-text.',
    )
  return text ?? ''
}

function existing(call: Call, value: unknown, name: string): Post | undefined {
  if (value === undefined) return undefined
  const post = typeof value === 'string' && ID.test(value) ? call.network.post(checkId(name, value)) : undefined
  if (!post) throw forbidden(`You attempted to reply to or quote a Tweet that is deleted or not visible to you.`)
  return post
}

function mediaOf(call: Call): string[] {
  const { media } = call.body as { media?: { media_ids?: unknown } }
  if (media === undefined) return []
  const ids = Array.isArray(media.media_ids) ? media.media_ids.map(String) : []
  if (ids.length < 1 || ids.length > 4) throw invalid({}, '$.media.media_ids: must have 1 to 4 items')
  return ids.map((id) => {
    const uploaded = ID.test(id) ? call.network.mediaById(checkId('media_ids', id)) : undefined
    if (!uploaded || uploaded.owner !== call.me!.slot || uploaded.state === 'failed' || uploaded.ready_at > call.now)
      throw invalid({ media_ids: [id] }, 'Your media IDs are invalid.')
    return uploaded.media_key
  })
}

function create(call: Call) {
  const { body, network, me } = call
  const media_keys = mediaOf(call)
  const text = textOf(call, media_keys.length > 0 || body.quote_tweet_id !== undefined)
  const reply = body.reply as { in_reply_to_tweet_id?: unknown } | undefined
  if (reply !== undefined && reply.in_reply_to_tweet_id === undefined)
    throw invalid({}, '$.reply.in_reply_to_tweet_id: is missing but it is required')
  const answered = existing(call, reply?.in_reply_to_tweet_id, 'in_reply_to_tweet_id')
  const quoted = existing(call, body.quote_tweet_id, 'quote_tweet_id')
  const latest = network.postsBy(me!.slot, { limit: 5 }).items
  if (text && latest.some((post) => post.text === text && post.reply_to_id === (answered?.id ?? null)))
    throw forbidden('You are not allowed to create a Tweet with duplicate content.')
  const id = network.addPost({
    ...{ author: me!.slot, text, at: call.now, media_keys, nullcast: body.nullcast === true },
    reply_to_id: answered?.id,
    quoted_id: quoted?.id,
  })
  call.reply.code(201)
  return { data: { id, text, edit_history_tweet_ids: [id] } }
}

/** The caller's post of the path. */
function ownPost(call: Call): Post {
  const post = call.network.post(checkId('id', call.params.id!))
  if (post?.author !== call.me!.slot) throw forbidden('You are not permitted to perform this action.')
  return post
}

function postNamed(call: Call, value: unknown): Post {
  const post = typeof value === 'string' && ID.test(value) ? call.network.post(checkId('tweet_id', value)) : undefined
  if (!post) throw invalid({ tweet_id: [String(value ?? '')] }, '$.tweet_id: there is no such Tweet')
  return post
}

export function writeEndpoints(isSelfServe: () => boolean): Endpoint[] {
  return [
    {
      ...{ method: 'POST', path: '/2/tweets', auth: USERS, scopes: WRITE, limit: { user: 100 } },
      handle: (call) => {
        if (call.body.quote_tweet_id !== undefined && isSelfServe()) throw notEnrolled()
        return create(call)
      },
    },
    {
      ...{ method: 'DELETE', path: '/2/tweets/:id', auth: USERS, scopes: WRITE, limit: { user: 50 } },
      handle: (call) => ({ data: { deleted: call.network.deletePost(ownPost(call).id) } }),
    },
    {
      ...{ method: 'POST', path: '/2/users/:id/likes', auth: USERS, limit: { user: 50 }, enterprise: true, self: 'id' },
      scopes: ['tweet.read', 'users.read', 'like.write'],
      handle: (call) => {
        call.network.addLike(postNamed(call, call.body.tweet_id).id, call.me!.slot, call.now)
        return { data: { liked: true } }
      },
    },
    {
      ...{ method: 'DELETE', path: '/2/users/:id/likes/:tweet_id', auth: USERS, limit: { user: 50 }, enterprise: true },
      ...{ self: 'id', scopes: ['tweet.read', 'users.read', 'like.write'] },
      handle: (call) => {
        call.network.removeLike(postNamed(call, call.params.tweet_id).id, call.me!.slot)
        return { data: { liked: false } }
      },
    },
    {
      ...{ method: 'POST', path: '/2/users/:id/retweets', auth: USERS, scopes: WRITE, limit: { user: 50 }, self: 'id' },
      handle: (call) => {
        const { id, text, author } = postNamed(call, call.body.tweet_id)
        const { slot } = call.me!
        if (call.network.posts('reposted_id = ? AND author = ?', [BigInt(id), slot], { limit: 1 }).items.length === 0) {
          const handle = call.network.accountAt(author)!.handle
          call.network.addPost({ author: slot, text: `RT @${handle}: ${text}`, at: call.now, reposted_id: id })
        }
        return { data: { retweeted: true } }
      },
    },
    {
      ...{ method: 'DELETE', path: '/2/users/:id/retweets/:tweet_id', auth: USERS, scopes: WRITE, limit: { user: 50 } },
      self: 'id',
      handle: (call) => {
        const { id } = postNamed(call, call.params.tweet_id)
        const [repost] = call.network.posts('reposted_id = ? AND author = ?', [BigInt(id), call.me!.slot], {
          limit: 1,
        }).items
        if (repost) call.network.deletePost(repost.id)
        return { data: { retweeted: false } }
      },
    },
  ]
}
