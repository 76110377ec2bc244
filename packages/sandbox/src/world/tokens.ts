import { entitiesOf } from './entities.ts'

/** Scripts written without spaces: indexed by pairs of characters, so that any part of a word is found. */
const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〆〇'
const SEGMENTS = new RegExp(`[${UNSPACED}]+|[^${UNSPACED}]+`, 'gu')
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u')
const PIECES = /[\p{L}\p{N}_]+|\p{Extended_Pictographic}/gu

const NOT_ASCII = /[^\0-\x7f]/

export const plain = (text: string) =>
  NOT_ASCII.test(text)
    ? text
        .normalize('NFKC')
        .toLowerCase()
        .replace(/\p{M}+/gu, '')
    : text.toLowerCase()

export type Tokens = { words: string[]; last: string[] }

/** The words of a text in their order; `last` holds the characters that no pair begins with. */
export function tokensOf(text: string): Tokens {
  if (!NOT_ASCII.test(text)) return { words: text.toLowerCase().match(/\w+/g) ?? [], last: [] }
  const words: string[] = []
  const last: string[] = []
  for (const [piece] of plain(text).matchAll(PIECES)) {
    if (!/^[\p{L}\p{N}_]/u.test(piece)) words.push(`e_${piece.codePointAt(0)!.toString(16)}`)
    else
      for (const [segment] of piece.matchAll(SEGMENTS)) {
        if (IS_UNSPACED.test(segment)) pairs([...segment], words, last)
        else words.push(segment)
      }
  }
  return { words, last }
}

function pairs(characters: string[], words: string[], last: string[]) {
  for (let at = 0; at + 1 < characters.length; at++) words.push(characters[at]! + characters[at + 1]!)
  if (characters.length === 1) words.push(characters[0]!)
  last.push(characters.at(-1)!)
}

/** A mark is one token for the index: what is no letter or digit is spelled out. */
export const mark = (kind: string, value: string | number) =>
  `${kind}_${plain(String(value)).replace(/[^\p{L}\p{N}_]/gu, (character) => `_${character.codePointAt(0)!.toString(16)}_`)}`

/** What a post holds, as bits of one column. */
export const HAS = { hashtags: 1, cashtags: 2, mentions: 4, links: 8, media: 16, images: 32, nullcast: 64 } as const

const WITHOUT_ADDRESSES = /https?:\/\/\S+/g

type Written = { text: string; is_repost: boolean; media_keys: string[]; context: readonly string[] }

/** What the index holds of a post: its words, then its marks. Words do not find reposts: since May 2026 X leaves them out. */
export function indexed({ text, is_repost, media_keys, context }: Written): { words: string; flags: number } {
  const { words, last } = tokensOf(is_repost ? '' : text.replace(WITHOUT_ADDRESSES, ' '))
  const { hashtags, cashtags, mentions, urls } = entitiesOf(text)
  for (const character of last) words.push(mark('z', character))
  for (const { tag } of hashtags) words.push(mark('h', tag))
  for (const { tag } of cashtags) words.push(mark('s', tag))
  for (const { username } of mentions) words.push(mark('m', username))
  for (const { expanded_url } of urls)
    for (const word of new Set(tokensOf(expanded_url).words)) words.push(mark('u', word))
  for (const annotation of context) words.push(mark('k', annotation))
  let flags = 0
  if (hashtags.length > 0) flags |= HAS.hashtags
  if (cashtags.length > 0) flags |= HAS.cashtags
  if (mentions.length > 0) flags |= HAS.mentions
  if (urls.length > 0) flags |= HAS.links
  if (media_keys.length > 0) flags |= HAS.media
  if (media_keys.some((key) => key.startsWith('3_'))) flags |= HAS.images
  return { words: words.join(' '), flags }
}
