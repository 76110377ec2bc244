export * from './accounts.ts'
export type * from './tables.ts'
