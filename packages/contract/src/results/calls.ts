import { z } from 'zod'
import { OwningTeam } from '../audiences/index.ts'
import { capability, get, post, put } from '../call.ts'
import { Paging } from '../primitives.ts'
import { AccountApp, AppEvent, HasPixel } from './account.ts'
import {
  CampaignAlert,
  CampaignGroups,
  CampaignProposal,
  CampaignSegmentation,
  CampaignStats,
  CampaignSum,
  SEGMENTATIONS,
} from './figures.ts'
import { CampaignReach } from './reach.ts'

const CAMPAIGN = '/api/campaigns/{pk}/'
const OURS = '/api/starling/campaigns/{pk}/'
const bounded = 'a campaign has at most 100 ad sets, and X reports a few segments'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const MOST_SUMS = 200
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
  listCampaignSums: get('/api/starling/campaign-sums/', {
    who: 'user',
    summary: 'What campaigns of a team of mine came to, each in all; those without a report are not there',
    query: z.strictObject({
      team: OwningTeam.optional(),
      /** Parted by commas. */
      ids: z
        .string()
        .max(MOST_SUMS * 40)
        .transform((ids) => ids.split(',').filter((id) => UUID.test(id)))
        .refine((ids) => ids.length <= MOST_SUMS),
    }),
    bounded: 'as many as are asked for',
    answer: z.array(CampaignSum),
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
