import { MEDIA_KINDS, type MediaKind } from '@starling/contract/browser'

/** What the library is narrowed by; all of it stands in the address. */
export type MediaAsked = { kind?: MediaKind; search?: string; alt_text?: 'none' }

export function readMedia(search: URLSearchParams): MediaAsked {
  const kind = MEDIA_KINDS.find((one) => one === search.get('kind'))
  const words = search.get('search')?.slice(0, 120)
  return {
    ...(kind && { kind }),
    ...(words && { search: words }),
    ...(search.get('alt_text') === 'none' && { alt_text: 'none' as const }),
  }
}

export function withMedia(search: URLSearchParams, name: keyof MediaAsked | 'media', value: string): URLSearchParams {
  const next = new URLSearchParams(search)
  if (value === '') next.delete(name)
  else next.set(name, value)
  return next
}

export const fileAddress = (id: string): string => `/api/starling/ad-media/${id}/file/`
/** Changed with it: a browser keeps what it has shown. */
export const thumbAddress = ({ id, changed_at }: { id: string; changed_at?: string }): string =>
  `/api/starling/ad-media/${id}/thumb/${changed_at ? `?at=${encodeURIComponent(changed_at)}` : ''}`
