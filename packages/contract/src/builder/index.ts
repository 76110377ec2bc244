export * from './calls.ts'
export * from './draft.ts'
