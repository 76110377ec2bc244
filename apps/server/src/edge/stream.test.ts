import type { AddressInfo } from 'node:net'
import { AppError, FRAMES, READERS, type Stream } from '@starling/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { WrittenEvents } from '../floor/index.ts'
import { asAppError } from './failures.ts'
import { framed, sendStream, signalOf } from './stream.ts'

const callOf = (stream: Stream) => ({
  method: 'GET' as const,
  path: '/x/',
  who: 'anyone' as const,
  summary: '',
  stream,
  answer: stream === 'text' ? z.string() : z.object({ event: z.string(), done: z.int() }),
})
const written = async (
  stream: Stream,
  yielded: AsyncIterable<unknown>,
  signal = new AbortController().signal,
  quiet_ms = 1_000,
) => {
  const frames: string[] = []
  for await (const frame of framed(yielded, {
    call: callOf(stream),
    signal,
    judge: asAppError,
    language: 'en',
    quiet_ms,
  })) {
    frames.push(frame)
  }
  return frames
}
async function* of(...pieces: unknown[]) {
  yield* pieces
}
async function* failing(error: unknown) {
  yield 'One'
  throw error
}
const never = () => new Promise<never>(() => {})

test('text is its pieces and the end marker', async () => {
  expect(await written('text', of('One ', '', 'two'))).toEqual(['One ', 'two', FRAMES.text.end])
})
test('events open with the delay before one may come back', async () => {
  expect(await written('events', of({ event: 'progress', done: 1 }))).toEqual([
    'retry: 3000\n\n',
    'event: progress\ndata: {"done":1}\n\n',
    'event: end\ndata: {}\n\n',
  ])
})

test.each<[string, unknown, string]>([
  ['one of ours', new AppError('timeout'), 'timeout'],
  ['anything else', new Error('secret'), 'internal'],
  ['no text', z.string().safeParse(1).error, 'internal'],
])('a failure in the midst is the last thing said: %s', async (_what, error, code) => {
  const frames = await written('text', failing(error))
  expect(frames.join('')).not.toContain('secret')
  const pieces = READERS.text(of(...frames) as AsyncIterable<string>)
  await pieces.next()
  await expect(pieces.next()).rejects.toMatchObject({ failure: { code } })
})

test('an upstream without an end is cut off at a million letters', async () => {
  const endless = async function* () {
    for (;;) yield 'x'.repeat(100_000)
  }
  const frames = await written('text', endless())
  expect(frames.join('').length).toBeLessThan(1_000_500)
  expect(frames.at(-1)).toContain('too_large')
})
test('our own answers come whole, however many rows were asked for', async () => {
  const json = JSON.stringify({ rows: ['x'.repeat(200_000)] })
  const long = Array.from({ length: 30 }, () => new WrittenEvents([{ event: 'section', json }]))
  const frames = await written('events', of(...long))
  expect([frames.length, frames.at(-1)]).toEqual([32, 'event: end\ndata: {}\n\n'])
})

test('a stream that has had its time ends in a failure, and what is behind it is told', async () => {
  let isClosed = false
  const hanging = async function* () {
    try {
      yield 'One'
      yield 'never read'
    } finally {
      isClosed = true
    }
  }
  const frames: string[] = []
  const late = new AbortController()
  for await (const frame of framed(hanging(), {
    call: callOf('text'),
    signal: late.signal,
    judge: asAppError,
    language: 'en',
  })) {
    frames.push(frame)
    late.abort(new DOMException('late', 'TimeoutError'))
  }
  expect(frames.at(-1)).toContain('took_too_long')
  expect(isClosed).toBe(true)
})

test('while there is nothing to say, events are kept alive', async () => {
  let ticks = 0
  const gone = new AbortController()
  const silent = async function* () {
    yield { event: 'progress', done: 1 }
    await never()
  }
  for await (const frame of framed(silent(), {
    call: callOf('events'),
    signal: gone.signal,
    judge: asAppError,
    language: 'en',
    quiet_ms: 5,
  })) {
    if (frame === FRAMES.events.alive) ticks++
    if (ticks === 3) gone.abort()
  }
  expect(ticks).toBe(3)
})

let app: FastifyInstance
let root: string
let left: Promise<unknown>
const more = Promise.withResolvers<void>()
beforeAll(async () => {
  app = Fastify({ forceCloseConnections: true })
  app.get('/slow', (_request, reply) => {
    const signal = signalOf(reply, callOf('text'))
    left = new Promise((resolve) => signal.addEventListener('abort', resolve))
    const said = async function* () {
      yield 'One'
      await more.promise
      yield 'two'
      await never()
    }
    return sendStream(reply, said(), { call: callOf('text'), signal, judge: asAppError, language: 'en' })
  })
  root = await app.listen({ port: 0, host: '127.0.0.1' })
  expect((app.server.address() as AddressInfo).port).toBeGreaterThan(0)
})
afterAll(() => app.close())

test('over a socket each piece leaves at once, and who hangs up ends the work', async () => {
  const stop = new AbortController()
  const response = await fetch(`${root}/slow`, { signal: stop.signal })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader.read()).value).toBe('One')
  more.resolve()
  expect((await reader.read()).value).toBe('two')
  stop.abort()
  await left
})
