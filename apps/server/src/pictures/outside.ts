import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'

export type FetchedPicture = { status: number; bytes: AsyncIterable<Uint8Array> }
/** The only ways out; a test puts its own here, so that nothing leaves. */
export type Outside = {
  resolve(host: string): Promise<string[]>
  /** Connects to this address and no other, whatever the name means by then. */
  connect(to: { address: string; url: URL; signal: AbortSignal }): Promise<FetchedPicture>
}

export const OUTSIDE: Outside = {
  resolve: async (host) => {
    const literal = host.replace(/^\[|\]$/g, '')
    if (isIP(literal)) return [literal]
    return (await lookup(host, { all: true })).map(({ address }) => address)
  },
  connect: ({ address, url, signal }) =>
    new Promise((resolve, reject) => {
      const family = isIP(address)
      const request = (url.protocol === 'https:' ? https : http).get(
        url,
        {
          agent: false,
          signal,
          headers: { accept: 'image/*', 'accept-encoding': 'identity' },
          lookup: (_host, options, done) =>
            options.all ? done(null, [{ address, family }]) : done(null, address, family),
        },
        (response) => resolve({ status: response.statusCode ?? 0, bytes: response }),
      )
      request.on('error', reject)
    }),
}
