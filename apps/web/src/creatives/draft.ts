import type { AdCreative, ShownMedia } from '@starling/contract/browser'
import { isWebAddress } from '@starling/targeting'
import type { CreativeFieldsWritten } from './queries.ts'

/** What is written, and what of the library it shows. */
export type CreativeDraft = { written: CreativeFieldsWritten; media: readonly ShownMedia[] }

const EMPTY: CreativeFieldsWritten = {
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

export const withMedia = (
  draft: CreativeDraft,
  added: ShownMedia,
  patch: Partial<CreativeFieldsWritten>,
): CreativeDraft => ({
  written: { ...draft.written, ...patch },
  media: [...draft.media.filter(({ id }) => id !== added.id), added],
})

/** An address without a scheme is one of the web; what is none stays as it was typed. */
function whole(typed: string): string {
  const url = typed.trim()
  return isWebAddress(`https://${url}`) ? `https://${url}` : url
}

/** Whether what was typed leads nowhere; nothing typed is not wrong yet. */
export const isWrongAddress = (typed: string): boolean => typed.trim() !== '' && !isWebAddress(whole(typed))
/** The server keeps no address that leads nowhere. */
export const hasWrongAddress = ({ kind, card_url, slides }: CreativeFieldsWritten): boolean =>
  kind === 'card' ? isWrongAddress(card_url) : kind === 'carousel' && slides.some(({ url }) => isWrongAddress(url))

/** Whether nothing of the post itself is there yet, only its name and kind. */
export const isBlank = ({ text, media_ids, card_title, card_url, slides }: CreativeFieldsWritten): boolean =>
  text === '' && media_ids.length === 0 && slides.length === 0 && card_title === '' && card_url === ''

/** As it is sent. A wrong address of another kind than it has now is seen nowhere, and must not hinder. */
export function sentOf(written: CreativeFieldsWritten): CreativeFieldsWritten {
  const { kind, card_url, slides } = written
  const kept = (url: string, of: CreativeFieldsWritten['kind']) =>
    kind !== of && isWrongAddress(url) ? '' : whole(url)
  return {
    ...written,
    name: written.name.trim(),
    card_url: kept(card_url, 'card'),
    slides: slides.map((slide) => ({ ...slide, url: kept(slide.url, 'carousel') })),
  }
}
