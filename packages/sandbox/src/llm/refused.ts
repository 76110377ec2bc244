/** A refusal in the words of the wire it came over. */
export class Refused extends Error {
  readonly status: number
  readonly body: object

  constructor(status: number, body: object) {
    super('refused')
    this.status = status
    this.body = body
  }
}
