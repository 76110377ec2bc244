const LOOPBACK = ['127.0.0.1', '::1', 'localhost']

/** Mails and demo credentials are open to whoever connects, so the sandbox never listens beyond this machine. */
export function assertLoopback(host: string): void {
  if (!LOOPBACK.includes(host)) throw new Error(`The sandbox listens on loopback only, not on ${host}`)
}

const nameOf = (header: string | undefined) =>
  /^(?<name>\[[^\]]*\]|[^:]*)(:\d+)?$/.exec(header ?? '')?.groups?.name?.toLowerCase() ?? ''

/** True for a Host header that names this machine itself, with any port. */
export function isLoopbackHost(header: string | undefined): boolean {
  const name = nameOf(header)
  return LOOPBACK.includes(name.replace(/^\[(.*)\]$/, '$1')) || name.endsWith('.localhost')
}

const PLAYED = new Set([
  ...['api', 'ads-api', 'ads-api-sandbox', 'upload', 'www', ''].flatMap((name) =>
    ['x.com', 'twitter.com'].map((site) => (name === '' ? site : `${name}.${site}`)),
  ),
  ...['www.facebook.com', 'graph.facebook.com', 'www.linkedin.com', 'api.linkedin.com', 'api.stripe.com'],
])

/** Hosts that are played here: a client whose addresses are fixed is led here by its agent, and signs its own host. */
export const isPlayedHost = (header: string | undefined) => PLAYED.has(nameOf(header))
