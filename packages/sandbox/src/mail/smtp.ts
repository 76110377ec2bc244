import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import type { OpenMailbox } from './mailbox.ts'
import { textOfHtml } from './text.ts'

const MAX_BYTES = 10 * 1024 * 1024
const CLOSE_MS = 500 // a sender with a pooled, idle connection doesn't hold up the stop

type Options = { port: number; host: string; mailbox: OpenMailbox }

export async function startSmtp({ port, host, mailbox }: Options): Promise<{ port: number; stop(): Promise<void> }> {
  const smtp = new SMTPServer({
    name: 'localhost',
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    size: MAX_BYTES,
    closeTimeout: CLOSE_MS,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onData: (stream, session, done) => {
      receive(stream, session, mailbox).then(
        (id) => done(null, `kept as ${id}`),
        (error: Error) => done(error),
      )
    },
  })
  smtp.on('error', () => {}) // a sender that hangs up is its own affair; a taken port is told below
  smtp.listen(port, host)
  await once(smtp.server, 'listening')
  return {
    port: (smtp.server.address() as AddressInfo).port,
    stop: () => new Promise((resolve) => smtp.close(resolve)),
  }
}

async function receive(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
  mailbox: OpenMailbox,
): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) {
    // The rest must still be read, or the sender never gets its answer; it just isn't kept.
    if (!stream.sizeExceeded) chunks.push(chunk)
  }
  if (stream.sizeExceeded) {
    throw Object.assign(new Error('Message exceeds the maximum size'), { responseCode: 552 })
  }
  const email = await PostalMime.parse(Buffer.concat(chunks))
  const { id } = mailbox.add({
    message_id: email.messageId ?? '',
    from: addressLine(email.from) || (envelope.mailFrom ? envelope.mailFrom.address : ''),
    to: envelope.rcptTo.map(({ address }) => address), // the envelope, so that blind copies are seen too
    subject: email.subject ?? '',
    ...bodies(email),
  })
  return id
}

function bodies({ text, html = '' }: Email): { text: string; html: string } {
  return { text: (text ?? textOfHtml(html)).trimEnd(), html }
}

function addressLine(from: Address | undefined): string {
  if (!from?.address) return ''
  return from.name ? `${from.name} <${from.address}>` : from.address
}
