export type Agency = { slug: string; country_ids: readonly number[] }

/** Agency tenants, and the only countries some of them may target; none listed means any (spec 6). */
export const AGENCIES: readonly Agency[] = [
  { slug: 'groupm', country_ids: [] },
  { slug: 'test-agency', country_ids: [] },
  { slug: 'omnicom', country_ids: [] },
  { slug: 'havas', country_ids: [] },
  { slug: 'dentsu-apac', country_ids: [289] },
  { slug: 'dentsu-nl', country_ids: [151] },
  { slug: 'ipg-apac', country_ids: [289] },
  { slug: 'wadi', country_ids: [] },
]
