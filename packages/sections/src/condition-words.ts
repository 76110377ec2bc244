import type { CommunityOfAccounts, Question, Who, Words } from '@starling/question'
import { readAtLeastTwo } from '@starling/question/builder'
import type { Say } from '@starling/text'
import {
  ageName,
  cityName,
  countryNames,
  genderName,
  interestName,
  jobTitleName,
  languageName,
  stateName,
} from './names.ts'
import { subjectOf } from './question-words.ts'

const MOST_NAMED = 6
/** A community is called by the accounts that come first. */
const LEADING = 2

/** What a question asks for, a line for each condition: the same lines for the same conditions, so that two can be compared. */
export function conditionLines(question: Question, days: number | null, say: Say): string[] {
  const { t } = say
  const { countries = [], without_bots = true } = question
  return [
    ...subjectLines(question, say),
    ...(countries.length > 0 ? [t('In {{what}}', { what: countryNames(countries, say) })] : []),
    ...(days === null ? [] : [t('Last {{count}} days', { count: days })]),
    ...(question.window ? [windowLine(question.window, say)] : []),
    ...(without_bots ? [] : [t('with bots')]),
  ]
}

function subjectLines(question: Question, say: Say): string[] {
  const { t } = say
  if (question.query_type === 'builder') return lines(question.who, say)
  const what = subjectOf(question, say)
  if (question.query_type === 'handle') return [t('Follows {{what}}', { what })]
  if (question.query_type === 'post') return [t('Engaged with {{what}}', { what })]
  return [t('Posted about {{what}}', { what })]
}

const windowLine = ({ since, until }: { since: number; until: number }, { t }: Say): string => {
  const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)
  return t('From {{since}} to {{until}}', { since: day(since), until: day(until) })
}

/** All of them must hold: each is a line. */
function lines(who: Who, say: Say): string[] {
  if ('all' in who) return who.all.length === 0 ? [say.t('Everybody')] : who.all.flatMap((one) => lines(one, say))
  return [conditionLine(who, say)]
}

function conditionLine(who: Exclude<Who, { all: Who[] }>, say: Say): string {
  const { t, list, language } = say
  const any = (values: readonly string[], name: (value: string) => string = (value) => value) => {
    const shown = values.slice(0, MOST_NAMED).map(name)
    const more = values.length - shown.length
    return list(more > 0 ? [...shown, t('{{count}} more', { count: more })] : shown, 'or')
  }
  const inner = (one: Who) => lines(one, say).join(' + ')
  const two = readAtLeastTwo(who)
  if (two) return t('At least two of: {{what}}', { what: list(two.map(inner), 'or') })
  if ('any' in who) return who.any.length === 0 ? t('Nobody') : list(who.any.map(inner), 'or')
  if ('not' in who) return t('Not: {{what}}', { what: inner(who.not) })
  if ('posted' in who) return t('Posted about {{what}}', { what: wordsOf(who.posted, say) })
  if ('bio' in who) return t('Bio says {{what}}', { what: wordsOf(who.bio, say) })
  if ('follows' in who) return t('Follows {{what}}', { what: any(who.follows, (handle) => `@${handle}`) })
  if ('similar_to' in who) return t('Follows accounts like {{what}}', { what: `@${who.similar_to}` })
  if ('communities' in who) {
    const around = who.communities.map((one) => communityInSentence(one, say))
    return around.length === 0 ? t('Nobody') : t('Belongs to {{what}}', { what: list(around, 'or') })
  }
  if ('engaged' in who) {
    return t('Engaged with {{what}}', { what: t('{{count}} posts', { count: who.engaged.length }) })
  }
  if ('handles' in who) return t('One of {{what}}', { what: any(who.handles, (handle) => `@${handle}`) })
  if ('interests' in who) {
    return t('Interested in {{what}}', { what: any(who.interests, (id) => interestName(id, language)) })
  }
  if ('job_titles' in who) {
    return t('Works as {{what}}', { what: any(who.job_titles, (id) => jobTitleName(id, language)) })
  }
  if ('countries' in who) return t('In {{what}}', { what: countryNames(who.countries, say) })
  if ('regions' in who) return t('In {{what}}', { what: any(who.regions, (id) => stateName(id, language)) })
  if ('cities' in who) return t('In {{what}}', { what: any(who.cities, (city) => cityName(city, language)) })
  if ('languages' in who)
    return t('Writes {{what}}', { what: any(who.languages, (code) => languageName(code, language)) })
  if ('genders' in who) return any(who.genders, (value) => genderName(value, say))
  if ('age_groups' in who) return t('Age {{what}}', { what: any(who.age_groups, (value) => ageName(value, say)) })
  if ('verified' in who) return who.verified ? t('Verified') : t('Not: {{what}}', { what: t('Verified') })
  if ('followers' in who) return followersLine(who.followers, say)
  return who.bots ? t('with bots') : t('without bots')
}

/** By its leading accounts, with the rule of who belongs to it. */
export const communityInSentence = ({ accounts, at_least }: CommunityOfAccounts, { t, list }: Say): string =>
  t('the community around {{accounts}} (follows at least {{n}} of its {{all}} accounts)', {
    accounts: list(accounts.slice(0, LEADING).map((handle) => `@${handle}`)),
    n: at_least,
    all: accounts.length,
  })

function followersLine({ min, max }: { min?: number; max?: number }, { t }: Say): string {
  const number = (value: number) => value.toLocaleString('en')
  if (max === undefined) return t('At least {{n}} followers', { n: number(min ?? 0) })
  return min === undefined
    ? t('At most {{n}} followers', { n: number(max) })
    : t('{{min}} to {{max}} followers', { min: number(min), max: number(max) })
}

function wordsOf({ groups, excluded = [] }: Words, { t, list }: Say): string {
  const words = list(
    groups.map((group) => group.join(' + ')),
    'or',
  )
  return excluded.length === 0 ? words : t('{{words}} but not {{excluded}}', { words, excluded: list(excluded, 'or') })
}
