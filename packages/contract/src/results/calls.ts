import { z } from 'zod'
import { capability, get, post, put } from '../call.ts'
import { Paging } from '../primitives.ts'
import { AccountApp, AppEvent, HasPixel } from './account.ts'
import {
  CampaignAlert,
  CampaignGroups,
  CampaignProposal,
  CampaignSegmentation,
  CampaignStats,
  SEGMENTATIONS,
} from './figures.ts'
import { CampaignReach } from './reach.ts'

const CAMPAIGN = '/api/campaigns/{pk}/'
const OURS = '/api/starling/campaigns/{pk}/'
const bounded = 'a campaign has at most 100 ad sets, and X reports a few segments'
const OfAccount = z.strictObject({ team_account_id: z.string().max(64) })

export const results = capability('results', {
  getCampaignReach: get(`${CAMPAIGN}reach/`, {
    who: 'user',
    summary: 'Whom a campaign reaches: as X estimates, as its budget lets expect, and as X counted',
    bounded,
    answer: CampaignReach,
  }),
  getCampaignSegmentations: get(`${CAMPAIGN}segmentations/`, {
    who: 'user',
    summary: 'What a campaign came to, by age, gender or platform',
    query: z.strictObject({ by: z.enum(SEGMENTATIONS).default('age') }),
    bounded,
    answer: CampaignSegmentation,
  }),
  getCampaignStats: get(`${CAMPAIGN}statstotal/`, {
    who: 'user',
    summary: 'What a campaign came to: in all, by day and by ad set',
    bounded,
    answer: CampaignStats,
  }),
  listAppEvents: get('/api/app-events/', {
    who: 'user',
    summary: 'What apps of an ad account tell X of their use',
    query: OfAccount,
    bounded: 'as many as an ad account has set up at X',
    answer: z.array(AppEvent),
  }),
  hasPixel: get('/api/has-pixel/', {
    who: 'user',
    summary: 'Whether pages of an ad account tell X of visits',
    query: OfAccount,
    answer: HasPixel,
  }),
  listAccountApps: get('/api/account-apps/', {
    who: 'user',
    summary: 'Apps that an ad account advertises',
    query: OfAccount,
    bounded: 'as many as an ad account has set up at X',
    answer: z.array(AccountApp),
  }),

  getCampaignGroups: get(`${OURS}groups/`, {
    who: 'user',
    summary: 'Element groups of a split campaign by what a result costs, with how sure that is',
    bounded,
    answer: CampaignGroups,
  }),
  readCampaignReports: post(`${OURS}read/`, {
    who: 'user',
    scope: 'write',
    summary: 'Ask X now for what it reports of a campaign',
    bounded,
    answer: CampaignStats,
  }),
  listCampaignProposals: get(`${OURS}proposals/`, {
    who: 'user',
    summary: 'What is proposed for ad sets of a campaign, the newest first',
    query: Paging,
    answer: z.array(CampaignProposal),
  }),
  acceptProposal: post('/api/starling/proposals/{pk}/accept/', {
    who: 'user',
    scope: 'write',
    summary: 'Do what is proposed: the ad set is changed here and at X',
    bounded,
    answer: CampaignProposal,
  }),
  declineProposal: post('/api/starling/proposals/{pk}/decline/', {
    who: 'user',
    scope: 'write',
    summary: 'Leave the ad set as it is',
    bounded,
    answer: CampaignProposal,
  }),
  listCampaignAlerts: get(`${OURS}alerts/`, {
    who: 'user',
    summary: 'What was amiss with a campaign, the newest first',
    query: Paging,
    answer: z.array(CampaignAlert),
  }),
  getAlertMail: get(`${OURS}alert-mail/`, {
    who: 'user',
    summary: 'Whether I get a mail when something is amiss with a campaign',
    answer: z.object({ wanted: z.boolean() }),
  }),
  setAlertMail: put(`${OURS}alert-mail/`, {
    who: 'user',
    scope: 'write',
    summary: 'Get a mail when something is amiss with a campaign, or none',
    body: z.strictObject({ wanted: z.boolean() }),
    answer: z.object({ wanted: z.boolean() }),
  }),
})
