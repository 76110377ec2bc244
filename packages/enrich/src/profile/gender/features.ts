import { fold } from '../location/fold.ts'
import { firstNames, NAME_HASH_START, type NameLeaning, nameHash, nameHashStep } from './first-names.ts'
import { GENDER_WORDS, type GenderClass } from './gender-words.ts'

export type GenderProfile = {
  handle: string
  name?: string
  bio: string
  location?: string
  /** A few recent posts, where the caller has them. */
  posts?: readonly string[]
  post_count?: number | undefined
  like_count?: number | undefined
}
const HASHED = 1 << 18

/** Named features have the first buckets to themselves; hashed ones share the rest. */
const NAMED = [
  'bias',
  'name',
  'name_sure',
  'no_name',
  'words_female',
  'words_male',
  'words_brand',
  'pronoun_female',
  'pronoun_male',
  'no_bio',
  'bio_link',
  'bio_long',
  'bio_first_person',
  'bio_mail',
  'bio_phone',
  'post_link',
  'post_mention',
  'post_first_person',
  'post_none',
  'handle_digits',
  'handle_upper',
  'bio_hashtags',
  'bio_mentions',
  'posts_few',
  'posts_many',
  'likes_none',
  'likes_few',
  'likes_many',
  'likes_per_post',
  'no_location',
] as const
type Named = (typeof NAMED)[number]
const ID = Object.fromEntries(NAMED.map((name, at) => [name, at])) as Record<Named, number>
export const GENDER_NAMED: Readonly<Record<Named, number>> = ID
export const NAMED_FEATURES = NAMED.length
const FIRST_HASHED = 64
export const GENDER_BUCKETS = FIRST_HASHED + HASHED

const CLASS_OF = new Map<string, GenderClass>()
for (const group of ['female', 'male', 'brand'] as const) {
  for (const word of GENDER_WORDS[group].split(/\s+/)) CLASS_OF.set(word, group)
}
const JAPANESE: [GenderClass, string[]][] = [
  ['female', GENDER_WORDS.femaleJa.split(' ')],
  ['male', GENDER_WORDS.maleJa.split(' ')],
  ['brand', GENDER_WORDS.brandJa.split(' ')],
]
const KANA = /[\u3040-\u30ff\u4e00-\u9fff]/
/** What follows a Japanese name: a place of work, an emoji, a date. */
const NAME_TAIL = /[^\p{L}\p{M}\s　・].*$/u
const SHE = /\b(she\s*[/|,]\s*(her|they)|her\s*\/\s*hers|ella\s*\/)/i
const HE = /\b(he\s*[/|,]\s*(him|they)|him\s*\/\s*his|él\s*\/)/i
const FIRST_PERSON = /\b(i|i'm|im|my|me|mine|myself)\b/i
const PHONE = /\+?\d[\d\s().-]{8,}\d/
const LINK = /https?:|www\.|\b\w+\.(com|net|org|co)\b/i

/** Where a feature was read, so that each part's say can be weighed against the others'. */
const PART = { named: 0, handle: 1, bio: 2, posts: 3, location: 4 } as const
export const GENDER_PARTS = Object.keys(PART).length
export type Emit = (bucket: number, value: number, part: number) => void

const hashText = (seed: number, text: string, from = 0, to = text.length): number => {
  let hash = 2166136261 ^ Math.imul(seed, 0x9e3779b1)
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619)
  return hash
}
const bucketOf = (hash: number): number => {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  mixed ^= mixed >>> 16
  return FIRST_HASHED + (mixed & (HASHED - 1))
}

const WORD = /[\p{L}\p{N}'’#@]+|[\p{Extended_Pictographic}]/gu
const words = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/https?:\/\/\S+/g, ' urlurl ')
    .match(WORD) ?? []

function emitWords(seed: number, list: readonly string[], weight: number, part: number, emit: Emit): void {
  let before = 0
  for (const word of list) {
    const hash = hashText(seed, word)
    emit(bucketOf(hash), weight, part)
    if (before) emit(bucketOf(Math.imul(before, 31) ^ hash), weight, part)
    before = hash
  }
}

/** Four letters at a time find what spelling hides: "mommmy", "fangirling". */
function emitLetters(seed: number, list: readonly string[], total: number, part: number, emit: Emit): void {
  let count = 0
  for (const word of list) count += Math.max(word.length - 1, 0)
  const weight = total / Math.sqrt(count + 1)
  for (const word of list) {
    const text = `^${word}$`
    for (let at = 0; at + 4 <= text.length; at++) emit(bucketOf(hashText(seed, text, at, at + 4)), weight, part)
  }
}

/** The first name a handle is built on: a capitalised part, or the longest name it starts with. */
export function nameInHandle(handle: string): NameLeaning | undefined {
  const names = firstNames()
  const parts = handle.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []
  for (const part of parts) {
    if (part.length < 3) continue
    const found = names.latin(nameHash(part.toLowerCase()))
    if (found && (part.length > 3 || found.frequency >= 4)) return found
  }
  const letters = handle
    .toLowerCase()
    .replace(/^(the|its|im|mr|mrs|ms|miss|real|official|iam|hey|dr)(?=[a-z]{3})/, '')
    .replace(/[^a-z]/g, '')
  return nameAtStart(letters) ?? nameAtEnd(letters)
}

const LONGEST_NAME = 11

/** The longest wins; a short one must be common, or chance would find names everywhere. */
function nameAtStart(letters: string): NameLeaning | undefined {
  let best: NameLeaning | undefined
  let hash = NAME_HASH_START
  for (let at = 0; at < Math.min(letters.length, LONGEST_NAME); at++) {
    hash = nameHashStep(hash, letters.charCodeAt(at))
    const size = at + 1
    if (size < 4) continue
    const found = firstNames().latin(hash)
    if (found && found.frequency >= (size >= 6 ? 3 : size === 5 ? 4 : 5)) best = found
  }
  return best
}

function nameAtEnd(letters: string): NameLeaning | undefined {
  for (let from = Math.max(1, letters.length - LONGEST_NAME); from <= letters.length - 5; from++) {
    let hash = NAME_HASH_START
    for (let at = from; at < letters.length; at++) hash = nameHashStep(hash, letters.charCodeAt(at))
    const found = firstNames().latin(hash)
    if (found && found.frequency >= 5) return found
  }
  return undefined
}

export function nameDisplayed(name: string): NameLeaning | undefined {
  if (KANA.test(name)) return firstNames().japanese(name.replace(NAME_TAIL, '').trim())
  const parts = fold(name).split(' ')
  // "Charlotte Bakery Co" is no Charlotte.
  if (parts.length > 4 || parts.some((part) => CLASS_OF.get(part) === 'brand')) return undefined
  const skip = /^(dr|mr|mrs|ms|miss|sir|prof|the)$/
  const first = parts.find((part) => !skip.test(part))
  if (!first) return undefined
  const found = firstNames().latin(nameHash(first))
  return found && (found.frequency >= 4 || parts.length > 1) ? found : undefined
}

function emitName({ odds }: NameLeaning, emit: Emit): void {
  emit(ID.name, odds / 8, PART.named)
  if (Math.abs(odds) >= 3) emit(ID.name_sure, Math.sign(odds), PART.named)
}

function emitHandle(handle: string, emit: Emit): void {
  const text = `^${handle.toLowerCase().replace(/\d+/g, '0')}$`
  const weight = 1.5 / Math.sqrt(text.length * 3)
  for (let size = 3; size <= 5; size++) {
    for (let at = 0; at + size <= text.length; at++)
      emit(bucketOf(hashText(7 + size, text, at, at + size)), weight, PART.handle)
  }
  if (/\d/.test(handle)) emit(ID.handle_digits, 1, PART.named)
  if (/^[A-Z0-9_]+$/.test(handle)) emit(ID.handle_upper, 1, PART.named)
}

function emitBio(bio: string, emit: Emit): void {
  if (!bio.trim()) {
    emit(ID.no_bio, 1, PART.named)
    return
  }
  const list = words(bio)
  emitWords(1, list, 1 / Math.sqrt(list.length + 1), PART.bio, emit)
  emitLetters(21, list, 1, PART.bio, emit)
  const counts = { female: 0, male: 0, brand: 0 }
  for (const word of list) {
    const group = CLASS_OF.get(word)
    if (group) counts[group]++
  }
  if (KANA.test(bio) || /[♀♂]/.test(bio)) {
    for (const [group, patterns] of JAPANESE) for (const word of patterns) if (bio.includes(word)) counts[group] += 2
  }
  if (counts.female) emit(ID.words_female, Math.min(counts.female, 3) / 2, PART.named)
  if (counts.male) emit(ID.words_male, Math.min(counts.male, 3) / 2, PART.named)
  if (counts.brand) emit(ID.words_brand, Math.min(counts.brand, 5) / 3, PART.named)
  if (SHE.test(bio)) emit(ID.pronoun_female, 1, PART.named)
  if (HE.test(bio)) emit(ID.pronoun_male, 1, PART.named)
  if (LINK.test(bio)) emit(ID.bio_link, 1, PART.named)
  emit(ID.bio_long, bio.length / 160, PART.named)
  if (FIRST_PERSON.test(bio)) emit(ID.bio_first_person, 1, PART.named)
  if (/\w@\w+\.\w/.test(bio)) emit(ID.bio_mail, 1, PART.named)
  if (PHONE.test(bio)) emit(ID.bio_phone, 1, PART.named)
  if (bio.includes('#')) emit(ID.bio_hashtags, 1, PART.named)
  if (bio.includes('@')) emit(ID.bio_mentions, 1, PART.named)
}

function emitPosts(posts: readonly string[], emit: Emit): void {
  if (!posts.length) {
    emit(ID.post_none, 1, PART.named)
    return
  }
  const share = 1 / Math.sqrt(posts.length)
  for (const post of posts) {
    const list = words(post)
    emitWords(2, list, share / Math.sqrt(list.length + 1), PART.posts, emit)
    emitLetters(22, list, share, PART.posts, emit)
    if (LINK.test(post)) emit(ID.post_link, share, PART.named)
    if (post.startsWith('@')) emit(ID.post_mention, share, PART.named)
    if (FIRST_PERSON.test(post)) emit(ID.post_first_person, share, PART.named)
  }
}

/** People like what others write; a shop seldom does. */
function emitCounts({ post_count: posts, like_count: likes }: GenderProfile, emit: Emit): void {
  if (posts !== undefined) {
    const size = Math.log10(posts + 1)
    emit(ID.posts_few, Math.max(0, 3 - size) / 2, PART.named)
    emit(ID.posts_many, Math.max(0, size - 4), PART.named)
  }
  if (likes === undefined) return
  const size = Math.log10(likes + 1)
  if (likes < 10) emit(ID.likes_none, 1, PART.named)
  emit(ID.likes_few, Math.max(0, 2.5 - size) / 2, PART.named)
  emit(ID.likes_many, Math.max(0, size - 2.5) / 2, PART.named)
  if (posts !== undefined) emit(ID.likes_per_post, Math.log10((likes + 1) / (posts + 1)) / 3, PART.named)
}

export function emitGenderFeatures(profile: GenderProfile, emit: Emit): void {
  emit(ID.bias, 1, PART.named)
  // A name shown is worth at least what one hidden in a handle is; the labelled set has only handles.
  const found = (profile.name && nameDisplayed(profile.name)) || nameInHandle(profile.handle)
  if (found) emitName(found, emit)
  else emit(ID.no_name, 1, PART.named)
  emitHandle(profile.handle, emit)
  emitBio(profile.bio, emit)
  emitPosts(profile.posts ?? [], emit)
  emitCounts(profile, emit)
  if (profile.location) emitWords(3, words(profile.location), 0.3, PART.location, emit)
  else emit(ID.no_location, 1, PART.named)
}
