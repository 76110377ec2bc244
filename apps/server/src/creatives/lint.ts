import type { AdCreative } from '@starling/contract'
import type { LintCreative } from '@starling/targeting'

/** What the rules are asked about: only what this kind of creative shows counts. */
export function lintedOf(
  creative: Pick<AdCreative, 'kind' | 'text' | 'slides' | 'video_title' | 'video_description'> & {
    media: readonly { kind: AdCreative['media'][number]['kind'] }[]
  },
): LintCreative {
  const { kind, text, slides, media, video_title, video_description } = creative
  const count = (of: string) => media.filter((one) => one.kind === of).length
  if (kind === 'carousel')
    return { text, slides: slides.filter(({ media_id }) => media_id !== null).length, has_card: true }
  return {
    text,
    images: count('image'),
    gifs: count('gif'),
    videos: count('video'),
    video_title,
    video_description,
    has_card: kind === 'card',
  }
}
