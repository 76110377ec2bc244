import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError } from '@starling/contract'
import type { Language } from '@starling/text'
import { say } from '@starling/text/both'

type Unparsed = Error & { code?: string; rawPacket?: unknown }

/** Of what came last, which may not be the beginning. */
function asksForPage(packet: unknown): boolean {
  const text = Buffer.isBuffer(packet) ? packet.toString('latin1') : ''
  return /^GET \/(?!api\/|rest-auth\/)/.test(text) || /^accept:[^\r\n]*text\/html/im.test(text)
}

const told = (language: Language) => {
  const { t } = say(language)
  return `<section lang="${language}"><h1>${t('This address is too long')}</h1><p>${t('No server reads an address of this length. Ask with fewer keywords, or paste them into Explore.')}</p><p><a href="/">${t('To the start page')}</a></p></section>`
}
const TOO_LONG = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Starling</title>${told('en')}${told('ja')}</html>`

/** What Node could not read as a request never meets a route: it is refused here, in the same shape as all else. */
export function refuseUnparsed(cause: Unparsed, socket: Socket): void {
  if (cause.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const error = errorOf(cause)
  const isPage = error.code === 'headers_too_large' && asksForPage(cause.rawPacket)
  // Nobody knows yet in which language.
  const body = isPage ? TOO_LONG : JSON.stringify(error.bodyIn(say('en')))
  const lines = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    `content-type: ${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
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
