import { COUNTRIES, LANGUAGES, MOVIES_TV_SHOWS, STATES } from '@starling/catalog'
import { AGE_GROUPS, tokensOf } from '@starling/enrich'
import type { Who, Window } from '@starling/question'
import { ageGroupsOf, type BuilderDraft, blocksOf } from '@starling/question/builder'
import type { Reach } from '@starling/sections'
import type { PackageEntry, PackagePart, TargetingPackage } from '@starling/targeting'

/** As much of an entry as says whom it reaches. */
export type Targeted = Pick<PackageEntry, 'value'> & { deselected?: boolean; match?: string | undefined }
type Parts = Record<PackagePart, readonly Targeted[]>
export type Aimed = Parts & Pick<TargetingPackage, 'age' | 'gender'>

const titles = new Map(MOVIES_TV_SHOWS.map(({ id, label, label_ja }) => [id, [label, label_ja ?? label]]))
const isWritten = (term: string) => tokensOf(term).length > 0
const isPhrase = (match: string | undefined) => match === 'phrase' || match === 'exact'

/** When a word counts: the time that the audience is asked about; all time where it is asked about that. */
type When = Window | undefined
const posted = (groups: string[][], window: When): Who => ({ posted: { groups }, ...(window && { window }) })

/** All words of a keyword in one post, in any order, as X has it; side by side where it is a phrase. */
function wrote({ value, match }: Targeted, window: When): Who | null {
  const terms = (isPhrase(match) ? [value] : value.split(/\s+/u)).filter(isWritten)
  return terms.length > 0 ? posted([terms], window) : null
}

/** Any of the names of a film or programme. */
function wroteOf({ value }: Targeted, window: When): Who | null {
  const names = [...new Set(titles.get(value) ?? [value])].filter(isWritten)
  const groups = names.map((name) => [name])
  return names.length > 0 ? posted(groups, window) : null
}

/** Whom an entry of each part that says whom reaches, as far as it is known here: docs/methods/cover.md. */
const REACHES: Partial<Record<PackagePart, (entry: Targeted, window: When) => Reach | null>> = {
  keywords: wrote,
  hashtags: wrote,
  handles: ({ value }) => ({ follows: [value] }),
  interests: ({ value }) => ({ interests: [value] }),
  conversation_topics: ({ value }) => ({ topics: [value] }),
  movies_tv_shows: wroteOf,
}
export const REACHING = Object.keys(REACHES) as PackagePart[]
/** Nobody known here can be counted by these. */
const UNCOUNTED: readonly PackagePart[] = ['network_operators', 'custom_audiences']

export const reachOf = (part: PackagePart, entry: Targeted, window: When): Reach | null =>
  REACHES[part]?.(entry, window) ?? null

const chosenIn = (entries: readonly Targeted[]) => entries.filter(({ deselected }) => !deselected)
const valuesIn = (entries: readonly Targeted[]) => chosenIn(entries).map(({ value }) => value)

export type Aim = { part: PackagePart; value: string; reach: Reach }
/** What is chosen and says whom, in the order of the package. */
export const aimsOf = (given: Aimed, window: When): Aim[] =>
  REACHING.flatMap((part) =>
    chosenIn(given[part]).flatMap((entry) => {
      const reach = reachOf(part, entry, window)
      return reach ? [{ part, value: entry.value, reach }] : []
    }),
  )

export const uncountedIn = (given: Aimed): PackagePart[] => UNCOUNTED.filter((part) => chosenIn(given[part]).length > 0)

/** All but these: who is known to be one of them is not meant. */
const others = (all: readonly string[], chosen: readonly string[]) => all.filter((one) => !chosen.includes(one))

/**
 * Among whom a package looks. Where the audience asks for a place, a language, a gender or an age, all its people are
 * known to have it, and so are those who count; where it does not, only who is known to be of another kind is left out:
 * of many nothing is known.
 */
export function withinOf(given: Aimed, draft: BuilderDraft, window: When): Who {
  const asked = new Set(blocksOf(draft))
  const [countries, languages] = [valuesIn(given.countries), valuesIn(given.languages)]
  const all: Who[] = []
  const places = placesIn(given, countries, asked.has('places'))
  if (places) all.push(places)
  if (languages.length > 0) {
    all.push(asked.has('languages') ? { languages } : { not: { languages: others(LANGUAGES, languages) } })
  }
  if (given.gender !== 'ANY') {
    const [own, other] = given.gender === 'FEMALE' ? ['female', 'male'] : ['male', 'female']
    all.push(asked.has('gender') ? { genders: [own!] } : { not: { genders: [other!] } })
  }
  const age_groups = ageGroupsOf(given.age)
  if (age_groups.length > 0) {
    all.push(asked.has('age') ? { age_groups } : { not: { age_groups: others(AGE_GROUPS, age_groups) } })
  }
  const excluded = chosenIn(given.excluded_keywords).flatMap((entry) => wrote(entry, window) ?? [])
  if (excluded.length > 0) all.push({ not: { any: excluded } })
  return { all }
}

function placesIn({ locations }: Aimed, countries: string[], isAsked: boolean): Who | null {
  const finer = valuesIn(locations)
  const states = new Set(STATES.map(({ id }) => id))
  const [regions, cities] = [finer.filter((one) => states.has(one)), finer.filter((one) => !states.has(one))]
  const fine: Who[] = [...(regions.length > 0 ? [{ regions }] : []), ...(cities.length > 0 ? [{ cities }] : [])]
  if (countries.length + fine.length === 0) return null
  if (countries.length === 0 || isAsked) return { any: [...(countries.length > 0 ? [{ countries }] : []), ...fine] }
  return { any: [{ not: { countries: others(COUNTRIES, countries) } }, ...fine] }
}
