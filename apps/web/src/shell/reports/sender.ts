export const BATCH_SIZE = 50 // spec 9
export const FLUSH_MS = 5_000 // spec 9
export const TIMEOUT_MS = 90_000 // spec 9
export const MOST_WAIT_MS = 10 * 60_000 // spec 7
const MOST_KEPT = 1000 // not in the spec: a provider that is down for hours must not fill the memory of a page

/** What became of one batch. A status of 0 means that it never arrived. */
export type Outcome = { status: number; retry_after_s?: number } | 'timeout'
export type Pace = { batch_size: number; wait_ms: number }
export type Next = Pace & { keep: boolean }

/** Whether a batch is sent again, when, and how large (spec 7). */
export function nextPace(outcome: Outcome, sent: number, { batch_size, wait_ms }: Pace): Next {
  const status = outcome === 'timeout' ? undefined : outcome.status
  if (status === 413) {
    // One event that is too large alone will never fit.
    if (sent <= 1) return { keep: false, batch_size, wait_ms: FLUSH_MS }
    return { keep: true, batch_size: Math.max(1, Math.floor(Math.min(batch_size, sent) / 2)), wait_ms: 0 }
  }
  if (status === undefined || status === 429 || status >= 500) {
    const asked = outcome === 'timeout' ? undefined : outcome.retry_after_s
    const wait = asked === undefined ? wait_ms * 2 : asked * 1000
    return { keep: true, batch_size, wait_ms: Math.min(MOST_WAIT_MS, Math.max(FLUSH_MS, wait)) }
  }
  return { keep: false, batch_size, wait_ms: FLUSH_MS }
}

/** Seconds, or the moment itself. */
export function readRetryAfter(header: string | null, now_ms: number): number | undefined {
  if (!header) return undefined
  const seconds = Number(header)
  if (!Number.isNaN(seconds)) return Math.max(0, seconds)
  const moment = Date.parse(header)
  return Number.isNaN(moment) ? undefined : Math.max(0, (moment - now_ms) / 1000)
}

export type Envelope = { url: string; type: string; body: string }
export type SenderSettings<Event> = {
  pack: (events: readonly Event[]) => Envelope
  batch_size?: number
  fetch?: typeof fetch
  now?: () => number
  /** Runs once after the time; the returned function takes it back. */
  after?: (ms: number, run: () => void) => () => void
}

function browserTimer(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

export type Sender<Event> = { add: (event: Event) => void; leave: () => void }

/** Collects events and posts them in batches, one at a time, by the rules of spec 7 and 9. */
export function createSender<Event>({
  pack,
  batch_size = BATCH_SIZE,
  fetch: send = (...args) => fetch(...args),
  now = Date.now,
  after = browserTimer,
}: SenderSettings<Event>): Sender<Event> {
  let waiting: Event[] = []
  let pace: Pace = { batch_size, wait_ms: FLUSH_MS }
  let cancel: (() => void) | undefined
  let sending = false

  function schedule(ms: number) {
    if (cancel || sending || waiting.length === 0) return
    cancel = after(ms, () => {
      cancel = undefined
      void flush()
    })
  }

  async function flush() {
    const batch = waiting.slice(0, pace.batch_size)
    waiting = waiting.slice(batch.length)
    sending = true
    const outcome = await post(batch)
    sending = false
    const { keep, ...next } = nextPace(outcome, batch.length, pace)
    if (keep) waiting = [...batch, ...waiting].slice(-MOST_KEPT)
    pace = keep && next.wait_ms > 0 ? next : { ...next, wait_ms: FLUSH_MS }
    schedule(keep ? next.wait_ms : waiting.length >= pace.batch_size ? 0 : FLUSH_MS)
  }

  async function post(batch: readonly Event[]): Promise<Outcome> {
    const { url, type, body } = pack(batch)
    const abort = new AbortController()
    const stop = after(TIMEOUT_MS, () => abort.abort())
    try {
      const init = { method: 'POST', body, headers: { 'content-type': type }, credentials: 'omit' as const }
      const { status, headers } = await send(url, { ...init, signal: abort.signal })
      const retry_after_s = readRetryAfter(headers.get('retry-after'), now())
      return { status, ...(retry_after_s !== undefined && { retry_after_s }) }
    } catch {
      return abort.signal.aborted ? 'timeout' : { status: 0 }
    } finally {
      stop()
    }
  }

  return {
    add: (event) => {
      waiting = [...waiting, event].slice(-MOST_KEPT)
      schedule(pace.wait_ms)
    },
    /** The page goes: what is left is handed to the browser, which sends it without us. */
    leave: () => {
      if (waiting.length === 0) return
      const { url, type, body } = pack(waiting.slice(0, pace.batch_size))
      waiting = []
      const init = { method: 'POST', body, headers: { 'content-type': type }, credentials: 'omit' as const }
      void Promise.resolve(send(url, { ...init, keepalive: true })).catch(() => undefined)
    },
  }
}
