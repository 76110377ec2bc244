/** What somebody had counts half after so long. */
const HALF_MS = 5_000
/** Beyond so many the oldest are forgotten: they had nothing for long. */
const MOST_ASKERS = 10_000

/**
 * Turns between people: of those who wait, who had least lately goes first, and of equals who came first. So who asks
 * little hardly waits for those who ask much.
 */
export class LeastServed {
  readonly #now: () => number
  readonly #had = new Map<string, { ms: number; at: number }>()

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  note(asker: string, ms: number): void {
    const now = this.#now()
    const had = this.#hadBy(asker, now)
    this.#had.delete(asker)
    this.#had.set(asker, { ms: had + ms, at: now })
    if (this.#had.size > MOST_ASKERS) this.#had.delete(this.#had.keys().next().value!)
  }

  /** The place in the line of who goes next; -1 if nobody may. */
  next<T extends { asker: string }>(line: readonly T[], may: (one: T) => boolean = () => true): number {
    const now = this.#now()
    const known = new Map<string, number>()
    let [place, least] = [-1, Number.POSITIVE_INFINITY]
    for (const [at, one] of line.entries()) {
      if (!may(one)) continue
      const had = known.get(one.asker) ?? this.#hadBy(one.asker, now)
      known.set(one.asker, had)
      if (had < least) [place, least] = [at, had]
    }
    return place
  }

  #hadBy(asker: string, now: number): number {
    const had = this.#had.get(asker)
    return had ? had.ms * 0.5 ** ((now - had.at) / HALF_MS) : 0
  }
}
