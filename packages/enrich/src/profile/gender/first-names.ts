import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'

/** Log odds of female over male, and how common the name is as a power of ten. */
export type NameLeaning = { odds: number; frequency: number }
export type FirstNames = {
  /** By `nameHash`, so that every start and end of a handle can be tried without cutting it up. */
  latin(hash: number): NameLeaning | undefined
  japanese(name: string): NameLeaning | undefined
}

/** A list without counts says which of the two bears a spelling, not how surely. */
const LISTED = 4
const ROMAJI_FREQUENCY = 3

type Leanings = Map<string, NameLeaning>

export const NAME_HASH_START = 2166136261
export const nameHashStep = (hash: number, code: number): number => Math.imul(hash ^ code, 16777619)
export function nameHash(name: string): number {
  let hash = NAME_HASH_START
  for (let at = 0; at < name.length; at++) hash = nameHashStep(hash, name.charCodeAt(at))
  return hash
}

function addAll(names: Leanings, list: string, odds: number, frequency: number): void {
  for (const name of list.split(' ')) if (!names.has(name)) names.set(name, { odds, frequency })
}

function read(): FirstNames {
  const packed = readFileSync(new URL('../../../data/first-names.br', import.meta.url))
  const [
    english = '',
    women = '',
    men = '',
    kanaWomen = '',
    kanaMen = '',
    romajiWomen = '',
    romajiMen = '',
    lastNames = '',
  ] = brotliDecompressSync(packed).toString().split('\n')
  const latin: Leanings = new Map()
  for (const entry of english.split(' ')) {
    const odds = entry.charCodeAt(entry.length - 1) - 97 - 8
    latin.set(entry.slice(0, -2), { odds, frequency: Number(entry.at(-2)) })
  }
  addAll(latin, romajiWomen, LISTED, ROMAJI_FREQUENCY)
  addAll(latin, romajiMen, -LISTED, ROMAJI_FREQUENCY)
  const written: Leanings = new Map()
  addAll(written, women, LISTED, ROMAJI_FREQUENCY)
  addAll(written, men, -LISTED, ROMAJI_FREQUENCY)
  addAll(written, kanaWomen, LISTED, ROMAJI_FREQUENCY)
  addAll(written, kanaMen, -LISTED, ROMAJI_FREQUENCY)
  const families = new Set(lastNames.split(' '))
  const byHash = new Map([...latin].map(([name, leaning]) => [nameHash(name), leaning]))
  return {
    latin: (hash) => byHash.get(hash),
    japanese: (name) => japaneseName(name, written, families),
  }
}

/** A family name stands before the given name; without one a short nickname proves nothing. */
function japaneseName(name: string, written: Leanings, families: Set<string>): NameLeaning | undefined {
  const [first = '', second] = name.split(/[\s　・]+/u)
  if (second) return families.has(first) ? written.get(second) : undefined
  for (let size = Math.min(3, first.length - 1); size >= 1; size--) {
    if (families.has(first.slice(0, size))) {
      const given = written.get(first.slice(size))
      if (given) return given
    }
  }
  return undefined
}

let loaded: FirstNames | undefined
export function firstNames(): FirstNames {
  loaded ??= read()
  return loaded
}
