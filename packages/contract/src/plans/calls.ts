import { z } from 'zod'
import { OwningTeam } from '../audiences/index.ts'
import { capability, del, get, patch, post, put } from '../call.ts'
import { nothing, Paging } from '../primitives.ts'
import { AudiencePlan, ChangedPlan, NewPlan, OpenedPlan, ReplacedPlan } from './plan.ts'

const PLANS = '/api/audience-plan/'

export const plans = capability('plans', {
  listAudiencePlans: get(PLANS, {
    who: 'user',
    summary: 'Plans of a team of mine: audiences, budget split and calendar of a campaign each',
    query: Paging.extend({ team: OwningTeam.optional() }),
    answer: z.array(AudiencePlan),
  }),
  createAudiencePlan: post(PLANS, {
    who: 'user',
    summary: 'Make a plan for a team of mine',
    body: NewPlan.extend({ team: OwningTeam.exactOptional() }),
    answer: AudiencePlan,
  }),
  getAudiencePlan: get(`${PLANS}{pk}/`, {
    who: 'user',
    summary: 'A plan of a team of mine, with how its audiences overlap',
    bounded: 'at most five audiences, ten pairs',
    answer: OpenedPlan,
  }),
  replaceAudiencePlan: put(`${PLANS}{pk}/`, {
    who: 'user',
    summary: 'Save a plan of a team of mine anew',
    body: ReplacedPlan,
    answer: AudiencePlan,
  }),
  changeAudiencePlan: patch(`${PLANS}{pk}/`, {
    who: 'user',
    summary: 'Change some of a plan of a team of mine',
    body: ChangedPlan,
    answer: AudiencePlan,
  }),
  deleteAudiencePlan: del(`${PLANS}{pk}/`, {
    who: 'user',
    summary: 'Delete a plan of a team of mine; it can be brought back for 30 days',
    answer: nothing,
  }),
  restoreAudiencePlan: post('/api/starling/audience-plans/{pk}/restore/', {
    who: 'user',
    summary: 'Bring a deleted plan back',
    answer: AudiencePlan,
  }),
})
