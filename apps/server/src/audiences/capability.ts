import { audiences as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import {
  autocompleteAudienceConfigs,
  autocompleteProAudienceConfigs,
  countAudienceConfig,
  createAudienceConfig,
  createProAudienceConfig,
  deleteAudienceConfig,
  getAudienceConfig,
  getProAudienceConfig,
  listAudienceConfigs,
  listProAudienceConfigs,
  listRecentAudiences,
  replaceAudienceConfig,
  replaceProAudienceConfig,
  restoreAudienceConfig,
} from './audience-configs.ts'
import { keepCatalogFresh } from './catalog/keep-catalog.ts'
import { getAudience, listAudiences } from './catalog-list.ts'
import { AUDIENCE_CATEGORIES, getAudienceCategory } from './categories.ts'
import { compareAudiences } from './compare.ts'
import { createExclusionAudience, extractExclusionSample } from './exclusion.ts'
import {
  exploreAudienceInsights,
  exploreAudiencePerspectives,
  exploreProAudienceInsights,
  exploreProAudiencePerspectives,
  getAudienceInsight,
  getAudienceInsightByConfig,
  getProAudienceInsight,
  listInsightsInfluencers,
  summarizeInsights,
  summarizeProTargeting,
  summarizeTargeting,
} from './insights.ts'
import { audienceMailCourier } from './mail.ts'
import { audienceMovedCourier } from './moved-mail.ts'
import { refreshAudience, refreshDueAudiences } from './refresh.ts'
import { AUDIENCE_REGIONS, getAudienceRegion } from './regions.ts'
import { findRelatedAudiences } from './related.ts'
import {
  copySharedAudience,
  deleteAudienceShare,
  listAudienceShares,
  listSharedAudiences,
  openSharedAudience,
  restoreAudienceShare,
  shareAudience,
  shareAudienceViaAccount,
} from './shares.ts'
import { sweep } from './sweep.ts'
import { listAudienceSizes, listAudienceVersions, noteAudienceMovesSeen, restoreAudienceVersion } from './versions.ts'

export const audiences = served(calls, {
  handlers: {
    listAudienceCategories: async () => AUDIENCE_CATEGORIES,
    getAudienceCategory,
    listProAudienceCategories: async () => AUDIENCE_CATEGORIES,
    listAudienceRegions: async () => AUDIENCE_REGIONS,
    getAudienceRegion,
    listProAudienceRegions: async () => AUDIENCE_REGIONS,

    listAudiences,
    getAudience,
    listProAudiences: (input, context) => listAudiences(input, context),

    listAudienceConfigs,
    createAudienceConfig,
    getAudienceConfig,
    replaceAudienceConfig,
    autocompleteAudienceConfigs,
    exploreAudienceInsights,
    exploreAudiencePerspectives,
    getAudienceInsight,
    getAudienceInsightByConfig,
    summarizeInsights,
    summarizeTargeting,
    listInsightsInfluencers,

    listProAudienceConfigs,
    createProAudienceConfig,
    getProAudienceConfig,
    replaceProAudienceConfig,
    autocompleteProAudienceConfigs,
    exploreProAudienceInsights,
    exploreProAudiencePerspectives,
    getProAudienceInsight,
    summarizeProTargeting,
    listRecentAudiences,
    findRelatedAudiences,

    compareAudiences,
    deleteAudienceConfig,
    restoreAudienceConfig,
    countAudienceConfig,
    listAudienceVersions,
    restoreAudienceVersion,
    listAudienceSizes,
    noteAudienceMovesSeen,

    createExclusionAudience,
    extractExclusionSample,

    shareAudience,
    shareAudienceViaAccount,
    listAudienceShares,
    listSharedAudiences,
    openSharedAudience,
    copySharedAudience,
    deleteAudienceShare,
    restoreAudienceShare,
  },
  work: (product) => {
    const stopping = new AbortController()
    return {
      jobs: {
        keep_catalog: (how) => keepCatalogFresh(product, stopping.signal, how),
        refresh_audience: ({ audience_id }) => refreshAudience(product, audience_id),
        refresh_audiences: () => refreshDueAudiences(product),
      },
      couriers: {
        'mail.audience': audienceMailCourier(product),
        'mail.audience_moved': audienceMovedCourier(product),
      },
      close: async () => stopping.abort(),
    }
  },
  crons: [
    { at: '*/5 * * * *', job: 'keep_catalog' },
    { at: '*/5 * * * *', job: 'refresh_audiences' },
  ],
  sweep,
})
