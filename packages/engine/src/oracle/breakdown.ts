import type { Dimension, Primitive } from '@starling/sections'
import { comparisonOf } from '../port/alike.ts'
import type { PrimitiveAnswers } from '../port/answers.ts'
import { counted } from '../port/lift.ts'
import { baseOf, byCount, countValues, type PersonsValues } from './counting.ts'
import type { OracleQuestion } from './oracle.ts'
import { interestsOf, languageOf, type Person, topicsOf } from './population.ts'

export function breakdown(
  { audience, baseline, comparison }: OracleQuestion,
  { dimension, limit }: Extract<Primitive, { do: 'breakdown' }>,
): PrimitiveAnswers['breakdown'] {
  const told = (people: Set<Person>) => [...people].map((person) => toldOf(person, dimension))
  const [own, others] = [told(audience), told(baseline)]
  const rows = countValues(own, others, comparisonOf(dimension, comparison))
  return { ...baseOf(own, others), rows: byCount(rows).slice(0, limit).map(counted) }
}

function toldOf(person: Person, dimension: Dimension): PersonsValues {
  const values = new Set(dimensionOf(person, dimension))
  return { person, isKnown: values.size > 0, values }
}

function dimensionOf(person: Person, dimension: Dimension): Iterable<string> {
  switch (dimension) {
    case 'interest':
      return interestsOf(person)
    case 'topic':
      return topicsOf(person)
    case 'job_title':
      return person.job_titles
    case 'verified':
      return person.handle === '' ? [] : [person.verified ? 'yes' : 'no']
    case 'language':
      return valueIn(languageOf(person))
    default:
      return valueIn(person[dimension])
  }
}

const valueIn = (value: string | null): string[] => (value === null ? [] : [value])
