import { INTERESTS, LANGUAGES, readCountry, UNSELECTABLE_COUNTRY } from '@starling/catalog'
import { AppError, type Refusal } from '@starling/contract'
import { handleIn } from '@starling/question'
import { type EditStep, type GivenParts, PACKAGE_PARTS, type PackagePart } from '@starling/targeting'

const MOST_ENTRIES = 1_000 // our choice, as of what is sent at once
const INTEREST_IDS: ReadonlySet<string> = new Set(INTERESTS.map(({ id }) => id))

const notListed = (value: string): Refusal => ({ code: 'not_listed', values: { value } })
/** As a part writes it; what X could never be told is refused. Parts without a rule take any words. */
const RULES: Partial<Record<PackagePart, (typed: string) => string | Refusal>> = {
  handles: (typed) => handleIn(typed) ?? { code: 'not_a_handle' },
  hashtags: (typed) => `#${typed.replace(/^[#＃]+/, '').trim()}`,
  interests: (typed) => (INTEREST_IDS.has(typed) ? typed : notListed(typed)),
  languages: (typed) => (LANGUAGES.includes(typed) ? typed : notListed(typed)),
  countries: (typed) => {
    const code = readCountry(typed)
    if (code === undefined) return { code: 'not_a_country', values: { country: typed } }
    return code === UNSELECTABLE_COUNTRY ? { code: 'country_unavailable' } : code
  },
}

/** A value as it is kept. One that was there already stays what it is, though a rule came later. */
function readValue(part: PackagePart, typed: string): string {
  const read = RULES[part]?.(typed) ?? typed
  if (typeof read === 'string') return read
  throw new AppError('invalid', { fields: { [part]: [read] } })
}

const MOST_STEP_VALUES = 5_000 // our choice, several times what anyone does before saving
/** All steps together name no more than so many: the work of a change is bounded by it. */
export function readSteps(steps: readonly EditStep[]): EditStep[] {
  if (steps.reduce((sum, { values }) => sum + values.length, 0) > MOST_STEP_VALUES) {
    const refused = { code: 'most_step_values', values: { most: MOST_STEP_VALUES } } as const
    throw new AppError('invalid', { fields: { steps: [refused] } })
  }
  return steps.map((step) =>
    step.do === 'add' ? { ...step, values: step.values.map((value) => readValue(step.part, value)) } : step,
  )
}

export function readParts<G extends GivenParts>(given: G): G {
  const parts = PACKAGE_PARTS.map((part) => [
    part,
    given[part].map((entry) => ({ ...entry, value: readValue(part, entry.value) })),
  ])
  return { ...given, ...Object.fromEntries(parts) }
}

export function refuseMoreEntries(given: GivenParts): void {
  for (const part of PACKAGE_PARTS) {
    if (given[part].length <= MOST_ENTRIES) continue
    throw new AppError('invalid', { fields: { [part]: [{ code: 'too_many', values: { count: MOST_ENTRIES } }] } })
  }
}
