import { AppError, type FileAnswer } from '@starling/contract'
import { isLoopbackAddress, isPublicAddress } from './addresses.ts'
import { encode } from './encode.ts'
import { OUTSIDE, type Outside } from './outside.ts'
import { type Origins, type PictureUrl, readPictureUrl } from './picture-url.ts'

const LONGEST_MS = 5_000 // threats 13
const MOST_BYTES = 10 * 1024 * 1024 // threats 13
const KEPT_S = 86_400
/** Decoding holds a picture in memory: a few at a time, the rest waits. */
const AT_ONCE = 4
const MOST_WAITING = 200
/** More than the pages of one reader show in a minute (threats 14). */
const MOST_A_MINUTE = 600
const MINUTE_MS = 60_000

/** Pictures of others, fetched from the media origins only and made anew: what comes out was drawn here. */
export class Pictures {
  readonly #origins: Origins
  readonly #outside: Outside
  readonly #now: () => number
  readonly #asked = new Map<string, { since: number; count: number }>()
  readonly #waiting: (() => void)[] = []
  #busy = 0

  constructor(origins: Origins, outside: Outside = OUTSIDE, now: () => number = Date.now) {
    this.#origins = origins
    this.#outside = outside
    this.#now = now
  }

  /** `asker`: a person or an address, for the quota. */
  async get(typed: string, asker: string, signal: AbortSignal): Promise<FileAnswer> {
    const picture = readPictureUrl(typed, this.#origins)
    this.#count(asker)
    await this.#turn()
    try {
      const bytes = await this.#fetch(picture, AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]))
      const { type, bytes: drawn } = await encode(bytes, picture.is_sandbox)
      return { name: `picture.${type}`, type: `image/${type}`, bytes: drawn, shown_for_s: KEPT_S }
    } finally {
      this.#busy--
      this.#waiting.shift()?.()
    }
  }

  async #fetch({ url, is_sandbox }: PictureUrl, signal: AbortSignal): Promise<Buffer> {
    try {
      const address = await this.#addressOf(url, is_sandbox)
      const { status, bytes } = await this.#outside.connect({ address, url, signal })
      // A redirect may lead anywhere: it is not followed.
      if (status !== 200) throw new AppError('not_found')
      return await gathered(bytes, signal)
    } catch (cause) {
      throw cause instanceof AppError ? cause : new AppError('upstream_down', { cause })
    }
  }

  /** Resolved once; one address that is not allowed condemns the name, since the next answer could be that one. */
  async #addressOf({ hostname }: URL, is_sandbox: boolean): Promise<string> {
    const addresses = await this.#outside.resolve(hostname)
    const isAllowed = is_sandbox ? isLoopbackAddress : isPublicAddress
    const [first] = addresses
    if (first === undefined || !addresses.every((address) => isAllowed(address))) throw new AppError('not_found')
    return first
  }

  #count(asker: string): void {
    const now = this.#now()
    for (const [one, { since }] of this.#asked) {
      if (now - since < MINUTE_MS) break
      this.#asked.delete(one)
    }
    const asked = this.#asked.get(asker) ?? { since: now, count: 0 }
    this.#asked.set(asker, asked)
    asked.count++
    if (asked.count > MOST_A_MINUTE) throw new AppError('too_many', { retry_after_s: 60 })
  }

  async #turn(): Promise<void> {
    if (this.#busy >= AT_ONCE) {
      if (this.#waiting.length >= MOST_WAITING) throw new AppError('too_many', { retry_after_s: 2 })
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    }
    this.#busy++
  }
}

async function gathered(bytes: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of bytes) {
    signal.throwIfAborted()
    length += part.length
    if (length > MOST_BYTES) throw new AppError('too_large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
