import { placedLinks, withoutLinks } from './post-links.ts'

export const linksIn = (text: string): string[] => placedLinks(text).map(({ link }) => link)
export const hashtagsIn = (text: string): string[] =>
  withoutLinks(text, ' ').match(/(?<![\p{L}\p{N}_&/])[#＃](?=[\p{L}\p{N}_]*[\p{L}_])[\p{L}\p{M}\p{N}_]+/gu) ?? []
export const mentionsIn = (text: string): string[] => withoutLinks(text, ' ').match(/(?<![\w@])@\w{1,15}/g) ?? []

const segments = new Intl.Segmenter('en', { granularity: 'grapheme' })
const isEmoji = (one: string) =>
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(one) && !/^[\d#*©®™]$/u.test(one)
/** Each as one reads it: a family is one, a flag is one. */
export const emojiIn = (text: string): string[] =>
  [...segments.segment(text)].map(({ segment }) => segment).filter(isEmoji)

/** What a post may weigh. */
export const MOST_WEIGHT = 280
const LINK_WEIGHT = 23
/** Letters that count once; all others count twice. */
const LIGHT: readonly [from: number, to: number][] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
]
const weightOfLetter = (letter: string) => {
  const code = letter.codePointAt(0)!
  return LIGHT.some(([from, to]) => code >= from && code <= to) ? 1 : 2
}

/** As X counts a post: links are all of one length, an emoji is two, letters of Asia are two. */
export function weightOf(text: string): number {
  const written = text.normalize('NFC')
  const rest = [...segments.segment(withoutLinks(written, ''))]
  const letters = rest.reduce(
    (sum, { segment }) =>
      sum + (isEmoji(segment) ? 2 : [...segment].reduce((all, one) => all + weightOfLetter(one), 0)),
    0,
  )
  return letters + linksIn(written).length * LINK_WEIGHT
}
