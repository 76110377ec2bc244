import { activityHandlers } from './activity/handlers.ts'
import { authHandlers } from './auth/handlers.ts'
import type { Handlers } from './context.ts'
import { referenceHandlers } from './reference/handlers.ts'
import { socialHandlers } from './social/handlers.ts'
import { sourceHandlers } from './sources/handlers.ts'
import { teamHandlers } from './teams/handlers.ts'
import { testingHandlers } from './testing/handlers.ts'

export const HANDLERS: Handlers = {
  ...authHandlers,
  ...socialHandlers,
  ...teamHandlers,
  ...sourceHandlers,
  ...activityHandlers,
  ...referenceHandlers,
  ...testingHandlers,
}
