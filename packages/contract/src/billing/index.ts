export * from './billing.ts'
export * from './calls.ts'
export * from './subscription.ts'
