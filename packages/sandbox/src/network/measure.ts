import { BRANDS } from './brands.ts'
import { COMMUNITIES } from './communities/communities.ts'
import { everyName } from './names/names.ts'
import { PLACES } from './places.ts'
import { TITLES } from './titles.ts'

/** How believable it is, in numbers: what `docs/network.md` shows and the tests hold. */

const segmenters = new Map<string, Intl.Segmenter>()

function segmenter(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  segmenters.set(language, known)
  return known
}

/** Names that are a word of their own in a script with spaces; elsewhere longer ones only, so that no verb is cut. */
const NAMES = new Set(
  [
    ...BRANDS.flatMap(({ name, aliases }) => [name, ...aliases]),
    ...Object.values(TITLES).flat(),
    ...COMMUNITIES.flatMap(({ leaders }) => leaders.map(({ name }) => name)),
    ...PLACES.map(({ city }) => city),
    ...everyName(),
  ]
    .map((name) => name.toLowerCase())
    .sort((a, b) => b.length - a.length),
)
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const SPACED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...NAMES].map(literal).join('|')})(?![\\p{L}\\p{N}])`, 'gu')
const JOINED = new RegExp(
  [...NAMES]
    .filter((name) => /[^\p{ASCII}]/u.test(name) && name.length > 2)
    .map(literal)
    .join('|'),
  'gu',
)

/** A post without names, numbers, addresses, signs and emoji: what is left was chosen by the writer. */
export function bare(text: string, language: string): string {
  const lower = text
    .replace(/https?:\S+/g, ' ')
    .replace(/@\w+/g, ' ')
    .toLowerCase()
  return (language === 'ja' || language === 'ko' ? lower.replace(JOINED, ' ') : lower.replace(SPACED, ' '))
    .replace(/[\p{N}]+/gu, ' ')
    .replace(/[^\p{L}\p{M}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

export type Distinctness = { posts: number; equal: number; grams: number; distinct: number }

/** How many of the texts are equal when bare, and the share of word 4-grams that differ. */
export function distinctness(texts: string[], language: string): Distinctness {
  const seen = new Set<string>()
  const grams = new Set<string>()
  let count = 0
  let equal = 0
  for (const text of texts) {
    const left = bare(text, language)
    if (seen.has(left)) equal++
    seen.add(left)
    const words = [...segmenter(language).segment(left)].filter((one) => one.isWordLike).map((one) => one.segment)
    for (let at = 0; at + 4 <= words.length; at++) {
      count++
      grams.add(words.slice(at, at + 4).join(' '))
    }
  }
  return { posts: texts.length, equal, grams: count, distinct: count === 0 ? 1 : grams.size / count }
}

/** Exponent of a power-law tail by maximum likelihood above the cut that fits best (Clauset, Shalizi and Newman 2009). */
export function tailExponent(degrees: number[]): { exponent: number; from: number; size: number } {
  const sorted = degrees.filter((degree) => degree > 0).sort((a, b) => a - b)
  let best = { exponent: Number.NaN, from: 0, size: 0 }
  let bestDistance = Number.POSITIVE_INFINITY
  const cuts = [...new Set(sorted)].filter((cut) => cut >= 10)
  for (const cut of cuts) {
    const start = sorted.findIndex((degree) => degree >= cut)
    const size = sorted.length - start
    if (size < Math.max(50, sorted.length / 200)) break
    let sum = 0
    for (let at = start; at < sorted.length; at++) sum += Math.log(sorted[at]! / (cut - 0.5))
    const exponent = 1 + size / sum
    let distance = 0
    for (let at = start; at < sorted.length; at++) {
      const real = (at - start + 1) / size
      const model = 1 - ((sorted[at]! + 0.5) / (cut - 0.5)) ** (1 - exponent)
      distance = Math.max(distance, Math.abs(real - model))
    }
    if (distance < bestDistance) {
      bestDistance = distance
      best = { exponent, from: cut, size }
    }
  }
  return best
}

export type Edges = { starts: Uint32Array; targets: Uint32Array }

/** Share of follows that are answered by a follow. */
export function reciprocity({ starts, targets }: Edges): number {
  const count = starts.length - 1
  const keys = new Set<number>()
  for (let from = 0; from < count; from++) {
    for (let at = starts[from]!; at < starts[from + 1]!; at++) keys.add(from * count + targets[at]!)
  }
  let both = 0
  for (let from = 0; from < count; from++) {
    for (let at = starts[from]!; at < starts[from + 1]!; at++) if (keys.has(targets[at]! * count + from)) both++
  }
  return both / targets.length
}

/** Mean share of a person's neighbours who know each other, against what chance would give at the same density. */
export function clustering({ starts, targets }: Edges, sample: number): { mean: number; chance: number } {
  const count = starts.length - 1
  const near: Set<number>[] = Array.from({ length: count }, () => new Set())
  for (let from = 0; from < count; from++) {
    for (let at = starts[from]!; at < starts[from + 1]!; at++) {
      near[from]!.add(targets[at]!)
      near[targets[at]!]!.add(from)
    }
  }
  let sum = 0
  let asked = 0
  const step = Math.max(1, Math.floor(count / sample))
  for (let one = 0; one < count; one += step) {
    const list = [...near[one]!]
    if (list.length < 2) continue
    let closed = 0
    for (let i = 0; i < list.length; i++)
      for (let j = i + 1; j < list.length; j++) if (near[list[i]!]!.has(list[j]!)) closed++
    sum += closed / ((list.length * (list.length - 1)) / 2)
    asked++
  }
  const links = near.reduce((total, set) => total + set.size, 0)
  return { mean: sum / asked, chance: links / (count * (count - 1)) }
}
