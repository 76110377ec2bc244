export * from './calls.ts'
export * from './orders.ts'
