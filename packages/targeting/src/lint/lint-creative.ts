import { emptyPackage, type PackageEntry } from '../package.ts'
import { type LintRemark, lintPackage } from './lint.ts'
import type { LintCreative } from './rule.ts'
import { isWebAddress } from './web-address.ts'

/** A creative as it is written, with what it shows: only what its kind shows counts. */
export type WrittenCreative = {
  kind: 'post' | 'card' | 'carousel'
  text: string
  media: readonly { kind: 'image' | 'gif' | 'video' }[]
  card_title: string
  card_url: string
  slides: readonly { media_id: string | null; title: string; url: string }[]
  video_title: string
  video_description: string
  countries: readonly string[]
}

function asked(written: WrittenCreative): LintCreative {
  const { kind, text, media, slides, card_title, card_url, video_title, video_description } = written
  const count = (of: string) => media.filter((one) => one.kind === of).length
  if (kind === 'carousel') {
    const unfinished = slides.filter(({ media_id, title, url }) => !media_id || title.trim() === '' || url === '')
    return { text, slides: slides.length, has_card: true, unfinished_cards: unfinished.length }
  }
  const shown = { images: count('image'), gifs: count('gif'), videos: count('video') }
  if (kind === 'card') {
    const isWhole = media.length === 1 && card_title.trim() !== '' && card_url !== ''
    return { text, ...shown, has_card: true, unfinished_cards: isWhole ? 0 : 1 }
  }
  return { text, ...shown, ...(shown.videos > 0 && { video_title, video_description }) }
}

/** Addresses that its kind leads to and that lead nowhere; one that is not written yet is unfinished, not wrong. */
const wrongAddresses = ({ kind, card_url, slides }: WrittenCreative): string[] => {
  const leads = { post: [], card: [card_url], carousel: slides.map(({ url }) => url) }[kind]
  return [...new Set(leads)].filter((url) => url !== '' && !isWebAddress(url))
}

const entry = (value: string): PackageEntry => ({ value, label: value, deselected: false, reason: { why: 'added' } })

/** What X, and what is usual where it is to be shown, says about it; errors first. */
export const lintCreative = (written: WrittenCreative): LintRemark[] =>
  lintPackage({
    package: { ...emptyPackage(), countries: written.countries.map(entry) },
    creative: { ...asked(written), wrong_addresses: wrongAddresses(written) },
  }).filter(({ topic }) => topic === 'creative')
