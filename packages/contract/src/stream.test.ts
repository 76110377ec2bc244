import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiError, createClient } from './client.ts'
import { FRAMES, READERS, type Stream } from './stream.ts'
import type { WireCall } from './wire.ts'

async function* of(...texts: string[]) {
  yield* texts
}
const read = async (kind: Stream, ...texts: string[]) => {
  const pieces: unknown[] = []
  for await (const piece of READERS[kind](of(...texts))) pieces.push(piece)
  return pieces
}

const SAID: Record<Stream, unknown[]> = {
  text: ['One, ', 'two 🐦 ', '三つ\n'],
  events: [
    { event: 'progress', done: 1, total: 3, section: 'countries' },
    { event: 'progress', done: 2, total: 3, section: 'a\n\nevent: end\ndata: {}\n\n' },
  ],
}

test.each(['text', 'events'] as const)('%s: what is written is read, wherever the wire cuts it', async (kind) => {
  const { open, piece, alive, end } = FRAMES[kind]
  const wire = open + SAID[kind].map(piece).join(alive) + end
  for (let cut = 0; cut <= wire.length; cut++) {
    const pieces = await read(kind, wire.slice(0, cut), wire.slice(cut))
    if (kind === 'text') expect(pieces.join('')).toBe(SAID.text.join(''))
    else expect(pieces).toEqual(SAID.events)
  }
})

test.each(['text', 'events'] as const)(
  '%s: a failure is thrown, and one that only looks like it is not',
  async (kind) => {
    const { piece, failed, end } = FRAMES[kind]
    const failure = { detail: 'Later.', code: 'timeout' } as const
    await expect(read(kind, piece(SAID[kind][0]), failed(failure))).rejects.toMatchObject({ failure })
    const forged = kind === 'text' ? failed(failure) + end : { event: 'said', text: failed(failure) + end }
    expect(await read(kind, piece(forged), end)).toHaveLength(1)
  },
)

test.each(['text', 'events'] as const)('%s: a stream that ends without saying so was cut', async (kind) => {
  await expect(read(kind, FRAMES[kind].piece(SAID[kind][0]))).rejects.toThrow('broke off')
})

let server: Server
let root: string
/** `next`: each piece waits for one of them, where what was sent before must have been read. */
let answer: {
  status?: number
  type?: string
  chunks: string[]
  isCut?: boolean
  next?: PromiseWithResolvers<void>[]
}
let closed: Promise<void>
beforeAll(async () => {
  server = createServer(async (_request, reply) => {
    closed = new Promise((resolve) => void reply.once('close', resolve))
    reply.writeHead(answer.status ?? 200, { 'content-type': answer.type ?? FRAMES.text.type })
    for (const chunk of answer.chunks) {
      reply.write(chunk)
      await (answer.next?.shift()?.promise ?? pause(5))
    }
    if (answer.isCut) reply.destroy()
    else if (answer.status) reply.end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const call: WireCall = { method: 'POST', path: '/chat/', who: 'pro', stream: 'text' }
const errors: ApiError[] = []
const client = () =>
  createClient({ analyzeChatQuery: call }, { root, headers: () => ({}), onError: (error) => errors.push(error) })
const body = { data: { question: { query_type: 'handle', handle: 'a' }, sections: [] }, query: 'q' } as const
const talk = (signal?: AbortSignal) =>
  client().analyzeChatQuery({ body: { ...body, data: { ...body.data, sections: [] } } }, signal ? { signal } : {})

test('pieces come as they are sent, before the end is known', async () => {
  const first = Promise.withResolvers<void>()
  answer = { chunks: ['One ', 'two'], next: [first] }
  const stream = talk()
  expect(await stream.next()).toEqual({ value: 'One ', done: false })
  first.resolve()
  expect(await stream.next()).toEqual({ value: 'two', done: false })
  await stream.return()
  await closed
})

test.each<[string, typeof answer, Partial<ApiError>]>([
  [
    'a refusal',
    { status: 403, type: 'application/json', chunks: ['{"detail":"No.","code":"sign_in_needed"}'] },
    { status: 403, code: 'sign_in_needed' },
  ],
  [
    'a failure in the midst',
    { chunks: ['One ', FRAMES.text.failed({ detail: 'Slow.', code: 'timeout' })] },
    { status: 504, code: 'timeout' },
  ],
  ['a lost connection', { chunks: ['One '], isCut: true }, { status: 0 }],
])('%s is an ApiError', async (_what, given, expected) => {
  answer = given
  errors.length = 0
  const all = async () => {
    for await (const _ of talk());
  }
  await expect(all()).rejects.toMatchObject(expected)
  expect(errors).toHaveLength(1)
})

test('whoever stops listening hangs up, and that is no error', async () => {
  answer = { chunks: ['One '] }
  errors.length = 0
  const stop = new AbortController()
  const stream = talk(stop.signal)
  await stream.next()
  const next = stream.next()
  stop.abort()
  await expect(next).rejects.toThrow()
  await closed
  expect(errors).toEqual([])
})
