import { createHash, createHmac } from 'node:crypto'

/** How a store is reached: with its bucket in the path, as every S3-compatible one takes it. */
export type S3Place = { url: string; bucket: string; region: string; key_id: string; secret: string }

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const hex = (text: string) => createHash('sha256').update(text).digest('hex')

/** `20261118T053000Z` */
export const stampOf = (now: Date): string => now.toISOString().replace(/[-:]|\.\d+/g, '')
const scopeOf = (stamp: string, region: string) => `${stamp.slice(0, 8)}/${region}/s3/aws4_request`

function signatureOf({ secret, region }: S3Place, stamp: string, text: string): string {
  const key = [stamp.slice(0, 8), region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secret}`)
  return hmac(key, text).toString('hex')
}

type Asked = { method: string; url: URL; headers: Record<string, string>; hash: string }

/** The headers that prove a request (AWS Signature Version 4); its body by its hash. */
export function signedHeaders(
  place: S3Place,
  { method, url, headers, hash }: Asked,
  now: Date,
): Record<string, string> {
  const stamp = stampOf(now)
  const all: Record<string, string> = {
    host: url.host,
    'x-amz-content-sha256': hash,
    'x-amz-date': stamp,
    ...headers,
  }
  const names = Object.keys(all).toSorted()
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')
  const canonical = [
    method,
    url.pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    query,
    ...names.map((name) => `${name}:${all[name]!.trim()}`),
    '',
    names.join(';'),
    hash,
  ].join('\n')
  const scope = scopeOf(stamp, place.region)
  const signature = signatureOf(place, stamp, ['AWS4-HMAC-SHA256', stamp, scope, hex(canonical)].join('\n'))
  const { host: _, ...sent } = all
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${place.key_id}/${scope},SignedHeaders=${names.join(';')},Signature=${signature}`,
  }
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The fields of a form that may bring exactly this file, and no larger one. */
export function policyFields(
  place: S3Place,
  { key, size, expires_at, now }: { key: string; size: number; expires_at: Date; now: Date },
): Record<string, string> {
  const stamp = stampOf(now)
  const fields = {
    key,
    'Content-Type': 'application/octet-stream',
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': `${place.key_id}/${scopeOf(stamp, place.region)}`,
    'x-amz-date': stamp,
    success_action_status: '201',
  }
  const conditions = [
    { bucket: place.bucket },
    ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
    ['content-length-range', size, size],
  ]
  const policy = Buffer.from(JSON.stringify({ expiration: expires_at.toISOString(), conditions })).toString('base64')
  return { ...fields, policy, 'x-amz-signature': signatureOf(place, stamp, policy) }
}
