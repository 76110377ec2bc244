import type { Baseline, Question, Who } from '@starling/question'

export type ChosenBaseline = {
  baseline: Baseline
  /** Everybody of the audience is in it. */
  within: boolean
}

export const EVERYBODY: ChosenBaseline = { baseline: 'all', within: true }

/** Where countries were chosen, all of these are the baseline. */
export function chosenCountries(who: Who): ChosenBaseline | undefined {
  const countries = countriesOf(who)
  return countries && countries.length > 0 ? { baseline: { countries }, within: true } : undefined
}

/** The countries that nobody of these can be outside of. */
function countriesOf(who: Who): string[] | undefined {
  if ('countries' in who) return who.countries
  if (!('all' in who)) return undefined
  return who.all
    .map(countriesOf)
    .reduce((common, own) => (common && own ? common.filter((one) => own.includes(one)) : (common ?? own)), undefined)
}

/**
 * People are compared with people: where a question leaves bots out, so do everybody and a country. Conditions that
 * somebody gave stay as they were given.
 */
export function peopleOf(baseline: Baseline, { without_bots = true }: Question): Baseline {
  if (!without_bots) return baseline
  if (baseline === 'all') return { who: { bots: false } }
  return 'countries' in baseline ? { who: { all: [{ countries: baseline.countries }, { bots: false }] } } : baseline
}
