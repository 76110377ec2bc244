import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { State } from '../world/state.ts'

export const FAULT_KINDS = ['status', 'slow', 'cut', 'lost', 'garbage'] as const

/** Something that goes wrong on purpose. */
export type Fault = {
  id: string
  kind: (typeof FAULT_KINDS)[number]
  /** Part of the path, `*` for anything: `/2/users/*` is all below users. */
  path: string
  method: string | null
  /** How often it still happens; null for always. */
  left: number | null
  /** How many matching calls go well before it begins. */
  after: number
  status: number
  delay_ms: number
  /** For 429 and 503: when to come back. */
  retry_after_s: number
}

export type NewFault = Partial<Omit<Fault, 'id'>> & { path: string }

const OWN = /^\/(control|livez|mail)(\/|\?|$)/

export function openFaults(state: State, now: () => number) {
  const faults = new Map(state.entries('fault').map(([id, fault]) => [id, fault as Fault]))
  const waiting = new Map<string, Set<() => void>>()
  let made = 0

  function add(given: NewFault): Fault {
    const id = `${now().toString(36)}${(made++).toString(36)}`
    const standard = {
      kind: 'status',
      method: null,
      left: 1,
      after: 0,
      status: 503,
      delay_ms: 1000,
      retry_after_s: 1,
    } as const
    const fault: Fault = { ...standard, ...given, id }
    faults.set(id, fault)
    state.set('fault', id, { ...fault })
    return fault
  }

  function forget(id: string): boolean {
    state.delete('fault', id)
    return faults.delete(id)
  }

  /** Whoever it still holds up goes on at once. */
  function remove(id: string): boolean {
    for (const goOn of waiting.get(id) ?? []) goOn()
    return forget(id)
  }

  /** Until its time is over, or somebody removes it. */
  async function wait({ id, delay_ms }: Fault): Promise<void> {
    const waiters = waiting.get(id) ?? new Set()
    waiting.set(id, waiters)
    await new Promise<void>((resolve) => {
      const timer = setTimeout(goOn, delay_ms)
      waiters.add(goOn)
      function goOn() {
        clearTimeout(timer)
        waiters.delete(goOn)
        if (waiters.size === 0) waiting.delete(id)
        resolve()
      }
    })
  }

  /** The fault that strikes this call; its count goes down. */
  function strike(method: string, url: string): Fault | undefined {
    const path = url.split('?')[0]!
    for (const fault of faults.values()) {
      if ((fault.method && fault.method !== method) || !matches(fault.path, path)) continue
      if (fault.after > 0) {
        fault.after--
        continue
      }
      if (fault.left !== null && --fault.left <= 0) forget(fault.id)
      else state.set('fault', fault.id, { ...fault })
      return fault
    }
    return undefined
  }

  return { add, remove, strike, wait, list: () => [...faults.values()] }
}
export type Faults = ReturnType<typeof openFaults>

const patterns = new Map<string, RegExp>()

function matches(pattern: string, path: string): boolean {
  let known = patterns.get(pattern)
  if (!known) {
    const escaped = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    known = new RegExp(`^${escaped.join('.*')}$`)
    patterns.set(pattern, known)
  }
  return known.test(path)
}

/** Faults come before everything else, so that no check or limit hides them. */
export function injectFaults(app: FastifyInstance, faults: Faults, now: () => number): void {
  const lost = new WeakSet<FastifyRequest>()
  app.addHook('onRequest', async (request, reply) => {
    if (OWN.test(request.url)) return
    const fault = faults.strike(request.method, request.url)
    if (fault?.kind === 'lost') lost.add(request)
    else if (fault) return suffer(fault, request, reply, { now, wait: faults.wait })
  })
  // What was asked for has happened, and nobody is told.
  app.addHook('onSend', async (request) => {
    if (lost.has(request)) request.raw.socket.destroy()
  })
}

type Meanwhile = { now: () => number; wait: Faults['wait'] }

async function suffer(fault: Fault, request: FastifyRequest, reply: FastifyReply, { now, wait }: Meanwhile) {
  if (fault.kind === 'slow') return wait(fault)
  if (fault.kind === 'cut') {
    reply.hijack()
    // Half an answer, then nothing: the client must see that it was cut.
    request.raw.socket.write(
      'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"data":[{"id"',
    )
    request.raw.socket.destroy()
    return
  }
  if (fault.kind === 'garbage')
    return reply
      .code(200)
      .type('application/json; charset=utf-8')
      .send('<html><body>upstream error</body></html>{"data"')
  if (fault.status === 429 || fault.status === 503) {
    const reset = Math.ceil(now() / 1000) + fault.retry_after_s
    reply.header('retry-after', fault.retry_after_s)
    reply.headers({ 'x-rate-limit-limit': 900, 'x-rate-limit-remaining': 0, 'x-rate-limit-reset': reset })
    if (/^\/1[12]\//.test(request.url)) reply.header('x-account-rate-limit-reset', reset)
  }
  return reply.code(fault.status).type(typeFor(request.url)).send(bodyFor(request.url, fault.status))
}

const TITLES: Record<number, string> = {
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

const typeFor = (url: string) =>
  url.startsWith('/2/') ? 'application/problem+json' : 'application/json; charset=utf-8'

/** Each service says it in its own words. */
function bodyFor(url: string, status: number): string {
  const title = TITLES[status] ?? 'Error'
  if (/^\/1[12]\//.test(url)) {
    const code = status === 429 ? 'TOO_MANY_REQUESTS' : status === 503 ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_ERROR'
    return JSON.stringify({ errors: [{ code, message: title }], request: { params: {} } })
  }
  if (/^\/(v1|llm)\//.test(url))
    return JSON.stringify({ error: { type: status === 429 ? 'rate_limit_error' : 'api_error', message: title } })
  return JSON.stringify({ title, detail: title, type: 'about:blank', status })
}
