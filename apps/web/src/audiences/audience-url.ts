import type { AudienceStatus, SavedQueryType } from '@starling/contract/browser'

const STATUSES = ['active', 'paused', 'draft', 'halted', 'expired', 'scheduled'] as const satisfies AudienceStatus[]
const TARGETABLES = ['targetable', 'not_targetable'] as const
export const SORTS = ['changed', 'name', 'size', 'smallest'] as const
const TYPES = [
  'handle_analysis',
  'audience_analysis',
  'conversation_analysis',
  'post_analysis',
  'audience_builder',
] as const satisfies SavedQueryType[]

/** What a list of audiences is narrowed to; what is left out is any. */
export type AudienceAsked = {
  status?: AudienceStatus
  targetable?: (typeof TARGETABLES)[number]
  category?: string
  region?: string
  least?: number
  most?: number
  text?: string
  query_type?: SavedQueryType
  sort?: (typeof SORTS)[number]
}

const one = <T extends string>(among: readonly T[], text: string | null): T | undefined =>
  among.find((value) => value === text)
const whole = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined)
const short = (text: string | null, longest: number) => (text && text.length <= longest ? text : undefined)

/** What the address says. What is none of it is left out, as an address can be written by anyone. */
export function readAudiences(search: URLSearchParams): AudienceAsked {
  const asked = {
    status: one(STATUSES, search.get('status')),
    targetable: one(TARGETABLES, search.get('targetable')),
    category: short(search.get('category'), 80),
    region: short(search.get('region'), 40),
    least: whole(search.get('least')),
    most: whole(search.get('most')),
    text: short(search.get('text')?.trim() ?? null, 200),
    query_type: one(TYPES, search.get('query_type')),
    sort: one(SORTS, search.get('sort')),
  }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as AudienceAsked
}

/** With something else in it; an empty one is taken out. The rest of the address, as which tab is open, stays. */
export function withAsked(search: URLSearchParams, change: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return next
}
