import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createSender, type Next, nextPace, type Outcome, readRetryAfter } from './sender.ts'

const MINUTE = 60_000

test.each<{ outcome: Outcome; sent?: number; wait_ms?: number; next: Next }>([
  { outcome: { status: 200 }, next: { keep: false, batch_size: 50, wait_ms: 5000 } },
  { outcome: { status: 204 }, wait_ms: 40_000, next: { keep: false, batch_size: 50, wait_ms: 5000 } },
  { outcome: { status: 400 }, next: { keep: false, batch_size: 50, wait_ms: 5000 } },
  { outcome: { status: 0 }, next: { keep: false, batch_size: 50, wait_ms: 5000 } },
  { outcome: { status: 500 }, next: { keep: true, batch_size: 50, wait_ms: 10_000 } },
  { outcome: { status: 503 }, wait_ms: 10_000, next: { keep: true, batch_size: 50, wait_ms: 20_000 } },
  { outcome: { status: 503, retry_after_s: 60 }, next: { keep: true, batch_size: 50, wait_ms: MINUTE } },
  { outcome: 'timeout', next: { keep: true, batch_size: 50, wait_ms: 10_000 } },
  { outcome: 'timeout', wait_ms: 9 * MINUTE, next: { keep: true, batch_size: 50, wait_ms: 10 * MINUTE } },
  { outcome: { status: 429 }, next: { keep: true, batch_size: 50, wait_ms: 10_000 } },
  { outcome: { status: 429, retry_after_s: 120 }, next: { keep: true, batch_size: 50, wait_ms: 2 * MINUTE } },
  { outcome: { status: 429, retry_after_s: 86_400 }, next: { keep: true, batch_size: 50, wait_ms: 10 * MINUTE } },
  { outcome: { status: 429, retry_after_s: 0 }, next: { keep: true, batch_size: 50, wait_ms: 5000 } },
  { outcome: { status: 413 }, sent: 50, next: { keep: true, batch_size: 25, wait_ms: 0 } },
  { outcome: { status: 413 }, sent: 3, next: { keep: true, batch_size: 1, wait_ms: 0 } },
  { outcome: { status: 413 }, sent: 1, next: { keep: false, batch_size: 50, wait_ms: 5000 } },
])('$outcome of $sent after $wait_ms ms', ({ outcome, sent = 50, wait_ms = 5000, next }) => {
  expect(nextPace(outcome, sent, { batch_size: 50, wait_ms })).toEqual(next)
})

test.each([
  [null, undefined],
  ['', undefined],
  ['120', 120],
  ['-3', 0],
  ['Thu, 01 Jan 1970 00:01:40 GMT', 90],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['soon', undefined],
])('Retry-After %j is %s seconds', (header, seconds) => {
  expect(readRetryAfter(header, 10_000)).toBe(seconds)
})

type Answer = { status: number; headers?: Record<string, string> } | 'hang'
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A provider that answers as told, in order, and then with 200. */
async function provider(...answers: Answer[]) {
  const received: { body: number[]; headers: IncomingHttpHeaders }[] = []
  let heard = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += chunk
    received.push({ body: JSON.parse(text), headers: request.headers })
    const answer = answers.shift() ?? { status: 200 }
    if (answer !== 'hang') response.writeHead(answer.status, answer.headers).end()
    heard.resolve()
    heard = Promise.withResolvers()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/track`,
    received,
    next: () => heard.promise,
  }
}

/** Timers that wait for the hand; `due` tells what is set, in milliseconds. */
function handTimers() {
  const set = new Map<number, { ms: number; run: () => void }>()
  let last = 0
  let changed = Promise.withResolvers<void>()
  const tell = () => {
    changed.resolve()
    changed = Promise.withResolvers()
  }
  return {
    after: (ms: number, run: () => void) => {
      const id = ++last
      set.set(id, { ms, run })
      tell()
      return () => {
        set.delete(id)
        tell()
      }
    },
    due: () => [...set.values()].map(({ ms }) => ms),
    fire: (ms: number) => {
      const [id, timer] = [...set].find(([, each]) => each.ms === ms) ?? []
      if (id === undefined || !timer) throw new Error(`no timer of ${ms} ms`)
      set.delete(id)
      timer.run()
    },
    /** Waits until exactly these are set. */
    until: async (...expected: number[]) => {
      while ([...set.values()].map(({ ms }) => ms).join() !== expected.join()) await changed.promise
    },
  }
}

async function sender(...answers: Answer[]) {
  const at = await provider(...answers)
  const timers = handTimers()
  const { add, leave } = createSender<number>({
    after: timers.after,
    pack: (events) => ({ url: at.url, type: 'application/json', body: JSON.stringify(events) }),
  })
  const addMany = (count: number, from = 0) => {
    for (let event = from; event < from + count; event += 1) add(event)
  }
  return { ...at, ...timers, add, addMany, leave }
}
const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, index) => from + index)

test('nothing leaves before 5 s; then at most 50 at a time, without cookies, until all are sent', async () => {
  const { addMany, due, fire, until, received } = await sender()
  addMany(120)
  expect(due()).toEqual([5000])
  fire(5000)
  await until(0)
  fire(0)
  await until(5000)
  fire(5000)
  await until()
  expect(received.map(({ body }) => body)).toEqual([numbers(50), numbers(50, 50), numbers(20, 100)])
  expect(received[0]!.headers.cookie).toBeUndefined()
})

test('what the provider refuses for now is sent again when it asked to, and later if it fails again', async () => {
  const { addMany, fire, until, received } = await sender(
    { status: 429, headers: { 'retry-after': '7' } },
    { status: 500 },
    { status: 502 },
  )
  addMany(2)
  fire(5000)
  await until(7000)
  addMany(1, 2)
  fire(7000)
  await until(14_000)
  fire(14_000)
  await until(28_000)
  fire(28_000)
  await until()
  expect(received.map(({ body }) => body)).toEqual([
    [0, 1],
    [0, 1, 2],
    [0, 1, 2],
    [0, 1, 2],
  ])
})

test('too large a batch is halved until it fits, and a single event that never fits is dropped', async () => {
  const tooLarge = { status: 413 }
  const { addMany, fire, until, received } = await sender(tooLarge, tooLarge, { status: 200 }, tooLarge)
  addMany(4)
  fire(5000)
  await until(0)
  fire(0)
  await until(0)
  fire(0)
  await until(0)
  fire(0)
  await until(0)
  fire(0)
  await until(0)
  fire(0)
  await until()
  expect(received.map(({ body }) => body)).toEqual([[0, 1, 2, 3], [0, 1], [0], [1], [2], [3]])
})

test('after 90 s without an answer the batch is given up and sent again', async () => {
  const { addMany, fire, until, received, next } = await sender('hang')
  addMany(1)
  const heard = next()
  fire(5000)
  await heard
  await until(90_000)
  fire(90_000)
  await until(10_000)
  fire(10_000)
  await until()
  expect(received.map(({ body }) => body)).toEqual([[0], [0]])
})

test('what is refused for good is dropped', async () => {
  const { addMany, fire, until, received } = await sender({ status: 400 })
  addMany(1)
  fire(5000)
  await until()
  addMany(1, 1)
  fire(5000)
  await until()
  expect(received.map(({ body }) => body)).toEqual([[0], [1]])
})

test('leaving the page sends the rest at once', async () => {
  const { addMany, leave, received, next } = await sender()
  addMany(3)
  const heard = next()
  leave()
  await heard
  expect(received.map(({ body }) => body)).toEqual([[0, 1, 2]])
})
