import type { CampaignFilter, CampaignState } from '@starling/contract/browser'

export const STATES: readonly CampaignState[] = [
  'draft',
  'awaiting_approval',
  'sending',
  'paused',
  'active',
  'ended',
  'failed',
]
export const SORTS: readonly CampaignFilter['sort'][] = ['changed', 'created', 'name', 'starts', 'budget']
const ID = /^[0-9a-f-]{36}$/
/** So many at once are done something with. */
export const MOST_SELECTED = 100

/** How campaigns are narrowed and ordered; all of it stands in the address. */
export type CampaignsAsked = {
  state?: CampaignState
  team_account_id?: string
  text?: string
  differs?: 'only'
  deleted?: 'only'
  sort?: CampaignFilter['sort']
}

/** What the address says. What is none of it is left out, as an address can be written by anyone. */
export function readCampaigns(search: URLSearchParams): CampaignsAsked {
  const state = STATES.find((one) => one === search.get('state'))
  const sort = SORTS.find((one) => one === search.get('sort'))
  const text = search.get('text')?.trim().slice(0, 200)
  const account = search.get('account') ?? ''
  return {
    ...(state && { state }),
    ...(ID.test(account) && { team_account_id: account }),
    ...(text && { text }),
    ...(search.get('differs') === 'only' && { differs: 'only' }),
    ...(search.get('deleted') === 'only' && { deleted: 'only' }),
    ...(sort && sort !== 'changed' && { sort }),
  }
}

export const readSelected = (search: URLSearchParams): string[] =>
  [...new Set((search.get('selected') ?? '').split(',').filter((id) => ID.test(id)))].slice(0, MOST_SELECTED)

export const FILTER_NAMES = ['state', 'account', 'text', 'differs'] as const
export type AddressName = (typeof FILTER_NAMES)[number] | 'deleted' | 'sort' | 'selected'

/** With something else in it; an empty one is taken out. Other rows are chosen from other lists: a filter drops the choice. */
export function withCampaigns(search: URLSearchParams, change: Partial<Record<AddressName, string>>): URLSearchParams {
  const next = new URLSearchParams(search)
  if (!('selected' in change)) next.delete('selected')
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}
