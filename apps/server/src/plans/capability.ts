import { plans as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import {
  changeAudiencePlan,
  createAudiencePlan,
  deleteAudiencePlan,
  getAudiencePlan,
  listAudiencePlans,
  replaceAudiencePlan,
  restoreAudiencePlan,
} from './plans.ts'
import { sweep } from './sweep.ts'

export const plans = served(calls, {
  handlers: {
    listAudiencePlans,
    createAudiencePlan,
    getAudiencePlan,
    replaceAudiencePlan,
    changeAudiencePlan,
    deleteAudiencePlan,
    restoreAudiencePlan,
  },
  sweep,
})
