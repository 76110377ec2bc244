import { activity } from './activity.ts'
import { analysis } from './analysis.ts'
import { auth } from './auth.ts'
import { join } from './call.ts'
import { chat } from './chat.ts'
import { competitors } from './competitors.ts'
import { creators } from './creators.ts'
import { sheets } from './exports.ts'
import { fetching } from './fetching.ts'
import { handles } from './handles.ts'
import { keywords } from './keywords.ts'
import { monitors } from './monitors.ts'
import { moods } from './moods.ts'
import { pictures } from './pictures.ts'
import { reference } from './reference.ts'
import { searches } from './searches.ts'
import { social } from './social.ts'
import { sources } from './sources.ts'
import { teams } from './teams.ts'
import { testing } from './testing.ts'
import { trends } from './trends.ts'

export const CALLS = join(
  auth,
  social,
  teams,
  sources,
  activity,
  analysis,
  handles,
  keywords,
  moods,
  sheets,
  pictures,
  fetching,
  chat,
  reference,
  searches,
  monitors,
  trends,
  competitors,
  creators,
  testing,
)
export type AllCalls = typeof CALLS
export type CallId = keyof AllCalls & string
