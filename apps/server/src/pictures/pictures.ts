import { AppError, type Fields, pictures } from '@starling/contract'
import type { Secrets } from '../floor/index.ts'
import { isLoopbackAddress, isPublicAddress } from './addresses.ts'
import { encode } from './encode.ts'
import { withOwnPictures } from './in-answer.ts'
import { type DrawnPicture, KeptPictures } from './kept.ts'
import { OUTSIDE, type Outside } from './outside.ts'
import { type Origins, type PictureUrl, readPictureUrl } from './picture-url.ts'

declare module '../floor/context.ts' {
  interface Product {
    pictures: Pictures
  }
}

const LONGEST_MS = 5_000 // threats 13
const MOST_BYTES = 10 * 1024 * 1024 // threats 13
/** In a browser. A changed picture has another address; one that was taken down is not shown for longer than this. */
const SHOWN_S = 7 * 86_400
const KEPT_BYTES = 16 * 1024 * 1024
const KEPT_MS = 3_600_000
/** The same accounts are shown again and again, and to sign takes longer than all else about an answer's row. */
const MOST_ADDRESSES = 10_000
/** Decoding holds a picture in memory: a few at a time, the rest waits. */
const AT_ONCE = 4
const MOST_WAITING = 200
/** More than the pages of one reader show in a minute (threats 14). */
const MOST_A_MINUTE = 600
const MINUTE_MS = 60_000

type Signer = Pick<Secrets, 'signPicture' | 'isPictureSignature'>
type Minted = { url: string; signature: string }

/** Pictures of others, fetched from the media origins only and made anew: what comes out was drawn here. */
export class Pictures {
  readonly #origins: Origins
  readonly #signer: Signer
  readonly #outside: Outside
  readonly #now: () => number
  readonly #asked = new Map<string, { since: number; count: number }>()
  readonly #waiting: (() => void)[] = []
  readonly #kept = new KeptPictures(KEPT_BYTES, KEPT_MS)
  readonly #addresses = new Map<string, string | null>()
  #busy = 0

  constructor(origins: Origins, signer: Signer, outside: Outside = OUTSIDE, now: () => number = Date.now) {
    this.#origins = origins
    this.#signer = signer
    this.#outside = outside
    this.#now = now
  }

  /** Where a page gets the picture at an address that we store; nowhere, if it is at none of the media origins. */
  addressOf(url: string): string | null {
    const known = this.#addresses.get(url)
    if (known !== undefined) return known
    const address = readPictureUrl(url, this.#origins) ? this.#mint(url) : null
    if (this.#addresses.size >= MOST_ADDRESSES) this.#addresses.clear()
    this.#addresses.set(url, address)
    return address
  }

  #mint(url: string): string {
    return `${pictures.calls.getPicture.path}?${new URLSearchParams({ url, signature: this.#signer.signPicture(url) })}`
  }

  /** An answer as it may leave: no address in it leads a page to anybody else. */
  inAnswer<T>(answer: T): T {
    return withOwnPictures(answer, (url) => this.addressOf(url))
  }

  isMinted(query: unknown): query is Minted {
    const { url, signature } = (query ?? {}) as Partial<Record<keyof Minted, unknown>>
    return typeof url === 'string' && typeof signature === 'string' && this.#signer.isPictureSignature(url, signature)
  }

  /** `asker`: a person or an address, for the quota. */
  async get(asked: Minted, asker: string, signal: AbortSignal): Promise<DrawnPicture> {
    if (!this.isMinted(asked)) throw refused({ signature: [{ code: 'picture_not_ours' }] })
    const picture = readPictureUrl(asked.url, this.#origins)
    if (!picture) throw refused({ url: [{ code: 'not_a_picture' }] })
    this.#count(asker)
    const kept = this.#kept.get(asked.url, this.#now())
    if (kept) return kept
    await this.#turn()
    try {
      const bytes = await this.#fetch(picture, AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]))
      const { type, bytes: drawn } = await encode(bytes)
      const answer = { name: `picture.${type}`, type: `image/${type}`, bytes: drawn, shown_for_s: SHOWN_S }
      this.#kept.set(asked.url, answer, this.#now())
      return answer
    } finally {
      this.#next()
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
    if (this.#busy < AT_ONCE) {
      this.#busy++
      return
    }
    if (this.#waiting.length >= MOST_WAITING) throw new AppError('too_many', { retry_after_s: 2 })
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  /** A turn is handed on, not given back: whoever came in between would make one too many. */
  #next(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#busy--
  }
}

const refused = (fields: Fields) => new AppError('invalid', { fields })

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
