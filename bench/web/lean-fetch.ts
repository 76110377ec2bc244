import http from 'node:http'

const agent = new http.Agent({ keepAlive: true, maxSockets: 1000 })

/** As `fetch` to a server on this machine, for a third of its work: the load must not take what it measures. */
export const leanFetch = ((address: string, init: RequestInit = {}) =>
  new Promise<Response>((resolve, reject) => {
    const request = http.request(address, {
      agent,
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
    })
    request.on('error', reject)
    request.on('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode!,
          headers: { get: (name: string) => response.headers[name.toLowerCase()] ?? null },
          text: async () => Buffer.concat(chunks).toString(),
          body: bodyOf(chunks),
        } as unknown as Response),
      )
    })
    request.end(init.body as string | undefined)
  })) as typeof fetch

/** What is streamed is given when all of it is there: until its end is what is measured. */
const bodyOf = (chunks: Buffer[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
