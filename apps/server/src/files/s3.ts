import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { AppError } from '@starling/contract'
import type { ByteRange, ByteStore } from './byte-store.ts'
import { policyFields, type S3Place, signedHeaders } from './s3-signature.ts'

const PREFIX = 'files/'
const POLICY_MS = 60 * 60_000
const TIMEOUT_MS = 30_000
const NOTHING = createHash('sha256').digest('hex')
/** What is not hashed beforehand: TLS carries it. */
const UNSIGNED = 'UNSIGNED-PAYLOAD'

type Sent = {
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array | AsyncIterable<Uint8Array>
  /** Where a body may be long: no deadline. */
  slow?: true
}

/** A bucket of an S3-compatible store, with nothing in it open to anybody. */
export class S3 implements ByteStore {
  readonly #place: S3Place

  constructor(place: S3Place) {
    this.#place = place
  }

  async #ask(method: string, id: string, { query = {}, headers = {}, body, slow }: Sent = {}): Promise<Response> {
    const { url: base, bucket } = this.#place
    const url = new URL(`${base.replace(/\/$/, '')}/${bucket}/${id === '' ? '' : PREFIX + id}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const hash = body === undefined ? NOTHING : UNSIGNED
    const signed = signedHeaders(this.#place, { method, url, headers, hash }, new Date())
    try {
      const response = await fetch(url, {
        method,
        headers: signed,
        redirect: 'error',
        ...(slow ? {} : { signal: AbortSignal.timeout(TIMEOUT_MS) }),
        ...(body === undefined ? {} : { body: body as BodyInit, duplex: 'half' }),
      })
      if (response.ok || response.status === 404) return response
      throw new Error(`the store of files answered ${response.status}`)
    } catch (cause) {
      throw new AppError('upstream_down', { cause })
    }
  }

  async size(id: string): Promise<number | undefined> {
    const { status, headers } = await this.#ask('HEAD', id)
    return status === 404 ? undefined : Number(headers.get('content-length'))
  }

  async *read(id: string, range?: ByteRange): AsyncGenerator<Uint8Array, void> {
    const headers = range ? { range: `bytes=${range.from}-${range.to}` } : {}
    const response = await this.#ask('GET', id, { headers, slow: true })
    if (response.status === 404 || !response.body) throw new AppError('not_found')
    yield* response.body
  }

  async move(id: string, from: string): Promise<void> {
    const { size } = await stat(from)
    const body = createReadStream(from)
    await this.#ask('PUT', id, { headers: { 'content-length': String(size) }, body, slow: true })
    await rm(from, { force: true })
  }

  async put(id: string, bytes: Uint8Array): Promise<void> {
    await this.#ask('PUT', id, { headers: { 'content-length': String(bytes.length) }, body: bytes })
  }

  async remove(id: string): Promise<void> {
    await this.#ask('DELETE', id)
  }

  async *list(before: Date): AsyncGenerator<string, void> {
    let token: string | undefined
    do {
      const query = { 'list-type': '2', prefix: PREFIX, ...(token ? { 'continuation-token': token } : {}) }
      const text = await (await this.#ask('GET', '', { query })).text()
      for (const [, entry] of text.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
        const key = /<Key>([^<]*)<\/Key>/.exec(entry!)?.[1] ?? ''
        const at = /<LastModified>([^<]*)<\/LastModified>/.exec(entry!)?.[1] ?? ''
        if (key.startsWith(PREFIX) && new Date(at) < before) yield key.slice(PREFIX.length)
      }
      token = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(text)?.[1]
    } while (token)
  }

  formFor(id: string, size: number, now: Date): { url: string; fields: Record<string, string>; expires_at: Date } {
    const { url, bucket } = this.#place
    const expires_at = new Date(now.getTime() + POLICY_MS)
    const fields = policyFields(this.#place, { key: PREFIX + id, size, expires_at, now })
    return { url: `${url.replace(/\/$/, '')}/${bucket}`, fields, expires_at }
  }
}
