import { COUNTRIES, INTERESTS, LANGUAGES, MOVIES_TV_SHOWS, NETWORK_OPERATORS, STATES } from '@starling/catalog'
import { BUILDER_AGES, BUILDER_GENDERS } from '@starling/question/builder'
import { expect, test } from 'vitest'
import {
  chosenOf,
  compilePackage,
  decompileCriteria,
  draftOfPackage,
  emptyPackage,
  KEYWORD_MATCHES,
  type KnownAtX,
  type LeftOut,
  lessLost,
  PACKAGE_PARTS,
  type PackageEntry,
  type PackagePart,
  PLACEMENTS,
  packageOfDraft,
  type TargetingPackage,
  tidyPackage,
  unsaidOf,
  type ValuesAtX,
} from '../index.ts'

const PACKAGES = 2_000

/** The same numbers on every machine (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const WORDS = [
  'coffee',
  'tea',
  '珈琲',
  'new york',
  'C++',
  '+1',
  'a +b',
  '+a +b',
  '☕',
  'ＡＢ',
  '  spaced   out ',
  '',
  '+',
]
const LISTS: Partial<Record<PackagePart, readonly string[]>> = {
  interests: INTERESTS.map(({ id }) => id),
  conversation_topics: [...INTERESTS.map(({ id }) => id), 'Running', 'A film of no list'],
  movies_tv_shows: [...MOVIES_TV_SHOWS.map(({ id }) => id), 'A film of no list'],
  countries: COUNTRIES,
  locations: [...STATES.map(({ id }) => id), 'Tokyo', 'Paris'],
  languages: LANGUAGES,
  network_operators: NETWORK_OPERATORS.map(({ id }) => id),
  custom_audiences: ['Buyers', 'Visitors', 'Newsletter', 'Everybody of 2025', 'Lapsed'],
}

function randomPackage(next: () => number): TargetingPackage {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
  const chance = (share: number) => next() < share
  // Now and then more than X takes.
  const many = (most: number) => Math.floor(next() * (chance(0.02) ? most * 2.2 : Math.min(most, 12)))
  const word = () => (chance(0.9) ? `${pick(WORDS)}${Math.floor(next() * 400)}` : pick(WORDS))
  const valueIn = (part: PackagePart): string => {
    if (part === 'keywords' || part === 'excluded_keywords') {
      return chance(0.03) ? 'x'.repeat(99 + Math.floor(next() * 4)) : chance(0.1) ? `#${word().trim()}` : word()
    }
    if (part === 'hashtags') return `${pick(['', '#', '＃'])}${word()}`
    if (part === 'handles') return `${pick(['', '@'])}${pick(['Nike', 'adidas', 'someone'])}${Math.floor(next() * 300)}`
    return pick(LISTS[part]!)
  }
  const entry = (part: PackagePart): PackageEntry => ({
    value: valueIn(part),
    label: '',
    deselected: chance(0.15),
    reason: { why: 'asked' },
    ...(chance(0.4) && { match: pick(KEYWORD_MATCHES) }),
    ...(chance(0.5) && { ready: chance(0.7) }),
    ...(chance(0.3) && { look_alike: true }),
    ...(chance(0.3) && { excluded: chance(0.8) }),
  })
  const sizes: Partial<Record<PackagePart, number>> = { keywords: 900, handles: 120, interests: 120 }
  const parts = PACKAGE_PARTS.map((part) => [
    part,
    Array.from({ length: chance(0.25) ? 0 : many(sizes[part] ?? 12) }, () => entry(part)),
  ])
  return {
    ...emptyPackage(),
    ...Object.fromEntries(parts),
    placements: PLACEMENTS.filter(() => chance(0.4)).toReversed(),
    age: pick(BUILDER_AGES),
    gender: pick(BUILDER_GENDERS),
  }
}

/** What X knows: most of it, and some films only as shows of the countries that are chosen, or of none. */
function knownIn(given: TargetingPackage, next: () => number): KnownAtX & { values: ValuesAtX } {
  const known: Partial<Record<PackagePart, Map<string, string>>> = {}
  const values: Partial<Record<PackagePart, Map<string, string>>> = {}
  const tv_shows = new Map<string, { id: string; countries: string[] }>()
  for (const part of PACKAGE_PARTS) {
    known[part] = new Map()
    values[part] = new Map()
    for (const { value } of given[part]) {
      if (known[part].has(value) || tv_shows.has(value) || next() < 0.12) continue
      const id = `${part} ${value}`
      if (part === 'movies_tv_shows' && next() < 0.3) {
        tv_shows.set(value, { id: `show ${value}`, countries: chosenOf(given.countries).map((one) => one.value) })
        values[part].set(`show ${value}`, value)
      } else {
        known[part].set(value, id)
        values[part].set(id, value)
      }
    }
  }
  return { ...known, tv_shows, values }
}

const said = ({ value, match, look_alike, excluded }: PackageEntry) =>
  [value, match, look_alike && 'look-alike', excluded && 'excluded'].join('|')

const lossesOf = (part: PackagePart, left_out: readonly LeftOut[]) =>
  left_out.filter((one) => one.of === 'entry' && one.part === part).length

test(`of ${PACKAGES} packages compile and decompile give the same, less exactly what was told to be lost`, () => {
  const next = numbers(17)
  const reasons = new Set<string>()
  let entries = 0
  for (let at = 0; at < PACKAGES; at++) {
    const given = tidyPackage(randomPackage(next))
    const { values, ...known } = knownIn(given, next)
    const { criteria, placements, left_out } = compilePackage(given, known)
    for (const one of left_out) reasons.add(one.why)
    const back = decompileCriteria(criteria, placements, values)
    expect(back.no_counterpart).toEqual([])
    const { placements: placed, age, gender, ...parts } = lessLost(given, left_out)
    expect(back.package).toMatchObject({ placements: placed, age, gender })
    for (const part of PACKAGE_PARTS) {
      const arrived = back.package[part].map(said)
      const wanted = parts[part].map(said)
      // Shows stand after all else: X wants their places first.
      const isMoved = part === 'movies_tv_shows'
      expect(isMoved ? arrived.sort() : arrived).toEqual(isMoved ? wanted.sort() : wanted)
      expect(chosenOf(given[part]).length).toBe(wanted.length + lossesOf(part, left_out))
    }
    for (const part of PACKAGE_PARTS) entries += back.package[part].length
  }
  expect(entries).toBeGreaterThan(50_000)
  expect([...reasons].sort()).toEqual([
    ...['needs_keywords', 'no_market', 'not_alone', 'not_available', 'not_excludable', 'not_ready', 'not_together'],
    ...['reads_otherwise', 'too_long', 'too_many', 'twice', 'unknown_at_x'],
  ])
})

test('what is tidy stays as it is, and a tidy package says the same', () => {
  const next = numbers(18)
  for (let at = 0; at < 300; at++) {
    const given = randomPackage(next)
    const tidy = tidyPackage(given)
    expect(tidyPackage(tidy)).toEqual(tidy)
    const { values: _, ...known } = knownIn(tidy, next)
    expect(compilePackage(given, known)).toEqual(compilePackage(tidy, known))
  }
})

test('a package becomes a draft that asks nothing which X cannot be told, and the draft the package again', () => {
  const next = numbers(19)
  for (let at = 0; at < 300; at++) {
    const given = tidyPackage(randomPackage(next))
    const { draft, no_counterpart } = draftOfPackage(given)
    expect(unsaidOf(draft)).toEqual([])
    const again = packageOfDraft(draft)
    for (const part of ['handles', 'interests', 'countries', 'languages'] as const) {
      const wanted = new Set(chosenOf(given[part]).map(({ value }) => value.toLowerCase()))
      expect(new Set(again[part].map(({ value }) => value.toLowerCase()))).toEqual(wanted)
    }
    const untold = ['movies_tv_shows', 'network_operators', 'custom_audiences'] as const
    const count = untold.reduce((sum, part) => sum + chosenOf(given[part]).length, given.placements.length)
    expect(no_counterpart.length).toBe(count)
  }
})
