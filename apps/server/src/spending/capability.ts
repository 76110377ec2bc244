import { spending as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import {
  approveSpendingCap,
  endSpendingCap,
  listSpendingCaps,
  refuseSpendingCap,
  restoreSpendingCap,
  setSpendingCap,
} from './caps.ts'
import { sweep } from './sweep.ts'

export const spending = served(calls, {
  handlers: {
    listSpendingCaps,
    setSpendingCap,
    endSpendingCap,
    restoreSpendingCap,
    approveSpendingCap,
    refuseSpendingCap,
  },
  sweep,
})
