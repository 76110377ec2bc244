import type { ERRORS } from './errors.ts'

/** `text`: pieces of one text. `events`: server-sent events, each with its name. */
export type Stream = 'text' | 'events'
/** What an `events` call yields: its name, and what it carries. */
export type StreamEvent = { event: string } & Record<string, unknown>
type Failure = { detail: string; code: keyof typeof ERRORS }

/** For who opens a stream again; nothing does so by itself. */
export const STREAM_RECONNECT_MS = 3_000 // spec 9

/** Control characters: no text can hold them, so whatever is passed on cannot end a stream or feign its failure. */
const TEXT_END = '\u0004'
const TEXT_FAILED = '\u0018'
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/g

type Frames = {
  type: string
  open: string
  piece: (yielded: unknown) => string
  end: string
  failed: (failure: Failure) => string
  /** Sent while there is nothing to say, so that no proxy takes the stream for dead. */
  alive: string
}
/** One event whose data is JSON already, as `JSON.stringify` writes it: on one line. */
export const frameOf = (event: string, json: string): string => `event: ${event}\ndata: ${json}\n\n`
const frame = (event: string, data: unknown) => frameOf(event, JSON.stringify(data))

/** How a stream is written. */
export const FRAMES: Record<Stream, Frames> = {
  text: {
    type: 'text/plain; charset=utf-8',
    open: '',
    piece: (text) => String(text).replace(CONTROL, ''),
    end: TEXT_END,
    failed: (failure) => TEXT_FAILED + JSON.stringify(failure) + TEXT_END,
    alive: '',
  },
  events: {
    type: 'text/event-stream; charset=utf-8',
    open: `retry: ${STREAM_RECONNECT_MS}\n\n`,
    piece: (yielded) => {
      const { event, ...data } = yielded as StreamEvent
      return frame(event.replace(/\W/g, ''), data)
    },
    end: frame('end', {}),
    failed: (failure) => frame('error', failure),
    alive: ': alive\n\n',
  },
}

/** The stream said that it failed. */
export class StreamFailed extends Error {
  override name = 'StreamFailed'
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.detail)
    this.failure = failure
  }
}
/** The connection ended before the stream did. */
export class StreamCut extends Error {
  override name = 'StreamCut'
}

type Texts = AsyncIterable<string>
/** How a stream is read: what was yielded at the other end, until its end; a failure is thrown. */
export const READERS: Record<Stream, (texts: Texts) => AsyncGenerator<unknown, void>> = {
  text: readText,
  events: readEvents,
}

async function* readText(texts: Texts): AsyncGenerator<string, void> {
  let failure: string | undefined
  for await (const text of texts) {
    const end = text.indexOf(TEXT_END)
    const whole = end < 0 ? text : text.slice(0, end)
    const failed = failure === undefined ? whole.indexOf(TEXT_FAILED) : -1
    const said = failure === undefined ? (failed < 0 ? whole : whole.slice(0, failed)) : ''
    if (said !== '') yield said
    if (failure !== undefined) failure += whole
    else if (failed >= 0) failure = whole.slice(failed + 1)
    if (end < 0) continue
    if (failure !== undefined) throw new StreamFailed(JSON.parse(failure) as Failure)
    return
  }
  throw new StreamCut('the text broke off')
}

async function* readEvents(texts: Texts): AsyncGenerator<StreamEvent, void> {
  let rest = ''
  for await (const text of texts) {
    const parts = (rest + text).split('\n\n')
    rest = parts.pop()!
    for (const part of parts) {
      const event = /^event: (\w+)$/m.exec(part)?.[1]
      const data = /^data: (.*)$/m.exec(part)?.[1]
      if (event === undefined || data === undefined) continue
      if (event === 'end') return
      const carried = JSON.parse(data) as Record<string, unknown>
      if (event === 'error') throw new StreamFailed(carried as Failure)
      yield { event, ...carried }
    }
  }
  throw new StreamCut('the events broke off')
}
