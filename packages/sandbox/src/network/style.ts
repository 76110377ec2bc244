import { hash, type Random, unit } from './random.ts'

/** How one person writes, the same in all their posts. */
export type Style = {
  lower: boolean
  /** What ends a post: nothing, a full stop, an exclamation mark, dots. */
  ending: 0 | 1 | 2 | 3
  emoji: number
  hashtags: number
  typos: number
  /** Leaves out apostrophes, says u for you. */
  brief: boolean
  /** Shortens words as on a phone, and types no accents, in languages where people do. */
  texting: boolean
  bare: boolean
  stretch: number
  polite: boolean
  laugh: number
  favourite: number
  breaks: number
}

export function styleOf(seed: number, slot: number, generation: number): Style {
  const h = (salt: number) => unit(hash(seed, slot, generation * 64 + salt, 31))
  const e = h(2)
  return {
    lower: h(1) < 0.24,
    ending: e < 0.46 ? 0 : e < 0.82 ? 1 : e < 0.93 ? 2 : 3,
    emoji: h(3) < 0.4 ? 0.02 : h(3) < 0.8 ? 0.22 : 0.6,
    hashtags: h(4) < 0.5 ? 0.03 : h(4) < 0.85 ? 0.2 : 0.55,
    typos: h(5) < 0.7 ? 0.004 : 0.05,
    brief: h(6) < 0.16,
    texting: h(6) < 0.32,
    bare: h(11) < 0.34,
    stretch: h(7) < 0.8 ? 0.01 : 0.12,
    polite: h(8) < 0.38,
    laugh: h(9) < 0.6 ? 0.04 : 0.3,
    favourite: hash(seed, slot, 32),
    breaks: h(10) < 0.75 ? 0.05 : 0.4,
  }
}

/** A subreddit begins small everywhere. */
const SENTENCE = /(^|[.?!…]\s+|\n+)(["“'(¿¡]*)(?!r\/)(\p{Ll})/gu

export function capitalise(text: string): string {
  return text.replace(SENTENCE, (_, before: string, quotes: string, letter: string) => {
    return before + quotes + letter.toUpperCase()
  })
}

const STRETCHED = /\b(so|no|yes|love|please|good|nice|way)\b/

/** One slip of the fingers: a letter lost, doubled or out of turn, never in a name, a tag or an address. */
export function slip(text: string, random: Random): string {
  const words = text.split(' ')
  const at = random.below(words.length)
  const word = words[at]!
  if (word.length < 5 || !/^[a-zà-ÿ]+$/.test(word)) return text
  const i = 1 + random.below(word.length - 3)
  const kind = random.below(3)
  const swapped = word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2)
  words[at] =
    kind === 0
      ? word.slice(0, i) + word.slice(i + 1)
      : kind === 1
        ? swapped
        : word.slice(0, i) + word[i] + word.slice(i)
  return words.join(' ')
}

export function dressLatin(text: string, style: Style, random: Random, english: boolean): string {
  let out = text
  if (random.chance(style.typos)) out = slip(out, random)
  if (style.lower) out = out.toLowerCase()
  else out = capitalise(out)
  if (english && style.brief) {
    out = out.replace(/\b(do|did|is|ca|wo|would|has|are|does)n['’]t\b/gi, '$1nt').replace(/\b[Ii]['’]m\b/g, 'im')
    if (style.lower)
      out = out
        .replace(/\byou\b/g, 'u')
        .replace(/\bright now\b/g, 'rn')
        .replace(/\bbecause\b/g, 'bc')
  }
  if (english && random.chance(style.stretch)) {
    out = out.replace(STRETCHED, (word) => word + word.at(-1)!.repeat(random.between(1, 3)))
  }
  return end(out, style, random)
}

export function end(text: string, style: Style, random: Random): string {
  if (/[?!.…)"”:؟]$/.test(text)) return text
  const ending = random.chance(0.8) ? style.ending : random.below(4)
  return text + ['', '.', '!', '...'][ending]
}
