import type { Dimension, Primitive } from '@starling/sections'
import type { PrimitiveAnswers } from '../port/answers.ts'
import { byCount, countValues } from './counting.ts'
import type { OracleQuestion } from './oracle.ts'
import { interestsOf, languageOf, type Person, topicsOf } from './population.ts'

export function breakdown(
  { audience, baseline }: OracleQuestion,
  { dimension, limit }: Extract<Primitive, { do: 'breakdown' }>,
): PrimitiveAnswers['breakdown'] {
  const valuesOf = (person: Person) => dimensionOf(person, dimension)
  const known = (people: Set<Person>) => [...people].filter((person) => [...valuesOf(person)].length > 0).length
  return {
    n: audience.size,
    known: known(audience),
    baseline_n: baseline.size,
    baseline_known: known(baseline),
    rows: byCount(countValues(audience, baseline, valuesOf)).slice(0, limit),
  }
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
