import type { MediaKind } from '@starling/contract/browser'
import type { TextKey } from '@starling/text'

export const KIND_WORDS: Record<MediaKind, TextKey> = { image: 'Picture', gif: 'GIF', video: 'Video' }

const MINUTE_S = 60
/** `0:04` */
export function lengthOf(duration_ms: number): string {
  const seconds = Math.round(duration_ms / 1000)
  return `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`
}
