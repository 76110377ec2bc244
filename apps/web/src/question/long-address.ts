import type { SectionId } from '@starling/sections'

/** Longer than this servers and proxies refuse to read an address, with whatever page they have for it. */
const LONGEST_SEARCH = 6_000
const BEHIND = '#?'

type Place = { search: string; hash: string }

/** An address that asks: what would be too long for a server stands behind the `#`, which no browser sends. */
export function joinAddress(path: string, search: URLSearchParams): string {
  const text = search.toString()
  if (text === '') return path
  return text.length > LONGEST_SEARCH ? `${path}${BEHIND}${text}` : `${path}?${text}`
}

export const readAddress = ({ search, hash }: Place): URLSearchParams =>
  new URLSearchParams(hash.startsWith(BEHIND) ? hash.slice(BEHIND.length) : search)

/** The same address at one of its sections. */
export function hashAt(section: SectionId, hash: string): string {
  if (!hash.startsWith(BEHIND)) return section
  const asked = new URLSearchParams(hash.slice(BEHIND.length))
  asked.set('at', section)
  return `?${asked}`
}
