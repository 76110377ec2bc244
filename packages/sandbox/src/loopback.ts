const LOOPBACK = ['127.0.0.1', '::1', 'localhost']

/** Mails and demo credentials are open to whoever connects, so the sandbox never listens beyond this machine. */
export function assertLoopback(host: string): void {
  if (!LOOPBACK.includes(host)) throw new Error(`The sandbox listens on loopback only, not on ${host}`)
}

/** True for a Host header that names this machine itself, with any port. */
export function isLoopbackHost(header: string | undefined): boolean {
  const name = /^(?<name>\[[^\]]*\]|[^:]*)(:\d+)?$/.exec(header ?? '')?.groups?.name?.toLowerCase() ?? ''
  return LOOPBACK.includes(name.replace(/^\[(.*)\]$/, '$1')) || name.endsWith('.localhost')
}
