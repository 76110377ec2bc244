import { createHash, randomBytes } from 'node:crypto'
import { authorizationHeader, type Credentials, type Sandbox } from '@starling/sandbox'
import type { Kind } from './coverage.ts'

export type Answer = {
  method: string
  /** As the description writes it, with its parameters in braces. */
  path: string
  status: number
  body: unknown
  kind?: Kind
  /** Every field was asked for. */
  full?: boolean
}
type Who = 'app' | 'oauth1' | 'oauth2' | 'nobody'
type Ask = {
  path?: Record<string, string>
  query?: Record<string, string>
  json?: object
  who?: Who
  kind?: Kind
  full?: boolean
}
type Send = (method: string, path: string, ask?: Ask) => Promise<{ id: string }>

const USER_FIELDS =
  'affiliation,confirmed_email,connection_status,created_at,description,entities,id,is_identity_verified,location,most_recent_tweet_id,name,parody,pinned_tweet_id,profile_banner_url,profile_image_url,protected,public_metrics,receives_your_dm,subscription,subscription_type,url,username,verified,verified_followers_count,verified_type,withheld'
const TWEET_FIELDS =
  'article,attachments,author_id,card_uri,community_id,context_annotations,conversation_id,created_at,display_text_range,edit_controls,edit_history_tweet_ids,entities,geo,id,in_reply_to_user_id,lang,media_metadata,non_public_metrics,note_tweet,organic_metrics,possibly_sensitive,promoted_metrics,public_metrics,referenced_tweets,reply_settings,scopes,source,suggested_source_links,text,withheld'
const TWEET_EXPANSIONS =
  'attachments.media_keys,attachments.poll_ids,author_id,edit_history_tweet_ids,entities.mentions.username,geo.place_id,in_reply_to_user_id,referenced_tweets.id,referenced_tweets.id.attachments.media_keys,referenced_tweets.id.author_id'
const MEDIA_FIELDS = 'alt_text,duration_ms,height,media_key,preview_image_url,public_metrics,type,url,variants,width'
const LIST_FIELDS = 'created_at,description,follower_count,id,member_count,name,owner_id,private'
const COMMUNITY_FIELDS = 'access,created_at,description,id,join_policy,member_count,name'

const ALL = { 'user.fields': USER_FIELDS, 'tweet.fields': TWEET_FIELDS, 'media.fields': MEDIA_FIELDS }
const USERS = {
  query: { ...ALL, expansions: 'most_recent_tweet_id,pinned_tweet_id' },
  kind: 'user',
  full: true,
} as const
const TWEETS = { query: { ...ALL, expansions: TWEET_EXPANSIONS }, kind: 'tweet', full: true } as const
const LISTS = {
  query: { 'list.fields': LIST_FIELDS, 'user.fields': USER_FIELDS, expansions: 'owner_id' },
  kind: 'list',
  full: true,
} as const

/** Every operation of the surface, in every way of calling it, and the ways in which it refuses. */
export async function xJourney(sandbox: Sandbox, onAnswer: (answer: Answer) => void): Promise<void> {
  sandbox.settings.set({ limit_multiplier: 1000 })
  const credentials: Credentials = await sandbox.world.credentials()
  const [user, other] = credentials.users
  const access = await signIn(sandbox, credentials)
  const keys = { ...credentials, token: user!.access_token, token_secret: user!.access_token_secret }

  const send: Send = async (method, path, { path: names = {}, query = {}, json, who = 'oauth1', kind, full } = {}) => {
    const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) => names[name] ?? '')
    const url = `${sandbox.url}${filled}?${new URLSearchParams(query)}`
    const authorization = {
      app: `Bearer ${credentials.bearer_token}`,
      oauth1: authorizationHeader(keys, { method, url }),
      oauth2: `Bearer ${access}`,
      nobody: '',
    }[who]
    const headers = {
      ...(who === 'nobody' ? {} : { authorization }),
      ...(json ? { 'content-type': 'application/json' } : {}),
    }
    const answer = await fetch(url, { method, headers, ...(json ? { body: JSON.stringify(json) } : {}) })
    const text = await answer.text()
    const body = text === '' ? {} : JSON.parse(text)
    onAnswer({ method, path, status: answer.status, body, ...(kind ? { kind } : {}), ...(full ? { full } : {}) })
    const [first] = [(body as { data?: { id?: string } | { id?: string }[] }).data].flat()
    return { id: first?.id ?? '' }
  }

  const network = await sandbox.world.network()
  const brand = network.account(user!.user_id)!
  const follower = network.followers(brand.slot, { limit: 1 }).items[0]!
  const find = (where: string) => network.posts(where, [], { limit: 1 }).items[0]!
  const liked = find('like_count > 3')
  const quoted = find('quote_count > 0')
  const reposted = find('repost_count > 0')
  const reply = find('reply_to_id IS NOT NULL')
  const pictured = find('media_keys IS NOT NULL')
  const { id } = brand

  for (const who of ['oauth1', 'oauth2'] as const) await send('GET', '/2/users/me', { ...USERS, who })
  for (const who of ['app', 'oauth1', 'oauth2'] as const) {
    await send('GET', '/2/users/by/username/{username}', { ...USERS, who, path: { username: follower.handle } })
    await send('GET', '/2/users/{id}', { ...USERS, who, path: { id } })
    await send('GET', '/2/users/{id}/followers', { ...USERS, who, path: { id } })
    await send('GET', '/2/users/{id}/following', { ...USERS, who, path: { id } })
    await send('GET', '/2/tweets/search/recent', {
      ...TWEETS,
      who,
      query: { ...TWEETS.query, query: 'the OR の', max_results: '100' },
    })
  }
  await send('GET', '/2/users/by', {
    ...USERS,
    query: { ...USERS.query, usernames: `${brand.handle},nobody_at_all_0` },
  })
  await send('GET', '/2/users', { ...USERS, query: { ...USERS.query, ids: `${id},1` } })
  await send('GET', '/2/users/search', { ...USERS, query: { ...USERS.query, query: 'an', max_results: '50' } })
  await send('GET', '/2/users/{id}', { path: { id: '1' } })
  await send('GET', '/2/users/{id}/followers', { path: { id }, query: { max_results: '3' } })

  const timeline = { ...TWEETS, path: { id: follower.id }, query: { ...TWEETS.query, max_results: '50' } }
  await send('GET', '/2/users/{id}/tweets', timeline)
  await send('GET', '/2/users/{id}/tweets', { ...timeline, path: { id } })
  await send('GET', '/2/users/{id}/mentions', { ...timeline, path: { id } })
  await send('GET', '/2/users/{id}/liked_tweets', timeline)
  await send('GET', '/2/users/{id}/timelines/reverse_chronological', { ...timeline, path: { id } })
  await send('GET', '/2/tweets', {
    ...TWEETS,
    query: { ...TWEETS.query, ids: `${reply.id},${pictured.id},${quoted.id},1` },
  })
  for (const post of [reply, pictured, reposted])
    await send('GET', '/2/tweets/{id}', { ...TWEETS, path: { id: post.id } })
  await send('GET', '/2/tweets/{id}/liking_users', { ...USERS, path: { id: liked.id } })
  await send('GET', '/2/tweets/{id}/retweeted_by', { ...USERS, path: { id: reposted.id } })
  await send('GET', '/2/tweets/{id}/retweets', { ...TWEETS, path: { id: reposted.id } })
  await send('GET', '/2/tweets/{id}/quote_tweets', { ...TWEETS, path: { id: quoted.id } })
  const year = { start_time: new Date(Date.now() - 300 * 86_400_000).toISOString() }
  await send('GET', '/2/tweets/search/all', {
    ...TWEETS,
    who: 'app',
    query: { ...TWEETS.query, ...year, query: 'has:images (a OR は)', max_results: '100' },
  })
  await send('GET', '/2/tweets/counts/recent', { who: 'app', query: { query: 'a', granularity: 'day' } })
  await send('GET', '/2/tweets/counts/all', { who: 'app', query: { ...year, query: 'a', granularity: 'day' } })
  await send('GET', '/2/trends/by/woeid/{woeid}', { who: 'app', path: { woeid: '1' } })
  await send('GET', '/2/users/personalized_trends')
  const communities = { kind: 'community', full: true, query: { 'community.fields': COMMUNITY_FIELDS } } as const
  const found = await send('GET', '/2/communities/search', {
    ...communities,
    query: { ...communities.query, query: 'run' },
  })
  await send('GET', '/2/communities/{id}', {
    ...communities,
    path: { id: found.id },
  })
  await send('GET', '/2/media', {
    kind: 'media',
    full: true,
    query: { 'media.fields': MEDIA_FIELDS, media_keys: pictured.media_keys.join(',') },
  })

  await writes(send, id, other!.user_id, follower.id)
  await refusals(send, id)
}

async function writes(send: Send, id: string, other: string, follower: string): Promise<void> {
  await send('POST', '/2/users/{id}/following', { path: { id }, json: { target_user_id: follower } })
  await send('DELETE', '/2/users/{source_user_id}/following/{target_user_id}', {
    path: { source_user_id: id, target_user_id: follower },
  })
  const list = await send('POST', '/2/lists', {
    json: { name: 'Quiet people', description: 'They listen', private: false },
  })
  const at = { id: list.id }
  await send('POST', '/2/lists/{id}/members', { path: at, json: { user_id: other } })
  await send('GET', '/2/lists/{id}', { ...LISTS, path: at })
  await send('GET', '/2/users/{id}/owned_lists', { ...LISTS, path: { id } })
  await send('GET', '/2/users/{id}/list_memberships', { ...LISTS, path: { id: other } })
  await send('GET', '/2/lists/{id}/members', { ...USERS, path: at })
  await send('GET', '/2/lists/{id}/followers', { ...USERS, path: at })
  await send('GET', '/2/lists/{id}/tweets', { ...TWEETS, path: at })
  await send('PUT', '/2/lists/{id}', { path: at, json: { name: 'Loud people' } })
  await send('DELETE', '/2/lists/{id}/members/{user_id}', { path: { ...at, user_id: other } })
  await send('DELETE', '/2/lists/{id}', { path: at })

  const media = randomBytes(64).toString('base64')
  const uploaded = await send('POST', '/2/media/upload', {
    json: { media, media_category: 'tweet_image', media_type: 'image/png' },
  })
  const media_id = uploaded.id
  await send('GET', '/2/media/upload', { query: { command: 'STATUS', media_id } })
  await send('POST', '/2/media/metadata', { json: { id: media_id, metadata: { alt_text: { text: 'Nothing much' } } } })
  await send('GET', '/2/media/{media_key}', {
    ...{ kind: 'media', full: true, path: { media_key: `3_${media_id}` }, query: { 'media.fields': MEDIA_FIELDS } },
  })
  const film = { media_type: 'video/mp4', total_bytes: 64, media_category: 'tweet_video' }
  const begun = await send('POST', '/2/media/upload/initialize', { json: film })
  const part = { id: begun.id }
  await send('POST', '/2/media/upload/{id}/append', { path: part, json: { media, segment_index: 0 } })
  await send('POST', '/2/media/upload/{id}/finalize', { path: part })
  const posted = await send('POST', '/2/tweets', {
    json: { text: 'A picture of #nothing', media: { media_ids: [media_id] } },
  })
  const tweet = { id: posted.id }
  await send('GET', '/2/tweets/{id}', { ...TWEETS, path: tweet })
  const span = { start_time: new Date(Date.now() - 3_600_000).toISOString(), end_time: new Date().toISOString() }
  await send('GET', '/2/tweets/analytics', { query: { ids: tweet.id, ...span, granularity: 'hourly' } })
  await send('POST', '/2/users/{id}/likes', { path: { id }, json: { tweet_id: tweet.id } })
  await send('DELETE', '/2/users/{id}/likes/{tweet_id}', { path: { id, tweet_id: tweet.id } })
  await send('POST', '/2/users/{id}/retweets', { path: { id }, json: { tweet_id: tweet.id } })
  await send('DELETE', '/2/users/{id}/retweets/{source_tweet_id}', { path: { id, source_tweet_id: tweet.id } })
  await send('DELETE', '/2/tweets/{id}', { path: tweet })
}

async function refusals(send: Send, id: string): Promise<void> {
  await send('GET', '/2/users/me', { who: 'nobody' })
  await send('GET', '/2/users/me', { who: 'app' })
  await send('GET', '/2/tweets/counts/recent', { who: 'oauth1', query: { query: 'a' } })
  await send('GET', '/2/tweets/counts/recent', { who: 'oauth2', query: { query: 'a' } })
  await send('GET', '/2/tweets/search/recent', { query: { query: '' } })
  await send('GET', '/2/tweets/search/recent', { query: { query: '(a' } })
  await send('GET', '/2/users/{id}/followers', { path: { id }, query: { pagination_token: 'nonsense' } })
  await send('GET', '/2/users/{id}/followers', { path: { id }, query: { 'user.fields': 'shoe_size' } })
  await send('GET', '/2/users/by', { query: { usernames: Array.from({ length: 101 }, (_, at) => `a${at}`).join(',') } })
  await send('POST', '/2/users/{id}/following', { path: { id: '1' }, json: { target_user_id: id } })
  await send('DELETE', '/2/lists/{id}', { path: { id: '12345' } })
  await send('GET', '/2/communities/{id}', { path: { id: '12345' } })
}

const REDIRECT = 'http://localhost/callback'
const SCOPES = 'tweet.read users.read users.email follows.read like.read list.read offline.access'

/** A person signs in on the consent page with PKCE; gives the access token. */
async function signIn({ url }: Sandbox, { client_id, client_secret, users }: Credentials): Promise<string> {
  const code_verifier = randomBytes(32).toString('base64url')
  const code_challenge = createHash('sha256').update(code_verifier).digest('base64url')
  const asked = {
    response_type: 'code',
    client_id,
    redirect_uri: REDIRECT,
    scope: SCOPES,
    state: 's',
    code_challenge,
    code_challenge_method: 'S256',
  }
  const form = new URLSearchParams({ ...asked, person: users[0]!.user_id, decision: 'allow' })
  const allowed = await fetch(`${url}/i/oauth2/authorize`, { method: 'POST', body: form, redirect: 'manual' })
  const code = new URL(allowed.headers.get('location')!).searchParams.get('code')!
  const authorization = `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`
  const body = new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: REDIRECT, code_verifier })
  const answer = await fetch(`${url}/2/oauth2/token`, { method: 'POST', headers: { authorization }, body })
  const { access_token } = (await answer.json()) as { access_token: string }
  return access_token
}
