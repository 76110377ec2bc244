import { removable } from '../tidy.ts'

export * from './invites.ts'
export * from './members.ts'
export type * from './tables.ts'
export * from './teams.ts'

removable('memberships')
removable('invites')
