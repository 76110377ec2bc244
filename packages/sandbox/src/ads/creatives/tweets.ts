import { type Answer, answer, type Call, fullUserOf } from '../call.ts'
import { readMoment, writeMoment } from '../moments.ts'
import { PAGE_FIELDS, pageOf } from '../paging.ts'
import { type Fields, readParameters, type Values } from '../parameters.ts'
import type { Posted } from '../people.ts'
import { invalid, notFound, refuse } from '../problem.ts'
import type { Entity } from '../resources.ts'
import type { Route } from '../wire.ts'
import { publishDue, type Scheduled } from './scheduled.ts'

/** What the ads side knows of a post beyond the post itself. */
type AdTweet = Entity & {
  name: string | null
  user_id: string
  card_uri: string | null
  conversation_settings: string | null
}

const LONGEST = 280
const LAST_LIGHT = 0x10ff

/** Most letters count once, those of the scripts without spaces twice. */
const weightOf = (text: string) =>
  [...text.replace(/https?:\/\/\S+/g, 'x'.repeat(23))].reduce(
    (sum, one) => sum + (one.codePointAt(0)! <= LAST_LIGHT ? 1 : 2),
    0,
  )

export const WRITING: Fields = {
  as_user_id: { type: 'id', required: true },
  text: { type: 'string' },
  card_uri: { type: 'string' },
  media_keys: { type: 'strings', max: 4 },
  name: { type: 'string', max: 80 },
  nullcast: { type: 'boolean', initial: true },
}

/** What everything that is written has in common, whether it is published now, later or perhaps never. */
export function checkWriting(call: Call, values: Values): void {
  const text = (values.text as string | undefined) ?? ''
  const media = (values.media_keys as string[] | undefined) ?? []
  if (text.trim() === '' && media.length === 0) throw refuse('TWEET_CANNOT_BE_BLANK', 'A post needs a text or media')
  if (weightOf(text) > LONGEST) throw invalid('text', `A post may have ${LONGEST} characters`, text)
  const kinds = media.map((key) => {
    const found = call.people.media(key)
    if (!found) throw notFound('MEDIA_NOT_FOUND', 'media_keys', key)
    return found.type
  })
  if (kinds.length > 1 && kinds.some((kind) => kind !== 'photo')) {
    throw refuse('INVALID_MEDIA', 'A post takes up to four images, or one GIF, or one video', {
      parameter: 'media_keys',
    })
  }
  const card = values.card_uri as string | undefined
  if (
    card &&
    !call.records.all<Entity & { card_uri: string }>('cards').some((one) => one.card_uri === card && !one.deleted)
  ) {
    throw notFound('CARD_NOT_FOUND', 'card_uri', card)
  }
  if (values.as_user_id !== undefined) assertAuthor(call, values.as_user_id as string)
}

function assertAuthor({ records, path }: Call, user_id: string) {
  const users = records.list<Entity & { user_id: string }>('promotable_users', path.account_id!)
  if (!users.some((one) => one.user_id === user_id && !one.deleted)) {
    throw refuse('USER_NOT_FOUND', `User ${user_id} cannot be promoted by this account`, {
      parameter: 'as_user_id',
      value: user_id,
    })
  }
}

/** Writes a post into the network and remembers what the ads side needs of it. */
export function publish(call: Call, values: Values): Posted {
  const user_id = values.as_user_id as string
  const id = call.people.write({
    author_id: user_id,
    text: (values.text as string | undefined) ?? '',
    nullcast: values.nullcast !== false,
    media_keys: (values.media_keys as string[] | undefined) ?? [],
    at: call.now,
  })
  const tweet: AdTweet = {
    id,
    account_id: call.path.account_id!,
    user_id,
    name: (values.name as string | undefined) ?? null,
    card_uri: (values.card_uri as string | undefined) ?? null,
    conversation_settings: (values.conversation_settings as string | undefined) ?? null,
    created_at: writeMoment(call.now),
    updated_at: writeMoment(call.now),
    deleted: false,
  }
  call.records.put('tweets', tweet.account_id, tweet)
  return call.people.post(id)!
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** `Sat Jun 24 05:08:30 +0000 2017` */
function oldDate(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const time = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(two).join(':')
  return `${DAYS[at.getUTCDay()]} ${MONTHS[at.getUTCMonth()]} ${two(at.getUTCDate())} ${time} +0000 ${at.getUTCFullYear()}`
}

function showTweet(call: Call, post: Posted, trim_user: boolean, more: Answer = {}): Answer {
  const { people, records } = call
  const known = records.get<AdTweet>('tweets', post.id)
  const user = people.person(people.slotOfId(post.author_id)!)
  return {
    created_at: oldDate(post.created_at),
    id: post.id,
    id_str: post.id,
    tweet_id: post.id,
    text: post.text,
    full_text: post.text,
    name: known?.name ?? null,
    truncated: false,
    display_text_range: [0, [...post.text].length],
    entities: { hashtags: [], symbols: [], user_mentions: [], urls: [] },
    source: '<a href="https://sandbox.example" rel="nofollow">Sandbox</a>',
    user: trim_user
      ? { id: user.id, id_str: user.id }
      : {
          id: user.id,
          id_str: user.id,
          name: user.name,
          screen_name: user.handle,
          location: user.location,
          description: user.bio,
        },
    in_reply_to_status_id: null,
    in_reply_to_status_id_str: null,
    in_reply_to_user_id: null,
    in_reply_to_user_id_str: null,
    in_reply_to_screen_name: null,
    geo: null,
    coordinates: null,
    place: null,
    contributors: null,
    retweet_count: 0,
    favorite_count: 0,
    favorited: false,
    retweeted: false,
    lang: user.language,
    scopes: { followers: false },
    nullcast: post.nullcast,
    card_uri: known?.card_uri ?? null,
    media_keys: post.media_keys,
    scheduled_at: null,
    tweet_type: 'PUBLISHED',
    ...(known?.conversation_settings ? { conversation_settings: known.conversation_settings } : {}),
    ...more,
  }
}

function create(call: Call): Answer {
  const values = readParameters(
    {
      ...WRITING,
      conversation_settings: { type: 'string', values: ['EVERYONE', 'FOLLOWING', 'MENTIONED_USERS'] },
      trim_user: { type: 'boolean' },
      tweet_mode: { type: 'string', values: ['compat', 'extended'] },
      video_cta: { type: 'string', values: ['VISIT_SITE', 'WATCH_NOW'] },
      video_cta_value: { type: 'string' },
      video_description: { type: 'string', max: 200 },
      video_title: { type: 'string', max: 70 },
    },
    call.raw,
  )
  checkWriting(call, values)
  if (values.nullcast === false && values.as_user_id !== call.user_id) {
    throw refuse('ACTION_NOT_ALLOWED', 'An organic post can only be written by the authenticated user')
  }
  return answer(call, values, showTweet(call, publish(call, values), values.trim_user === true))
}

function list(call: Call): Answer {
  publishDue(call)
  const values = readParameters(
    {
      ...PAGE_FIELDS,
      tweet_type: { type: 'string', required: true, values: ['DRAFT', 'PUBLISHED', 'SCHEDULED'] },
      timeline_type: { type: 'string', values: ['ALL', 'NULLCAST', 'ORGANIC'] },
      tweet_ids: { type: 'strings' },
      user_id: { type: 'id' },
      name: { type: 'string', max: 80 },
      trim_user: { type: 'boolean' },
      include_mentions_and_replies: { type: 'boolean' },
    },
    call.raw,
  )
  const ids = values.tweet_ids as string[] | undefined
  const prefix = ((values.name as string | undefined) ?? '').toLowerCase()
  const rows = sourcesOf(call, values).filter(
    ({ post, name }) => (!ids || ids.includes(post.id)) && (name ?? '').toLowerCase().startsWith(prefix),
  )
  const page = pageOf(rows, values, { list: 'tweets', keyOf: ({ post }) => post.id })
  const data = page.rows.map(({ post, more }) => showTweet(call, post, values.trim_user === true, more))
  return answer(call, values, data, { next_cursor: page.next_cursor })
}

type Listed = { post: Posted; name: string | null; more: Answer }

const ORGANIC_SHOWN = 200

function sourcesOf(call: Call, { tweet_type, timeline_type = 'NULLCAST', user_id, tweet_ids }: Values): Listed[] {
  const { records, path, people } = call
  if (tweet_type !== 'PUBLISHED') {
    const kind = tweet_type === 'DRAFT' ? 'draft_tweets' : 'scheduled_tweets'
    return records.list<Scheduled>(kind, path.account_id!).map((row) => ({
      post: {
        id: row.id,
        author_id: row.user_id,
        text: row.text,
        created_at: readMoment(row.created_at)!,
        nullcast: row.nullcast,
        media_keys: row.media_keys,
      },
      name: row.name,
      more: { tweet_type, scheduled_at: row.scheduled_at ?? null },
    }))
  }
  const ours = records.list<AdTweet>('tweets', path.account_id!).flatMap(({ id, name }): Listed[] => {
    const post = people.post(id)
    return post ? [{ post, name, more: {} }] : []
  })
  const author = (user_id as string | undefined) ?? fullUserOf(call)
  const organic =
    timeline_type === 'NULLCAST' || author === null
      ? []
      : [
          ...people.postsOf(author, ORGANIC_SHOWN),
          ...((tweet_ids as string[]) ?? []).flatMap((id) => people.post(id) ?? []),
        ]
  const seen = new Set(ours.map(({ post }) => post.id))
  const others = organic
    .filter(({ id, author_id }) => author_id === author && !seen.has(id) && seen.add(id))
    .map((post) => ({ post, name: null, more: {} }))
  const wanted = ours.filter(({ post }) => timeline_type === 'ALL' || (timeline_type === 'NULLCAST') === post.nullcast)
  return [...wanted.reverse(), ...others]
}

function rename(call: Call): Answer {
  const values = readParameters({ name: { type: 'string', max: 80, unset: true } }, call.raw, true)
  const tweet = call.records.get<AdTweet>('tweets', call.path.tweet_id!)
  if (!tweet || tweet.account_id !== call.path.account_id)
    throw notFound('TWEET_NOT_FOUND', 'tweet_id', call.path.tweet_id!)
  call.records.put('tweets', tweet.account_id, { ...tweet, name: (values.name as string | null | undefined) ?? null })
  return answer(call, values, showTweet(call, call.people.post(tweet.id)!, true))
}

export const TWEET_ROUTES: Route[] = [
  { method: 'POST', path: '/accounts/:account_id/tweet', limit: 'writes', run: create },
  { method: 'GET', path: '/accounts/:account_id/tweets', limit: 'account_reads', run: list },
  { method: 'PUT', path: '/accounts/:account_id/tweets/:tweet_id/name', limit: 'writes', run: rename },
]
