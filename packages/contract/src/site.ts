/** One product under three hosts. */
export type SiteName = 'team' | 'pro' | 'premium'
