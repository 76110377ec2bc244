import { compile, type Rules } from '../grammar.ts'
import type { Language } from '../places.ts'
import type { Random } from '../random.ts'
import { dressLatin, end, type Style } from '../style.ts'
import { ARABIC } from './arabic.ts'
import { ASIDES } from './asides.ts'
import { ENGLISH_LIFE } from './english-life.ts'
import { ENGLISH_POSTS } from './english-posts.ts'
import { ENGLISH_REPLIES } from './english-replies.ts'
import { ENGLISH_TALK } from './english-talk.ts'
import { ENGLISH_VOICES } from './english-voices.ts'
import { ENGLISH_WORDS } from './english-words.ts'
import { FRENCH } from './french.ts'
import { FRENCH_POSTS } from './french-posts.ts'
import { GERMAN } from './german.ts'
import { GERMAN_POSTS } from './german-posts.ts'
import { INDONESIAN } from './indonesian.ts'
import { ITALIAN } from './italian.ts'
import { ITALIAN_POSTS } from './italian-posts.ts'
import { dressJapanese } from './japanese-dress.ts'
import { JAPANESE_LIFE } from './japanese-life.ts'
import { JAPANESE_POSTS } from './japanese-posts.ts'
import { JAPANESE_REPLIES } from './japanese-replies.ts'
import { JAPANESE_TALK } from './japanese-talk.ts'
import { JAPANESE_VOICES } from './japanese-voices.ts'
import { JAPANESE_WORDS } from './japanese-words.ts'
import { KOREAN } from './korean.ts'
import { PORTUGUESE } from './portuguese.ts'
import { PORTUGUESE_POSTS } from './portuguese-posts.ts'
import { SPANISH } from './spanish.ts'
import { SPANISH_POSTS } from './spanish-posts.ts'
import { STAGES } from './stages.ts'
import { texted } from './texting.ts'

const english = compile(ENGLISH_WORDS, ENGLISH_POSTS, ENGLISH_REPLIES, ENGLISH_LIFE, ENGLISH_TALK, ENGLISH_VOICES)
const japanese = compile(
  JAPANESE_WORDS,
  JAPANESE_POSTS,
  JAPANESE_REPLIES,
  JAPANESE_LIFE,
  JAPANESE_TALK,
  JAPANESE_VOICES,
)

export const BASE_RULES: Record<Language, Rules> = {
  en: english,
  ja: japanese,
  es: compile(SPANISH, SPANISH_POSTS, ASIDES.es ?? {}, STAGES.es ?? {}),
  pt: compile(PORTUGUESE, PORTUGUESE_POSTS, ASIDES.pt ?? {}, STAGES.pt ?? {}),
  fr: compile(FRENCH, FRENCH_POSTS, ASIDES.fr ?? {}, STAGES.fr ?? {}),
  de: compile(GERMAN, GERMAN_POSTS, ASIDES.de ?? {}, STAGES.de ?? {}),
  it: compile(ITALIAN, ITALIAN_POSTS, ASIDES.it ?? {}, STAGES.it ?? {}),
  ko: compile(KOREAN, ASIDES.ko ?? {}, STAGES.ko ?? {}),
  id: compile(INDONESIAN, ASIDES.id ?? {}, STAGES.id ?? {}),
  ar: compile(ARABIC, ASIDES.ar ?? {}, STAGES.ar ?? {}),
}

type Dress = (text: string, style: Style, random: Random) => string
const latin =
  (language: Language): Dress =>
  (text, style, random) =>
    dressLatin(texted(text, style, language), style, random, false)

/** Scripts without capitals: only what ends a post is the writer's own. */
const plain: Dress = (text, style, random) => end(text, style, random)

export const dress: Record<Language, Dress> = {
  en: (text, style, random) => dressLatin(text, style, random, true),
  ja: dressJapanese,
  es: latin('es'),
  pt: latin('pt'),
  fr: latin('fr'),
  de: latin('de'),
  it: latin('it'),
  ko: plain,
  id: latin('id'),
  ar: plain,
}
