export * from './lists.ts'
export type * from './tables.ts'
