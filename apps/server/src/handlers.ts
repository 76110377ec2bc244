import { activityHandlers } from './activity/handlers.ts'
import { analysisHandlers, handleHandlers, keywordHandlers, moodHandlers } from './analysis/handlers.ts'
import { authHandlers } from './auth/handlers.ts'
import { chatHandlers } from './chat/handlers.ts'
import { competitorHandlers } from './competitors/handlers.ts'
import type { Handlers } from './context.ts'
import { creatorHandlers } from './creators/handlers.ts'
import { exportHandlers } from './exports/handlers.ts'
import { monitorHandlers } from './monitors/handlers.ts'
import { pictureHandlers } from './pictures/handlers.ts'
import { referenceHandlers } from './reference/handlers.ts'
import { searchHandlers } from './searches/handlers.ts'
import { socialHandlers } from './social/handlers.ts'
import { fetchHandlers, sourceHandlers } from './sources/handlers.ts'
import { teamHandlers } from './teams/handlers.ts'
import { testingHandlers } from './testing/handlers.ts'
import { trendHandlers } from './trends/handlers.ts'

export const HANDLERS: Handlers = {
  ...authHandlers,
  ...socialHandlers,
  ...teamHandlers,
  ...sourceHandlers,
  ...fetchHandlers,
  ...activityHandlers,
  ...analysisHandlers,
  ...handleHandlers,
  ...keywordHandlers,
  ...moodHandlers,
  ...exportHandlers,
  ...pictureHandlers,
  ...chatHandlers,
  ...referenceHandlers,
  ...searchHandlers,
  ...monitorHandlers,
  ...trendHandlers,
  ...competitorHandlers,
  ...creatorHandlers,
  ...testingHandlers,
}
