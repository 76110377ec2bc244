import { follows as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { followUnfollow, getFollowRun, listFollowRuns, stopFollowRun } from './follow.ts'
import { followCourier } from './follow-courier.ts'
import { sweep } from './sweep.ts'

export const follows = served(calls, {
  handlers: {
    followUnfollow,
    listFollowRuns,
    getFollowRun,
    stopFollowRun,
  },
  work: (product) => ({ couriers: { 'x_follow.act': followCourier(product) } }),
  sweep,
})
