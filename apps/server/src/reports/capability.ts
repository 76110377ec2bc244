import { reports as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { createReport } from './create-report.ts'

export const reports = served(calls, {
  handlers: {
    createReport,
  },
})
