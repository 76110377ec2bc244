import { COMMUNITIES } from './communities/communities.ts'
import { newsOf } from './events.ts'
import { dress } from './languages/languages.ts'
import { polish } from './languages/polish.ts'
import { MATTERS, type Matter, matterOf } from './matters.ts'
import type { Language } from './places.ts'
import { BOT, BRAND, MEDIA } from './population.ts'
import type { Random } from './random.ts'
import { further, type Scene, sentence } from './scene.ts'
import { capitalise, type Style, styleOf } from './style.ts'

export type Mood = 'good' | 'bad' | 'plain'
export type Form = 'post' | 'ask' | 'take' | 'life' | 'talk' | 'event' | 'brand' | 'share' | 'official' | 'news' | 'bot'

export type Written = { text: string; mood: Mood; form: Form; frame: number }

function moodOf(scene: Scene): Mood {
  const [good, bad] = COMMUNITIES[scene.community]!.mood
  const swing = scene.event ? scene.event.mood * 0.55 : 0
  const dice = scene.random.float()
  // Nobody is glad of an outage: a few are cross or glad on any day, but not against the news.
  if (dice < (swing > 0.1 ? 0 : Math.max(0.04, bad - swing))) return 'bad'
  return dice > 1 - (swing < -0.1 ? 0 : Math.max(0.06, good + swing)) ? 'good' : 'plain'
}

const TALK_SHARE = 0.4
const BRAND_SHARE = 0.08

const languageOf = (scene: Scene) => COMMUNITIES[scene.community]!.language

function formOf(scene: Scene): Form {
  const kind = scene.people.kind[scene.slot]
  if (kind === BOT) return 'bot'
  if (kind === BRAND) return 'official'
  if (kind === MEDIA) return 'news'
  const dice = scene.random.float()
  if (scene.event) return scene.event.brand >= 0 ? 'brand' : 'event'
  const talk = MATTERS[languageOf(scene)] ? TALK_SHARE : 0
  if (dice < talk) return 'talk'
  if (dice < talk + BRAND_SHARE) return 'brand'
  // The rest as it is without common matters.
  const rest = (dice - talk - BRAND_SHARE) / (1 - talk - BRAND_SHARE)
  if (rest < 0.14) return 'life'
  if (rest < 0.245) return 'ask'
  if (rest < 0.375) return 'take'
  if (rest < 0.41) return 'share'
  return 'post'
}

export function writePost(scene: Scene): Written {
  const form = formOf(scene)
  const mood = form === 'talk' ? 'plain' : moodOf(scene)
  const style = styleOf(scene.people.seed, scene.slot, scene.people.generation[scene.slot]!)
  const matter = form === 'talk' ? matterOf(scene.people, scene.slot, languageOf(scene), scene.random) : null
  if (matter) scene.topic = matter.hashtag
  const rule = matter?.rule ?? ruleOf(scene, form, mood)
  const language = languageOf(scene)
  const enough = (matter ? TALK_BITS[language] : undefined) ?? FEWEST_BITS[language] + (form === 'life' ? LIFE_BITS : 0)
  // A question, an opinion and a link have no mood of their own: their signs are nobody's.
  const sign: Mood = form === 'ask' || form === 'take' || form === 'share' ? 'plain' : mood
  const written = form === 'bot' ? stuffed(scene, sentence(scene, rule), enough) : thought(scene, rule, enough)
  return { text: finish(scene, style, written, sign, form, matter), mood, form, frame: scene.frame }
}

function ruleOf(scene: Scene, form: Form, mood: Mood): string {
  if (form === 'ask' || form === 'take' || form === 'share' || form === 'news') return form
  if (form === 'official') return scene.event ? `official_${newsOf(scene.event)}` : 'official'
  if (form === 'bot') return `bot_${scene.slot % 6}`
  return `${form}_${mood}`
}

export function writeReply(scene: Scene, parent: { mood: Mood; form: Form }, back: boolean): Written {
  const style = styleOf(scene.people.seed, scene.slot, scene.people.generation[scene.slot]!)
  const official = scene.people.kind[scene.slot] === BRAND
  const rule = official
    ? 'reply_official'
    : back
      ? 'reply_back'
      : parent.form === 'ask'
        ? 'reply_answer'
        : parent.form === 'take'
          ? 'reply_take'
          : `reply_${parent.mood}`
  const mood: Mood = official ? 'plain' : parent.mood
  const sign: Mood = parent.form === 'ask' || parent.form === 'take' ? 'plain' : mood
  const form = official ? 'official' : 'post'
  return {
    text: finish(scene, style, thought(scene, rule, REPLY_BITS), sign, form),
    mood,
    form: 'post',
    frame: scene.frame,
  }
}

export function writeQuote(scene: Scene, parent: { mood: Mood; form: Form }): Written {
  const style = styleOf(scene.people.seed, scene.slot, scene.people.generation[scene.slot]!)
  return {
    text: finish(scene, style, thought(scene, `quote_${parent.mood}`, REPLY_BITS), parent.mood, 'post'),
    mood: parent.mood,
    form: 'post',
    frame: scene.frame,
  }
}

/** Languages that begin a sentence with a capital. */
const latin: ReadonlySet<string> = new Set(['en', 'es', 'pt', 'fr', 'de', 'it', 'id'])

const TAIL = /\s*((?:https:\/\/\S+\s*)+)$/

function finish(scene: Scene, style: Style, raw: string, mood: Mood, form: Form, matter: Matter | null = null): string {
  const { random } = scene
  const home = COMMUNITIES[scene.community]!
  // An address stays as it is, so it waits aside while the words are dressed.
  const tail = TAIL.exec(raw)
  const formal = form === 'bot' || form === 'official' || form === 'news'
  const words = tail ? raw.slice(0, tail.index) : raw
  const plain = polish(words.trim(), home.language)
  let text = formal
    ? latin.has(home.language)
      ? capitalise(plain)
      : plain
    : dress[home.language](plain, style, random)
  if (!formal && random.chance(style.emoji)) text += gap(home.language, text) + emojiOf(scene, style, mood)
  const tags = matter ? tagOf(matter, style, random) : hashtagsOf(scene, style, random, form)
  if (tags.length > 0) text += ` ${tags.join(' ')}`
  if (tail) text += ` ${tail[1]!.trim()}`
  return text
}

/** Below this two people would soon write the same words; a language with few communities has fewer to choose from. */
const FEWEST_BITS: Record<Language, number> = {
  en: 12,
  ja: 11,
  es: 14,
  pt: 14,
  fr: 14,
  de: 14,
  it: 14,
  ko: 15,
  id: 15,
  ar: 14,
}
/** Life is the same in every community of a language. */
const LIFE_BITS = 2
/** A matter has few lines, and each of them is whole. */
const TALK_BITS: Partial<Record<Language, number>> = { en: 9, ja: 8 }
/** Answers may be short: many say the same. */
const REPLY_BITS = 11
const TRIES = 12
/** A frame that is likelier than this among those of its kind is used only now and then: all come back about as often. */
const RARE = 1 / 50

/** One thought, drawn again while it is one that many would write word for word, or that was put that way today. */
function thought(scene: Scene, rule: string, enough: number): string {
  const { topic } = scene
  let taken = { text: '', frame: 0, odds: Number.POSITIVE_INFINITY, topic }
  for (let tries = 0; tries < TRIES; tries++) {
    Object.assign(scene, { bits: 0, frame: 0, odds: 1, topic })
    const text = sentence(scene, rule)
    const { frame, odds, bits } = scene
    const isRare = scene.random.chance(RARE / odds)
    const worth = isRare ? 0 : odds
    if (worth <= taken.odds) taken = { text, frame, odds: worth, topic: scene.topic }
    if (isRare && bits >= enough && !scene.spent?.has(frame)) break
  }
  scene.frame = taken.frame
  scene.topic = taken.topic
  scene.spent?.add(taken.frame)
  return taken.text
}

const STUFFED = 3

/** Bots string words together that people search for. */
function stuffed(scene: Scene, text: string, enough: number): string {
  let out = text.trim()
  for (let tries = 0; tries < STUFFED && scene.bits < enough; tries++) out = `${out} ${further(scene, 'topics')}`
  return out
}

const gap = (language: string, text: string) => (language === 'ja' && /[^\w]$/.test(text) ? '' : ' ')

function emojiOf(scene: Scene, style: Style, mood: Mood): string {
  const { random } = scene
  const home = COMMUNITIES[scene.community]!
  const own = random.chance(0.4) ? home.emoji[style.favourite % home.emoji.length]! : random.pick(home.emoji)
  const one = random.chance(0.5) && !clashes(own, mood) ? own : random.pick(FACES[mood])
  const dice = random.float()
  return dice < 0.72 || ANY_FACE.has(one) ? one.repeat(dice < 0.8 ? 1 : 2) : one + random.pick(FACES[mood])
}

const FACES: Record<Mood, string[]> = {
  good: '😂 😍 🥹 🙌 😊 🎉 ❤️ 🔥 😭 ✨ 🥳 😄 💛 👏 🤩'.split(' '),
  bad: '😭 😩 🙃 😤 💀 😔 🤦 😒 😞 🥲 😬 👎 😫'.split(' '),
  plain: '🤔 👀 😅 🙂 👋 🫠 🤷 😌 ✌️ 📌 🫡'.split(' '),
}

const ANY_FACE: ReadonlySet<string> = new Set([...Object.values(FACES).flat(), ...'😋 😴 🤭 🤯 😡 💔 😱'.split(' ')])

/** A community's own sign may be a face of another mood: nobody is glad with a skull. */
const clashes = (emoji: string, mood: Mood) => ANY_FACE.has(emoji) && !FACES[mood].includes(emoji)

const tagOf = ({ hashtag }: Matter, style: Style, random: Random) =>
  random.chance(0.45 + style.hashtags * 0.6) ? [`#${hashtag}`] : []

/** The first of a community's tags are the ones that most use. */
const firstOf = (tags: string[], random: Random) =>
  tags[Math.min(random.below(tags.length), random.below(tags.length))]!

function hashtagsOf(scene: Scene, style: Style, random: Random, form: Form): string[] {
  const home = COMMUNITIES[scene.community]!
  const tags: string[] = []
  if (scene.event && scene.event.happening >= 0 && random.chance(0.3 + style.hashtags * 0.6)) {
    tags.push(`#${COMMUNITIES[scene.event.community]!.happenings[scene.event.happening]!.hashtag}`)
  }
  const likely = form === 'official' || form === 'bot' ? 0.6 : form === 'life' ? style.hashtags * 0.2 : style.hashtags
  if (random.chance(likely)) {
    const many = 1 + (random.chance(0.3) ? 1 : 0) + (random.chance(0.12) ? 1 : 0)
    for (let i = 0; i < many; i++) tags.push(`#${firstOf(home.hashtags, random)}`)
  }
  return [...new Set(tags)]
}
