import type { Say } from '@starling/text'
import { labelOf } from '../labels.ts'
import type { PackagePart } from '../package.ts'
import {
  groundOf,
  LINT_LEVELS,
  type LintFound,
  type LintLevel,
  type LintRule,
  type LintSource,
  type LintSubject,
} from './rule.ts'
import { CREATIVE_RULES } from './rules/creative.ts'
import { LINE_ITEM_RULES } from './rules/line-item.ts'
import { PEOPLE_RULES } from './rules/people.ts'
import { PLACE_RULES } from './rules/places.ts'
import { SUBJECT_RULES } from './rules/subjects.ts'
import { WHOLE_RULES } from './rules/whole.ts'
import { WORD_RULES } from './rules/words.ts'

/** All rules, by what they are about. */
export const LINT_RULES = {
  whole: WHOLE_RULES,
  words: WORD_RULES,
  subjects: SUBJECT_RULES,
  places: PLACE_RULES,
  people: PEOPLE_RULES,
  line_item: LINE_ITEM_RULES,
  creative: CREATIVE_RULES,
} as const satisfies Record<string, readonly LintRule[]>
export type LintTopic = keyof typeof LINT_RULES

/** One thing to look at before money is spent. */
export type LintRemark = LintFound & {
  rule: string
  topic: LintTopic
  level: LintLevel
  source: LintSource
}

const TOPICS = Object.keys(LINT_RULES) as LintTopic[]

/** What there is to say about a package, errors first. */
export function lintPackage(subject: LintSubject): LintRemark[] {
  const ground = groundOf(subject)
  const remarks = TOPICS.flatMap((topic) =>
    LINT_RULES[topic].flatMap(({ id, level, source, check }): LintRemark[] => {
      const found = check(ground)
      return found ? [{ rule: id, topic, level, source, ...found }] : []
    }),
  )
  return remarks.toSorted((a, b) => LINT_LEVELS.indexOf(a.level) - LINT_LEVELS.indexOf(b.level))
}

/** Whether X, or the ads page, would take it as it is. */
export const isApplicable = (remarks: readonly LintRemark[]): boolean => remarks.every(({ level }) => level !== 'error')

const NAMED = 5
const rules = new Map<string, LintRule>(TOPICS.flatMap((topic) => LINT_RULES[topic]).map((one) => [one.id, one]))

/** A remark in words. One of a rule that is no more says nothing. */
export function remarkText({ rule: id, part, values = [], n = 0, most = 0 }: LintRemark, say: Say): string {
  const found = rules.get(id)
  if (!found) return ''
  const names = values.slice(0, NAMED).map((value) => nameOf(part, value, say))
  const more = values.length - names.length
  const what = say.list([...names, ...(more > 0 ? [say.t('{{count}} more', { count: more })] : [])])
  return say.t(found.text, { what, n, most })
}

const nameOf = (part: PackagePart | undefined, value: string, { language }: Say) =>
  part ? labelOf(part, value, language) : value
