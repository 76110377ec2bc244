import type { TargetingCoverage, TargetingList } from '@starling/contract/browser'
import { emptyPackage, PACKAGE_PARTS, type PackageEntry } from '@starling/targeting'
import type { Server } from './draw-screen.tsx'

const AT = '2026-11-17T12:00:00.000Z'
export const entryOf = (value: string, label = value): PackageEntry => ({
  ...{ value, label, deselected: false, reason: { why: 'asked' } },
})

/** A list of ada's, made of an audience. */
export const coffeeList: TargetingList = {
  id: 'l1',
  name: 'Coffee people',
  type: 'saved_list',
  state: 'ready',
  processing: false,
  done: 0,
  total: 0,
  error: null,
  audience_config_id: 'a1',
  native_pack_id: null,
  insights_id: null,
  size: { size: 1_200, few: false, of: 5_000 },
  as_of: AT,
  chosen: Object.fromEntries(PACKAGE_PARTS.map((part) => [part, 0])) as TargetingList['chosen'],
  version: 1,
  autopilot: { allowed: false, ad_account_id: null, line_item_id: null, allowed_at: null, due_at: null },
  used_at: null,
  created_at: AT,
  changed_at: AT,
  removed_at: null,
  targeting_package: {
    ...emptyPackage(),
    keywords: [entryOf('coffee'), entryOf('espresso'), entryOf('latte')],
    handles: [entryOf('bluebottle', '@bluebottle')],
    countries: [entryOf('JP', 'Japan')],
  },
}

const reached = (inside: number, outside: number) => ({
  about: false,
  inside: { size: inside, few: false },
  share: inside / 1_200,
  share_interval: [0.4, 0.6] as [number, number],
  outside: { size: outside, few: false },
  precision: inside / (inside + outside),
  precision_interval: [0.2, 0.4] as [number, number],
})
export const coverageOf = (inside: number, outside: number): TargetingCoverage => ({
  audience: { size: 1_200, few: false, of: 5_000 },
  together: reached(inside, outside),
  entries: [
    {
      ...{ part: 'keywords', value: 'coffee', ...reached(inside, outside) },
      ...{ only_inside: { size: 40, few: false }, only_outside: { size: 9, few: false }, only_about: false },
    },
  ],
  uncounted: [],
  asked: null,
  base: {
    ...{ unit: 'people', n: 1_200, known: 1_200, baseline: null, baseline_n: null, baseline_known: null },
    ...{ comparison: null, mark: null, hidden: false },
  },
  method: 'cover',
  as_of: AT,
  source: ['generated network'],
})

export const LIST_CALLS = {
  get: 'GET /api/external/audience-usages/l1/',
  cover: 'POST /api/starling/targeting/coverage/',
  save: 'PUT /api/external/audience-usages/l1/',
  budget: 'GET /api/external/audience-usages/autopilot-suggested-budget/?targeting_list_id=l1',
  allowance: 'GET /api/external/audience-usages/autopilot-usage-allowed/',
} as const
/** What the page of that list asks for. */
export const listServer = (more: Server = {}): Server => ({
  [LIST_CALLS.get]: () => coffeeList,
  [LIST_CALLS.cover]: () => coverageOf(600, 1_400),
  [LIST_CALLS.budget]: () => ({
    suggested_budget: 1_000,
    daily_budget: 33.33,
    exact_budget: 720,
    people: 1_200,
    people_of: 'audience',
    frequency: 3,
    price: 200,
    price_of: 'options',
    views: 3_600,
    days: 30,
  }),
  [LIST_CALLS.allowance]: () => ({
    plan: 'free',
    most: 4,
    used: 1,
    left: 3,
    allowed: true,
    resets_at: '2026-12-01T00:00:00.000Z',
  }),
  'GET /api/starling/targeting-lists/l1/uses/?limit=20': () => [],
  ...more,
})
