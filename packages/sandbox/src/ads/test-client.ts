import { createHmac, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { openCallers } from '../oauth/caller.ts'
import type { Credentials } from '../world/credentials.ts'
import { openWorld } from '../world/world.ts'
import { adsRoutes, openAds } from './routes.ts'

export type Json = Record<string, unknown>
export type Reply = { status: number; body: Json; headers: Record<string, unknown>; raw: Buffer }

type Ask = { query?: Json; form?: Json; json?: unknown; user?: number; authorization?: string }

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)

/** An ads side of its own with a small network, asked the way a foreign client asks: every request signed. */
export async function startAds(
  options: { data_dir?: string; limit_multiplier?: () => number; from?: Date; accounts?: number; posts?: number } = {},
) {
  const data_dir = options.data_dir ?? mkdtempSync(join(tmpdir(), 'ads-'))
  let now = options.from ?? new Date('2026-11-02T10:00:00Z')
  const world = openWorld({
    data_dir,
    clock: () => now,
    network: { accounts: options.accounts ?? 400, posts: options.posts ?? 1_500 },
  })
  const callers = openCallers(world)
  const ads = openAds(world, data_dir)
  const app = Fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } })
  const { limit_multiplier } = options
  await app.register(adsRoutes, { world, callers, ads, ...(limit_multiplier ? { limit_multiplier } : {}) })
  const credentials: Credentials = await world.credentials()

  function sign(method: string, path: string, parameters: [string, string][], user: number): string {
    const { access_token, access_token_secret } = credentials.users[user]!
    const oauth: [string, string][] = [
      ['oauth_consumer_key', credentials.consumer_key],
      ['oauth_nonce', randomBytes(16).toString('hex')],
      ['oauth_signature_method', 'HMAC-SHA1'],
      ['oauth_timestamp', String(Math.floor(Date.now() / 1000))],
      ['oauth_token', access_token],
      ['oauth_version', '1.0'],
    ]
    const list = [...parameters, ...oauth].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort()
    const base = `${method}&${encode(`https://localhost${path}`)}&${encode(list.join('&'))}`
    const key = `${encode(credentials.consumer_secret)}&${encode(access_token_secret)}`
    oauth.push(['oauth_signature', createHmac('sha1', key).update(base).digest('base64')])
    return `OAuth ${oauth.map(([name, value]) => `${name}="${encode(value)}"`).join(', ')}`
  }

  async function ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { query = {}, form, json, user = 0, authorization }: Ask = {},
  ): Promise<Reply> {
    const pairs = (given: Json) => Object.entries(given).map(([name, value]): [string, string] => [name, String(value)])
    const url = new URLSearchParams(pairs(query)).toString()
    const whole = path.startsWith('/1') ? path : `/12${path}`
    const headers: Record<string, string> = {
      host: 'localhost',
      authorization: authorization ?? sign(method, whole, [...pairs(query), ...pairs(form ?? {})], user),
    }
    let payload: string | undefined
    if (form) {
      headers['content-type'] = 'application/x-www-form-urlencoded'
      payload = new URLSearchParams(pairs(form)).toString()
    }
    if (json !== undefined) {
      headers['content-type'] = 'application/json'
      payload = JSON.stringify(json)
    }
    const response = await app.inject({
      method,
      url: url ? `${whole}?${url}` : whole,
      headers,
      ...(payload === undefined ? {} : { payload }),
    })
    const isJson = String(response.headers['content-type']).includes('json')
    return {
      status: response.statusCode,
      body: isJson ? (response.json() as Json) : {},
      headers: response.headers,
      raw: response.rawPayload,
    }
  }

  return {
    ask,
    app,
    world,
    credentials,
    records: ads.records,
    data_dir,
    account: credentials.ad_accounts[0]!.id,
    user_id: credentials.ad_accounts[0]!.user_id,
    /** Moves the sandbox's time forward. */
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    async stop(keep = false) {
      await app.close()
      await world.close()
      if (!keep) rmSync(data_dir, { recursive: true, force: true })
    },
  }
}

export type AdsDesk = Awaited<ReturnType<typeof startAds>>

export const dataOf = (reply: Reply) => {
  if (reply.status >= 400) throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`)
  return reply.body.data as Json
}
export const listOf = (reply: Reply) => dataOf(reply) as unknown as Json[]
export const faultsOf = (reply: Reply) => (reply.body.errors as Json[]).map(({ code }) => code)
