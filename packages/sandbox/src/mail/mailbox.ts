import { randomBytes } from 'node:crypto'
import { EventEmitter, once } from 'node:events'
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Message = {
  id: string
  /** As its sender named it: the same for two copies of one mail. */
  message_id: string
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  received_at: string
}

export type MailFilter = { to?: string | undefined; since?: string | undefined; limit?: number | undefined }

export type Mailbox = {
  /** Newest first. `to` is a whole address, `since` a moment: messages of that moment count. */
  messages(filter?: MailFilter): Message[]
  /** The newest message to this address, or the first after the one with the id `after`; waits until there is one. */
  next(filter: { to: string; after?: string }, timeout_ms?: number): Promise<Message>
  clear(): void
}

export type OpenMailbox = Mailbox & { add(mail: Omit<Message, 'id' | 'received_at'>): Message; close(): void }

/** Older messages go when the mailbox is next opened, so that it doesn't grow for ever. */
const KEPT = 1_000

/** One JSON line per message: a line is written before the sender is told that the mail was accepted. */
export function openMailbox(dir: string, clock: () => Date): OpenMailbox {
  mkdirSync(dir, { recursive: true })
  const file = join(dir, 'messages.jsonl')
  let stored = readMessages(file)
  const arrivals = new EventEmitter().setMaxListeners(0)
  const closed = new AbortController()

  function firstAfter(after: string | undefined, to: string): Message | undefined {
    if (after === undefined) return stored.findLast((message) => isFor(message, to))
    const from = stored.findIndex(({ id }) => id === after) + 1
    return stored.slice(from).find((message) => isFor(message, to))
  }

  return {
    messages({ to, since, limit } = {}) {
      const moment = since === undefined ? 0 : Date.parse(since)
      return stored
        .toReversed()
        .filter((message) => (to === undefined || isFor(message, to)) && Date.parse(message.received_at) >= moment)
        .slice(0, limit)
    },

    async next({ to, after }, timeout_ms = 5_000) {
      const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(timeout_ms)])
      for (;;) {
        const message = firstAfter(after, to)
        if (message) return message
        await once(arrivals, 'mail', { signal }).catch((cause: unknown) => {
          throw new Error(`No mail to ${to} within ${timeout_ms} ms`, { cause })
        })
      }
    },

    clear() {
      stored = []
      writeFileSync(file, '')
    },

    add(mail) {
      const message = { id: randomBytes(8).toString('hex'), ...mail, received_at: clock().toISOString() }
      appendFileSync(file, lineOf(message))
      stored.push(message)
      arrivals.emit('mail')
      return message
    },

    close() {
      closed.abort()
    },
  }
}

function readMessages(file: string): Message[] {
  if (!existsSync(file)) return []
  const content = readFileSync(file, 'utf8')
  const messages = content.split('\n').flatMap(parseLine).slice(-KEPT)
  const kept = messages.map(lineOf).join('')
  if (kept !== content) {
    writeFileSync(`${file}.new`, kept)
    renameSync(`${file}.new`, file)
  }
  return messages
}

/** A process killed while writing leaves half a line, of a mail that was never accepted. */
function parseLine(line: string): Message[] {
  try {
    return [JSON.parse(line) as Message]
  } catch {
    return []
  }
}

const lineOf = (message: Message) => `${JSON.stringify(message)}\n`

const isFor = (message: Message, address: string) =>
  message.to.some((recipient) => recipient.toLowerCase() === address.trim().toLowerCase())
