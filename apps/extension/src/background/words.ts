import {
  emptyPackage,
  FIELD_WORDS,
  fieldsOf,
  PACKAGE_PARTS,
  type PackageEntry,
  type PackagePart,
  type TargetingPackage,
} from '@starling/targeting'
import { type FillCut, type FillEntry, type FillField, type FillPackage, fillOf } from '@starling/targeting/bridge'
import { type Language, say } from '@starling/text/both'
import type { FormTexts } from '../ads/fill.ts'
import type { FillWords } from '../messages.ts'
import { NOT_READY, TOO_MANY_HANDLES } from '../texts.ts'

const { fill: NOTHING } = fillOf(emptyPackage())

/** What is said and asked at the page of ads before anything is done there. */
export function fillWords(language: Language, cuts: readonly FillCut[], has_unready: boolean): FillWords {
  const { t } = say(language)
  const names = Object.entries(FIELD_WORDS).map(([field, text]) => [field, t(text)])
  return {
    // spec 5, 8
    alerts: cuts.some(({ field }) => field === 'handles') ? [t(TOO_MANY_HANDLES)] : [],
    confirms: has_unready ? [t(NOT_READY)] : [],
    replace: t('These fields already hold something: {{fields}}. Replace it?', { fields: '{{fields}}' }),
    fields: Object.fromEntries(names) as Record<FillField, string>,
  }
}

/** A package as it crosses the bridge has only what is chosen. */
const wholeOf = (fill: FillPackage): TargetingPackage => {
  const parts = PACKAGE_PARTS.map((part): [PackagePart, PackageEntry[]] => [
    part,
    fill[part].map((entry) => ({ ...entry, deselected: false, reason: { why: 'added' } })),
  ])
  const { placements, age, gender } = fill
  return { ...(Object.fromEntries(parts) as Record<PackagePart, PackageEntry[]>), placements, age, gender }
}
/** Once more by the rules, whoever sent it. */
export const cutAgain = (fill: FillPackage): ReturnType<typeof fillOf> => fillOf(wholeOf(fill))

/** What is typed into each field. */
export function textsOf(fill: FillPackage): FormTexts {
  const { placements, age, gender, ...parts } = fieldsOf(wholeOf(fill)).fields
  return {
    ...parts,
    excluded_keywords: [...new Set(fill.excluded_keywords.map(({ value }) => value))],
    placements: [...placements],
    age: age === 'AGE_ANY' ? [] : [age],
    gender: gender === 'ANY' ? [] : [gender],
  }
}
/** What is typed for one entry. */
export const textOf = (part: PackagePart, entry: FillEntry): string | undefined =>
  textsOf({ ...NOTHING, [part]: [entry] })[part][0]
