import type { CampaignParameters, ReadParameters } from '@starling/contract/browser'
import { EMPTY_BUILDER, readBuilder, subjectsOf, writeBuilder } from '@starling/question/builder'
import { newScenario, readScenarios, type ScenarioDraft, writeScenarios } from './scenario-draft.ts'

export const NO_PARAMETERS: CampaignParameters = {
  ...{ name: '', objective: null, currency: 'USD', budget_micro: null, price_micro: null },
  ...{ starts_on: null, ends_on: null, frequency_cap: null, people: null },
  draft: EMPTY_BUILDER,
}

/** What was read stands before what was there; what a description does not say stays. */
export function withRead(now: CampaignParameters, { parameters, patch, refused }: ReadParameters): CampaignParameters {
  if (refused.length > 0) return now
  const said = Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== null))
  return { ...now, ...said, draft: { ...EMPTY_BUILDER, ...patch } }
}

/** The campaign as the planner has it: one audience with all of the money. */
export function asScenario(parameters: CampaignParameters, name: string, now: number): ScenarioDraft {
  const { objective, currency, budget_micro, price_micro, frequency_cap, starts_on, ends_on, people } = parameters
  const usual = newScenario(name, now)
  const days = { starts_on: starts_on ?? usual.starts_on, ends_on: ends_on ?? usual.ends_on }
  return {
    ...usual,
    ...{ currency, budget_micro, price_micro, frequency_cap, ...days },
    objective: objective ?? usual.objective,
    parts: [{ audience_config_id: null, name, people, share: 100, ...days, reach: null, frequency: null }],
  }
}

const FIELDS = 'campaign'

/** Its figures stand in the address as the planner writes them, its audience as the builder does. */
export function writeParameters(parameters: CampaignParameters, now: number): URLSearchParams {
  const { draft, objective, starts_on, ends_on, name } = parameters
  const search = writeBuilder(draft)
  const [written] = writeScenarios([asScenario(parameters, name, now)], 0).getAll('scenario')
  const unsaid = { objective: objective === null, days: starts_on === null || ends_on === null }
  search.set(FIELDS, JSON.stringify({ ...JSON.parse(written!), unsaid }))
  return search
}

export function readParameters(search: URLSearchParams, now: number): CampaignParameters {
  const draft = readBuilder(search) ?? EMPTY_BUILDER
  const written = search.get(FIELDS)
  if (written === null) return { ...NO_PARAMETERS, draft }
  const [read] = readScenarios(new URLSearchParams({ scenario: written }), () => '', now)
  const unsaid = unsaidIn(written)
  const { name, objective, currency, budget_micro, price_micro, frequency_cap, starts_on, ends_on, parts } = read!
  return {
    ...{ name, currency, budget_micro, price_micro, frequency_cap, draft },
    objective: unsaid.objective ? null : objective,
    starts_on: unsaid.days ? null : starts_on,
    ends_on: unsaid.days ? null : ends_on,
    people: parts[0]?.people ?? null,
  }
}

function unsaidIn(written: string): { objective?: boolean; days?: boolean } {
  try {
    const { unsaid } = JSON.parse(written)
    return typeof unsaid === 'object' && unsaid !== null ? unsaid : {}
  } catch {
    return {}
  }
}

export const saysWhom = ({ draft }: CampaignParameters): boolean => subjectsOf(draft).length > 0
