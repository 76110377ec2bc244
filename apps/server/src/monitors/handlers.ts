import type { monitors } from '@starling/contract'
import type { Handlers } from '../context.ts'
import { createMonitor, getMonitor, listMonitors, pauseMonitor, setMonitorRemoved, weeklyResults } from './monitors.ts'

export const monitorHandlers: Handlers<typeof monitors> = {
  listMonitors: (_, context) => listMonitors(context),
  getWeeklyResults: ({ body }, context) => weeklyResults(body.monitor, body.weeks, context),
  createMonitor: ({ body }, context) => createMonitor(body.search, context),
  changeMonitor: ({ path, body }, context) => pauseMonitor(path.pk, body.paused, context),
  deleteMonitor: ({ path }, context) => setMonitorRemoved(path.pk, context.now, context),
  restoreMonitor: async ({ path }, context) => {
    await setMonitorRemoved(path.pk, null, context)
    return getMonitor(path.pk, context)
  },
}
