import { hashtagsIn, linksIn, mentionsIn } from '@starling/targeting'

export type PostPart = { text: string; is_link: boolean }

const SHOWN_LINK = 26
/** As X shows a link: without its scheme, and not longer than this. */
export function shownLink(url: string): string {
  const plain = url.replace(/^https?:\/\/(www\.)?/i, '')
  return plain.length > SHOWN_LINK ? `${plain.slice(0, SHOWN_LINK)}…` : plain
}

/** A text in pieces: what X colours, and what stands between. */
export function partsOf(text: string): PostPart[] {
  const marked = [...linksIn(text), ...hashtagsIn(text), ...mentionsIn(text)]
  const parts: PostPart[] = []
  let rest = text
  while (rest !== '') {
    const [at, found] = marked
      .map((one): [number, string] => [rest.indexOf(one), one])
      .filter(([place]) => place >= 0)
      .toSorted(([a, one], [b, other]) => a - b || other.length - one.length)[0] ?? [rest.length, '']
    if (at > 0) parts.push({ text: rest.slice(0, at), is_link: false })
    if (found !== '') parts.push({ text: /^https?:/i.test(found) ? shownLink(found) : found, is_link: true })
    rest = rest.slice(at + found.length)
  }
  return parts
}

export function hostOf(url: string): string {
  return URL.parse(/^https?:\/\//i.test(url) ? url : `https://${url}`)?.hostname.replace(/^www\./, '') ?? ''
}
