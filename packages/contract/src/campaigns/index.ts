export * from './ad-set.ts'
export * from './calls.ts'
export * from './campaign.ts'
export * from './review.ts'
