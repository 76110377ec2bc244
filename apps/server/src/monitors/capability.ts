import { monitors as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { createMonitor, deleteMonitor, listMonitors, pauseMonitor, restoreMonitor, weeklyResults } from './monitors.ts'
import { runDueMonitors, runMonitor } from './run-monitors.ts'
import { sweep } from './sweep.ts'

export const monitors = served(calls, {
  handlers: {
    listMonitors: (_, context) => listMonitors(context),
    getWeeklyResults: ({ body }, context) => weeklyResults(body.monitor, body.weeks, context),
    createMonitor: ({ body }, context) => createMonitor(body.search, context),
    changeMonitor: ({ path, body }, context) => pauseMonitor(path.pk, body.paused, context),
    deleteMonitor: ({ path }, context) => deleteMonitor(path.pk, context),
    restoreMonitor: ({ path }, context) => restoreMonitor(path.pk, context),
  },
  work: (product) => ({
    jobs: {
      run_monitor: ({ monitor_id }) => runMonitor(product, monitor_id),
      run_monitors: () => runDueMonitors(product),
    },
  }),
  crons: [{ at: '5 * * * *', job: 'run_monitors' }],
  sweep,
})
