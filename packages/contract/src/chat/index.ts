export * from './calls.ts'
export * from './citation.ts'
