import { ApiError } from '@starling/contract/browser'
import { useRef } from 'react'

type Options = { idempotency_key: string }
type Send<Body, Answer> = (body: Body, options: Options) => Promise<Answer>

/** Not `randomUUID`: browsers withhold it on plain http, where a self-hosted product may well run. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether it is known what became of the request. */
function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.code !== 'in_flight'
}

/** Sends a POST that makes something. Pressing again after a lost answer repeats the key, so nothing is made twice. */
export function createSubmitOnce() {
  let open: { sent: string; key: string } | null = null
  return async function submit<Body, Answer>(send: Send<Body, Answer>, body: Body): Promise<Answer> {
    const sent = JSON.stringify(body)
    if (open?.sent !== sent) open = { sent, key: newKey() }
    try {
      const answer = await send(body, { idempotency_key: open.key })
      open = null
      return answer
    } catch (error) {
      if (isAnswered(error)) open = null
      throw error
    }
  }
}

export function useSubmitOnce() {
  const submit = useRef<ReturnType<typeof createSubmitOnce>>(null)
  submit.current ??= createSubmitOnce()
  return submit.current
}
