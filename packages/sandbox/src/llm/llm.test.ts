import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, jsonSchema, Output, streamText, tool } from 'ai'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../world/world.ts'
import { llmRoutes } from './routes.ts'

const data_dir = mkdtempSync(join(tmpdir(), 'llm-'))
let world: World
let app: FastifyInstance
let base: string

beforeAll(async () => {
  world = openWorld({ data_dir })
  app = Fastify({ forceCloseConnections: true })
  await app.register(llmRoutes, { world })
  await app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/llm/v1`
})
afterAll(async () => {
  await app.close()
  await world.close()
  rmSync(data_dir, { recursive: true, force: true })
})

const models = () => {
  const { api_key } = world.app.llm
  const openai = createOpenAICompatible({
    name: 'sandbox',
    baseURL: base,
    apiKey: api_key,
    supportsStructuredOutputs: true,
  })
  const anthropic = createAnthropic({ baseURL: base, apiKey: api_key })
  return { openai: openai('sandbox-large'), anthropic: anthropic('sandbox-large') }
}
const PROMPT = 'Say what you see.\n<data>{"title":"Runners","size":120,"tags":["a","b"]}</data>'
const WIRES = ['openai', 'anthropic'] as const

test.each(WIRES)('%s: the answer is the data it was given, whole and in pieces', async (wire) => {
  const model = models()[wire]
  const { text, usage } = await generateText({ model, prompt: PROMPT, maxRetries: 0 })
  expect(text).toContain('{"title":"Runners","size":120,"tags":["a","b"]}')
  expect(text).not.toContain('Say what you see')
  expect(usage.outputTokens).toBeGreaterThan(0)
  const pieces: string[] = []
  for await (const piece of streamText({ model, prompt: PROMPT, maxRetries: 0 }).textStream) pieces.push(piece)
  expect(pieces.length).toBeGreaterThan(3)
  expect(pieces.join('')).toBe(text)
})

const SCHEMA = jsonSchema<{ title: string; size: number; tags: string[]; mood: string }>({
  type: 'object',
  properties: {
    title: { type: 'string' },
    size: { type: 'integer' },
    tags: { type: 'array', items: { type: 'string' } },
    mood: { type: 'string', enum: ['glad', 'cross'] },
  },
  required: ['title', 'size', 'tags', 'mood'],
  additionalProperties: false,
})
const FILLED = { title: 'Runners', size: 120, tags: ['a', 'b'], mood: 'glad' }

test.each(WIRES)('%s: a schema is filled from the data by its names', async (wire) => {
  const { output } = await generateText({
    model: models()[wire],
    prompt: PROMPT,
    maxRetries: 0,
    output: Output.object({ schema: SCHEMA }),
  })
  expect(output).toEqual(FILLED)
})

test.each(WIRES)('%s: a tool that must be called is called', async (wire) => {
  const { toolCalls } = await generateText({
    model: models()[wire],
    prompt: PROMPT,
    maxRetries: 0,
    tools: { save: tool({ description: 'Saves', inputSchema: SCHEMA }) },
    toolChoice: { type: 'tool', toolName: 'save' },
  })
  expect(toolCalls).toMatchObject([{ toolName: 'save', input: FILLED }])
})

test.each(WIRES)('%s: a stream that is cut off ends in an error', async (wire) => {
  const pieces: string[] = []
  const read = async () => {
    const { textStream } = streamText({
      model: models()[wire],
      prompt: `sandbox:cut ${PROMPT}`,
      maxRetries: 0,
      onError: () => {},
    })
    for await (const piece of textStream) pieces.push(piece)
  }
  await expect(read()).rejects.toThrow()
  expect(pieces.length).toBeGreaterThan(0)
})

test.each(WIRES)('%s: length is held', async (wire) => {
  const { finishReason, text } = await generateText({
    model: models()[wire],
    prompt: PROMPT,
    maxOutputTokens: 5,
    maxRetries: 0,
  })
  expect([finishReason, text.length]).toEqual(['length', 20])
})

const ask = (
  path: string,
  body: object,
  headers: Record<string, string> = { authorization: `Bearer ${world.app.llm.api_key}` },
) =>
  fetch(`${base}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

test('a refusal is one on either wire', async () => {
  const messages = [{ role: 'user', content: 'sandbox:refuse' }]
  const openai = await (await ask('/chat/completions', { model: 'm', messages })).json()
  expect(openai.choices[0].message).toMatchObject({ content: null, refusal: expect.any(String) })
  const anthropic = await (await ask('/messages', { model: 'm', messages, max_tokens: 100 })).json()
  expect(anthropic.stop_reason).toBe('refusal')
})

test.each<[string, string, object, Record<string, string> | undefined, number]>([
  ['no key', '/chat/completions', {}, {}, 401],
  ['no model', '/chat/completions', { messages: [{ role: 'user', content: 'a' }] }, undefined, 400],
  ['no messages', '/messages', { model: 'm', max_tokens: 4 }, undefined, 400],
  ['no length for Anthropic', '/messages', { model: 'm', messages: [{ role: 'user', content: 'a' }] }, undefined, 400],
  [
    'a failure asked for',
    '/messages',
    { model: 'm', messages: [{ role: 'user', content: 'sandbox:error' }] },
    undefined,
    500,
  ],
])('%s is refused', async (_what, path, body, headers, status) => {
  const answer = await (headers ? ask(path, body, headers) : ask(path, body))
  expect(answer.status).toBe(status)
  expect(await answer.json()).toHaveProperty('error.message')
})
