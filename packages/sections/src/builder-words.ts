import { REGIONS } from '@starling/catalog'
import { WINDOW_DAYS } from '@starling/question'
import {
  type AllOfField,
  ageGroupsOf,
  BLOCKS,
  type BlockKind,
  type BuilderDraft,
  blocksOf,
} from '@starling/question/builder'
import type { Say } from '@starling/text'
import { communityInSentence, conditionLines } from './condition-words.ts'
import { ageName, cityName, countryInSentence, interestName, jobTitleName, languageName, stateName } from './names.ts'

type Clause = (draft: BuilderDraft, say: Say) => string

const or = (values: readonly string[], say: Say) => say.list([...values], 'or')
/** Any of a list, or all of it: the sentence says which. */
function named(field: AllOfField, values: readonly string[], { all_of }: BuilderDraft, say: Say): string {
  const { t, list } = say
  const [one, other] = values
  if (values.length < 2 || !all_of.includes(field)) return or(values, say)
  return values.length === 2
    ? t('both {{one}} and {{other}}', { one: one!, other: other! })
    : t('all of {{what}}', { what: list([...values]) })
}
const at = (field: AllOfField, handles: readonly string[], draft: BuilderDraft, say: Say) =>
  named(
    field,
    handles.map((handle) => `@${handle}`),
    draft,
    say,
  )
const groupsOf = (groups: readonly string[][], say: Say) =>
  or(
    groups.map((group) => group.join(' + ')),
    say,
  )

/** When the posts were written that are asked for. */
function posted(what: string, { days, window }: BuilderDraft, { t, shortDate }: Say): string {
  if (!window) return t('posted about {{what}} in the last {{count}} days', { what, count: days ?? WINDOW_DAYS })
  const [since, until] = [shortDate(window.since * 1000), shortDate(window.until * 1000)]
  return t('posted about {{what}} between {{since}} and {{until}}', { what, since, until })
}

function placesOf(draft: BuilderDraft, say: Say): string {
  const { language, t } = say
  const regions = draft.selected_regions.map((id) => {
    const region = REGIONS.find((one) => one.id === id)
    return (language === 'ja' ? region?.name_ja : region?.name) ?? id
  })
  const countries = draft.countries.map((code) => countryInSentence(code, language))
  const states = draft.selected_states.map((id) => stateName(id, language))
  const cities = draft.cities.map((city) => cityName(city, language))
  return t('are in {{what}}', { what: or([...countries, ...regions, ...states, ...cities], say) })
}

function followersOf({ followers }: BuilderDraft, { t, fullNumber }: Say): string {
  const { min, max } = followers ?? {}
  if (max === undefined) return t('have at least {{n}} followers', { n: fullNumber(min ?? 0) })
  return min === undefined
    ? t('have at most {{n}} followers', { n: fullNumber(max) })
    : t('have {{min}} to {{max}} followers', { min: fullNumber(min), max: fullNumber(max) })
}

/** What a block asks, as the part of a sentence that comes after "people who". */
const CLAUSES: Record<Exclude<BlockKind, 'gender' | 'without_bots'>, Clause> = {
  keywords: (draft, say) => posted(groupsOf(draft.keyword_groups, say), draft, say),
  posted_about: (draft, say) =>
    posted(
      say.t('{{what}} in any language', { what: named('posted_about', draft.posted_about, draft, say) }),
      draft,
      say,
    ),
  interests: (draft, say) => {
    const names = draft.interests.map((id) => interestName(id, say.language))
    return say.t('are interested in {{what}}', { what: named('interests', names, draft, say) })
  },
  handles: (draft, say) => say.t('follow {{what}}', { what: at('handles', draft.handles, draft, say) }),
  similar_to: (draft, say) =>
    say.t('follow accounts like {{what}}', { what: at('similar_to', draft.similar_to, draft, say) }),
  communities: (draft, say) => {
    const names = draft.communities.map((one) => communityInSentence(one, say))
    return say.t('belong to {{what}}', { what: named('communities', names, draft, say) })
  },
  words_in_profile: (draft, say) =>
    say.t('have {{what}} in their profile', {
      what: named('words_in_profile', draft.words_in_profile, draft, say),
    }),
  job_titles: (draft, say) => {
    const names = draft.job_titles.map((id) => jobTitleName(id, say.language))
    return say.t('work as {{what}}', { what: named('job_titles', names, draft, say) })
  },
  kept: ({ kept }, say) =>
    say.t('meet these conditions: {{what}}', {
      what: conditionLines({ query_type: 'builder', who: kept! }, null, say).join(' + '),
    }),
  places: placesOf,
  languages: ({ languages }, say) =>
    say.t('write in {{what}}', {
      what: or(
        languages.map((code) => languageName(code, say.language)),
        say,
      ),
    }),
  age: ({ age }, say) =>
    say.t('are aged {{what}}', {
      what: or(
        ageGroupsOf(age).map((group) => ageName(group, say)),
        say,
      ),
    }),
  followers: followersOf,
  verified: ({ verified }, { t }) => t(verified ? 'are verified' : 'are not verified'),
  excluded_keywords: (draft, say) => say.t('did not post about {{what}}', { what: or(draft.excluded_keywords, say) }),
  excluded_handles: (draft, say) =>
    say.t('do not follow {{what}}', { what: at('handles', draft.excluded_handles, { ...draft, all_of: [] }, say) }),
  excluded_interests: ({ excluded_interests }, say) =>
    say.t('are not interested in {{what}}', {
      what: or(
        excluded_interests.map((id) => interestName(id, say.language)),
        say,
      ),
    }),
  excluded_job_titles: ({ excluded_job_titles }, say) =>
    say.t('do not work as {{what}}', {
      what: or(
        excluded_job_titles.map((id) => jobTitleName(id, say.language)),
        say,
      ),
    }),
  excluded_words_in_profile: ({ excluded_words_in_profile }, say) =>
    say.t('do not have {{what}} in their profile', { what: or(excluded_words_in_profile, say) }),
}

/** What one block asks. */
export function clauseOf(kind: BlockKind, draft: BuilderDraft, say: Say): string {
  if (kind === 'gender') return say.t(draft.gender === 'FEMALE' ? 'are women' : 'are men')
  return kind === 'without_bots' ? say.t('do not behave like bots') : CLAUSES[kind](draft, say)
}

/** Whom a draft means, in one sentence that says neither more nor less than its blocks. */
export function builderSentence(draft: BuilderDraft, say: Say): string {
  const { t } = say
  const clauses = (role: 'subject' | 'filter' | 'exclusion') =>
    blocksOf(draft)
      .filter((kind) => BLOCKS[kind].role === role && kind !== 'gender' && kind !== 'without_bots')
      .map((kind) => clauseOf(kind, draft, say))
  const all = [...joined(clauses('subject'), draft, say), ...clauses('filter'), ...clauses('exclusion')]
  const people = t(PEOPLE[draft.gender])
  const whom = draft.without_bots ? people : t('{{people}} (bots included)', { people })
  if (all.length === 0) return t('All {{people}}.', { people: whom })
  const sentence = t('{{people}} who {{what}}.', {
    people: whom,
    what: all.reduce((one, other) => t('{{one}}, and {{other}}', { one, other })),
  })
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
const PEOPLE = { ANY: 'people', FEMALE: 'women', MALE: 'men' } as const

function joined(subjects: string[], { order }: BuilderDraft, { t }: Say): string[] {
  if (subjects.length < 2 || order === 'precision' || (order === 'balanced' && subjects.length === 2)) return subjects
  const what = subjects.reduce((one, other) => t('{{one}}, or {{other}}', { one, other }))
  if (order === 'reach') return [t('({{what}})', { what })]
  return [t('(at least two of: {{what}})', { what })]
}
