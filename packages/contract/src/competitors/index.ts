export * from './calls.ts'
export * from './compared.ts'
