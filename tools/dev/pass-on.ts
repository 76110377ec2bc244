import { type IncomingMessage, request, type ServerResponse } from 'node:http'

/** Hands a request to the product as it came: host, cookies and body. While it starts anew, the request waits. */
export async function passOn(
  asked: IncomingMessage,
  answer: ServerResponse,
  ready: Promise<{ port: number }>,
): Promise<void> {
  const { port } = await ready
  const passed = request(
    { host: '127.0.0.1', port, method: asked.method, path: asked.url, headers: asked.headers },
    (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    },
  )
  passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()))
  answer.on('close', () => passed.destroy())
  asked.pipe(passed)
}
