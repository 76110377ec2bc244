import { readCountry, UNSELECTABLE_COUNTRY } from '@starling/catalog'
import { isAgeGroup } from './builder/draft.ts'
import type { Question } from './question.ts'
import type { Baseline, Who } from './scope.ts'
import { trimTerms } from './terms.ts'
import { readHandle, trimQuestion } from './trim.ts'

const GLOBAL = 'global' // spec 3: countries, default Global
const HANDLE = /^[a-z0-9_]{1,15}$/

/** What people are judged to be; nobody has another. */
const GENDERS = ['female', 'male', 'brand']
/** As X tells them: of languages there is no list that would stay whole. */
const LANGUAGE = /^[a-z]{2,3}(-[a-z]{2,4})?$/i

type RefusedField = 'handle' | 'countries' | 'genders' | 'age_groups' | 'languages' | 'followers'
export type RefusalOfQuestion =
  | 'not_a_handle'
  | 'not_a_country'
  | 'country_unavailable'
  | 'not_listed'
  | 'range_backwards'

/** What cannot be asked: in which field, and why. Whoever answers a person says it in words. */
export class QuestionRefused extends Error {
  readonly field: RefusedField
  readonly code: RefusalOfQuestion
  readonly values: Record<string, string>
  constructor(field: RefusedField, code: RefusalOfQuestion, values: Record<string, string> = {}) {
    super(code)
    this.field = field
    this.code = code
    this.values = values
  }
}

/** A question as it is understood: trimmed, handles and countries in one writing. */
export function normalizeQuestion<Q extends Question>(asked: Q): Q
export function normalizeQuestion(asked: Question): Question {
  const { countries, ...question } = trimQuestion(asked)
  const codes = countries ? normalizeCountries(countries) : []
  const common = codes.length > 0 ? { countries: codes } : {}
  if (question.query_type === 'handle') return { ...question, ...common, handle: normalizeHandle(question.handle) }
  if (question.query_type === 'builder') return { ...question, ...common, who: normalizeWho(question.who) }
  return { ...question, ...common }
}

/** The handle that was typed or pasted, if it is one. */
export function handleIn(typed: string): string | null {
  const handle = readHandle(typed).toLowerCase()
  return HANDLE.test(handle) ? handle : null
}

function normalizeHandle(typed: string): string {
  const handle = handleIn(typed)
  if (handle === null) throw new QuestionRefused('handle', 'not_a_handle')
  return handle
}

export function normalizeWho(who: Who): Who {
  if ('all' in who) return { all: who.all.map(normalizeWho) }
  if ('any' in who) return { any: who.any.map(normalizeWho) }
  if ('not' in who) return { not: normalizeWho(who.not) }
  if ('countries' in who) return { countries: normalizeCountries(who.countries) }
  if ('follows' in who) return { follows: trimTerms(who.follows).map(normalizeHandle) }
  if ('handles' in who) return { handles: trimTerms(who.handles).map(normalizeHandle) }
  if ('similar_to' in who) return { similar_to: normalizeHandle(who.similar_to) }
  if ('communities' in who) {
    return {
      communities: who.communities.map(({ accounts, at_least }) => ({
        accounts: [...new Set(trimTerms(accounts).map(normalizeHandle))],
        at_least,
      })),
    }
  }
  if ('genders' in who) refuseUnlisted('genders', who.genders, (one) => GENDERS.includes(one))
  if ('age_groups' in who) refuseUnlisted('age_groups', who.age_groups, isAgeGroup)
  if ('languages' in who) refuseUnlisted('languages', who.languages, isLanguage)
  if ('followers' in who && !isRange(who.followers)) throw new QuestionRefused('followers', 'range_backwards')
  return who
}

export const isLanguage = (code: string): boolean => LANGUAGE.test(code)
export const isRange = ({ min = 0, max = Number.POSITIVE_INFINITY }: { min?: number; max?: number }): boolean =>
  min <= max

function refuseUnlisted(field: RefusedField, values: readonly string[], isListed: (value: string) => boolean): void {
  const value = values.find((one) => !isListed(one))
  if (value !== undefined) throw new QuestionRefused(field, 'not_listed', { value: value.slice(0, 40) })
}

export function normalizeBaseline(baseline: Baseline): Baseline {
  if (baseline === 'all') return baseline
  return 'countries' in baseline
    ? { countries: [...new Set(baseline.countries.map(normalizeCountry))] }
    : { ...baseline, who: normalizeWho(baseline.who) }
}

/** Two letters each; Global is none. */
function normalizeCountries(typed: readonly string[]): string[] {
  const named = trimTerms(typed)
  if (named.some((one) => one.toLowerCase() === GLOBAL)) return []
  return [...new Set(named.map(normalizeCountry))]
}

function normalizeCountry(typed: string): string {
  const code = readCountry(typed)
  if (!code) throw new QuestionRefused('countries', 'not_a_country', { country: typed.slice(0, 40) })
  if (code === UNSELECTABLE_COUNTRY) throw new QuestionRefused('countries', 'country_unavailable')
  return code
}
