import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { pairsOfForm, pairsOfQuery } from '../wire/bodies.ts'

type Pair = [string, string]

/** What an OAuth 1.0a request says, before anything is believed. */
export type Signed = {
  oauth: Record<string, string>
  method: string
  /** Scheme and host come from what the client thought it was calling. */
  urls: string[]
  parameters: Pair[]
  duplicates: boolean
}

const OAUTH_PREFIX = 'oauth_'

export function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

export function signatureOf(
  method: string,
  url: string,
  parameters: Pair[],
  consumerSecret: string,
  tokenSecret: string,
) {
  const sorted = parameters
    .map(([name, value]): Pair => [percentEncode(name), percentEncode(value)])
    .sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  const base = `${method.toUpperCase()}&${percentEncode(url)}&${percentEncode(sorted)}`
  const key = `${percentEncode(consumerSecret)}&${percentEncode(tokenSecret)}`
  return createHmac('sha1', key).update(base).digest('base64')
}

/** Parameters of the header, whatever its separators and order; undefined when it is another scheme. */
export function parseHeader(header: string | undefined): Pair[] | undefined {
  const list = /^OAuth\s+(.*)$/is.exec(header ?? '')?.[1]
  if (list === undefined) return undefined
  return [...list.matchAll(/([^\s,="]+)\s*=\s*"([^"]*)"/g)]
    .map(([, name, value]): Pair => [decode(name!), decode(value!)])
    .filter(([name]) => name !== 'realm')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Undefined when the request does not speak OAuth 1.0a at all. */
export function readSigned(request: FastifyRequest, publicUrl?: string): Signed | undefined {
  const header = parseHeader(request.headers.authorization)
  const query = pairsOfQuery(request)
  const form = pairsOfForm(request)
  const sent = header ?? [...query, ...form].filter(([name]) => name.startsWith(OAUTH_PREFIX))
  if (!header && !sent.some(([name]) => name === 'oauth_signature')) return undefined
  const named = new Set(sent.map(([name]) => name))
  // Some clients repeat the header's token in the body, and sign it once.
  const others = [...query, ...form].filter(([name]) => !(name.startsWith(OAUTH_PREFIX) && named.has(name)))
  const path = (request.raw.url ?? '').split('?')[0]!
  const host = request.headers.host ?? ''
  return {
    oauth: Object.fromEntries(sent),
    method: request.method,
    urls: [`https://${host}${path}`, `http://${host}${path}`, ...(publicUrl ? [publicUrl + path] : [])],
    parameters: [...sent.filter(([name]) => name !== 'oauth_signature'), ...others],
    duplicates: named.size !== sent.length || hasTwice(others),
  }
}

const hasTwice = (pairs: Pair[]) => new Set(pairs.map(([name]) => name)).size !== pairs.length

export function isSignedWith({ oauth, method, urls, parameters }: Signed, consumerSecret: string, tokenSecret: string) {
  const given = Buffer.from(oauth.oauth_signature ?? '')
  return urls.some((url) => {
    const expected = Buffer.from(
      signatureOf(method, url.replace(/:(80|443)(?=\/)/, ''), parameters, consumerSecret, tokenSecret),
    )
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
