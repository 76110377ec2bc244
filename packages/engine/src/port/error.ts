export type AskErrorCode = 'bad_scope' | 'too_large' | 'bad_primitive' | 'cancelled' | 'not_ready'

/** A question that gets no answer, with a sentence for who asked it. */
export class AskError extends Error {
  readonly code: AskErrorCode
  constructor(code: AskErrorCode, message: string) {
    super(message)
    this.name = 'AskError'
    this.code = code
  }
}
