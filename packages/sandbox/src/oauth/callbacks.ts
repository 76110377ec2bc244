import { isLoopbackHost } from '../loopback.ts'

/** Where a sign-in may lead back to: this machine only, as if those addresses had been registered for the app. */
export function isRegistered(callback: string): boolean {
  if (!URL.canParse(callback)) return false
  const { protocol, host, username, password, hash } = new URL(callback)
  return /^https?:$/.test(protocol) && isLoopbackHost(host) && !username && !password && hash === ''
}

export function withParameters(callback: string, parameters: Record<string, string | undefined>): string {
  const url = new URL(callback)
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.append(name, value)
  return url.href
}
