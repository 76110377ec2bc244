import { COUNTRIES, LANGUAGES, NETWORK_OPERATORS, STATES, UNSELECTABLE_COUNTRY } from '@starling/catalog'
import { MOST } from '../../compile/criteria.ts'
import { FEWER_THAN } from '../../compile/fields.ts'
import { type LintGround, type LintRule, over, repeated, rule, some, when } from '../rule.ts'
import { isSpokenIn } from '../spoken.ts'

const MOST_LANGUAGES = 5
const states = new Map(STATES.map(({ id, country }) => [id, country]))
const operators = new Map(NETWORK_OPERATORS.map(({ id, country_code }) => [id, country_code]))

/** The countries that a package lies in, as far as it is known; null where some place is in none that is. */
function countriesIn({ values }: LintGround): string[] | null {
  const finer = values('locations').map((value) => states.get(value))
  if (finer.includes(undefined)) return null
  return [...new Set([...values('countries'), ...(finer as string[])])]
}
/** Operators of countries in which nobody is reached. */
function operatorsOutside(ground: LintGround): string[] {
  const countries = countriesIn(ground)
  if (!countries || countries.length === 0) return []
  return ground.values('network_operators').filter((id) => operators.has(id) && !countries.includes(operators.get(id)!))
}
const isPlaced = ({ chosen }: LintGround) => chosen('countries').length + chosen('locations').length > 0

export const PLACE_RULES: LintRule[] = [
  rule(
    'countries_not_filled',
    'error',
    'spec',
    '{{most}} countries or more are not filled in: the field stays empty, and the whole world is reached ({{n}}).',
    ({ chosen }) =>
      when(chosen('countries').length >= FEWER_THAN.countries, {
        ...{ part: 'countries', n: chosen('countries').length, most: FEWER_THAN.countries },
      }),
  ),
  rule(
    'locations_not_filled',
    'error',
    'spec',
    '{{most}} places or more are not filled in: the field stays empty ({{n}}).',
    ({ chosen }) =>
      when(chosen('locations').length >= FEWER_THAN.locations, {
        ...{ part: 'locations', n: chosen('locations').length, most: FEWER_THAN.locations },
      }),
  ),
  rule(
    'places_over_limit',
    'error',
    'x',
    'X takes {{most}} places on one line item, countries among them; there are {{n}}.',
    ({ chosen }) => over('locations', chosen('countries').length + chosen('locations').length, MOST.location),
  ),
  rule('country_unavailable', 'error', 'spec', 'This country is not available for targeting.', ({ values }) =>
    some(
      'countries',
      values('countries').filter((value) => value === UNSELECTABLE_COUNTRY),
    ),
  ),
  rule('country_unknown', 'error', 'ours', 'No country has this code: {{what}}.', ({ values }) =>
    some(
      'countries',
      values('countries').filter((value) => !COUNTRIES.includes(value)),
    ),
  ),
  rule('country_twice', 'warning', 'ours', 'The same country more than once: {{what}}.', ({ values }) =>
    some('countries', repeated(values('countries'))),
  ),
  rule('location_twice', 'warning', 'ours', 'The same place more than once: {{what}}.', ({ values }) =>
    some('locations', repeated(values('locations'))),
  ),
  rule(
    'location_in_country',
    'warning',
    'ours',
    'Its whole country is chosen, so it adds nobody: {{what}}.',
    ({ values }) => {
      const countries = new Set(values('countries'))
      return some(
        'locations',
        values('locations').filter((value) => countries.has(states.get(value) ?? '')),
      )
    },
  ),
  rule('location_unknown', 'warning', 'ours', 'No region or state has this code: {{what}}.', ({ values }) =>
    some(
      'locations',
      values('locations').filter((value) => /^[A-Z]{2}-\w+$/.test(value) && !states.has(value)),
    ),
  ),
  rule('place_none', 'warning', 'x', 'No place is chosen, so X reaches people in the whole world.', (ground) =>
    when(!isPlaced(ground), { part: 'countries' }),
  ),
  rule(
    'countries_many',
    'advice',
    'ours',
    'More than {{most}} countries ({{n}}) share one budget: the cheapest take most of it.',
    ({ chosen }) => over('countries', chosen('countries').length, 10),
  ),
  rule('language_unknown', 'warning', 'ours', 'No language that X knows posts in: {{what}}.', ({ values }) =>
    some(
      'languages',
      values('languages').filter((value) => !LANGUAGES.includes(value.split('-')[0]!)),
    ),
  ),
  rule('language_twice', 'warning', 'ours', 'The same language more than once: {{what}}.', ({ values }) =>
    some('languages', repeated(values('languages'))),
  ),
  rule(
    'languages_many',
    'advice',
    'ours',
    'More than {{most}} languages ({{n}}): one ad is written in one of them.',
    ({ chosen }) => over('languages', chosen('languages').length, MOST_LANGUAGES),
  ),
  rule(
    'languages_cancel_countries',
    'warning',
    'ours',
    'None of the languages is spoken by many in the chosen countries, and X wants both: few are left.',
    (ground) => {
      const countries = countriesIn(ground)
      const languages = ground.values('languages')
      if (!countries || countries.length === 0 || languages.length === 0) return null
      const isSpoken = languages.some((language) => countries.some((country) => isSpokenIn(language, country)))
      return when(!isSpoken, { part: 'languages' })
    },
  ),
  rule(
    'language_not_spoken',
    'advice',
    'ours',
    'Not spoken by many in any of the chosen countries: {{what}}.',
    (ground) => {
      const countries = countriesIn(ground)
      if (!countries || countries.length === 0) return null
      return some(
        'languages',
        ground.values('languages').filter((language) => !countries.some((country) => isSpokenIn(language, country))),
      )
    },
  ),
  rule(
    'country_without_language',
    'advice',
    'ours',
    'Few there have X in any of the chosen languages: {{what}}.',
    ({ values }) => {
      const languages = values('languages')
      if (languages.length === 0) return null
      return some(
        'countries',
        values('countries').filter((code) => !languages.some((one) => isSpokenIn(one, code))),
      )
    },
  ),
  rule(
    'operators_cancel_countries',
    'error',
    'ours',
    'No network operator is of a chosen country, and X wants both: nobody is left.',
    (ground) => {
      const outside = operatorsOutside(ground)
      return when(outside.length > 0 && outside.length === ground.chosen('network_operators').length, {
        part: 'network_operators',
      })
    },
  ),
  rule(
    'operator_outside_countries',
    'warning',
    'ours',
    'Of a country that is not chosen, so it adds nobody: {{what}}.',
    (ground) => some('network_operators', operatorsOutside(ground)),
  ),
  rule(
    'operator_unlisted',
    'advice',
    'ours',
    'Not on the list of network operators; X is asked by this very name: {{what}}.',
    ({ values }) =>
      some(
        'network_operators',
        values('network_operators').filter((value) => !operators.has(value)),
      ),
  ),
  rule('operator_twice', 'warning', 'ours', 'The same network operator more than once: {{what}}.', ({ values }) =>
    some('network_operators', repeated(values('network_operators'))),
  ),
  rule(
    'operators_narrow',
    'advice',
    'ours',
    'Network operators leave out whoever uses X by other networks or on a computer.',
    ({ chosen }) => when(chosen('network_operators').length > 0, { part: 'network_operators' }),
  ),
]
