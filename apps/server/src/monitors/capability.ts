import { monitors as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { monitorMailCourier } from './mail.ts'
import {
  changeMonitor,
  createMonitor,
  deleteMonitor,
  getWeeklyResults,
  listMonitors,
  noteMonitorsSeen,
  restoreMonitor,
} from './monitors.ts'
import { runDueMonitors, runMonitor } from './run-monitors.ts'
import { stopMailsAtOnce, stopMonitorMails } from './stop-mails.ts'
import { sweep } from './sweep.ts'

export const monitors = served(calls, {
  handlers: {
    listMonitors,
    getWeeklyResults,
    createMonitor,
    changeMonitor,
    noteMonitorsSeen,
    stopMonitorMails,
    stopMailsAtOnce,
    deleteMonitor,
    restoreMonitor,
  },
  work: (product) => ({
    jobs: {
      run_monitor: ({ monitor_id }) => runMonitor(product, monitor_id),
      run_monitors: () => runDueMonitors(product),
    },
    couriers: { 'mail.monitor': monitorMailCourier(product) },
  }),
  crons: [{ at: '5 * * * *', job: 'run_monitors' }],
  sweep,
})
