import { z } from 'zod'
import { AnswerRow, Grounds, SectionAnswers } from '../asking/index.ts'
import { capability, del, get, post, put } from '../call.ts'
import { nothing, Paging } from '../primitives.ts'
import {
  AudienceCategory,
  AudienceConfig,
  AudienceFilter,
  AudienceRegion,
  AudienceSize,
  AudienceVersion,
  CatalogAudience,
  MOST_STORED,
  NewAudience,
  OwningTeam,
  QueryTypeFilter,
  ReplacedAudience,
  SampledAudience,
  SavedAudienceNow,
} from './audience.ts'
import { MOST_COMPARED } from './compared.ts'
import { EXCLUSION_CALLS } from './exclusion.ts'
import {
  AskedInsights,
  AudienceInsight,
  AudiencePerspective,
  AudienceSummary,
  ComparedAudiences,
  FoundAudience,
  NamedAudience,
  RelatedAudience,
  TypedAudience,
} from './insight.ts'
import { SHARE_CALLS } from './share-calls.ts'

const lasting = true
const read = 'read'
const TEAM = '/api/audience-configs/'
const OWN = '/api/external/audience-configs/'
const STARLING = '/api/starling/audience-configs/'

export const audiences = capability('audiences', {
  listAudienceCategories: get('/api/audience-categories/', {
    who: 'user',
    summary: 'What audiences are sorted by',
    answer: z.array(AudienceCategory),
    lasting,
  }),
  getAudienceCategory: get('/api/audience-categories/{pk}/', {
    who: 'user',
    summary: 'A category of audiences',
    answer: AudienceCategory,
  }),
  listProAudienceCategories: get('/api/external/audience-categories/', {
    who: 'pro',
    open: true,
    summary: 'What audiences are sorted by',
    answer: z.array(AudienceCategory),
    lasting,
  }),
  listAudienceRegions: get('/api/audience-regions/', {
    who: 'user',
    summary: 'Regions, and the countries in each',
    answer: z.array(AudienceRegion),
    lasting, // spec 7
  }),
  getAudienceRegion: get('/api/audience-regions/{pk}/', { who: 'user', summary: 'A region', answer: AudienceRegion }),
  listProAudienceRegions: get('/api/external/audience-regions/', {
    who: 'pro',
    open: true,
    summary: 'Regions, and the countries in each',
    answer: z.array(AudienceRegion),
    lasting, // spec 7
  }),

  listAudiences: get('/api/audiences/', {
    who: 'user',
    summary: 'The catalog: audiences that the corpus itself offers',
    query: AudienceFilter,
    answer: z.array(CatalogAudience),
  }),
  getAudience: get('/api/audiences/{pk}/', {
    who: 'user',
    summary: 'An audience of the catalog, with some of its people',
    bounded: 'one, with a sample of five',
    answer: SampledAudience,
  }),
  listProAudiences: get('/api/external/audiences/', {
    who: 'pro',
    summary: 'The catalog: audiences that the corpus itself offers',
    query: AudienceFilter,
    answer: z.array(CatalogAudience),
  }),

  listAudienceConfigs: get(TEAM, {
    who: 'user',
    summary: 'Saved audiences of a team of mine',
    query: AudienceFilter.extend({ team: OwningTeam.optional(), query_type: QueryTypeFilter }),
    answer: z.array(AudienceConfig),
  }),
  createAudienceConfig: post(TEAM, {
    who: 'user',
    summary: 'Save an audience for a team of mine',
    body: NewAudience.safeExtend({ team: OwningTeam.exactOptional() }),
    answer: SavedAudienceNow,
  }),
  getAudienceConfig: get(`${TEAM}{pk}/`, {
    who: 'user',
    summary: 'A saved audience of a team of mine',
    answer: AudienceConfig,
  }),
  replaceAudienceConfig: put(`${TEAM}{pk}/`, {
    who: 'user',
    summary: 'Save an audience of a team anew; what it was stays as a version',
    body: ReplacedAudience,
    answer: AudienceConfig,
  }),
  autocompleteAudienceConfigs: post(`${TEAM}autocomplete/`, {
    who: 'user',
    scope: read,
    summary: 'Audiences of a team and of the catalog by the beginning of their names',
    body: TypedAudience.extend({ team: OwningTeam.exactOptional() }),
    bounded: 'at most 50',
    answer: z.array(FoundAudience),
  }),
  exploreAudienceInsights: post(`${TEAM}insights/`, {
    who: 'user',
    scope: read,
    summary: 'The analysis of an audience of a team or of the catalog',
    body: AskedInsights,
    answer: SectionAnswers,
  }),
  exploreAudiencePerspectives: post(`${TEAM}perspectives/`, {
    who: 'user',
    scope: read,
    summary: 'An audience of a team or of the catalog by country, language, gender and age',
    body: NamedAudience,
    bounded: 'four, of at most 20 parts each',
    answer: z.array(AudiencePerspective),
  }),
  getAudienceInsight: get('/api/audience-insight/{pk}/', {
    who: 'user',
    summary: 'What is known of one version of an audience of a team',
    answer: AudienceInsight,
  }),
  getAudienceInsightByConfig: get('/api/audience-insights/{pk}/by_config/', {
    who: 'user',
    summary: 'What is known of an audience of a team as it is now',
    answer: AudienceInsight,
  }),
  summarizeInsights: post('/api/insights-summary/', {
    who: 'user',
    scope: read,
    summary: 'An audience in up to five sentences',
    body: NamedAudience,
    answer: AudienceSummary,
  }),
  summarizeTargeting: post('/api/insights-pro-targeting-summary/', {
    who: 'user',
    scope: read,
    summary: 'What of an audience can be targeted, in sentences',
    body: NamedAudience,
    answer: AudienceSummary,
  }),
  listInsightsInfluencers: get('/api/insights-influencer/', {
    who: 'user',
    summary: 'The accounts that an audience follows more than others do',
    query: z.strictObject({ audience_config_id: z.string().max(64) }),
    bounded: 'at most 50',
    answer: z.object({ accounts: z.array(AnswerRow), ...Grounds }),
  }),

  listProAudienceConfigs: get(OWN, {
    who: 'pro_user',
    summary: 'My saved audiences',
    query: AudienceFilter.extend({ query_type: QueryTypeFilter }),
    answer: z.array(AudienceConfig),
  }),
  createProAudienceConfig: post(OWN, {
    who: 'pro_user',
    summary: 'Save an audience for myself',
    body: NewAudience,
    answer: SavedAudienceNow,
  }),
  getProAudienceConfig: get(`${OWN}{pk}/`, {
    who: 'pro_user',
    summary: 'A saved audience of mine',
    answer: AudienceConfig,
  }),
  replaceProAudienceConfig: put(`${OWN}{pk}/`, {
    who: 'pro_user',
    summary: 'Save an audience of mine anew; what it was stays as a version',
    body: ReplacedAudience,
    answer: AudienceConfig,
  }),
  autocompleteProAudienceConfigs: post(`${OWN}autocomplete/`, {
    who: 'pro_user',
    scope: read,
    summary: 'Audiences of mine and of the catalog by the beginning of their names',
    body: TypedAudience,
    bounded: 'at most 50',
    answer: z.array(FoundAudience),
  }),
  exploreProAudienceInsights: post(`${OWN}insights/`, {
    who: 'pro_user',
    scope: read,
    summary: 'The analysis of an audience of mine or of the catalog',
    body: AskedInsights,
    answer: SectionAnswers,
  }),
  exploreProAudiencePerspectives: post(`${OWN}perspectives/`, {
    who: 'pro_user',
    scope: read,
    summary: 'An audience of mine or of the catalog by country, language, gender and age',
    body: NamedAudience,
    bounded: 'four, of at most 20 parts each',
    answer: z.array(AudiencePerspective),
  }),
  getProAudienceInsight: get('/api/external/audiences-insights/{pk}/', {
    who: 'pro_user',
    summary: 'What is known of an audience of mine as it is now',
    answer: AudienceInsight,
  }),
  summarizeProTargeting: post('/api/external/audiences-pro-targeting-summary/', {
    who: 'pro_user',
    scope: read,
    summary: 'What of an audience of mine can be targeted, in sentences',
    body: NamedAudience,
    answer: AudienceSummary,
  }),
  listRecentAudiences: get('/api/external/recent-audiences/', {
    who: 'pro_user',
    summary: 'My audiences that changed last',
    bounded: 'at most ten',
    answer: z.array(AudienceConfig),
  }),
  findRelatedAudiences: post('/api/external/find-related-audiences/', {
    who: 'pro_user',
    scope: read,
    summary: 'Audiences of the catalog that share people with this one, the most like it first',
    body: NamedAudience,
    bounded: 'at most ten',
    answer: z.object({ audience_configs: z.array(RelatedAudience) }),
  }),

  compareAudiences: post(`${STARLING}compare/`, {
    who: 'user',
    scope: read,
    summary: 'How audiences of mine, of my teams and of the catalog overlap',
    body: z.strictObject({ audience_config_ids: z.array(z.string().max(64)).min(2).max(MOST_COMPARED) }),
    bounded: 'at most five audiences',
    answer: ComparedAudiences,
  }),

  deleteAudienceConfig: del(`${STARLING}{pk}/`, {
    who: 'user',
    summary: 'Delete an audience of mine or of a team of mine; it can be brought back for 30 days',
    answer: nothing,
  }),
  restoreAudienceConfig: post(`${STARLING}{pk}/restore/`, {
    who: 'user',
    summary: 'Bring a deleted audience back',
    answer: AudienceConfig,
  }),
  countAudienceConfig: post(`${STARLING}{pk}/count/`, {
    who: 'user',
    summary: 'Count an audience anew; the figure joins its history',
    answer: AudienceConfig,
  }),
  listAudienceVersions: get(`${STARLING}{pk}/versions/`, {
    who: 'user',
    summary: 'What an audience was, the newest version first',
    query: Paging,
    answer: z.array(AudienceVersion),
  }),
  restoreAudienceVersion: post(`${STARLING}{pk}/versions/restore/`, {
    who: 'user',
    summary: 'Make an earlier version of an audience the newest',
    body: z.strictObject({ number: z.int().min(1).max(MOST_STORED) }),
    answer: AudienceConfig,
  }),
  listAudienceSizes: get(`${STARLING}{pk}/sizes/`, {
    who: 'user',
    summary: 'How many people an audience had, the newest count first',
    query: Paging,
    answer: z.array(AudienceSize),
  }),

  noteAudienceMovesSeen: post(`${STARLING}{pk}/sizes/seen/`, {
    who: 'user',
    summary: 'I have looked at how an audience moved',
    answer: nothing,
  }),

  ...EXCLUSION_CALLS,
  ...SHARE_CALLS,
})
