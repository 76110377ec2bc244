export type ProblemBody = { title: string; type: string; detail?: string; status?: number; [extra: string]: unknown }

/** An answer that is a problem, in the words of X (RFC 7807). */
export class Problem extends Error {
  readonly status: number
  readonly body: ProblemBody

  constructor(status: number, body: ProblemBody) {
    super(body.detail ?? body.title)
    this.status = status
    this.body = body
  }
}

const PROBLEMS = 'https://api.twitter.com/2/problems/'
export const problemType = (name: string) => `${PROBLEMS}${name}`

const plain = (status: number, title: string, detail = title) =>
  new Problem(status, { title, type: 'about:blank', status, detail })

export const unauthorized = () => plain(401, 'Unauthorized')
export const forbidden = (detail = 'Forbidden') => plain(403, 'Forbidden', detail)
export const tooMany = () => plain(429, 'Too Many Requests')
export const notFoundPath = () => plain(404, 'Not Found')

export function invalid(parameters: Record<string, string[]>, message: string): Problem {
  return new Problem(400, {
    errors: [{ parameters, message }],
    title: 'Invalid Request',
    detail: 'One or more parameters to your request was invalid.',
    type: problemType('invalid-request'),
  })
}

export const invalidValue = (name: string, value: string, why: string) =>
  invalid({ [name]: [value] }, `The \`${name}\` query parameter value [${value}] ${why}`)

const NAMES = { app: 'OAuth 2.0 Application-Only', oauth1: 'OAuth 1.0a User Context', oauth2: 'OAuth 2.0 User Context' }

export function unsupportedAuthentication(used: keyof typeof NAMES, allowed: (keyof typeof NAMES)[]): Problem {
  const types = allowed.map((one) => NAMES[one]).sort()
  return new Problem(403, {
    title: 'Unsupported Authentication',
    detail: `Authenticating with ${NAMES[used]} is forbidden for this endpoint.  Supported authentication types are [${types.join(', ')}].`,
    type: problemType('unsupported-authentication'),
    status: 403,
  })
}

export const readOnlyToken = () =>
  new Problem(403, {
    title: 'Forbidden',
    detail: 'Your client app is not configured with the appropriate oauth1 app permissions for this endpoint.',
    type: problemType('oauth1-permissions'),
    status: 403,
  })

export const notEnrolled = () =>
  new Problem(403, {
    title: 'Client Forbidden',
    detail: 'This write is not part of your access level.',
    reason: 'client-not-enrolled',
    registration_url: 'https://developer.x.com/en/docs/projects/overview',
    type: problemType('client-forbidden'),
    status: 403,
  })

type Resource = 'user' | 'tweet' | 'media' | 'list'

/** One of the errors beside the data: what was asked for is not there. */
export function missing(resource_type: Resource, parameter: string, value: string): ProblemBody {
  return {
    value,
    detail: `Could not find ${resource_type} with ${parameter}: [${value}].`,
    title: 'Not Found Error',
    resource_type,
    parameter,
    resource_id: value,
    type: problemType('resource-not-found'),
  }
}

export function fieldUnauthorized(field: string, section: 'data' | 'includes', id: string): ProblemBody {
  return {
    resource_id: id,
    parameter: '',
    resource_type: 'tweet',
    section,
    title: 'Field Authorization Error',
    value: id,
    detail: `Sorry, you are not authorized to access '${field}' on the Tweet with '' : [${id}].`,
    field,
    type: problemType('not-authorized-for-field'),
  }
}
