import { CURRENCY_VALUES, type CurrencyValue } from '@starling/catalog'
import type { CalculatorAsked, NewScenario } from '@starling/contract/browser'
import type { TextKey } from '@starling/text'
import { isDecimal } from '@starling/ui'

export const MICRO = 1_000_000
const DAY_MS = 86_400_000
const USUAL_DAYS = 30
const MOST_DAYS = 366
const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** A scenario while it is written; one that is kept knows as what, and as which it was seen. */
export type ScenarioDraft = NewScenario & { id: string | null; seen: string | null }
export type PartDraft = NewScenario['parts'][number]

export const OBJECTIVES = ['REACH', 'ENGAGEMENTS', 'WEBSITE_CLICKS', 'VIDEO_VIEWS', 'FOLLOWERS'] as const
export const GIVENS = ['budget', 'reach', 'frequency'] as const
export const MOST_SCENARIOS = 4
export const MOST_PARTS = 5

/** For the next month, with nobody in it yet. */
export const newScenario = (name: string, now: number): ScenarioDraft => ({
  ...{ id: null, seen: null, name, objective: 'REACH', currency: 'USD', given: 'budget' },
  ...{ budget_micro: 5_000 * MICRO, price_micro: null, frequency_cap: null, parts: [] },
  starts_on: dayAt(now + DAY_MS),
  ends_on: dayAt(now + USUAL_DAYS * DAY_MS),
})

/** As people write an amount: with separators or in full-width digits, and one decimal at most (spec 5). Undefined: it is none. */
export function readAmount(written: string): number | null | undefined {
  const digits = written.normalize('NFKC').replaceAll(/[\s,]/g, '')
  if (digits === '') return null
  if (!isDecimal(digits)) return undefined
  const [whole, tenth = '0'] = digits.split('.')
  const micro = Number(whole) * MICRO + Number(tenth) * (MICRO / 10)
  return micro >= MICRO / 10 && micro <= 1e15 ? micro : undefined
}
export const writeAmount = (micro: number | null): string => (micro === null ? '' : String(micro / MICRO))

export function readPeople(written: string): number | null | undefined {
  const digits = written.normalize('NFKC').replaceAll(/[\s,]/g, '')
  if (digits === '') return null
  return /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : undefined
}

/** How often, with one decimal at most. */
export function readTimes(written: string): number | null | undefined {
  const digits = written.normalize('NFKC').trim()
  if (digits === '') return null
  const times = isDecimal(digits) ? Number(digits) : 0
  return times >= 1 && times <= 100 ? times : undefined
}

export const leftOf = ({ parts }: Pick<NewScenario, 'parts'>): number =>
  100 - parts.reduce((sum, { share }) => sum + share, 0)

/** One more audience, over all the days, with what is left of the budget. */
export function withPart(
  draft: ScenarioDraft,
  named: Pick<PartDraft, 'audience_config_id' | 'name' | 'people'>,
): ScenarioDraft {
  const { starts_on, ends_on } = draft
  const part = { ...named, share: Math.max(0, leftOf(draft)), starts_on, ends_on, reach: null, frequency: null }
  return { ...draft, parts: [...draft.parts, part] }
}

/** The same for all; what does not divide goes to the first ones. */
export function evenly(draft: ScenarioDraft): ScenarioDraft {
  const count = draft.parts.length
  const [each, rest] = [Math.floor(100 / count), 100 % count]
  return { ...draft, parts: draft.parts.map((part, at) => ({ ...part, share: each + (at < rest ? 1 : 0) })) }
}

/** Other days of the campaign: parts that ran over all of them still do, others stay within. */
export function withDays(
  draft: ScenarioDraft,
  days: Partial<Pick<ScenarioDraft, 'starts_on' | 'ends_on'>>,
): ScenarioDraft {
  const next = { ...draft, ...days }
  const { starts_on, ends_on } = next
  const within = (day: string) => (day < starts_on ? starts_on : day > ends_on ? ends_on : day)
  return {
    ...next,
    parts: draft.parts.map((part) => ({
      ...part,
      starts_on: part.starts_on === draft.starts_on ? starts_on : within(part.starts_on),
      ends_on: part.ends_on === draft.ends_on ? ends_on : within(part.ends_on),
    })),
  }
}

/** Why it cannot be worked out or kept as it is. */
export function wrongWith(draft: ScenarioDraft): TextKey | null {
  if (draft.name.trim() === '') return 'A scenario needs a name.'
  const spans = [draft, ...draft.parts]
  if (spans.some(({ starts_on, ends_on }) => starts_on === '' || ends_on === '')) return 'A day is missing.'
  if (spans.some(({ starts_on, ends_on }) => ends_on < starts_on)) return 'The last day is before the first.'
  if ((Date.parse(draft.ends_on) - Date.parse(draft.starts_on)) / DAY_MS >= MOST_DAYS)
    return 'A scenario has at most 366 days.'
  const isOutside = draft.parts.some((part) => part.starts_on < draft.starts_on || part.ends_on > draft.ends_on)
  if (isOutside) return 'An audience runs on days outside the plan.'
  if (draft.parts.some(({ name }) => name.trim() === '')) return 'An audience needs a name.'
  return draft.given === 'budget' && leftOf(draft) < 0 ? 'The shares come to more than 100%.' : null
}

export const bodyOf = ({ id: _, seen: __, ...scenario }: ScenarioDraft): NewScenario => ({
  ...scenario,
  name: scenario.name.trim(),
})
export function askedOf(draft: ScenarioDraft): CalculatorAsked {
  const { name: _, ...asked } = bodyOf(draft)
  return asked
}

const oneOf = <T extends string>(values: readonly T[], given: unknown, otherwise: T): T =>
  values.find((value) => value === given) ?? otherwise
const text = (given: unknown, otherwise: string): string =>
  typeof given === 'string' ? given.slice(0, 120) : otherwise
const day = (given: unknown, otherwise: string): string =>
  typeof given === 'string' && /^\d{4}-\d\d-\d\d$/.test(given) ? given : otherwise
const number = (given: unknown): number | null =>
  typeof given === 'number' && Number.isFinite(given) && given > 0 ? given : null

/** What an address says: what does not hold is as in a new one. */
function readOne(given: unknown, name: string, now: number): ScenarioDraft {
  const from = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>
  const usual = newScenario(name, now)
  const starts_on = day(from.starts_on, usual.starts_on)
  const ends_on = day(from.ends_on, usual.ends_on)
  const parts = Array.isArray(from.parts) ? from.parts.slice(0, MOST_PARTS) : []
  return {
    id: typeof from.id === 'string' ? from.id : null,
    seen: typeof from.seen === 'string' ? from.seen : null,
    name: text(from.name, name),
    objective: oneOf(OBJECTIVES, from.objective, usual.objective),
    currency: oneOf<CurrencyValue>(CURRENCY_VALUES, from.currency, usual.currency),
    given: oneOf(GIVENS, from.given, usual.given),
    budget_micro: number(from.budget_micro),
    price_micro: number(from.price_micro),
    frequency_cap: number(from.frequency_cap),
    starts_on,
    ends_on,
    parts: parts.map((one: unknown) => {
      const part = (typeof one === 'object' && one !== null ? one : {}) as Record<string, unknown>
      return {
        audience_config_id: typeof part.audience_config_id === 'string' ? part.audience_config_id : null,
        name: text(part.name, ''),
        people: number(part.people),
        share: Math.min(100, Math.max(0, Math.round(number(part.share) ?? 0))),
        starts_on: day(part.starts_on, starts_on),
        ends_on: day(part.ends_on, ends_on),
        reach: number(part.reach),
        frequency: number(part.frequency),
      }
    }),
  }
}

/** Scenarios stand in the address, each as it is: who opens it sees the same, and going back undoes. */
export function readScenarios(search: URLSearchParams, nameAt: (at: number) => string, now: number): ScenarioDraft[] {
  const written = search.getAll('scenario').slice(0, MOST_SCENARIOS)
  const read = written.map((one, at) => readOne(parsed(one), nameAt(at), now))
  return read.length > 0 ? read : [newScenario(nameAt(0), now)]
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return null
  }
}

export function writeScenarios(drafts: readonly ScenarioDraft[], at: number): URLSearchParams {
  const search = new URLSearchParams(drafts.map((draft) => ['scenario', JSON.stringify(draft)]))
  if (at > 0) search.set('at', String(at))
  return search
}
