import { compile, type Rules } from '../grammar.ts'
import type { Language } from '../places.ts'
import type { Random } from '../random.ts'
import { dressLatin, end, type Style } from '../style.ts'
import { ARABIC } from './arabic.ts'
import { ASIDES } from './asides.ts'
import { ENGLISH_LIFE } from './english-life.ts'
import { ENGLISH_POSTS } from './english-posts.ts'
import { ENGLISH_REPLIES } from './english-replies.ts'
import { ENGLISH_VOICES } from './english-voices.ts'
import { ENGLISH_WORDS } from './english-words.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { INDONESIAN } from './indonesian.ts'
import { ITALIAN } from './italian.ts'
import { dressJapanese } from './japanese-dress.ts'
import { JAPANESE_LIFE } from './japanese-life.ts'
import { JAPANESE_POSTS } from './japanese-posts.ts'
import { JAPANESE_REPLIES } from './japanese-replies.ts'
import { JAPANESE_VOICES } from './japanese-voices.ts'
import { JAPANESE_WORDS } from './japanese-words.ts'
import { KOREAN } from './korean.ts'
import { PORTUGUESE } from './portuguese.ts'
import { SPANISH } from './spanish.ts'

const english = compile(ENGLISH_WORDS, ENGLISH_POSTS, ENGLISH_REPLIES, ENGLISH_LIFE, ENGLISH_VOICES)
const japanese = compile(JAPANESE_WORDS, JAPANESE_POSTS, JAPANESE_REPLIES, JAPANESE_LIFE, JAPANESE_VOICES)

export const BASE_RULES: Record<Language, Rules> = {
  en: english,
  ja: japanese,
  es: compile(SPANISH, ASIDES.es ?? {}),
  pt: compile(PORTUGUESE, ASIDES.pt ?? {}),
  fr: compile(FRENCH, ASIDES.fr ?? {}),
  de: compile(GERMAN, ASIDES.de ?? {}),
  it: compile(ITALIAN, ASIDES.it ?? {}),
  ko: compile(KOREAN, ASIDES.ko ?? {}),
  id: compile(INDONESIAN, ASIDES.id ?? {}),
  ar: compile(ARABIC, ASIDES.ar ?? {}),
}

type Dress = (text: string, style: Style, random: Random) => string
const latin: Dress = (text, style, random) => dressLatin(text, style, random, false)

/** Scripts without capitals: only what ends a post is the writer's own. */
const plain: Dress = (text, style, random) => end(text, style, random)

export const dress: Record<Language, Dress> = {
  en: (text, style, random) => dressLatin(text, style, random, true),
  ja: dressJapanese,
  es: latin,
  pt: latin,
  fr: latin,
  de: latin,
  it: latin,
  ko: plain,
  id: latin,
  ar: plain,
}
