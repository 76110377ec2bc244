import { createHmac } from 'node:crypto'
import type { Books, Thing } from './books.ts'
import { shown } from './books.ts'
import { type Form, textOf, textsOf } from './form.ts'
import { missing, wrong } from './problem.ts'

export type Endpoint = Thing & {
  url: string
  enabled_events: string[]
  status: 'enabled' | 'disabled'
  private: { secret: string }
}

export type Mischief = {
  /** Every event is sent this many times. */
  repeat: number
  /** Events that come close together arrive last first. */
  reorder: boolean
}

/** `t=<seconds>,v1=<hex HMAC-SHA256 of seconds, a dot and the body>` */
export function signatureHeader(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

const OF_THIS_MACHINE = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\]|[\w.-]+\.localhost)(:\d+)?(\/|$)/
const TOGETHER_MS = 150
const PATIENCE_MS = 10_000
const PAUSES_MS = [500, 2_000, 8_000, 30_000, 120_000]

type Waiting = { event: Thing; endpoint: Endpoint; attempt: number }

/** Sends events to whoever asked for them, again until they are taken; on demand also twice and out of order. */
export function openWebhooks(endpoints: () => Endpoint[], onTaken: (event: Thing) => void) {
  let mischief: Mischief = { repeat: 1, reorder: false }
  let waiting: Waiting[] = []
  let timer: NodeJS.Timeout | undefined
  const timers = new Set<NodeJS.Timeout>()
  const stopped = new AbortController()
  let isSending = false

  function plan(list: Waiting[]) {
    waiting.push(...list)
    if (!timer) timer = setTimeout(flush, mischief.reorder ? TOGETHER_MS : 0)
  }

  async function flush() {
    timer = undefined
    if (isSending) return
    isSending = true
    while (waiting.length > 0 && !stopped.signal.aborted) {
      const list = mischief.reorder ? waiting.reverse() : waiting
      waiting = []
      for (const one of list) for (let n = 0; n < mischief.repeat; n++) await send(one)
    }
    isSending = false
  }

  async function send({ event, endpoint, attempt }: Waiting) {
    const body = JSON.stringify(event, null, 2)
    // The receiver compares with its own clock, so the signature carries the real time.
    const signature = signatureHeader(body, endpoint.private.secret, Math.floor(Date.now() / 1000))
    try {
      const answer = await fetch(endpoint.url, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signature,
          'user-agent': 'Stripe/1.0 (sandbox)',
        },
        signal: AbortSignal.any([stopped.signal, AbortSignal.timeout(PATIENCE_MS)]),
        redirect: 'manual',
      })
      await answer.body?.cancel()
      if (answer.ok) return onTaken(event)
    } catch {
      // Nobody there yet: the next attempt follows below.
    }
    const pause = PAUSES_MS[attempt]
    if (pause === undefined || stopped.signal.aborted) return
    const later = setTimeout(() => {
      timers.delete(later)
      plan([{ event, endpoint, attempt: attempt + 1 }])
    }, pause)
    later.unref()
    timers.add(later)
  }

  return {
    dispatch(event: Thing) {
      const wanted = endpoints().filter(
        ({ enabled_events, status }) =>
          status === 'enabled' && (enabled_events.includes('*') || enabled_events.includes(String(event.type))),
      )
      plan(wanted.map((endpoint) => ({ event, endpoint, attempt: 0 })))
      return wanted.length
    },
    mischief: () => mischief,
    misbehave(next: Partial<Mischief>) {
      mischief = { ...mischief, ...next }
      return mischief
    },
    stop() {
      stopped.abort()
      clearTimeout(timer)
      for (const later of timers) clearTimeout(later)
    },
  }
}

export function createEndpoint(books: Books, form: Form, secret: string): Endpoint {
  const url = textOf(form.url)
  if (!url) throw missing('url')
  if (!OF_THIS_MACHINE.test(url)) throw wrong('url', 'Events go to addresses of this machine only')
  const endpoint: Endpoint = {
    id: books.nextId('we'),
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created: books.now(),
    description: textOf(form.description) ?? null,
    enabled_events: textsOf(form.enabled_events),
    livemode: false,
    metadata: {},
    status: 'enabled',
    url,
    private: { secret },
  }
  return books.save('we', endpoint)
}

/** The secret is shown once, when the endpoint is made. */
export const showNewEndpoint = (endpoint: Endpoint) => ({ ...shown(endpoint), secret: endpoint.private.secret })
