import { EMOJI, EMOTICON, HASHTAG, hashOf, MARK, RUN, type Scan, WORD } from '../../tokens/scan.ts'
import { isNegator } from '../negators.ts'
import { japaneseMood } from './japanese-mood.ts'
import {
  BOOSTER_LEXICON,
  LEXICONS,
  type Lexicon,
  MAY_BE_PAIR,
  MAY_BE_WORD,
  MISHAP_WORDS,
  pairOf,
  SIGN_LEXICON,
} from './lexicon.ts'

/** What the lexicon finds in a text, by our own rules of negation and emphasis. Columns of one array, see `MOODS`. */
export const MOODS = [
  'positive',
  'negative',
  'best',
  'worst',
  'last',
  'first',
  'found_positive',
  'found_negative',
  'signs_positive',
  'signs_negative',
  'last_sign',
  'negations',
  'exclamations',
  'questions',
  'shouted',
  'dots',
  'hashtags',
  'links',
  'mentions',
  'size',
] as const
export type MoodName = (typeof MOODS)[number]
const at = Object.fromEntries(MOODS.map((name, index) => [name, index])) as Record<MoodName, number>
export const mood = new Float32Array(MOODS.length)
export const moodOf = (name: MoodName) => mood[at[name]]!

/** What the models were not taught to see; it says how far they are to be believed. */
export const doubts = {
  /** Of what the words that deny something bad are worth themselves: "nothing" is a sorry word, "nothing broke" is none. */
  denied: 0,
  /** Something went wrong in it, whatever else is nice in it: "Spilled coffee on my good shirt". */
  mishap: false,
}
/** Glad words and signs less sorry ones. */
export const balance = () =>
  moodOf('positive') + moodOf('signs_positive') - moodOf('negative') - moodOf('signs_negative') + doubts.denied

const REACH = 4
/** A negated word says less than its opposite: "not great" is weaker than "bad". */
const TURNED = -0.7
const empty: Lexicon = new Map()

export function note(value: number): void {
  if (value > 0) {
    mood[at.positive]! += value
    mood[at.found_positive]!++
    if (value > mood[at.best]!) mood[at.best] = value
  } else if (value < 0) {
    mood[at.negative]! -= value
    mood[at.found_negative]!++
    if (-value > mood[at.worst]!) mood[at.worst] = -value
  } else return
  if (mood[at.first] === 0) mood[at.first] = value
  mood[at.last] = value
}
export function noteNegation(): void {
  mood[at.negations]!++
}

/** Fills `mood`. */
export function readMood(scan: Scan, language: string): void {
  mood.fill(0)
  doubts.denied = 0
  doubts.mishap = false
  const lexicon = LEXICONS[language] ?? empty
  const { text, count, kinds, starts, ends, hashes } = scan
  let reach = 0
  let boost = 1
  let denier = 0
  for (let index = 0; index < count; index++) {
    const kind = kinds[index]!
    const hash = hashes[index]!
    if (kind === WORD) {
      mood[at.size]!++
      const value = worthOf(lexicon, scan, index)
      if (value !== 0) note(value * boost * (reach > 0 ? TURNED : 1))
      if (value < 0 && reach > 0) {
        doubts.denied += denier
        denier = 0
      }
      if (reach === 0 && language === 'en' && MISHAP_WORDS.has(hash)) doubts.mishap = true
      if (isNegator(hash)) {
        denier = reach === 0 && value < 0 ? -value * boost : 0
        reach = REACH + 1
        mood[at.negations]!++
      }
      boost = MAY_BE_WORD[hash & 0xffff] === 1 ? (BOOSTER_LEXICON.get(hash) ?? 1) : 1
      if (reach > 0) reach--
    } else if (kind === MARK) {
      reach = 0
      marks(text, starts[index]!, ends[index]!)
    } else if (kind === EMOJI || kind === EMOTICON) sign(hash)
    else if (kind === HASHTAG) {
      mood[at.hashtags]!++
      note(lexicon.get(hashOf(text, starts[index]! + 1, ends[index]!)) ?? 0)
    } else if (kind === RUN) japaneseMood(text, starts[index]!, ends[index]!)
    else if (kind === 3) mood[at.mentions]!++
    else mood[at.links]!++
  }
  mood[at.shouted] = shouting(scan.source)
}

/** A pair of words is worth more than its parts; the part that stands second was counted with the first. */
function worthOf(lexicon: Lexicon, { kinds, hashes, count }: Scan, index: number): number {
  const hash = hashes[index]!
  if (index > 0 && kinds[index - 1] === WORD) {
    const both = pairOf(hashes[index - 1]!, hash)
    const pair = MAY_BE_PAIR[both & 0xffff] === 1 ? lexicon.get(both) : undefined
    if (pair !== undefined) return pair
  }
  const alone = MAY_BE_WORD[hash & 0xffff] === 1 ? (lexicon.get(hash) ?? 0) : 0
  if (alone === 0 || index + 1 >= count || kinds[index + 1] !== WORD) return alone
  const next = pairOf(hash, hashes[index + 1]!)
  return MAY_BE_PAIR[next & 0xffff] === 1 && lexicon.has(next) ? 0 : alone
}

function sign(hash: number): void {
  const value = SIGN_LEXICON.get(hash) ?? 0
  if (value > 0) mood[at.signs_positive]! += value
  else mood[at.signs_negative]! -= value
  if (value !== 0) mood[at.last_sign] = value
}

function marks(text: string, start: number, end: number): void {
  for (let place = start; place < end; place++) {
    const code = text.charCodeAt(place)
    if (code === 33 || code === 0xa1) mood[at.exclamations]!++
    else if (code === 63 || code === 0x61f || code === 0xbf) mood[at.questions]!++
  }
  if (end - start > 1 && text.charCodeAt(start) === 46 && text.charCodeAt(start + 1) === 46) mood[at.dots]!++
}

/** Words of three and more capitals. */
function shouting(source: string): number {
  let words = 0
  let run = 0
  for (let place = 0; place <= source.length; place++) {
    const code = source.charCodeAt(place)
    if (code >= 65 && code <= 90) run++
    else {
      if (run >= 3 && !(code >= 97 && code <= 122)) words++
      run = 0
    }
  }
  return words
}
