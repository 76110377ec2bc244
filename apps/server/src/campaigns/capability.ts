import { campaigns as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { approveCampaign, endCampaign, launchCampaign, pauseCampaign, refuseCampaign, sendCampaign } from './acts.ts'
import { changeAdSet, createAdSet, deleteAdSet, getAdSet, listAdSets, replaceAdSet, restoreAdSet } from './ad-sets.ts'
import { createAd, deleteAd, restoreAd, toggleAd } from './ads.ts'
import { approvalMailCourier } from './approval-mail.ts'
import { campaignCouriers } from './at-x/couriers.ts'
import { bulkCampaigns } from './bulk.ts'
import {
  changeCampaign,
  deleteCampaign,
  getCampaign,
  listCampaignAdSets,
  listCampaignAds,
  listCampaigns,
  replaceCampaign,
  restoreCampaign,
} from './campaigns.ts'
import { copyCampaign } from './copy.ts'
import { createCampaign } from './draft.ts'
import { reconcileCampaign, reconcileCampaigns, reconcileOne } from './reconcile.ts'
import { reviewCampaign } from './review.ts'
import { sweep } from './sweep.ts'

export const campaigns = served(calls, {
  handlers: {
    listCampaigns,
    createCampaign,
    getCampaign,
    replaceCampaign,
    changeCampaign,
    deleteCampaign,
    restoreCampaign,
    listCampaignAdSets,
    listCampaignAds,
    reviewCampaign,
    sendCampaign,
    launchCampaign,
    approveCampaign,
    refuseCampaign,
    pauseCampaign,
    endCampaign,
    copyCampaign,
    reconcileCampaign,
    bulkCampaigns,
    listAdSets,
    createAdSet,
    getAdSet,
    replaceAdSet,
    changeAdSet,
    deleteAdSet,
    restoreAdSet,
    createAd,
    deleteAd,
    restoreAd,
    toggleAd,
  },
  work: (product) => ({
    jobs: {
      reconcile_campaigns: () => reconcileCampaigns(product),
      reconcile_campaign: ({ campaign_id }) => reconcileOne(product, campaign_id),
    },
    couriers: { ...campaignCouriers(product), 'mail.approval': approvalMailCourier(product) },
  }),
  crons: [{ at: '*/10 * * * *', job: 'reconcile_campaigns' }],
  sweep,
})
