import { z } from 'zod'
import { OwningTeam } from '../audiences/index.ts'
import { capability, del, get, post, put } from '../call.ts'
import { Campaign } from '../campaigns/index.ts'
import { FileAnswer } from '../file.ts'
import { nothing, Paging } from '../primitives.ts'
import { CampaignCalculation } from './calculation.ts'
import { CampaignOptions } from './options.ts'
import { AnalyzedCampaign, CampaignParameters, NewPlannedCampaign, ReadParameters } from './parameters.ts'
import { CalculatorAsked, CampaignScenario, MOST_SCENARIOS, NewScenario, ReplacedScenario } from './scenario.ts'

const EXTERNAL = '/api/external/'
const SCENARIOS = '/api/starling/campaign-scenarios/'
const asking = { who: 'pro_user', scope: 'read' } as const

/** Scenarios as they are on the screen, also before they are kept. */
const Summary = z.strictObject({
  scenarios: z.array(NewScenario).min(1).max(MOST_SCENARIOS),
  /** Of all that a person reads in the document. */
  language: z.enum(['en', 'ja']).default('en'),
  team: OwningTeam.exactOptional(),
})

export const planner = capability('planner', {
  getCampaignOptions: get(`${EXTERNAL}campaign-options/`, {
    who: 'pro',
    open: true,
    lasting: true,
    summary: 'What can be chosen for a campaign: currencies, budgets, sizes and objectives',
    answer: CampaignOptions,
  }),
  calculateCampaign: post(`${EXTERNAL}campaign-calculator/`, {
    ...asking,
    summary:
      'Budget, reach and frequency of a campaign, by audience and day: the third of the two that are given, with ranges',
    body: CalculatorAsked.extend({ team: OwningTeam.exactOptional() }),
    bounded: 'at most five audiences, a row a day',
    answer: CampaignCalculation,
  }),
  extractCampaignParameters: post(`${EXTERNAL}campaign-create/extract-parameters/`, {
    ...asking,
    summary: 'What a description says of a campaign, as parameters with the words that led to each; counts nothing',
    body: z.strictObject({ description: z.string().trim().min(1).max(2_000) }),
    bounded: 'no more than it has words',
    answer: ReadParameters,
  }),
  analyzeCampaignCreator: post(`${EXTERNAL}analyze-campaign-creator/`, {
    ...asking,
    summary: 'Parameters of a campaign, judged: size, reach, price, what X would refuse, and what is missing',
    body: z.strictObject({ parameters: CampaignParameters }),
    bounded: 'a remark a rule, one audience',
    answer: AnalyzedCampaign,
  }),

  createPlannedCampaign: post(`${EXTERNAL}campaign-create/`, {
    who: 'pro_user',
    scope: 'write',
    summary: 'Draft a campaign of its parameters in an ad account of a team; nothing of it is at X',
    body: NewPlannedCampaign.extend({ team: OwningTeam.exactOptional() }),
    answer: Campaign,
  }),

  summarizeCampaignPdf: post('/api/campaign-summary-pdf/', {
    who: 'user',
    scope: 'read',
    summary: 'Scenarios of a campaign as a document: PDF',
    body: Summary,
    answer: FileAnswer,
  }),
  summarizeCampaignSlides: post('/api/starling/campaign-summary-pptx/', {
    who: 'user',
    scope: 'read',
    summary: 'Scenarios of a campaign as slides: PPTX',
    body: Summary,
    answer: FileAnswer,
  }),

  listCampaignScenarios: get(SCENARIOS, {
    who: 'user',
    summary: 'Scenarios that a team of mine keeps, the newest first; only for people of group CampaignPlanner',
    query: Paging.extend({ team: OwningTeam.optional() }),
    answer: z.array(CampaignScenario),
  }),
  createCampaignScenario: post(SCENARIOS, {
    who: 'user',
    summary: 'Keep a scenario for a team of mine',
    body: NewScenario.extend({ team: OwningTeam.exactOptional() }),
    bounded: 'at most five audiences',
    answer: CampaignScenario,
  }),
  getCampaignScenario: get(`${SCENARIOS}{pk}/`, {
    who: 'user',
    summary: 'A scenario of a team of mine',
    bounded: 'at most five audiences',
    answer: CampaignScenario,
  }),
  replaceCampaignScenario: put(`${SCENARIOS}{pk}/`, {
    who: 'user',
    summary: 'Save a scenario of a team of mine anew',
    body: ReplacedScenario,
    bounded: 'at most five audiences',
    answer: CampaignScenario,
  }),
  deleteCampaignScenario: del(`${SCENARIOS}{pk}/`, {
    who: 'user',
    summary: 'Delete a scenario of a team of mine; it can be brought back for 30 days',
    answer: nothing,
  }),
  restoreCampaignScenario: post(`${SCENARIOS}{pk}/restore/`, {
    who: 'user',
    summary: 'Bring a deleted scenario back',
    bounded: 'at most five audiences',
    answer: CampaignScenario,
  }),
})
