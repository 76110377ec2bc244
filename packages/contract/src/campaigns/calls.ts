import { z } from 'zod'
import { OwningTeam } from '../audiences/index.ts'
import { capability, del, get, patch, post, put } from '../call.ts'
import { nothing, Paging } from '../primitives.ts'
import { refusal } from '../refusals.ts'
import { Ad, ListedAdSet } from './ad-set.ts'
import { AD_SET_CALLS } from './ad-set-calls.ts'
import {
  BulkAct,
  BulkDone,
  Campaign,
  CampaignFilter,
  CampaignName,
  ChangedCampaign,
  hasOneSource,
  Launched,
  NewCampaign,
  ReplacedCampaign,
} from './campaign.ts'
import { CampaignReview, Reconciliation, Reconciling } from './review.ts'

const CAMPAIGNS = '/api/campaigns/'
const STARLING = '/api/starling/campaigns/'

export const campaigns = capability('campaigns', {
  listCampaigns: get(CAMPAIGNS, {
    who: 'user',
    summary: 'Campaigns of a team of mine',
    query: CampaignFilter.extend({ team: OwningTeam.optional() }),
    answer: z.array(Campaign),
  }),
  createCampaign: post(CAMPAIGNS, {
    who: 'user',
    scope: 'write',
    summary: 'Draft a campaign of an audience, a targeting list, a plan or a package; nothing of it is at X yet',
    body: NewCampaign.extend({ team: OwningTeam.exactOptional() }).refine(hasOneSource, {
      message: refusal('one_campaign_source'),
    }),
    answer: Campaign,
  }),
  getCampaign: get(`${CAMPAIGNS}{pk}/`, {
    who: 'user',
    summary: 'A campaign of a team of mine',
    answer: Campaign,
  }),
  replaceCampaign: put(`${CAMPAIGNS}{pk}/`, {
    who: 'user',
    scope: 'write',
    summary: 'Save a campaign anew; what is at X follows, except what was changed there',
    body: ReplacedCampaign,
    answer: Campaign,
  }),
  changeCampaign: patch(`${CAMPAIGNS}{pk}/`, {
    who: 'user',
    scope: 'write',
    summary: 'Change some of a campaign; what is at X follows, except what was changed there',
    body: ChangedCampaign,
    answer: Campaign,
  }),
  deleteCampaign: del(`${CAMPAIGNS}{pk}/`, {
    who: 'user',
    scope: 'write',
    summary: 'Delete a campaign: at X it is paused, here it can be brought back for 30 days',
    answer: nothing,
  }),
  restoreCampaign: post(`${STARLING}{pk}/restore/`, {
    who: 'user',
    scope: 'write',
    summary: 'Bring a deleted campaign back; it stays paused',
    answer: Campaign,
  }),
  listCampaignAdSets: get(`${CAMPAIGNS}{pk}/adsets/`, {
    who: 'user',
    summary: 'Ad sets of a campaign',
    query: Paging,
    answer: z.array(ListedAdSet),
  }),
  listCampaignAds: get(`${CAMPAIGNS}{pk}/ads/`, {
    who: 'user',
    summary: 'Ads of a campaign, in all of its ad sets',
    query: Paging,
    answer: z.array(Ad),
  }),

  // X is asked anew, and what it says is kept: no GET does that.
  reviewCampaign: post(`${STARLING}{pk}/review/`, {
    who: 'user',
    scope: 'read',
    summary: 'What a launch would do at X, against what is there, with all there is to say about it before',
    bounded: 'a campaign has at most 100 ad sets',
    answer: CampaignReview,
  }),
  sendCampaign: post(`${STARLING}{pk}/send/`, {
    who: 'user',
    scope: 'write',
    summary: 'Create a draft at X, paused: nothing is spent',
    answer: Campaign,
  }),
  launchCampaign: post(`${STARLING}{pk}/launch/`, {
    who: 'user',
    scope: 'spend',
    fresh: true,
    summary: 'Keep its money back and let it run; above a cap it waits for a second person',
    body: Launched,
    answer: Campaign,
  }),
  approveCampaign: post(`${STARLING}{pk}/approve/`, {
    who: 'user',
    scope: 'spend',
    fresh: true,
    summary: 'Agree to a launch above a cap that another has asked for; it then goes on',
    body: Launched,
    answer: Campaign,
  }),
  refuseCampaign: post(`${STARLING}{pk}/refuse/`, {
    who: 'user',
    scope: 'spend',
    summary: 'Refuse a launch above a cap, or take one’s own back',
    answer: Campaign,
  }),
  pauseCampaign: post(`${STARLING}{pk}/pause/`, {
    who: 'user',
    scope: 'write',
    summary: 'Pause a campaign at X; its money stays kept back',
    answer: Campaign,
  }),
  endCampaign: post(`${STARLING}{pk}/end/`, {
    who: 'user',
    scope: 'write',
    summary: 'End a campaign for good; what it did not spend is free again',
    answer: Campaign,
  }),
  copyCampaign: post(`${STARLING}{pk}/copy/`, {
    who: 'user',
    scope: 'write',
    summary: 'A new draft with all that a campaign has, ad sets and ads too',
    body: z.strictObject({ name: CampaignName.exactOptional() }),
    answer: Campaign,
  }),
  reconcileCampaign: post(`${STARLING}{pk}/reconcile/`, {
    who: 'user',
    scope: 'write',
    summary: 'Ask X what it has, and say of what differs which side counts',
    body: Reconciling,
    bounded: 'a campaign has at most 100 ad sets',
    answer: Reconciliation,
  }),
  bulkCampaigns: post(`${STARLING}bulk/`, {
    who: 'user',
    scope: 'write',
    summary: 'Do one thing with up to 100 campaigns; each is answered by itself',
    body: BulkAct,
    bounded: 'as many as were named',
    answer: z.array(BulkDone),
  }),

  ...AD_SET_CALLS,
})
