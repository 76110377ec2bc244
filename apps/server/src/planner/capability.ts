import { planner as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { analyzeCampaignCreator } from './analyze.ts'
import { calculateCampaign, getCampaignOptions } from './calculator.ts'
import { createPlannedCampaign } from './create.ts'
import { extractCampaignParameters } from './extract.ts'
import {
  createCampaignScenario,
  deleteCampaignScenario,
  getCampaignScenario,
  listCampaignScenarios,
  replaceCampaignScenario,
  restoreCampaignScenario,
} from './scenarios.ts'
import { summarizeCampaignPdf, summarizeCampaignSlides } from './summarize.ts'
import { sweep } from './sweep.ts'

export const planner = served(calls, {
  handlers: {
    getCampaignOptions,
    calculateCampaign,
    extractCampaignParameters,
    analyzeCampaignCreator,
    createPlannedCampaign,
    summarizeCampaignPdf,
    summarizeCampaignSlides,
    listCampaignScenarios,
    createCampaignScenario,
    getCampaignScenario,
    replaceCampaignScenario,
    deleteCampaignScenario,
    restoreCampaignScenario,
  },
  sweep,
})
