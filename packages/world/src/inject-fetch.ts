import type { FastifyInstance, InjectOptions } from 'fastify'

/** `fetch` into the product without a socket, keeping cookies as a browser on one host does. */
export function injectFetch(app: FastifyInstance, host: string): typeof fetch {
  const cookies = new Map<string, string>()
  return async (url, init = {}) => {
    const headers = Object.fromEntries(new Headers(init.headers).entries())
    const answer = await app.inject({
      method: (init.method ?? 'GET') as NonNullable<InjectOptions['method']>,
      url: String(url),
      headers: { host, ...headers, ...(cookies.size > 0 ? { cookie: cookieHeader(cookies) } : {}) },
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
      ...(init.body instanceof Blob ? { payload: Buffer.from(await init.body.arrayBuffer()) } : {}),
    })
    for (const { name, value, maxAge } of answer.cookies) {
      if (value === '' || maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    const body = answer.statusCode === 204 ? null : new Uint8Array(answer.rawPayload)
    return new Response(body, { status: answer.statusCode, headers: answer.headers as Record<string, string> })
  }
}

const cookieHeader = (cookies: Map<string, string>) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
