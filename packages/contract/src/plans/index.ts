export * from './calls.ts'
export * from './plan.ts'
