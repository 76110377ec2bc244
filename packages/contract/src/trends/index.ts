export * from './calls.ts'
export * from './trend-country.ts'
