/** Shorter ones would be found in words by chance. */
const SHORTEST = 16
/** A run that writes more is searched as it goes, so that memory stays bounded. */
const MOST_KEPT = 8 * 1024 * 1024

/** Knows the secrets of a world, and what was written to its log and into addresses: the one must not be in the other. */
export class SecretWatch {
  /** By secret: what it is. */
  readonly #secrets = new Map<string, string>()
  readonly #found = new Set<string>()
  #log: string[] = []
  #logged = 0
  #addresses = new Set<string>()
  #addressed = 0

  get count(): number {
    return this.#secrets.size
  }

  add(secret: string | undefined, what: string): void {
    if (!secret || secret.length < SHORTEST || isPublic(secret) || this.#secrets.has(secret)) return
    this.#secrets.set(secret, what)
  }

  noteLog(line: string): void {
    this.#log.push(line)
    this.#logged += line.length
    if (this.#logged > MOST_KEPT) this.#search()
  }

  noteAddress(address: string): void {
    if (this.#addresses.has(address)) return
    this.#addresses.add(address)
    this.#addressed += address.length
    if (this.#addressed > MOST_KEPT) this.#search()
  }

  /** What was found where, without the secret itself. */
  leaks(): string[] {
    this.#search()
    return [...this.#found]
  }

  assertNone(): void {
    const leaks = this.leaks()
    if (leaks.length > 0) throw new Error(`secrets leaked: ${leaks.join('; ')}`)
  }

  #search(): void {
    const addresses = [...this.#addresses].flatMap((address) => [address, plain(address)])
    const places = [
      ['the log', this.#log],
      ['an address', addresses],
    ] as const
    for (const [where, texts] of places) {
      const all = texts.join('\n')
      for (const [secret, what] of this.#secrets) {
        if (!all.includes(secret)) continue
        const text = texts.find((one) => one.includes(secret)) ?? ''
        this.#found.add(`${what} in ${where}: ${text.trim().replaceAll(secret, '[secret]').slice(0, 400)}`)
      }
    }
    this.#log = []
    this.#addresses = new Set()
    this.#logged = 0
    this.#addressed = 0
  }
}

/** Client ids say where a call comes from and open nothing; a pass to another site works once, for a minute. */
const isPublic = (secret: string): boolean => /^stl_(pro|pass)_/.test(secret)

function plain(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
