import { COMMUNITIES } from './communities/communities.ts'
import { newsOf } from './events.ts'
import { dress } from './languages/languages.ts'
import { polish } from './languages/polish.ts'
import type { Language } from './places.ts'
import { BOT, BRAND, MEDIA } from './population.ts'
import type { Random } from './random.ts'
import { further, type Scene, sentence } from './scene.ts'
import { capitalise, type Style, styleOf } from './style.ts'

export type Mood = 'good' | 'bad' | 'plain'
export type Form = 'post' | 'ask' | 'take' | 'life' | 'event' | 'brand' | 'share' | 'official' | 'news' | 'bot'

export type Written = { text: string; mood: Mood; form: Form }

function moodOf(scene: Scene): Mood {
  const [good, bad] = COMMUNITIES[scene.community]!.mood
  const swing = scene.event ? scene.event.mood * 0.55 : 0
  const dice = scene.random.float()
  // Nobody is glad of an outage: a few are cross or glad on any day, but not against the news.
  if (dice < Math.max(swing > 0.1 ? 0 : 0.04, bad - swing)) return 'bad'
  return dice > 1 - Math.max(swing < -0.1 ? 0 : 0.06, good + swing) ? 'good' : 'plain'
}

function formOf(scene: Scene): Form {
  const kind = scene.people.kind[scene.slot]
  if (kind === BOT) return 'bot'
  if (kind === BRAND) return 'official'
  if (kind === MEDIA) return 'news'
  const dice = scene.random.float()
  if (scene.event) return scene.event.brand >= 0 ? 'brand' : 'event'
  if (dice < 0.045) return 'brand'
  if (dice < 0.175) return 'life'
  if (dice < 0.275) return 'ask'
  if (dice < 0.4) return 'take'
  if (dice < 0.435) return 'share'
  return 'post'
}

export function writePost(scene: Scene): Written {
  const form = formOf(scene)
  const mood = moodOf(scene)
  const style = styleOf(scene.people.seed, scene.slot, scene.people.generation[scene.slot]!)
  const rule = ruleOf(scene, form, mood)
  return { text: finish(scene, style, sentence(scene, rule), mood, form), mood, form }
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
  const form = official ? 'official' : 'post'
  return { text: finish(scene, style, sentence(scene, rule), mood, form, official), mood, form: 'post' }
}

export function writeQuote(scene: Scene, parent: { mood: Mood; form: Form }): Written {
  const style = styleOf(scene.people.seed, scene.slot, scene.people.generation[scene.slot]!)
  return {
    text: finish(scene, style, sentence(scene, `quote_${parent.mood}`), parent.mood, 'post'),
    mood: parent.mood,
    form: 'post',
  }
}

/** Languages that begin a sentence with a capital. */
const latin: ReadonlySet<string> = new Set(['en', 'es', 'pt', 'fr', 'de', 'it', 'id'])

const TAIL = /\s*((?:https:\/\/\S+\s*)+)$/

function finish(scene: Scene, style: Style, raw: string, mood: Mood, form: Form, service = false): string {
  const { random } = scene
  const home = COMMUNITIES[scene.community]!
  // An address stays as it is, so it waits aside while the words are dressed.
  const tail = TAIL.exec(raw)
  const formal = form === 'bot' || form === 'official' || form === 'news'
  const words = tail ? raw.slice(0, tail.index) : raw
  const more = form === 'bot' ? STUFFING : formal ? CLAIMS : form === 'take' ? FACTS : MORE[mood]
  const enough = service ? 0 : FEWEST_BITS[home.language] + (form === 'life' ? LIFE_BITS : 0)
  const body = long(scene, words, more, enough)
  const plain = polish(body.trim(), home.language)
  let text = formal
    ? latin.has(home.language)
      ? capitalise(plain)
      : plain
    : dress[home.language](plain, style, random)
  if (!formal && random.chance(style.emoji)) text += gap(home.language, text) + emojiOf(scene, style, mood)
  const tags = hashtagsOf(scene, style, random, form)
  if (tags.length > 0) text += ` ${tags.join(' ')}`
  if (tail) text += ` ${tail[1]!.trim()}`
  return text
}

/** Below this two people would soon write the same words; a language with few communities has fewer to choose from. */
const FEWEST_BITS: Record<Language, number> = {
  en: 13.5,
  ja: 11.5,
  es: 16,
  pt: 16,
  fr: 16,
  de: 15.5,
  it: 15.5,
  ko: 17,
  id: 17,
  ar: 16,
}
/** Life is the same in every community of a language. */
const LIFE_BITS = 2
const MORE: Record<Mood, string[]> = {
  good: ['up', 'good', 'claim', 'fact'],
  bad: ['down', 'bad', 'fact', 'claim'],
  plain: ['fact', 'claim', 'good', 'bad'],
}

const CLAIMS = ['claim']
const FACTS = ['fact', 'good']
/** How one comes to speak of something else. */
const TURNS: Partial<Record<Language, string[]>> = {
  en: ['. ', '. ', '. ', '. ', '. also ', '. anyway, ', '. btw '],
  ja: ['。', '。', '。', '。', '。あと', '。そういえば', '。ちなみに'],
}
/** Bots string words together that people search for. */
const STUFFING = ['topics']

/** Says one thing more until the text is its writer's own. */
function long(scene: Scene, text: string, rules: string[], enough: number): string {
  let out = text.trim()
  const { language } = COMMUNITIES[scene.community]!
  for (let tries = 0; tries < 3 && scene.bits < enough; tries++) {
    const turns = rules === CLAIMS ? undefined : TURNS[language]
    const turn = rules === STUFFING ? ' ' : scene.random.pick(turns ?? [language === 'ja' ? '。' : '. '])
    const ended = /[?!？！…]$/.test(out)
    out = `${out.replace(/[.。]$/, '')}${ended ? turn.replace(/[.。]/, '') : turn}${further(scene, scene.random.pick(rules))}`
  }
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

function hashtagsOf(scene: Scene, style: Style, random: Random, form: Form): string[] {
  const home = COMMUNITIES[scene.community]!
  const tags: string[] = []
  if (scene.event && scene.event.happening >= 0 && random.chance(0.3 + style.hashtags * 0.6)) {
    tags.push(`#${COMMUNITIES[scene.event.community]!.happenings[scene.event.happening]!.hashtag}`)
  }
  const likely = form === 'official' || form === 'bot' ? 0.6 : form === 'life' ? style.hashtags * 0.2 : style.hashtags
  if (random.chance(likely)) {
    const many = 1 + (random.chance(0.3) ? 1 : 0) + (random.chance(0.12) ? 1 : 0)
    for (let i = 0; i < many; i++) tags.push(`#${random.pick(home.hashtags)}`)
  }
  return [...new Set(tags)]
}
