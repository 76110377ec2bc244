import { removable } from '../tidy.ts'

export * from './monitors.ts'
export type * from './tables.ts'

removable('monitors')
