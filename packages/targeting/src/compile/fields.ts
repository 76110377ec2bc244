import type { BuilderAge, BuilderGender } from '@starling/question/builder'
import { nameOnAdsPage } from '../labels.ts'
import { chosenOf, type PackageEntry, type PackagePart, type Placement, type TargetingPackage } from '../package.ts'
import { tidyPackage, WORD_PARTS } from '../tidy.ts'
import { type EntryLoss, type LeftOut, marksOf } from './criteria.ts'

/** The fields of the ads page that hold several entries. */
export const ADS_PAGE_PARTS = [
  'keywords',
  'hashtags',
  'handles',
  'interests',
  'conversation_topics',
  'movies_tv_shows',
  'languages',
  'network_operators',
  'countries',
  'locations',
  'custom_audiences',
] as const satisfies readonly PackagePart[]
export type AdsPagePart = (typeof ADS_PAGE_PARTS)[number]

/** What is written into the ads page: the words of each field, in their order. */
export type AdsPageFields = Record<AdsPagePart, string[]> & {
  placements: Placement[]
  age: BuilderAge
  gender: BuilderGender
}

// spec 5, 9
export const MOST_HANDLES = 100
/** Countries only if fewer than this, and locations; else the field stays empty. */
export const FEWER_THAN = { countries: 50, locations: 200 } as const

/** How many of those that are chosen in a part are filled in, the first of them. */
export function mostFilled(part: PackagePart, chosen: number): number {
  if (part === 'handles') return Math.min(chosen, MOST_HANDLES)
  if (part === 'countries' || part === 'locations') return chosen < FEWER_THAN[part] ? chosen : 0
  return chosen
}

/** What of a package goes into the ads page, and what does not. */
export function fieldsOf(package_: TargetingPackage): { fields: AdsPageFields; left_out: LeftOut[] } {
  const given = tidyPackage(package_)
  const left_out: LeftOut[] = []
  const leave = (part: PackagePart, entry: PackageEntry, why: EntryLoss) =>
    void left_out.push({ of: 'entry', part, value: entry.value, ...marksOf(entry), why })

  function namesOf(part: AdsPagePart): string[] {
    const chosen = chosenOf(given[part]).filter((entry) => isWritable(part, entry))
    const most = mostFilled(part, chosen.length)
    if (most === 0 && chosen.length > 0) left_out.push({ of: 'part', part, count: chosen.length, why: 'too_many' })
    else for (const entry of chosen.slice(most)) leave(part, entry, 'too_many')
    return unique(part, chosen.slice(0, most))
  }

  function isWritable(part: AdsPagePart, entry: PackageEntry): boolean {
    const { match, ready, look_alike, excluded } = entry
    // It is written all the same, and finds more there.
    if (WORD_PARTS.includes(part) && match) leave(part, entry, 'written_as_broad')
    if (part !== 'custom_audiences') return true
    const loss = look_alike || excluded ? 'no_field' : ready === false ? 'not_ready' : null
    if (loss) leave(part, entry, loss)
    return loss === null
  }

  function unique(part: AdsPagePart, entries: readonly PackageEntry[]): string[] {
    const names = new Set<string>()
    for (const entry of entries) {
      const name = nameOnAdsPage(part, entry.value)
      if (names.has(name)) leave(part, entry, 'twice')
      names.add(name)
    }
    return [...names]
  }

  const parts = Object.fromEntries(ADS_PAGE_PARTS.map((part) => [part, namesOf(part)])) as Record<AdsPagePart, string[]>
  for (const entry of chosenOf(given.excluded_keywords)) leave('excluded_keywords', entry, 'no_field')
  const { placements, age, gender } = given
  return { fields: { ...parts, placements, age, gender }, left_out }
}
