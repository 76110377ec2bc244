import { isIP } from 'node:net'
import type { Whence } from '@starling/store'
import type { FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { placeOf } from './sites.ts'

/** Where a request came from, as far as this installation writes that down. */
export const originOf = (request: FastifyRequest, config: Config): Whence => ({
  address: addressToKeep(request.ip, config.ADDRESSES),
  device: deviceName(request.headers['user-agent']),
  site: placeOf(config, request.hostname).site,
})

export function addressToKeep(address: string, how: Config['ADDRESSES']): string | null {
  if (how === 'none' || isIP(address) === 0) return null
  return how === 'whole' ? address : shortened(address)
}

/** Enough to tell one network from another, and too little to tell one household from its neighbours. */
function shortened(address: string): string {
  const within = address.replace(/^::ffff:/i, '')
  if (isIP(within) === 4) return within.replace(/\.\d+$/, '.0')
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = (tail ?? '').split(':').filter(Boolean)
  const whole = tail === undefined ? groups : [...groups, ...Array(8 - groups.length - rest.length).fill('0'), ...rest]
  return `${whole.slice(0, 3).join(':')}::`
}

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]
/** Enough for its owner to recognise a place they are signed in from; the whole header would be a fingerprint. */
export function deviceName(user_agent = ''): string {
  const found = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(user_agent))?.[1]
  const words = [found(BROWSERS), found(SYSTEMS)].filter(Boolean)
  return words.join(', ')
}
