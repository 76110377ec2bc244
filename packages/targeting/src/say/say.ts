import { yearsOf } from '@starling/question/builder'
import { cityName, countryInSentence, stateName } from '@starling/sections/names'
import type { Say, TextKey } from '@starling/text'
import { labelOf } from '../labels.ts'
import { chosenOf, type PackageEntry, type PackagePart, type Placement, type TargetingPackage } from '../package.ts'
import { tidyPackage } from '../tidy.ts'

/** Names that could be read as other words of the sentence. */
const QUOTED: readonly PackagePart[] = ['custom_audiences', 'movies_tv_shows']
/** So many of a part are named; of the others it is said how many they are. */
const NAMED = 3

/** As they stand in a sentence. */
export const PLACEMENT_WORDS: Record<Placement, TextKey> = {
  homeTimelines: 'home timelines',
  profiles: 'profiles',
  searchResults: 'search results',
  replies: 'replies',
}
type Clause = { part: PackagePart; text: TextKey; is?: (entry: PackageEntry) => boolean }
/** X reaches whoever any of these is true of. */
const ANY: readonly Clause[] = [
  { part: 'keywords', text: 'search for, write or react to {{what}}' },
  { part: 'hashtags', text: 'use {{what}}' },
  { part: 'handles', text: 'are like the followers of {{what}}' },
  { part: 'interests', text: 'are interested in {{what}}' },
  { part: 'conversation_topics', text: 'talk about {{what}}' },
  { part: 'movies_tv_shows', text: 'talk about the film or show {{what}}' },
  {
    part: 'custom_audiences',
    text: 'are in the custom audience {{what}}',
    is: ({ look_alike, excluded }) => !look_alike && !excluded,
  },
  {
    part: 'custom_audiences',
    text: 'are like those in the custom audience {{what}}',
    is: ({ look_alike }) => look_alike === true,
  },
]
/** And all of these. */
const ALL: readonly Clause[] = [
  { part: 'languages', text: 'have X in {{what}}' },
  { part: 'network_operators', text: 'use the network of {{what}}' },
]
/** And none of these. */
const NONE: readonly Clause[] = [
  { part: 'excluded_keywords', text: 'search for, write or react to {{what}}' },
  {
    part: 'custom_audiences',
    text: 'are in the custom audience {{what}}',
    is: ({ look_alike, excluded }) => excluded === true && !look_alike,
  },
]

function namesOf(part: PackagePart, entries: readonly PackageEntry[], say: Say): string {
  const names = entries.slice(0, NAMED).map((entry) => nameOf(part, entry, say))
  const more = entries.length - names.length
  return say.list([...names, ...(more > 0 ? [say.t('{{count}} more', { count: more })] : [])], 'or')
}

function nameOf(part: PackagePart, { value, match }: PackageEntry, say: Say): string {
  if (QUOTED.includes(part)) return say.t('“{{word}}”', { word: labelOf(part, value, say.language) })
  if (part !== 'keywords' && part !== 'excluded_keywords') return labelOf(part, value, say.language)
  if (match === 'unordered') return value.split(' ').join(' + ')
  if (match === 'exact') return say.t('exactly “{{word}}”', { word: value })
  // What is a phrase stands together; of other words X takes those of the same meaning as well.
  return match === 'phrase' ? say.t('“{{word}}”', { word: value }) : value
}

const clauses = (of: readonly Clause[], given: TargetingPackage, say: Say): string[] =>
  of.flatMap(({ part, text, is = () => true }) => {
    const entries = chosenOf(given[part]).filter(is)
    return entries.length > 0 ? [say.t(text, { what: namesOf(part, entries, say) })] : []
  })

/** With a comma also between two: what they hold is lists as well. */
function or(some: readonly string[], { t, language }: Say): string {
  const [before, last] = [some.slice(0, -1), some.at(-1) ?? '']
  if (before.length === 0) return last
  return t('{{one}}, or {{other}}', { one: before.join(language === 'ja' ? '、' : ', '), other: last })
}

/** Countries and finer places are one list to X. */
function placesOf(given: TargetingPackage, say: Say): string[] {
  const places = [
    ...chosenOf(given.countries).map(({ value }) => countryInSentence(value, say.language)),
    ...chosenOf(given.locations).map(({ value }) => cityName(stateName(value, say.language), say.language)),
  ]
  if (places.length === 0) return []
  const more = places.length - NAMED
  const named = [...places.slice(0, NAMED), ...(more > 0 ? [say.t('{{count}} more', { count: more })] : [])]
  return [say.t('are in {{what}}', { what: say.list(named, 'or') })]
}

function agesOf({ age }: TargetingPackage, say: Say): string[] {
  const years = yearsOf(age)
  if (!years) return []
  const [from, to] = [String(years.from), String(years.to)]
  return [
    years.to === null
      ? say.t('are {{from}} years old or older', { from })
      : say.t('are {{from}} to {{to}} years old', { from, to }),
  ]
}

const WHO = {
  ANY: ['everybody on X', 'people who {{what}}', 'people who {{all}}, if they {{any}}'],
  FEMALE: ['all women on X', 'women who {{what}}', 'women who {{all}}, if they {{any}}'],
  MALE: ['all men on X', 'men who {{what}}', 'men who {{all}}, if they {{any}}'],
} as const satisfies Record<TargetingPackage['gender'], readonly TextKey[]>

/** Whom a package reaches and where, in one sentence that is true of it as X reads it. */
export function sayPackage(package_: TargetingPackage, say: Say): string {
  const { t, list } = say
  const given = tidyPackage(package_)
  const any = or(clauses(ANY, given, say), say)
  const all = list([...placesOf(given, say), ...clauses(ALL, given, say), ...agesOf(given, say)])
  const none = or(clauses(NONE, given, say), say)
  const [everybody, some, someOf] = WHO[given.gender]
  const whole = all && any ? t(someOf, { all, any }) : all || any ? t(some, { what: all || any }) : t(everybody)
  const who = none ? t('{{who}}, but not those who {{what}}', { who: whole, what: none }) : whole
  const where = list(given.placements.map((one) => t(PLACEMENT_WORDS[one])))
  return where ? t('In {{where}}, ads reach {{who}}.', { where, who }) : t('Ads reach {{who}}.', { who })
}
