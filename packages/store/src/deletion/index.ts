export * from './people.ts'
export type * from './tables.ts'
export * from './teams.ts'
