import { follows as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { followReport, followUnfollow, listRuns, stopRun } from './follow.ts'
import { followCourier } from './follow-courier.ts'
import { sweep } from './sweep.ts'

export const follows = served(calls, {
  handlers: {
    followUnfollow: ({ body }, context) => followUnfollow(body, context),
    listFollowRuns: ({ query }, context) => listRuns(query, context),
    getFollowRun: ({ path }, context) => followReport(path.pk, context),
    stopFollowRun: ({ path }, context) => stopRun(path.pk, context),
  },
  work: (product) => ({ couriers: { 'x_follow.act': followCourier(product) } }),
  sweep,
})
