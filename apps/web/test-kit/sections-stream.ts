import { type Answer, CALLS, type ERRORS, FRAMES } from '@starling/contract'

type Piece = Answer<typeof CALLS.exploreSections>

/** What `exploreSections` answers, written as the server writes it; a piece that the contract does not allow throws. */
export function sectionsStream() {
  const { open, piece, end, failed } = FRAMES.events
  const pipe = new TransformStream<string, string>()
  const writer = pipe.writable.getWriter()
  const write = (text: string) => void writer.write(text).catch(() => {})
  write(open)
  return {
    response: new Response(pipe.readable.pipeThrough(new TextEncoderStream())),
    tell: (...pieces: Piece[]) => {
      for (const one of pieces) write(piece(CALLS.exploreSections.answer.parse(one)))
    },
    end: () => {
      write(end)
      void writer.close().catch(() => {})
    },
    fail: (code: keyof typeof ERRORS, detail: string) => write(failed({ code, detail })),
    /** The connection is lost. */
    cut: () => void writer.close().catch(() => {}),
  }
}

/** All of it at once. */
export function sectionsAnswer(pieces: readonly Piece[]): Response {
  const stream = sectionsStream()
  stream.tell(...pieces)
  stream.end()
  return stream.response
}
