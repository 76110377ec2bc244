import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { type Conversation, WORDS } from './conversation.ts'

type Chunk = { event?: string; data: unknown }

const PAUSE_MS = 2

/** Server-sent events, one by one; asked to, it breaks off in the middle. */
export function stream(reply: FastifyReply, { question }: Conversation, chunks: Chunk[]): FastifyReply {
  const cutAt = question.includes(WORDS.cut) ? Math.floor(chunks.length / 2) : chunks.length
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(Readable.from(written(chunks, cutAt)))
}

async function* written(chunks: Chunk[], cutAt: number): AsyncGenerator<string> {
  for (const [at, { event, data }] of chunks.entries()) {
    if (at === cutAt) throw new Error('The stream was asked to break off')
    const text = typeof data === 'string' ? data : JSON.stringify(data)
    yield `${event === undefined ? '' : `event: ${event}\n`}data: ${text}\n\n`
    await pause(PAUSE_MS)
  }
}
