import type { FileAnswer } from '@starling/contract'

export type DrawnPicture = FileAnswer & { bytes: Uint8Array }

/** Pictures that were drawn lately, the least lately asked for given up first. */
export class KeptPictures {
  readonly #most_bytes: number
  readonly #for_ms: number
  readonly #kept = new Map<string, { picture: DrawnPicture; until: number }>()
  #bytes = 0

  constructor(most_bytes: number, for_ms: number) {
    this.#most_bytes = most_bytes
    this.#for_ms = for_ms
  }

  get(url: string, now: number): DrawnPicture | undefined {
    const found = this.#kept.get(url)
    if (!found) return undefined
    this.#kept.delete(url)
    if (found.until > now) this.#kept.set(url, found)
    else this.#bytes -= found.picture.bytes.length
    return found.until > now ? found.picture : undefined
  }

  set(url: string, picture: DrawnPicture, now: number): void {
    this.#bytes += picture.bytes.length - (this.#kept.get(url)?.picture.bytes.length ?? 0)
    this.#kept.delete(url)
    this.#kept.set(url, { picture, until: now + this.#for_ms })
    for (const [oldest, { picture: given_up }] of this.#kept) {
      if (this.#bytes <= this.#most_bytes) return
      this.#kept.delete(oldest)
      this.#bytes -= given_up.bytes.length
    }
  }
}
