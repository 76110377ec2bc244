/**
 * `unreachable`: what has the answer does not answer now; `not_ready`: nothing has it yet; `damaged`: it cannot be had;
 * `no_room`: the memory that is allowed does not hold it.
 */
export type AskErrorCode =
  | 'bad_scope'
  | 'too_large'
  | 'bad_primitive'
  | 'cancelled'
  | 'not_ready'
  | 'unreachable'
  | 'damaged'
  | 'no_room'

/** A question that gets no answer, with a sentence for who asked it. */
export class AskError extends Error {
  readonly code: AskErrorCode
  constructor(code: AskErrorCode, message: string) {
    super(message)
    this.name = 'AskError'
    this.code = code
  }
}
