/** The contract as a page gets it: methods and paths, rules and texts, and types; no schema. */

export type * from './auth.ts'
export type * from './call.ts'
export type * from './calls.ts'
export * from './client.ts'
export * from './constants.ts'
export * from './describe-error.ts'
export * from './errors.ts'
export type * from './social.ts'
export type * from './sources.ts'
export * from './subscription.ts'
export type * from './teams.ts'
export * from './wire.ts'
