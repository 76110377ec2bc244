import type { FastifyReply } from 'fastify'
import { answerTo, type Conversation, pieces, type Said, type Schema, tokensIn } from './conversation.ts'
import { Refused } from './refused.ts'
import { stream } from './stream.ts'

type Part = { type?: string; text?: string; content?: string | Part[] }
type Format = { type?: string; schema?: Schema }
type Body = {
  model?: string
  system?: string | Part[]
  messages?: { role?: string; content?: string | Part[] }[]
  max_tokens?: number
  stream?: boolean
  tools?: { name?: string; input_schema?: Schema }[]
  tool_choice?: { type?: string; name?: string }
  output_format?: Format
  output_config?: { format?: Format }
}

const wrong = (message: string) =>
  new Refused(400, { type: 'error', error: { type: 'invalid_request_error', message } })

const textOf = (content: string | Part[] | undefined): string =>
  typeof content === 'string' ? content : (content ?? []).map((part) => part.text ?? textOf(part.content)).join('\n')

function readAnthropic(body: Body): Conversation {
  const { model, messages, max_tokens } = body
  if (typeof model !== 'string' || model === '') throw wrong('model: Field required')
  if (!Number.isInteger(max_tokens) || max_tokens! < 1) throw wrong('max_tokens: Field required')
  if (!Array.isArray(messages) || messages.length === 0) throw wrong('messages: at least one message is required')
  const last = messages.findLastIndex(({ role }) => role === 'user')
  const format = body.output_config?.format ?? body.output_format
  return {
    model,
    instructions: [
      textOf(body.system),
      ...messages.filter((_, at) => at !== last).map(({ content }) => textOf(content)),
    ].join('\n\n'),
    question: textOf(messages[last]?.content),
    max_tokens,
    schema: format?.type === 'json_schema' ? format.schema : undefined,
    tool: toolOf(body),
    stream: body.stream === true,
  }
}

function toolOf({ tools = [], tool_choice }: Body): Conversation['tool'] {
  if (tool_choice?.type !== 'tool' && tool_choice?.type !== 'any') return undefined
  const found = tools.find(({ name }) => tool_choice.type === 'any' || name === tool_choice.name)
  if (!found?.name) throw wrong('tool_choice.name: no such tool')
  return { name: found.name, schema: found.input_schema ?? { type: 'object' } }
}

const stopReason = ({ is_cut, is_refused }: Said, { tool }: Conversation) =>
  is_refused ? 'refusal' : is_cut ? 'max_tokens' : tool ? 'tool_use' : 'end_turn'

export function answerAnthropic(reply: FastifyReply, body: Body, id: string) {
  const conversation = readAnthropic(body)
  const said = answerTo(conversation)
  const { tool, model } = conversation
  const usage = {
    input_tokens: tokensIn(conversation.instructions + conversation.question),
    output_tokens: tokensIn(said.text),
  }
  const message = { id: `msg_${id}`, type: 'message', role: 'assistant', model }
  if (conversation.stream) return streamAnthropic(reply, conversation, said, message, usage)
  const content = tool
    ? [{ type: 'tool_use', id: `toolu_${id}`, name: tool.name, input: said.json }]
    : [{ type: 'text', text: said.text }]
  return reply.send({ ...message, content, stop_reason: stopReason(said, conversation), stop_sequence: null, usage })
}

function streamAnthropic(
  reply: FastifyReply,
  conversation: Conversation,
  said: Said,
  message: { id: string },
  usage: { input_tokens: number; output_tokens: number },
) {
  const { tool } = conversation
  const event = (type: string, data: object = {}) => ({ event: type, data: { type, ...data } })
  const block = tool
    ? { type: 'tool_use', id: `toolu_${message.id.slice(4)}`, name: tool.name, input: {} }
    : { type: 'text', text: '' }
  const delta = (text: string) =>
    tool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text }
  const started = {
    ...message,
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { ...usage, output_tokens: 1 },
  }
  return stream(reply, conversation, [
    event('message_start', { message: started }),
    event('content_block_start', { index: 0, content_block: block }),
    event('ping'),
    ...pieces(said.text).map((text) => event('content_block_delta', { index: 0, delta: delta(text) })),
    event('content_block_stop', { index: 0 }),
    event('message_delta', {
      delta: { stop_reason: stopReason(said, conversation), stop_sequence: null },
      usage: { output_tokens: usage.output_tokens },
    }),
    event('message_stop'),
  ])
}
