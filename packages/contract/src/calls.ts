import { activity } from './activity.ts'
import { auth } from './auth.ts'
import { join } from './call.ts'
import { reference } from './reference.ts'
import { social } from './social.ts'
import { sources } from './sources.ts'
import { teams } from './teams.ts'
import { testing } from './testing.ts'

export const CALLS = join(auth, social, teams, sources, activity, reference, testing)
export type AllCalls = typeof CALLS
export type CallId = keyof AllCalls & string
