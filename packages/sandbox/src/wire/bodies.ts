import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'

export type Fields = Record<string, string | string[]>

/** Form and JSON bodies as clients send them: also none at all under a JSON content type. */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { parser: fieldsOf })
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') return done(null, undefined)
    try {
      done(null, JSON.parse(body as string))
    } catch {
      done(Object.assign(new Error('The body is not JSON'), { statusCode: 400 }), undefined)
    }
  })
}

export function fieldsOf(text: string): Fields {
  const fields: Fields = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const known = fields[name]
    fields[name] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value]
  }
  return fields
}

/** The query as it was sent: `+` is a space, and what was given twice stays twice. */
export function pairsOfQuery(request: FastifyRequest): [string, string][] {
  const url = request.raw.url ?? ''
  const at = url.indexOf('?')
  return at < 0 ? [] : [...new URLSearchParams(url.slice(at + 1))]
}

export function pairsOfForm(request: FastifyRequest): [string, string][] {
  if (!isForm(request) || typeof request.body !== 'object' || request.body === null) return []
  return Object.entries(request.body as Record<string, unknown>).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, String(one)]),
  )
}

const isForm = ({ headers }: FastifyRequest) =>
  /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')

/** One value of a query, a form or a JSON body; what is given twice counts as its last. */
export function field(request: FastifyRequest, name: string): string | undefined {
  const body =
    typeof request.body === 'object' && request.body !== null ? (request.body as Record<string, unknown>) : {}
  const value = Object.hasOwn(body, name) ? body[name] : (request.query as Record<string, unknown> | undefined)?.[name]
  const one = Array.isArray(value) ? value.at(-1) : value
  return one === undefined || one === null ? undefined : String(one)
}
