import type { FastifyInstance } from 'fastify'

/** Deeper than any schema goes. What walks a body does so by calling itself, and must not run out of room for that. */
const DEEPEST = 64

/** JSON as Fastify reads it, unless it is too deep; as it came where a call wants the bytes themselves. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if ((request.routeOptions.config as { raw?: true }).raw) return done(null, bytes)
    const text = bytes.toString('utf8')
    if (isDeeper(text, DEEPEST)) done(Object.assign(new Error('too deep'), { statusCode: 400 }))
    else parse(request, text, done)
  })
}

const [QUOTE, BACKSLASH] = ['"', '\\']
function isDeeper(text: string, most: number): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (isText) {
      if (sign === BACKSLASH) at++
      else if (sign === QUOTE) isText = false
    } else if (sign === QUOTE) isText = true
    else if (sign === '[' || sign === '{') {
      if (++depth > most) return true
    } else if (sign === ']' || sign === '}') depth--
  }
  return false
}
