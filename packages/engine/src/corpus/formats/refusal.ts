/** Why a row is not taken. */
export class Refusal extends Error {
  readonly reason: string

  constructor(reason: string, detail = '') {
    super(detail)
    this.reason = reason
  }
}
