import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { AppError } from '@starling/contract'
import { refuseInsideChange } from '@starling/contract/inside-change'
import { APICallError, generateObject, type LanguageModel, RetryError, streamText } from 'ai'
import type { z } from 'zod'

export type LanguageModelOptions = {
  kind: 'openai' | 'anthropic'
  base_url: string
  api_key: string
  model: string
  timeout_ms?: number
}
export type Message = { role: 'user' | 'assistant'; content: string }
export type Talk = { system: string; messages: Message[]; max_tokens?: number; signal?: AbortSignal }

const TIMEOUT_MS = 60_000
const MAX_TOKENS = 1_500
/** Far more than the tokens asked for can take: who sends more does not mean to end. */
const MOST_BYTES = 4 * 1024 * 1024

/** Any endpoint that speaks OpenAI's or Anthropic's wire. What it answers is text of strangers: shown, never run. */
export class Talker {
  readonly #model: LanguageModel
  readonly #timeout_ms: number

  constructor({ kind, base_url, api_key, model, timeout_ms = TIMEOUT_MS }: LanguageModelOptions) {
    const settings = { baseURL: base_url.replace(/\/$/, ''), apiKey: api_key, fetch: fetchBounded }
    this.#model =
      kind === 'anthropic'
        ? createAnthropic(settings)(model)
        : createOpenAICompatible({ name: 'language-model', supportsStructuredOutputs: true, ...settings })(model)
    this.#timeout_ms = timeout_ms
  }

  /** The answer piece by piece; ends early when the signal says so. */
  async *stream({ system, messages, max_tokens = MAX_TOKENS, signal }: Talk): AsyncGenerator<string> {
    refuseInsideChange('the language model')
    let failure: unknown
    let isCut = false
    const { textStream } = streamText({
      model: this.#model,
      system,
      messages,
      maxOutputTokens: max_tokens,
      maxRetries: 1,
      abortSignal: this.#until(signal),
      onError: ({ error }) => {
        failure = error
      },
      // The stream of one that is stopped ends as if it were over.
      onAbort: () => {
        isCut = true
      },
    })
    try {
      yield* textStream
    } catch (error) {
      failure ??= error
    }
    signal?.throwIfAborted()
    if (failure !== undefined) throw ourError(failure)
    if (isCut) throw new AppError('took_too_long')
  }

  /** An answer of this shape, or a failure. */
  async object<T>(schema: z.ZodType<T>, { system, messages, max_tokens = MAX_TOKENS, signal }: Talk): Promise<T> {
    refuseInsideChange('the language model')
    try {
      const { object } = await generateObject({
        model: this.#model,
        schema,
        system,
        messages,
        maxOutputTokens: max_tokens,
        maxRetries: 1,
        abortSignal: this.#until(signal),
      })
      return object as T
    } catch (error) {
      signal?.throwIfAborted()
      throw ourError(error)
    }
  }

  #until(signal: AbortSignal | undefined): AbortSignal {
    const deadline = AbortSignal.timeout(this.#timeout_ms)
    return signal ? AbortSignal.any([signal, deadline]) : deadline
  }
}

/** The library keeps a line until it ends, and a whole answer as well. */
async function fetchBounded(...asked: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...asked)
  let bytes = 0
  const bound = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      bytes += piece.length
      if (bytes > MOST_BYTES) controller.error(new Error('the language model did not end'))
      else controller.enqueue(piece)
    },
  })
  return new Response(response.body?.pipeThrough(bound) ?? null, response)
}

/** Errors of the library carry the whole request, question and key included: only what happened is kept. */
function ourError(error: unknown): AppError {
  const last = RetryError.isInstance(error) ? error.lastError : error
  const isLate = last instanceof Error && (last.name === 'TimeoutError' || last.name === 'AbortError')
  if (isLate) return new AppError('took_too_long')
  const status = APICallError.isInstance(last) ? last.statusCode : undefined
  const cause = new Error(`the language model failed${status ? ` with ${status}` : ''}`)
  return new AppError(status === 429 ? 'upstream_limit' : 'upstream_down', { cause })
}
