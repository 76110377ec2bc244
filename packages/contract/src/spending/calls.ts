import { z } from 'zod'
import { capability, del, get, post, put } from '../call.ts'
import { Moment } from '../primitives.ts'
import { NewSpendingCap, SpendingCap } from './entities.ts'

export const spending = capability('spending', {
  listSpendingCaps: get('/api/starling/teams/{team_id}/spending-caps/', {
    who: 'member',
    summary: 'Spending caps of a team, with what counts against each in this month',
    bounded: 'one for each ad account and currency',
    answer: z.array(SpendingCap),
  }),
  setSpendingCap: put('/api/starling/teams/{team_id}/spending-caps/', {
    who: 'admin',
    scope: 'manage',
    fresh: true,
    summary: 'Set a spending cap; a higher one waits for another admin',
    body: NewSpendingCap,
    answer: SpendingCap,
  }),
  endSpendingCap: del('/api/starling/teams/{team_id}/spending-caps/{pk}/', {
    who: 'admin',
    scope: 'manage',
    fresh: true,
    summary: 'Remove a spending cap; where there is another admin it waits for them',
    answer: SpendingCap,
  }),
  restoreSpendingCap: post('/api/starling/teams/{team_id}/spending-caps/{pk}/restore/', {
    who: 'admin',
    scope: 'manage',
    summary: 'Bring a removed spending cap back',
    answer: SpendingCap,
  }),
  approveSpendingCap: post('/api/starling/teams/{team_id}/spending-caps/{pk}/approve/', {
    who: 'admin',
    scope: 'manage',
    fresh: true,
    summary: 'Approve what another admin asked for',
    /** Of what was seen: what was asked for since is not approved. Null: nothing was asked for, and nothing changes. */
    body: z.strictObject({ asked_at: Moment.nullable() }),
    answer: SpendingCap,
  }),
  refuseSpendingCap: post('/api/starling/teams/{team_id}/spending-caps/{pk}/refuse/', {
    who: 'admin',
    scope: 'manage',
    summary: 'Refuse what another admin asked for, or take back what I did',
    answer: SpendingCap,
  }),
})
