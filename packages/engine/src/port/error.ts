/** `unreachable`: what has the answer does not answer now; `not_ready`: nothing has it yet; `damaged`: it cannot be had. */
export type AskErrorCode =
  | 'bad_scope'
  | 'too_large'
  | 'bad_primitive'
  | 'cancelled'
  | 'not_ready'
  | 'unreachable'
  | 'damaged'

/** A question that gets no answer, with a sentence for who asked it. */
export class AskError extends Error {
  readonly code: AskErrorCode
  constructor(code: AskErrorCode, message: string) {
    super(message)
    this.name = 'AskError'
    this.code = code
  }
}
