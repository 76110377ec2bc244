import { readCountry, UNSELECTABLE_COUNTRY } from '@starling/catalog'
import { AppError } from '@starling/contract'
import type { Baseline, Question, Who, WordsQuestion } from '@starling/sections'

const GLOBAL = 'global' // spec 3: countries, default Global
const PROFILE_URL = /^(?:https?:\/\/)?(?:(?:www|mobile|m)\.)?(?:x|twitter)\.com\/([a-z0-9_]{1,15})\/?(?:\?.*)?$/i
const HANDLE = /^[a-z0-9_]{1,15}$/

/** A question as it is understood: trimmed, what is empty left out, handles and countries in one writing. */
export function normalize(question: Question): Question {
  const { countries, without_bots, ...rest } = question
  const places = countries && countriesOf(countries)
  const common = { ...(places?.length && { countries: places }), ...(without_bots && { without_bots }) }
  switch (rest.query_type) {
    case 'handle':
      return { ...rest, ...common, handle: handleOf(rest.handle) }
    case 'post':
      return { ...rest, ...common, post_ids: [...new Set(rest.post_ids)] }
    case 'builder':
      return { ...rest, ...common, who: normalizeWho(rest.who) }
    default:
      return { ...common, ...wordsOf(rest) }
  }
}

/** A handle as it was typed: with @ of any width, or the address of a profile. */
export function handleOf(typed: string): string {
  const text = typed.normalize('NFKC').trim()
  const handle = (PROFILE_URL.exec(text)?.[1] ?? text.replace(/^@/, '')).toLowerCase()
  if (!HANDLE.test(handle)) throw new AppError('invalid', { fields: { handle: ['This is not a handle'] } })
  return handle
}

export function normalizeWho(who: Who): Who {
  if ('all' in who) return { all: who.all.map(normalizeWho) }
  if ('any' in who) return { any: who.any.map(normalizeWho) }
  if ('not' in who) return { not: normalizeWho(who.not) }
  if ('countries' in who) return { countries: countriesOf(who.countries) }
  if ('follows' in who) return { follows: written(who.follows).map(handleOf) }
  if ('handles' in who) return { handles: written(who.handles).map(handleOf) }
  if ('similar_to' in who) return { similar_to: handleOf(who.similar_to) }
  return who
}

export function normalizeBaseline(baseline: Baseline): Baseline {
  if (baseline === 'all') return baseline
  return 'country' in baseline
    ? { country: countryOf(baseline.country) }
    : { ...baseline, who: normalizeWho(baseline.who) }
}

/** Two letters each; Global is none. */
function countriesOf(typed: readonly string[]): string[] {
  const named = written(typed)
  if (named.some((one) => one.toLowerCase() === GLOBAL)) return []
  return [...new Set(named.map(countryOf))]
}

function countryOf(typed: string): string {
  const code = readCountry(typed)
  const refused =
    code === UNSELECTABLE_COUNTRY
      ? 'This country is not available for targeting.' // spec 8
      : `“${typed.slice(0, 40)}” is not a country`
  if (!code || code === UNSELECTABLE_COUNTRY) throw new AppError('invalid', { fields: { countries: [refused] } })
  return code
}

type Words = Omit<WordsQuestion, 'countries' | 'without_bots'>
function wordsOf(question: Words): Words {
  const { synonyms, excluded_keywords, extra_keyword, extra_keyword_type, share_of_voice, ...rest } = question
  const extra = extra_keyword?.trim()
  const names = share_of_voice
    ?.map(({ name, terms }) => ({ name: name.trim(), terms: written(terms) }))
    .filter(({ terms }) => terms.length > 0)
    .map(({ name, terms }) => ({ name: name || terms[0]!, terms }))
  const same = written(synonyms ?? [])
  const excluded = written(excluded_keywords ?? [])
  return {
    ...rest,
    keywords: rest.keywords.map(written).filter((group) => group.length > 0),
    ...(same.length > 0 && { synonyms: same }),
    ...(excluded.length > 0 && { excluded_keywords: excluded }),
    ...(extra && { extra_keyword: extra, extra_keyword_type: extra_keyword_type ?? 'and' }),
    ...(names?.length && { share_of_voice: names }),
  }
}

const written = (terms: readonly string[]) => [...new Set(terms.map((term) => term.trim()))].filter((term) => term)
