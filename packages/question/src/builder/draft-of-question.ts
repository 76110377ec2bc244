import { REGIONS } from '@starling/catalog'
import { identityOf } from '../identity.ts'
import { type Question, wordsOf } from '../question.ts'
import type { CommunityOfAccounts, Who, Words } from '../scope.ts'
import { writingsOf } from './blocks.ts'
import { ALL_OF_FIELDS, type AllOfField, ageGroupsOf, BUILDER_AGES, type BuilderDraft, EMPTY_BUILDER } from './draft.ts'
import { questionOfDraft, readAtLeastTwo } from './question-of-draft.ts'

type Part = Partial<BuilderDraft>

/** A question as blocks that ask the same; what no block can show is kept as it is. */
export function draftOfQuestion(question: Question, days: number | null): BuilderDraft {
  const { countries = [], without_bots = true, window = null } = question
  const who = whoOf(question)
  const common: BuilderDraft = {
    ...EMPTY_BUILDER,
    create_audience_option: 'saved',
    ...placesNamed(countries),
    without_bots,
    window,
    days: window ? null : days,
  }
  const read = { ...common, ...partsOf(who) }
  const isSame = meaningOf(questionOfDraft(read).who) === meaningOf(who)
  return isSame ? read : { ...common, kept: who }
}

/** Conditions of which all must hold mean the same whether or not some of them stand together. */
const meaningOf = (who: Who) => identityOf({ query_type: 'builder', who: { all: conditionsIn(who) } })
const conditionsIn = (who: Who): Who[] => ('all' in who ? who.all.flatMap(conditionsIn) : [who])

function whoOf(question: Question): Who {
  switch (question.query_type) {
    case 'builder':
      return question.who
    case 'handle':
      return { follows: [question.handle] }
    case 'post':
      return { engaged: question.post_ids }
    default:
      return { posted: wordsOf(question) }
  }
}

/** A region where the countries are just those of one. */
function placesNamed(countries: string[]): Part {
  const codes = countries.toSorted().join()
  const region = countries.length > 1 && REGIONS.find((one) => one.country_codes.toSorted().join() === codes)
  return region ? { selected_regions: [region.id] } : { countries }
}

function partsOf(who: Who): Part {
  const conditions = 'all' in who ? who.all : [who]
  let part: Part = {}
  const subjects: Who[] = []
  for (const one of conditions) {
    const read = filterOf(one)
    if (read && !overlaps(read, part)) part = { ...part, ...read }
    else subjects.push(one)
  }
  return { ...part, ...subjectsRead(gathered(subjects)) }
}

const overlaps = (one: Part, other: Part) => Object.keys(one).some((field) => field !== 'all_of' && field in other)
const together = (one: Part, other: Part): Part => {
  const all_of = [...(one.all_of ?? []), ...(other.all_of ?? [])]
  return { ...one, ...other, ...(all_of.length > 0 && { all_of }) }
}

/** The list that a condition asks for one thing of. */
function singleField(who: Who): AllOfField | null {
  const read = 'all' in who ? null : readSubject(who, {})
  return ALL_OF_FIELDS.find((field) => read?.[field]?.length === 1) ?? null
}

/** Of one list asked for twice, both must be true: they are one block of which all is asked. */
function gathered(subjects: readonly Who[]): Who[] {
  const fields = subjects.map(singleField)
  return subjects.flatMap((one, at) => {
    const field = fields[at]
    const same = subjects.filter((_, other) => field && fields[other] === field)
    if (same.length < 2) return [one]
    return fields.indexOf(field!) === at ? [{ all: same }] : []
  })
}

function subjectsRead(subjects: Who[]): Part {
  const [only] = subjects
  if (subjects.length === 1 && only) {
    const two = readAtLeastTwo(only)
    if (two) return oneOfEach(two, 'balanced') ?? { kept: only }
    const single = subjectOf(only, {})
    if (single) return single
    if ('any' in only) return oneOfEach(only.any, 'reach') ?? { kept: only }
  }
  return (
    oneOfEach(subjects, subjects.length > 2 ? 'precision' : 'balanced') ?? {
      kept: subjects.length === 1 ? only! : { all: subjects },
    }
  )
}

function oneOfEach(subjects: readonly Who[], order: BuilderDraft['order']): Part | null {
  let part: Part = { order }
  for (const one of subjects) {
    const read = subjectOf(one, part)
    if (!read) return null
    part = together(part, read)
  }
  return part
}

function subjectOf(who: Who, taken: Part): Part | null {
  const read = readSubject(who, taken)
  return read && !overlaps(read, taken) ? read : null
}

function readSubject(who: Who, taken: Part): Part | null {
  if ('follows' in who) return { handles: who.follows }
  if ('interests' in who) return { interests: who.interests }
  if ('job_titles' in who) return { job_titles: who.job_titles }
  if ('similar_to' in who) return { similar_to: [who.similar_to] }
  if ('communities' in who) return who.communities.length > 0 ? { communities: who.communities } : null
  if ('all' in who) return allOf(who.all)
  if ('bio' in who) return asWords(who.bio, 'words_in_profile')
  if ('posted' in who && !who.window) return postedOf(who.posted, taken)
  if (!('any' in who)) return null
  const handles = who.any.flatMap((one) => ('similar_to' in one ? [one.similar_to] : []))
  return handles.length > 0 && handles.length === who.any.length ? { similar_to: handles } : null
}

/** Several conditions of which each asks for one thing of the same list. */
function allOf(conditions: readonly Who[]): Part | null {
  const [field, ...others] = conditions.map(singleField)
  if (!field || others.length === 0 || others.some((other) => other !== field)) return null
  const values = conditions.flatMap((one): (string | CommunityOfAccounts)[] => readSubject(one, {})?.[field] ?? [])
  return { [field]: values, all_of: [field] }
}

function postedOf(words: Words, taken: Part): Part | null {
  if (words.excluded?.length) return null
  const topics = topicsIn(words.groups)
  if (topics && !taken.posted_about) return { posted_about: topics }
  return { keyword_groups: words.groups }
}

/** The topics whose writings these are, all of them and in their order. */
function topicsIn(groups: readonly string[][]): string[] | null {
  const words = groups.flatMap((group) => (group.length === 1 ? group : []))
  if (words.length !== groups.length) return null
  const topics: string[] = []
  for (let at = 0; at < words.length; ) {
    const writings = writingsOf(words[at]!)
    const isWhole = writings.length > 1 && writings.every((one, next) => words[at + next] === one)
    if (!isWhole) return null
    topics.push(words[at]!)
    at += writings.length
  }
  return topics.length > 0 ? topics : null
}

type WordList = 'words_in_profile' | 'excluded_words_in_profile' | 'excluded_keywords'
const asWords = ({ groups, excluded = [] }: Words, field: WordList): Part | null =>
  excluded.length === 0 && groups.every((group) => group.length === 1) ? { [field]: groups.flat() } : null

function filterOf(who: Who): Part | null {
  if ('languages' in who) return { languages: who.languages }
  if ('genders' in who) return genderOf(who.genders)
  if ('age_groups' in who) return ageOf(who.age_groups)
  if ('followers' in who) return { followers: who.followers }
  if ('verified' in who) return { verified: who.verified }
  if ('regions' in who) return { selected_states: who.regions }
  if ('cities' in who) return { cities: who.cities }
  if ('not' in who) return excludedOf(who.not)
  return 'any' in who ? placesOf(who.any) : null
}

function genderOf(genders: string[]): Part | null {
  if (genders.length !== 1) return null
  return genders[0] === 'male' ? { gender: 'MALE' } : genders[0] === 'female' ? { gender: 'FEMALE' } : null
}

function ageOf(groups: string[]): Part | null {
  const age = BUILDER_AGES.find((one) => ageGroupsOf(one).toSorted().join() === groups.toSorted().join())
  return age && age !== 'AGE_ANY' ? { age } : null
}

function placesOf(some: Who[]): Part | null {
  const part: Part = {}
  for (const one of some) {
    if ('countries' in one) Object.assign(part, placesNamed(one.countries))
    else if ('regions' in one) part.selected_states = one.regions
    else if ('cities' in one) part.cities = one.cities
    else return null
  }
  return some.length > 1 ? part : null
}

function excludedOf(who: Who): Part | null {
  if ('posted' in who && !who.window) return asWords(who.posted, 'excluded_keywords')
  if ('bio' in who) return asWords(who.bio, 'excluded_words_in_profile')
  if ('follows' in who) return { excluded_handles: who.follows }
  if ('interests' in who) return { excluded_interests: who.interests }
  return 'job_titles' in who ? { excluded_job_titles: who.job_titles } : null
}
