import { AppError } from '@starling/contract'
import { refuseInsideChange } from '@starling/contract/inside-change'
import { createTransport } from 'nodemailer'

export type Mail = {
  /** The same for every try of the same mail: it names the mail, so that a reader shows a double once. */
  key?: string
  to: string
  subject: string
  text: string
  html?: string
  headers?: Record<string, string>
}

export type Mailer = {
  /** Resolves when the mail server has taken the mail; any failure is an AppError. */
  send(mail: Mail): Promise<void>
  close(): void
}

type Options = { url: string; from: string; timeout_ms?: number }

/** Mail by SMTP, such as smtp://127.0.0.1:4125 or smtps://user:password@mail.example. */
export function createMailer({ url, from, timeout_ms = 10_000 }: Options): Mailer {
  if (!/^smtps?:\/\/./i.test(url)) throw new Error('The mail address must begin with smtp:// or smtps://')
  const transport = createTransport({
    url,
    connectionTimeout: timeout_ms,
    greetingTimeout: timeout_ms,
    socketTimeout: timeout_ms,
    dnsTimeout: timeout_ms,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return {
    async send({ key, to, subject, text, html, headers = {} }) {
      refuseInsideChange('the mail server')
      assertOneAddress(to)
      const mail = {
        from,
        to: { name: '', address: to },
        // Who gets it is said once, here: nothing in subject, text or headers can add a recipient.
        envelope: { from, to: [to] },
        subject: oneLine(subject),
        text,
        ...(key === undefined ? {} : { messageId: `<${key}@${from.split('@').at(-1)?.replace(/>$/, '')}>` }),
        ...(html === undefined ? {} : { html }),
        headers: Object.entries(headers).map(([key, value]) => ({ key: headerName(key), value: oneLine(value) })),
      }
      await withDeadline(transport.sendMail(mail), timeout_ms)
    },
    close() {
      transport.close()
    },
  }
}

/** The transport's own timeouts count silence only; a server that drips a byte now and then would hold us for ever. */
async function withDeadline(sending: Promise<unknown>, timeout_ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('took_too_long')), timeout_ms)
  })
  try {
    await Promise.race([sending, deadline])
  } catch (cause) {
    throw ourError(cause)
  } finally {
    clearTimeout(timer)
  }
}

function ourError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause
  const tookTooLong = cause instanceof Error && 'code' in cause && cause.code === 'ETIMEDOUT'
  return new AppError(tookTooLong ? 'took_too_long' : 'upstream_down', { cause })
}

function assertOneAddress(to: string): void {
  if (/^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/.test(to)) return
  throw new AppError('invalid', { fields: { to: [{ code: 'not_an_email' }] } }) // spec 8
}

function headerName(name: string): string {
  if (!/^[A-Za-z][A-Za-z0-9-]*$/.test(name)) throw new TypeError(`${JSON.stringify(name)} is not a header name`)
  return name
}

/** A line break in a header would begin the next header. */
function oneLine(value: string): string {
  return value.replace(/\p{Cc}+/gu, ' ').trim()
}
