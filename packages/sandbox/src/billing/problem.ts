type Details = { code?: string; param?: string; decline_code?: string; type?: string }

/** An error as Stripe's clients know it. */
export class BillingProblem extends Error {
  readonly status: number
  readonly details: Details

  constructor(status: number, message: string, details: Details = {}) {
    super(message)
    this.status = status
    this.details = details
  }

  body(): { error: Details & { message: string } } {
    return { error: { type: 'invalid_request_error', ...this.details, message: this.message } }
  }
}

export const missing = (param: string) =>
  new BillingProblem(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param })

export const noSuch = (kind: string, id: string, param = 'id', status = 404) =>
  new BillingProblem(status, `No such ${kind}: '${id}'`, { code: 'resource_missing', param })

export const wrong = (param: string, message: string, code = 'parameter_invalid') =>
  new BillingProblem(400, message, { param, code })

export const declined = (decline_code: string) =>
  new BillingProblem(
    402,
    decline_code === 'insufficient_funds' ? 'Your card has insufficient funds.' : 'Your card was declined.',
    {
      type: 'card_error',
      code: 'card_declined',
      decline_code,
    },
  )
