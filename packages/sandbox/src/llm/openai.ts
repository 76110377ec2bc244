import type { FastifyReply } from 'fastify'
import { answerTo, type Conversation, pieces, type Said, type Schema, tokensIn } from './conversation.ts'
import { Refused } from './refused.ts'
import { stream } from './stream.ts'

type Part = { type?: string; text?: string }
type Message = { role?: string; content?: string | Part[] | null }
type Body = {
  model?: string
  messages?: Message[]
  stream?: boolean
  stream_options?: { include_usage?: boolean }
  max_tokens?: number
  max_completion_tokens?: number
  response_format?: { type?: string; json_schema?: { schema?: Schema } }
  tools?: { function?: { name?: string; parameters?: Schema } }[]
  tool_choice?: string | { function?: { name?: string } }
}

const wrong = (message: string, param: string) =>
  new Refused(400, { error: { message, type: 'invalid_request_error', param, code: null } })

const textOf = (content: Message['content']) =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join('\n')

function readOpenAi(body: Body): Conversation {
  const { model, messages } = body
  if (typeof model !== 'string' || model === '') throw wrong('you must provide a model parameter', 'model')
  if (!Array.isArray(messages) || messages.length === 0)
    throw wrong('messages must be a list that is not empty', 'messages')
  const last = messages.findLastIndex(({ role }) => role === 'user')
  const format = body.response_format
  if (format?.type === 'json_schema' && !format.json_schema?.schema)
    throw wrong('a schema is missing', 'response_format')
  return {
    model,
    instructions: messages
      .filter((_, at) => at !== last)
      .map(({ content }) => textOf(content))
      .join('\n\n'),
    question: textOf(messages[last]?.content),
    max_tokens: body.max_completion_tokens ?? body.max_tokens,
    schema:
      format?.type === 'json_schema'
        ? format.json_schema!.schema
        : format?.type === 'json_object'
          ? { type: 'object', properties: { text: { type: 'string' } } }
          : undefined,
    tool: toolOf(body),
    stream: body.stream === true,
  }
}

function toolOf({ tools = [], tool_choice }: Body): Conversation['tool'] {
  if (tool_choice === undefined || tool_choice === 'auto' || tool_choice === 'none') return undefined
  const name = typeof tool_choice === 'object' ? tool_choice.function?.name : undefined
  const found = tools.find((tool) => name === undefined || tool.function?.name === name)?.function
  if (!found?.name) throw wrong('tool_choice names no tool', 'tool_choice')
  return { name: found.name, schema: found.parameters ?? { type: 'object' } }
}

const finish = ({ is_cut }: Said, { tool }: Conversation) => (tool ? 'tool_calls' : is_cut ? 'length' : 'stop')

function usageOf({ instructions, question }: Conversation, { text }: Said) {
  const prompt_tokens = tokensIn(instructions + question)
  const completion_tokens = tokensIn(text)
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens }
}

export function answerOpenAi(reply: FastifyReply, body: Body, at: Date, id: string) {
  const conversation = readOpenAi(body)
  const said = answerTo(conversation)
  const common = { id: `chatcmpl-${id}`, created: Math.floor(at.getTime() / 1000), model: conversation.model }
  const call = conversation.tool && {
    id: `call_${id.slice(0, 24)}`,
    type: 'function',
    function: { name: conversation.tool.name, arguments: said.text },
  }
  if (conversation.stream) return streamOpenAi(reply, body, conversation, said, common)
  const message = {
    role: 'assistant',
    content: call || said.is_refused ? null : said.text,
    refusal: said.is_refused ? said.text : null,
    ...(call ? { tool_calls: [call] } : {}),
  }
  return reply.send({
    ...common,
    object: 'chat.completion',
    choices: [{ index: 0, message, logprobs: null, finish_reason: finish(said, conversation) }],
    usage: usageOf(conversation, said),
  })
}

function streamOpenAi(reply: FastifyReply, body: Body, conversation: Conversation, said: Said, common: object) {
  const { tool } = conversation
  const chunk = (delta: object, finish_reason: string | null = null) => ({
    data: { ...common, object: 'chat.completion.chunk', choices: [{ index: 0, delta, logprobs: null, finish_reason }] },
  })
  const first = tool
    ? {
        role: 'assistant',
        tool_calls: [{ index: 0, id: 'call_0', type: 'function', function: { name: tool.name, arguments: '' } }],
      }
    : { role: 'assistant', content: '' }
  const part = (text: string) =>
    tool
      ? { tool_calls: [{ index: 0, function: { arguments: text } }] }
      : said.is_refused
        ? { refusal: text }
        : { content: text }
  const usage = {
    data: { ...common, object: 'chat.completion.chunk', choices: [], usage: usageOf(conversation, said) },
  }
  return stream(reply, conversation, [
    chunk(first),
    ...pieces(said.text).map((text) => chunk(part(text))),
    chunk({}, finish(said, conversation)),
    ...(body.stream_options?.include_usage ? [usage] : []),
    { data: '[DONE]' },
  ])
}
