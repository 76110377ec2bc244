import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError } from '@starling/contract'
import { say } from '@starling/text/both'

/** What Node could not read as a request never meets a route: it is refused here, in the same shape as all else. */
export function refuseUnparsed(cause: Error & { code?: string }, socket: Socket): void {
  if (cause.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const error = errorOf(cause)
  // Nobody knows yet in which language.
  const body = JSON.stringify(error.bodyIn(say('en')))
  const lines = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    `x-error-code: ${error.code}`,
    'connection: close',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

function errorOf({ code }: { code?: string }): AppError {
  if (code === 'HPE_HEADER_OVERFLOW') return new AppError('headers_too_large')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new AppError('too_slow')
  return new AppError('invalid', { fields: { non_field_errors: [{ code: 'not_http' }] } })
}
