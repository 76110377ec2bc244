import type { AudiencePlan, NewPlan } from '@starling/contract/browser'
import type { TextKey } from '@starling/text'

const DAY_MS = 86_400_000
const USUAL_DAYS = 30
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** For the next month, with nobody in it yet. */
export const newDraft = (now: number): NewPlan => ({
  name: '',
  budget: null,
  starts_on: dayAt(now),
  ends_on: dayAt(now + (USUAL_DAYS - 1) * DAY_MS),
  parts: [],
})

export const draftOf = ({ name, budget, starts_on, ends_on, parts }: AudiencePlan): NewPlan => ({
  name,
  budget,
  starts_on,
  ends_on,
  parts: parts.map((part) => ({
    audience_config_id: part.audience_config_id,
    share: part.share,
    starts_on: part.starts_on,
    ends_on: part.ends_on,
  })),
})

/** One more audience, over all the days, with what is left of the budget. */
export function withAudience(draft: NewPlan, audience_config_id: string): NewPlan {
  const { starts_on, ends_on } = draft
  return { ...draft, parts: [...draft.parts, { audience_config_id, share: leftOf(draft), starts_on, ends_on }] }
}
/** What is given to no audience yet, in percent; below zero where more is given than there is. */
export const leftOf = ({ parts }: NewPlan): number => 100 - parts.reduce((sum, { share }) => sum + share, 0)

/** The same for all; what does not divide goes to the first ones. */
export function evenly(draft: NewPlan): NewPlan {
  const count = draft.parts.length
  const [each, rest] = [Math.floor(100 / count), 100 % count]
  return { ...draft, parts: draft.parts.map((part, at) => ({ ...part, share: each + (at < rest ? 1 : 0) })) }
}

/** As people write it: with separators, or in full-width digits. Undefined: it is none. */
export function readBudget(written: string): number | null | undefined {
  const digits = written.normalize('NFKC').replaceAll(/[\s,]/g, '')
  if (digits === '') return null
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : undefined
}

/** Why it cannot be saved as it is. */
export function wrongWith(draft: NewPlan): TextKey | null {
  if (draft.name.trim() === '') return 'A plan needs a name.'
  const spans = [draft, ...draft.parts]
  if (spans.some(({ starts_on, ends_on }) => starts_on === '' || ends_on === '')) return 'A day is missing.'
  if (spans.some(({ starts_on, ends_on }) => ends_on < starts_on)) return 'The last day is before the first.'
  const isOutside = draft.parts.some((part) => part.starts_on < draft.starts_on || part.ends_on > draft.ends_on)
  if (isOutside) return 'An audience runs on days outside the plan.'
  return leftOf(draft) < 0 ? 'The shares come to more than 100%.' : null
}

/** One may look back on a plan; whoever makes one is told. */
export const isOver = ({ ends_on }: Pick<NewPlan, 'ends_on'>, now = Date.now()): boolean =>
  ends_on !== '' && ends_on < dayAt(now)

/** Where in the plan's days a part lies, from 0 to 1. */
export function spanWithin(part: Pick<NewPlan, 'starts_on' | 'ends_on'>, plan: Pick<NewPlan, 'starts_on' | 'ends_on'>) {
  const [from, to] = [Date.parse(plan.starts_on), Date.parse(plan.ends_on) + DAY_MS]
  const at = (ms: number) => Math.min(1, Math.max(0, (ms - from) / (to - from)))
  const [left, right] = [at(Date.parse(part.starts_on)), at(Date.parse(part.ends_on) + DAY_MS)]
  return Number.isNaN(left + right) ? { left: 0, width: 0 } : { left, width: Math.max(0, right - left) }
}
