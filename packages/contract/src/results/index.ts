export * from './account.ts'
export * from './calls.ts'
export * from './figures.ts'
export * from './reach.ts'
