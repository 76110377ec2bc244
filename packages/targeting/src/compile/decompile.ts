import { BUILDER_AGES, type BuilderAge, readGender } from '@starling/question/builder'
import { labelOf } from '../labels.ts'
import { emptyPackage, type PackageEntry, type PackagePart, type TargetingPackage } from '../package.ts'
import type { ValuesAtX } from './criteria.ts'
import { isKeywordType, keywordFromX } from './keywords.ts'
import { placementsFromX } from './placements.ts'

/** A criterion as X gives it back. */
export type CriterionAtX = {
  targeting_type: string
  targeting_value: string
  operator_type: string
  name?: string | null
}

/** What a line item chooses and a package has no word for. */
export type NoCounterpart =
  | {
      of: 'criterion'
      targeting_type: string
      targeting_value: string
      operator_type: string
      name: string | null
      /** No part of a package is of this type, or what it names is not known here. */
      why: 'no_part' | 'unknown_here'
    }
  | { of: 'placement'; placement: string; why: 'no_part' }

export type Decompilation = { package: TargetingPackage; no_counterpart: NoCounterpart[] }

/** Where the values of a type may stand; of several, the first that knows the id. */
const PARTS: Record<string, readonly PackagePart[]> = {
  SIMILAR_TO_FOLLOWERS_OF_USER: ['handles'],
  INTEREST: ['interests'],
  CONVERSATION: ['conversation_topics', 'movies_tv_shows'],
  TV_SHOW: ['movies_tv_shows'],
  LOCATION: ['countries', 'locations'],
  LANGUAGE: ['languages'],
  NETWORK_OPERATOR: ['network_operators'],
  CUSTOM_AUDIENCE: ['custom_audiences'],
  CUSTOM_AUDIENCE_EXPANDED: ['custom_audiences'],
}
/** Types of which the opposite can be said. */
const EXCLUDABLE = ['CUSTOM_AUDIENCE']

/** What a line item of X chooses, as a package, and what of it no package says. */
export function decompileCriteria(
  criteria: readonly CriterionAtX[],
  placements: readonly string[],
  values: ValuesAtX,
): Decompilation {
  const made = emptyPackage()
  const no_counterpart: NoCounterpart[] = []
  for (const criterion of criteria) {
    const why = read(criterion)
    if (why) no_counterpart.push({ of: 'criterion', ...untold(criterion), why })
  }
  const placed = placementsFromX(placements)
  const strange = placed.unknown.map((placement): NoCounterpart => ({ of: 'placement', placement, why: 'no_part' }))
  return {
    package: { ...made, placements: placed.placements },
    no_counterpart: [...no_counterpart, ...strange],
  }

  /** Why it is not in the package; nothing where it is. */
  function read(criterion: CriterionAtX): 'no_part' | 'unknown_here' | undefined {
    const { targeting_type: type, targeting_value: value, operator_type } = criterion
    const isExcluded = operator_type === 'NE'
    if (!isExcluded && operator_type !== 'EQ') return 'no_part'
    if (isKeywordType(type)) return void readKeyword(type, value, isExcluded)
    if (isExcluded && !EXCLUDABLE.includes(type)) return 'no_part'
    if (type === 'GENDER') return readOne('gender', readGender(value), made.gender === 'ANY')
    if (type === 'AGE') return readOne('age', ageIn(value), made.age === 'AGE_ANY')
    const parts = Object.hasOwn(PARTS, type) ? PARTS[type]! : []
    if (parts.length === 0) return 'no_part'
    for (const part of parts) {
      const ours = values[part]?.get(value)
      if (ours === undefined) continue
      const look_alike = type === 'CUSTOM_AUDIENCE_EXPANDED' && { look_alike: true }
      made[part].push({ ...entryOf(part, ours), ...look_alike, ...(isExcluded && { excluded: true }) })
      return undefined
    }
    return 'unknown_here'
  }

  function readKeyword(type: string, text: string, isExcluded: boolean): void {
    const { value, match } = keywordFromX(type, text)
    const part = isExcluded ? 'excluded_keywords' : /^#\S+$/u.test(value) ? 'hashtags' : 'keywords'
    made[part].push({ ...entryOf(part, value), ...(match && { match }) })
  }

  /** X has one gender and one age on a line item; any more would say less than nothing. */
  function readOne<F extends 'gender' | 'age'>(field: F, value: TargetingPackage[F] | undefined, isFree: boolean) {
    if (value === undefined || value === 'ANY') return 'unknown_here'
    if (!isFree) return 'no_part'
    made[field] = value
    return undefined
  }
}

const ageIn = (value: string): BuilderAge | undefined => BUILDER_AGES.find((age) => age === value && age !== 'AGE_ANY')

const untold = ({ targeting_type, targeting_value, operator_type, name = null }: CriterionAtX) => ({
  targeting_type,
  targeting_value,
  operator_type,
  name,
})

const entryOf = (part: PackagePart, value: string): PackageEntry => ({
  value,
  label: labelOf(part, value, 'en'),
  deselected: false,
  reason: { why: 'added' },
})
