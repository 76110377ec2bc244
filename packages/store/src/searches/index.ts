import { removable } from '../tidy.ts'

export * from './recent.ts'
export * from './searches.ts'
export type * from './tables.ts'

removable('explore_searches')
