/** What a member may do in an ad account of the team; each may what stands before it. */
export const ACCOUNT_ROLES = ['look', 'draft', 'spend'] as const
export type AccountRole = (typeof ACCOUNT_ROLES)[number]
