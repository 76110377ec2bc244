import type { CreativeKind } from '@starling/contract/browser'
import type { TextKey } from '@starling/text'
import type { Device, PostTheme } from './PostPreview.tsx'

export const KIND_WORDS: Record<CreativeKind, TextKey> = {
  post: 'Post with pictures or a film',
  card: 'Card that leads to a page',
  carousel: 'Carousel',
}
export const DEVICE_WORDS: Record<Device, TextKey> = { phone: 'Phone', desk: 'Desktop' }
export const THEME_WORDS: Record<PostTheme, TextKey> = { light: 'Light', dark: 'Dark' }
