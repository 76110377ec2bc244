import { type Call, ERRORS, type ErrorCode, FileAnswer } from '@starling/contract'
import type { LightMyRequestResponse } from 'fastify'
import { z } from 'zod'

const Refused = z.record(z.string(), z.array(z.string()).min(1))
const Failed = z.strictObject({ detail: z.string().min(1), code: z.string() })

/** What is wrong with an answer, if anything: it is as its contract says, or a refusal in the shape of the house. */
export function wrongWith(call: Call, answer: LightMyRequestResponse): string | undefined {
  const { statusCode: status, headers } = answer
  if (status >= 500) return `status ${status}`
  if (status >= 400) return wrongWithRefusal(answer)
  if (headers['x-error-code']) return 'an error code with a success'
  if (status === 304) return undefined
  if (call.answer === FileAnswer) return headers['content-disposition'] ? undefined : 'a file without a name'
  if (call.answer instanceof z.ZodVoid)
    return status === 204 && answer.body === '' ? undefined : 'something for nothing'
  if (call.stream) return headers['content-type']?.toString().startsWith('text/') ? undefined : 'no stream'
  const { error } = call.answer.safeParse(answer.json())
  return error && `not by its schema: ${error.message.slice(0, 500)}`
}

function wrongWithRefusal(answer: LightMyRequestResponse): string | undefined {
  const code = answer.headers['x-error-code'] as ErrorCode | undefined
  if (!code || !(code in ERRORS)) return `refused without a code of ours: ${code}`
  if (ERRORS[code].status !== answer.statusCode) return `${code} with status ${answer.statusCode}`
  const body: unknown = answer.json()
  if (answer.statusCode === 400) return Refused.safeParse(body).success ? undefined : 'a 400 that is no map of fields'
  const { data } = Failed.safeParse(body)
  return data?.code === code ? undefined : 'a refusal that does not say its code'
}
