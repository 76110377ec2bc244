import { z } from 'zod'
import { get, post } from '../call.ts'
import { Paging } from '../primitives.ts'
import { AllowedAutopilot, AutopilotAllowance, AutopilotBudget, BudgetAsked, PausedLineItem } from './autopilot.ts'
import { TargetingList, TargetingListUse } from './list.ts'

const OWN = '/api/external/audience-usages/'

export const AUTOPILOT_CALLS = {
  getAutopilotBudget: get(`${OWN}autopilot-suggested-budget/`, {
    who: 'pro_user',
    summary: 'What to spend on a targeting list of mine, from people, price and frequency',
    query: BudgetAsked,
    answer: AutopilotBudget,
  }),
  getAutopilotAllowance: get(`${OWN}autopilot-usage-allowed/`, {
    who: 'pro_user',
    summary: 'How often lists of mine may still be applied by themselves this month',
    answer: AutopilotAllowance,
  }),
  listAutopilotUses: get(`${OWN}autopilot-usage/`, {
    who: 'pro_user',
    summary: 'Each time that a list of mine was applied by itself, the newest first',
    query: Paging.extend({ limit: Paging.shape.limit.unwrap().max(100).default(100) }),
    answer: z.array(TargetingListUse),
  }),
  allowAutopilot: post('/api/starling/targeting-lists/{pk}/autopilot/', {
    who: 'user',
    scope: 'spend',
    summary: 'Allow, or no longer allow, that a targeting list of mine is applied by itself once a week',
    body: AllowedAutopilot,
    bounded: 'as many as a package has parts',
    answer: TargetingList,
  }),
  listPausedLineItems: get('/api/starling/autopilot/line-items/', {
    who: 'user',
    summary: 'Paused line items of ad accounts that X opens to me',
    bounded: 'at most 500',
    answer: z.array(PausedLineItem),
  }),
}
