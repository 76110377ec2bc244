export * from './subscription.ts'
