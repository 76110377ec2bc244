import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import type { SecretWatch } from './secret-watch.ts'
import { noteAnswer, noteBody, noteRequest } from './secrets-of.ts'

const MADE = 'fastify.initialization'
const SENT = 'undici:request:create'

/**
 * From now on every server that this process makes, the product and the sandbox alike, and every request that it sends
 * is watched. Fastify and fetch tell of themselves: nothing of the product knows that it is looked at.
 */
export function watchProcess(watch: SecretWatch): { stop(): void } {
  const onMade = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRequest', async (request) => noteRequest(watch, request))
    fastify.addHook('preHandler', async (request) => noteBody(watch, request))
    fastify.addHook('onSend', async (request, reply, payload) => {
      noteAnswer(watch, request, reply, payload)
    })
  }
  const onSent = (message: unknown) => {
    const { origin, path } = (message as { request: { origin: string; path: string } }).request
    watch.noteAddress(`${origin}${path}`)
  }
  subscribe(MADE, onMade)
  subscribe(SENT, onSent)
  return {
    stop: () => {
      unsubscribe(MADE, onMade)
      unsubscribe(SENT, onSent)
    },
  }
}
