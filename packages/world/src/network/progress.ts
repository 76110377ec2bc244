const BAR_CELLS = 24
const PLAIN_EVERY_MS = 5_000
const DRAW_EVERY_MS = 100

type Output = { isTTY?: boolean; columns?: number; write: (text: string) => unknown }

/** How far a long command is: one line that redraws itself on a terminal, a plain line now and then elsewhere. */
export class Progress {
  readonly #label: string
  readonly #output: Output
  readonly #now: () => number
  readonly #started: number
  #drawn: number

  constructor(label: string, output: Output = process.stderr, now: () => number = Date.now) {
    this.#label = label
    this.#output = output
    this.#now = now
    this.#started = now()
    this.#drawn = this.#started
  }

  /** `share` of the whole, 0 to 1; `rows` done. */
  update(share: number, rows: number, more = ''): void {
    const now = this.#now()
    if (now - this.#drawn < (this.#output.isTTY ? DRAW_EVERY_MS : PLAIN_EVERY_MS)) return
    this.#drawn = now
    const line = describeProgress(this.#label, share, rows, now - this.#started) + more
    if (!this.#output.isTTY) this.#output.write(`${line}\n`)
    else this.#output.write(`\r${bar(share)} ${line}`.slice(0, (this.#output.columns ?? 80) - 1).concat('\x1b[K'))
  }

  end(): void {
    if (this.#output.isTTY) this.#output.write('\r\x1b[K')
  }
}

export function describeProgress(label: string, share: number, rows: number, elapsed_ms: number): string {
  const done = Math.min(1, Math.max(0, share))
  const rate = elapsed_ms > 0 ? Math.round((rows / elapsed_ms) * 1000) : 0
  const left = done > 0.01 ? `${time((elapsed_ms * (1 - done)) / done)} left` : 'time left unknown'
  return `${label} ${Math.floor(done * 100)} % · ${count(rows)} rows · ${count(rate)} rows/s · ${left}`
}

export const count = (number: number): string => number.toLocaleString('en')

function bar(share: number): string {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * BAR_CELLS)
  return '█'.repeat(filled) + '░'.repeat(BAR_CELLS - filled)
}

function time(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}
