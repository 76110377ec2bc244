import { PACKAGE_PARTS, type PackagePart } from '@starling/targeting'
import { z } from 'zod'
import { SectionAnswers } from '../asking/index.ts'
import { capability, del, get, join, post } from '../call.ts'
import { Line, Moment, nothing, Paging, Pk } from '../primitives.ts'
import { TargetingPackage } from '../targeting/index.ts'
import { SavedListType } from '../targeting-lists/index.ts'
import {
  AdFundingInstrument,
  CheckedAccess,
  CheckedAudience,
  inAdAccount,
  NewToolkitAdAccount,
  ToolkitAdAccount,
} from './ad-account.ts'
import { SIGN_IN_CALLS } from './sign-in-calls.ts'
import { KeptUse, RecordedUse } from './use.ts'

const AD_ACCOUNT = '/api/external/ad-account/'
const OWN = '/api/starling/ad-accounts/'
const EXTENSION = '/api/starling/extension/'

const counts = Object.fromEntries(PACKAGE_PARTS.map((part) => [part, z.int()])) as Record<PackagePart, z.ZodInt>

/** What the extension can fill in: a targeting list, or a targeting record of the builder. */
export const ExtensionList = z
  .object({
    id: Pk,
    type: SavedListType,
    /** Of a record of the builder: what it asks for. */
    name: z.string(),
    /** Null of a record of the builder, which never changes. */
    version: z.int().nullable(),
    audience_config_id: Pk.nullable(),
    /** How many entries of each part are chosen. */
    chosen: z.object(counts),
    changed_at: Moment,
  })
  .meta({ id: 'ExtensionList' })
export type ExtensionList = z.infer<typeof ExtensionList>

/** Its labels are English, whoever reads them: they are looked for in X's form. */
export const OpenExtensionList = ExtensionList.extend({ targeting_package: TargetingPackage }).meta({
  id: 'OpenExtensionList',
})
export type OpenExtensionList = z.infer<typeof OpenExtensionList>

export const ExtensionAudience = z
  .object({
    id: Pk,
    name: z.string(),
    size: z.int().nullable(),
    changed_at: Moment,
    /** The newest list or record that was made of it and is ready; null where there is none yet. */
    list_id: Pk.nullable(),
  })
  .meta({ id: 'ExtensionAudience' })
export type ExtensionAudience = z.infer<typeof ExtensionAudience>

const MOST_NAMES = 200
const READ = { who: 'extension', scope: 'read' } as const

const calls = {
  listExtensionAdAccounts: get(AD_ACCOUNT, {
    who: 'extension',
    summary: 'Ad accounts that I work in with the extension',
    query: Paging,
    answer: z.array(ToolkitAdAccount),
  }),
  createExtensionAdAccount: post(AD_ACCOUNT, {
    who: 'extension',
    scope: 'write',
    summary: 'Keep an ad account that I work in; whether X opens it to me is unknown until it is validated',
    body: NewToolkitAdAccount,
    answer: ToolkitAdAccount,
  }),
  getExtensionAdAccount: get(`${AD_ACCOUNT}{pk}/`, {
    who: 'extension',
    summary: 'An ad account that I work in, and whether X opens it to me',
    answer: ToolkitAdAccount,
  }),
  createAudiencesAdAccount: post(`${AD_ACCOUNT}create_audiences_ad_account/`, {
    who: 'extension',
    scope: 'write',
    summary: 'Keep an ad account of mine as one that audiences are made in',
    body: NewToolkitAdAccount,
    answer: ToolkitAdAccount,
  }),
  listFundingInstruments: post(`${AD_ACCOUNT}funding-instruments/`, {
    ...READ,
    summary: 'What an ad account of mine is paid from, as X tells it',
    body: inAdAccount({}),
    bounded: 'as many as X has for one ad account',
    answer: z.object({ funding_instruments: z.array(AdFundingInstrument) }),
  }),
  validateAdAccount: post('/api/external/validate-ad-account/', {
    who: 'extension',
    scope: 'write',
    summary: 'Ask X whether it opens an ad account of mine to an account that I linked',
    body: inAdAccount({}),
    answer: CheckedAccess,
  }),
  checkCustomAudiences: post('/api/external/check-custom-audiences/', {
    ...READ,
    summary: 'Which custom audiences of an ad account of mine are ready to be targeted, by their names',
    body: inAdAccount({ custom_audience_names: z.array(z.string().trim().min(1).max(255)).max(MOST_NAMES) }),
    bounded: `at most ${MOST_NAMES}`,
    answer: z.object({ custom_audiences: z.array(CheckedAudience) }),
  }),
  exploreConfigInsights: post('/api/external/config-explore-insights/', {
    who: 'extension_user',
    scope: 'read',
    summary: 'What is known of an audience that is open to me, for an ad account of mine',
    body: inAdAccount({ email: z.string().trim().max(320), audience_config_id: z.string().max(64) }),
    answer: z.object({ insights: SectionAnswers }),
  }),
  recordTargetingListUse: post('/api/external/record-audience-use/', {
    who: 'extension',
    scope: 'write',
    summary: 'Keep what was filled in in an ad account of mine, exactly and with its time',
    body: RecordedUse,
    answer: KeptUse,
  }),

  listExtensionLists: get(`${EXTENSION}lists/`, {
    who: 'extension',
    summary: 'What I can apply: my targeting lists and targeting records that are ready, the newest first',
    query: z.strictObject({ text: Line.max(200).optional() }),
    bounded: 'the newest 100 of either',
    answer: z.array(ExtensionList),
  }),
  getExtensionList: get(`${EXTENSION}lists/{pk}/`, {
    who: 'extension',
    summary: 'One of them with its entries',
    bounded: 'as many as a package has parts',
    answer: OpenExtensionList,
  }),
  listExtensionAudiences: get(`${EXTENSION}audiences/`, {
    who: 'extension',
    summary: 'My saved audiences, and what of each can be applied',
    query: z.strictObject({ text: Line.max(200).optional() }),
    bounded: 'the newest 100',
    answer: z.array(ExtensionAudience),
  }),

  listToolkitAdAccounts: get(OWN, {
    who: 'user',
    summary: 'Ad accounts that I work in with the extension',
    query: Paging,
    answer: z.array(ToolkitAdAccount),
  }),
  deleteToolkitAdAccount: del(`${OWN}{pk}/`, {
    who: 'user',
    scope: 'write',
    summary: 'Forget an ad account that I worked in; it can be brought back for 30 days',
    answer: nothing,
  }),
  restoreToolkitAdAccount: post(`${OWN}{pk}/restore/`, {
    who: 'user',
    scope: 'write',
    summary: 'Bring back an ad account that I worked in',
    answer: ToolkitAdAccount,
  }),
}

export const extension = capability('extension', join(calls, SIGN_IN_CALLS))
