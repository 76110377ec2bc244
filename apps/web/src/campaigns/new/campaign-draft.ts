import type { Objective, Split } from '@starling/contract/browser'
import type { TextKey } from '@starling/text'
import { keptJson, OWN, readMoney } from '../../floor/index.ts'
import { dayAt, spanOf } from '../account-days.ts'
import type { NewCampaignBody } from '../queries.ts'

export const STEPS = ['objective', 'account', 'audience', 'budget', 'creative', 'review'] as const
export type StepId = (typeof STEPS)[number]
export const SOURCES = ['audience', 'targeting_list', 'plan'] as const
export type SourceKind = (typeof SOURCES)[number]
export const SOURCE_WORDS: Record<SourceKind, TextKey> = {
  audience: 'An audience',
  targeting_list: 'A targeting list',
  plan: 'A plan',
}

/** What is written into the steps, as it is typed: it outlives loading the page anew. */
export type CampaignDraft = {
  name: string
  objective: Objective | null
  team: string
  team_account_id: string
  /** Of the ad account; empty until one is chosen. */
  currency: string
  zone: string
  funding_instrument_id: string
  source: SourceKind
  source_id: string
  /** As it was called when it was chosen; empty of what a link brought along. */
  source_name: string
  daily: string
  total: string
  starts_on: string
  ends_on: string
  split: Split
  bid: string
  creative_ids: readonly string[]
  /** As which campaign it was saved, and what was saved. */
  saved: { id: string; body: string } | null
}

/** What every step shows and changes. */
export type StepProps = { draft: CampaignDraft; change: (patch: Partial<CampaignDraft>) => void }

const USUAL_DAYS = 14
const DAY_MS = 86_400_000

export const newDraft = (team: string, now: number): CampaignDraft => ({
  ...{ name: '', objective: null, team, team_account_id: '', currency: '', zone: 'UTC', funding_instrument_id: '' },
  ...{
    source: 'audience',
    source_id: '',
    source_name: '',
    daily: '',
    total: '',
    split: 'none',
    bid: '',
    creative_ids: [],
    saved: null,
  },
  starts_on: dayAt(now + DAY_MS, 'UTC'),
  ends_on: dayAt(now + USUAL_DAYS * DAY_MS, 'UTC'),
})

/** With what the address brings along, as a link on an audience, a list, a plan or a creative does. */
export function broughtBy(draft: CampaignDraft, search: URLSearchParams): CampaignDraft {
  const source = SOURCES.find((one) => search.get(one))
  const creative = search.get('creative')
  return {
    ...draft,
    ...(source && { source, source_id: search.get(source) ?? '', source_name: '', saved: null }),
    ...(creative && !draft.creative_ids.includes(creative) && { creative_ids: [...draft.creative_ids, creative] }),
  }
}

/** Each person's own, in this tab. */
export const keptDraft = (user_id: string) => keptJson<CampaignDraft>('sessionStorage', `new_campaign ${user_id}`)
/** As it was last written in any tab: an address of a step that is opened in another goes on from there. */
export const lastDraft = (user_id: string) => keptJson<CampaignDraft>('localStorage', `${OWN}new_campaign ${user_id}`)

/** What a step still wants; null: it is filled. */
export const WRONG: Record<StepId, (draft: CampaignDraft, now: number) => TextKey | null> = {
  objective: ({ name, objective }) =>
    name.trim() === '' ? 'A campaign needs a name.' : objective === null ? 'Choose what it is for.' : null,
  account: ({ team_account_id, funding_instrument_id }) =>
    team_account_id === '' ? 'Choose an ad account.' : funding_instrument_id === '' ? 'Choose what pays for it.' : null,
  audience: ({ source_id }) => (source_id === '' ? 'Choose whom it is for.' : null),
  budget: (draft, now) => wrongBudget(draft, now),
  creative: () => null,
  review: () => null,
}

function wrongBudget(draft: CampaignDraft, now: number): TextKey | null {
  const { daily, total, bid, currency, starts_on, ends_on, zone } = draft
  const [a_day, in_all, a_result] = [daily, total, bid].map((text) => readMoney(text, currency))
  if (a_day === undefined || in_all === undefined || a_result === undefined) return 'An amount is not readable.'
  if (a_day === null) return 'A campaign needs a daily budget.'
  if (in_all !== null && in_all! < a_day!) return 'The total budget is less than that of one day.'
  if (starts_on === '') return 'A day is missing.'
  if (ends_on !== '' && ends_on < starts_on) return 'The last day is before the first.'
  if (ends_on !== '' && ends_on < dayAt(now, zone)) return 'These days are over already.'
  return null
}

/** The first step that is not filled: nobody gets past it by writing an address. */
export function reachable(draft: CampaignDraft, asked: string | null, now: number): StepId {
  const wanted = STEPS.find((one) => one === asked) ?? STEPS[0]
  const stuck = STEPS.find((one) => WRONG[one](draft, now) !== null) ?? 'review'
  const furthest = STEPS.indexOf(wanted) <= STEPS.indexOf(stuck) ? wanted : stuck
  // What is reviewed is what was saved.
  return furthest === 'review' && draft.saved === null ? 'creative' : furthest
}

export function bodyOf(draft: CampaignDraft, now: number): NewCampaignBody {
  const { name, objective, team, team_account_id, funding_instrument_id, source, source_id } = draft
  const micro = (text: string) => readMoney(text, draft.currency) ?? null
  return {
    ...{ name: name.trim(), objective: objective!, team, team_account_id, funding_instrument_id },
    ...{ daily_budget_micro: micro(draft.daily), total_budget_micro: micro(draft.total), bid_micro: micro(draft.bid) },
    ...spanOf(draft.starts_on, draft.ends_on, draft.zone, now),
    ...{ split: source === 'plan' ? 'none' : draft.split, creative_ids: [...draft.creative_ids] },
    ...(source === 'audience' && { audience_config_id: source_id }),
    ...(source === 'targeting_list' && { targeting_list_id: source_id }),
    ...(source === 'plan' && { plan_id: source_id }),
  }
}

/** What of it was saved: a campaign that begins at once would otherwise be another one every second. */
export const savedAs = (draft: CampaignDraft): string => JSON.stringify({ ...draft, saved: null })

/** How many days it runs; null: without an end. */
export const dayCount = ({ starts_on, ends_on }: Pick<CampaignDraft, 'starts_on' | 'ends_on'>): number | null =>
  ends_on === '' || starts_on === '' ? null : Math.round((Date.parse(ends_on) - Date.parse(starts_on)) / DAY_MS) + 1

/** The most it can spend; null while that is not known. */
export function mostOf(draft: CampaignDraft): number | null {
  if (draft.currency === '') return null
  const total = readMoney(draft.total, draft.currency)
  if (total) return total
  const [daily, days] = [readMoney(draft.daily, draft.currency), dayCount(draft)]
  return daily && days !== null && days > 0 ? daily * days : null
}
