import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { World } from '../world/world.ts'
import { answerAnthropic } from './anthropic.ts'
import { WORDS } from './conversation.ts'
import { answerOpenAi } from './openai.ts'
import { Refused } from './refused.ts'

const MODELS = ['sandbox-large', 'sandbox-small']

/** A language model without language: the wires of OpenAI and Anthropic, and plain answers made from what is asked. */
export async function llmRoutes(app: FastifyInstance, { world }: { world: World }): Promise<void> {
  const { api_key } = world.app.llm

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Refused) return reply.code(error.status).send(error.body)
    const { statusCode = 500 } = error as { statusCode?: number }
    return reply.code(statusCode).send(faultOf(request, statusCode, 'The request could not be read'))
  })
  app.addHook('preHandler', async (request, reply) => {
    const given = request.headers['x-api-key'] ?? /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (given !== api_key) return reply.code(401).send(faultOf(request, 401, 'The API key is not right'))
    if (JSON.stringify(request.body ?? '').includes(WORDS.error)) {
      return reply.code(500).send(faultOf(request, 500, 'The sandbox was asked to fail'))
    }
  })

  app.get('/llm/v1/models', async () => ({
    object: 'list',
    data: MODELS.map((id) => ({ id, object: 'model', created: 1_735_689_600, owned_by: 'sandbox' })),
  }))
  app.post('/llm/v1/chat/completions', async (request, reply) =>
    answerOpenAi(reply, bodyOf(request), world.clock.now(), idOf(request)),
  )
  app.post('/llm/v1/messages', async (request, reply) => answerAnthropic(reply, bodyOf(request), idOf(request)))
}

const bodyOf = (request: FastifyRequest) =>
  (typeof request.body === 'object' && request.body !== null ? request.body : {}) as Record<string, never>

/** The same question has the same id. */
const idOf = ({ body }: FastifyRequest) =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 24)

function faultOf({ url }: FastifyRequest, status: number, message: string): object {
  const type = status === 401 ? 'authentication_error' : status >= 500 ? 'api_error' : 'invalid_request_error'
  if (url.startsWith('/llm/v1/messages')) return { type: 'error', error: { type, message } }
  return {
    error: {
      message,
      type: status === 401 ? 'invalid_request_error' : type,
      param: null,
      code: status === 401 ? 'invalid_api_key' : null,
    },
  }
}
