import type { AdCreative, ShownMedia } from '@starling/contract/browser'
import type { Written } from './queries.ts'

/** What is written, and what of the library it shows. */
export type CreativeDraft = { written: Written; media: readonly ShownMedia[] }

const EMPTY: Written = {
  ...{ name: '', kind: 'post', text: '', media_ids: [], card_title: '', card_url: '' },
  ...{ slides: [], video_title: '', video_description: '', countries: [] },
}
export const newDraft = (): CreativeDraft => ({ written: EMPTY, media: [] })

export function draftOf(creative: AdCreative): CreativeDraft {
  const { name, kind, text, card_title, card_url, video_title, video_description, countries, slides, media } = creative
  const there = new Set(media.map(({ id }) => id))
  return {
    media,
    written: {
      ...{ name, kind, text, card_title, card_url, video_title, video_description, countries },
      // What is gone is not shown, and not saved again.
      media_ids: creative.media_ids.filter((id) => there.has(id)),
      slides: slides.map((slide) => ({ ...slide, media_id: there.has(slide.media_id ?? '') ? slide.media_id : null })),
    },
  }
}

/** In the order in which they are shown. */
export function shownIn({ written, media }: CreativeDraft): ShownMedia[] {
  const { kind, media_ids, slides } = written
  const ids = kind === 'carousel' ? slides.flatMap(({ media_id }) => media_id ?? []) : media_ids
  return ids.flatMap((id) => media.find((one) => one.id === id) ?? [])
}

export const withMedia = (draft: CreativeDraft, added: ShownMedia, patch: Partial<Written>): CreativeDraft => ({
  written: { ...draft.written, ...patch },
  media: [...draft.media.filter(({ id }) => id !== added.id), added],
})

/** As it is sent; an address without a scheme is one of the web. */
export function sentOf(written: Written): Written {
  const whole = (url: string) =>
    url.trim() === '' || /^https?:\/\//i.test(url.trim()) ? url.trim() : `https://${url.trim()}`
  return {
    ...written,
    name: written.name.trim(),
    card_url: whole(written.card_url),
    slides: written.slides.map((slide) => ({ ...slide, url: whole(slide.url) })),
  }
}
