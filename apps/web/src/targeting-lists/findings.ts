import { type LintRemark, lintPackage, remarkText, type TargetingPackage } from '@starling/targeting'
import type { FillField } from '@starling/targeting/bridge'
import type { Say } from '@starling/text'

/** What is wrong with a package, or could be better, in words. */
export type PackageFinding = Pick<LintRemark, 'level'> & {
  /** Of the rule. */
  id: string
  /** The group it is about; null is all of it. */
  part: FillField | null
  text: string
}

export const findingsOf = (given: TargetingPackage, say: Say): PackageFinding[] =>
  lintPackage({ package: given }).map((remark) => ({
    id: remark.rule,
    level: remark.level,
    part: remark.part ?? settingOf(remark.rule),
    text: remarkText(remark, say),
  }))

/** Rules about what is set once are named after it. */
const settingOf = (rule: string): FillField | null =>
  (['age', 'gender', 'placements'] as const).find((field) => rule.startsWith(field.replace(/s$/, ''))) ?? null
