import { AGENCIES } from '@starling/catalog'
import type { SiteName } from '@starling/contract'
import type { Config } from './config.ts'

export type Place = { site: SiteName; agency: string | null }

/** Where `npm start` is opened as well as by its name. */
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/** Any other name was made to point here by someone else, whose page must not be taken for ours (DNS rebinding). */
export function isOurHost(config: Config, hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  const { PUBLIC_URL, HOSTS_PRO, HOSTS_PREMIUM, development } = config
  const names = [PUBLIC_URL.hostname, ...HOSTS_PRO, ...HOSTS_PREMIUM, ...(development ? THIS_MACHINE : [])]
  return names.includes(host) || placeOf(config, host).agency !== null
}

/** Which site a host is: exact names from the configuration, never a part of a name; anything else is the team site. */
export function placeOf(config: Config, hostname: string): Place {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  if (config.HOSTS_PRO.includes(host)) return { site: 'pro', agency: null }
  if (config.HOSTS_PREMIUM.includes(host)) return { site: 'premium', agency: null }
  const label = host.endsWith(`.${config.PUBLIC_URL.hostname}`)
    ? host.slice(0, -config.PUBLIC_URL.hostname.length - 1)
    : ''
  return { site: 'team', agency: AGENCIES.find(({ slug }) => slug === label)?.slug ?? null }
}

/** Addresses are made from the configuration only: a request's Host header never ends up in a mail. */
export function origins({ PUBLIC_URL, HOSTS_PRO, HOSTS_PREMIUM }: Config): Record<SiteName, string> {
  const at = (hostname: string) => {
    const url = new URL(PUBLIC_URL)
    url.hostname = hostname
    return url.origin
  }
  return { team: PUBLIC_URL.origin, pro: at(HOSTS_PRO[0]!), premium: at(HOSTS_PREMIUM[0]!) }
}
