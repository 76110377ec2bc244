import { STATES } from '@starling/catalog'
import { type BuilderDraft, EMPTY_BUILDER } from '@starling/question/builder'
import { labelOf } from '../labels.ts'
import { chosenOf, type PackageEntry, type PackagePart, type Placement, type TargetingPackage } from '../package.ts'
import { tidyPackage } from '../tidy.ts'

/** What a package chooses and no block of the builder asks. */
export type NoBlock =
  | { of: 'entry'; part: PackagePart; value: string; why: 'no_block' }
  | { of: 'placement'; placement: Placement; why: 'no_block' }

const BLOCKLESS: readonly PackagePart[] = ['movies_tv_shows', 'network_operators', 'custom_audiences']

/** Words in any order are a group; a phrase, or one word, is a group of one. */
const groupOf = ({ value, match }: PackageEntry): string[] =>
  match === 'phrase' || match === 'exact' ? [value] : value.split(' ')

const states = new Set(STATES.map(({ id }) => id))

/** The audience that a package chooses, as far as the builder can ask for it: any of it is enough, as at X. */
export function draftOfPackage(package_: TargetingPackage): { draft: BuilderDraft; no_counterpart: NoBlock[] } {
  const given = tidyPackage(package_)
  const values = (part: PackagePart) => chosenOf(given[part]).map(({ value }) => value)
  const topics = values('conversation_topics').map((value) => labelOf('conversation_topics', value, 'en'))
  const draft: BuilderDraft = {
    ...EMPTY_BUILDER,
    create_audience_option: 'nothing',
    keyword_groups: [...chosenOf(given.keywords), ...chosenOf(given.hashtags)].map(groupOf),
    posted_about: topics,
    similar_to: values('handles'),
    interests: values('interests'),
    countries: values('countries'),
    selected_states: values('locations').filter((value) => states.has(value)),
    cities: values('locations').filter((value) => !states.has(value)),
    languages: values('languages'),
    gender: given.gender,
    age: given.age,
    excluded_keywords: values('excluded_keywords'),
    // X leaves nobody out for being a bot, and takes whoever has any of it.
    without_bots: false,
    order: 'reach',
  }
  const entries = BLOCKLESS.flatMap((part) =>
    values(part).map((value): NoBlock => ({ of: 'entry', part, value, why: 'no_block' })),
  )
  const placements = given.placements.map((placement): NoBlock => ({ of: 'placement', placement, why: 'no_block' }))
  return { draft, no_counterpart: [...entries, ...placements] }
}
