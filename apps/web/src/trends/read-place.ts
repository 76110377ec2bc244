import { readCountry } from '@starling/catalog'
import { WORLD } from '@starling/contract/browser'

/** The place of an address: a code, a name or an alias of a country, or Global; what is none is left to the server to refuse. */
export function readPlace(named: string): string {
  const text = named.trim()
  if (text.toLowerCase() === WORLD.toLowerCase()) return WORLD
  return readCountry(text) ?? text
}
