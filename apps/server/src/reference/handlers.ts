import { DASHBOARD_VERSION, type reference } from '@starling/contract'
import { openapi } from '@starling/contract/openapi'
import type { Handlers } from '../context.ts'
import { servedCalls } from '../serve.ts'

export const referenceHandlers: Handlers<typeof reference> = {
  getSchema: async (_, { config }) => openapi(servedCalls(config.testing), DASHBOARD_VERSION),
}
