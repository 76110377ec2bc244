import { type MediaKind, MOST_MEDIA_BYTES } from '@starling/contract'
import { refused } from './refused.ts'

export type Sniffed = { kind: MediaKind; format: 'jpeg' | 'png' | 'webp' | 'gif' | 'mp4' | 'mov' }

/** How each begins. All else is refused before a decoder sees it: a drawing (SVG) may hold scripts and addresses. */
const BEGINNINGS: readonly (Sniffed & { begins: string; at?: number; tells?: string })[] = [
  { begins: '\xff\xd8\xff', kind: 'image', format: 'jpeg' },
  { begins: '\x89PNG\r\n\x1a\n', kind: 'image', format: 'png' },
  { begins: 'RIFF', at: 8, tells: 'WEBP', kind: 'image', format: 'webp' },
  { begins: 'GIF87a', kind: 'gif', format: 'gif' },
  { begins: 'GIF89a', kind: 'gif', format: 'gif' },
  { begins: '', at: 4, tells: 'ftypqt  ', kind: 'video', format: 'mov' },
  { begins: '', at: 4, tells: 'ftyp', kind: 'video', format: 'mp4' },
]
/** Pictures in the same box as films. */
const PICTURE_BRANDS = /^ftyp(hei|hev|mif|msf|avi|crx)/

/** What a file is, by its first bytes and by nothing else. */
export function sniff(head: Uint8Array): Sniffed {
  const text = Buffer.from(head.subarray(0, 64)).toString('latin1')
  const found = BEGINNINGS.find(
    ({ begins, at = 0, tells = '' }) => text.startsWith(begins) && text.startsWith(tells, at),
  )
  if (!found || PICTURE_BRANDS.test(text.slice(4, 12))) throw refused('not_media')
  return { kind: found.kind, format: found.format }
}

export const mostBytesOf = (head: Uint8Array): number => MOST_MEDIA_BYTES[sniff(head).kind]
