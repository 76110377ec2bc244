import { z } from 'zod'
import { capability, del, get, patch, post, put } from '../call.ts'
import { FileAnswer } from '../file.ts'
import { nothing, Paging, Pk } from '../primitives.ts'
import { SheetFormat } from '../sheets/index.ts'
import { AUTOPILOT_CALLS } from './autopilot-calls.ts'
import {
  ChangedTargetingList,
  ListedTargetingList,
  ListedTargetingListVersion,
  NewTargetingList,
  ReorderedHandles,
  ReplacedTargetingList,
  SeenVersion,
  TargetingList,
  TargetingListFilter,
  TargetingListUse,
  TargetingListVersion,
} from './list.ts'
import { AskedNativePack, ListedNativePack, NativePack, NativePackFilter } from './native-pack.ts'
import { LIST_SHARE_CALLS } from './share-calls.ts'

// What the specification calls an audience usage is a targeting list.
const OWN = '/api/external/audience-usages/'
const STARLING = '/api/starling/targeting-lists/'
const PACKS = '/api/starling/native-packs/'
const bounded = 'as many as a package has parts'

export const targetingLists = capability('targeting-lists', {
  listTargetingLists: get(OWN, {
    who: 'pro_user',
    summary: 'My targeting lists',
    query: TargetingListFilter,
    answer: z.array(ListedTargetingList),
  }),
  createTargetingList: post(OWN, {
    who: 'pro_user',
    scope: 'write',
    summary: 'Save a targeting list of a package, a targeting record, an audience, a native pack or a shared list',
    body: NewTargetingList,
    bounded,
    answer: TargetingList,
  }),
  getTargetingList: get(`${OWN}{pk}/`, {
    who: 'pro_user',
    summary: 'A targeting list of mine with its entries',
    bounded,
    answer: TargetingList,
  }),
  replaceTargetingList: put(`${OWN}{pk}/`, {
    who: 'pro_user',
    scope: 'write',
    summary: 'Save a targeting list of mine anew; what it was stays as a version',
    body: ReplacedTargetingList,
    bounded,
    answer: TargetingList,
  }),
  changeTargetingList: patch(`${OWN}{pk}/`, {
    who: 'pro_user',
    scope: 'write',
    summary: 'Add, take out, choose, leave out or order entries of a targeting list of mine',
    body: ChangedTargetingList,
    bounded,
    answer: TargetingList,
  }),
  removeTargetingList: del(`${OWN}{pk}/`, {
    who: 'pro_user',
    scope: 'write',
    summary: 'Delete a targeting list of mine; it can be brought back for 30 days',
    answer: nothing,
  }),
  restoreTargetingList: patch(`${OWN}{pk}/restore/`, {
    who: 'pro_user',
    scope: 'write',
    summary: 'Bring a deleted targeting list back',
    bounded,
    answer: TargetingList,
  }),
  reorderHandles: post(`${OWN}reorder-handles/`, {
    who: 'pro_user',
    scope: 'write',
    summary: 'Order the accounts of a targeting list of mine: only the first 100 that are chosen are applied',
    body: ReorderedHandles,
    bounded,
    answer: TargetingList,
  }),
  makeTargetingListSheet: post(`${OWN}generate-sheet/`, {
    who: 'pro_user',
    scope: 'read',
    summary: 'A targeting list of mine as a file, with the reason of each entry',
    body: z.strictObject({ targeting_list_id: Pk.max(64), format: SheetFormat.default('xlsx') }),
    answer: FileAnswer,
  }),
  downloadTargetingPackage: get('/api/external/audience-configs/{pk}/download_targeting_package/', {
    who: 'pro_user',
    summary: 'The targeting package of an audience that I may use as a file: the newest I have, or made now',
    query: z.strictObject({ format: SheetFormat.default('xlsx') }),
    answer: FileAnswer,
  }),

  listTargetingListVersions: get(`${STARLING}{pk}/versions/`, {
    who: 'user',
    summary: 'What a targeting list was, the newest version first',
    query: Paging,
    answer: z.array(ListedTargetingListVersion),
  }),
  getTargetingListVersion: get(`${STARLING}{pk}/versions/{number}/`, {
    who: 'user',
    summary: 'A version of a targeting list with its entries',
    bounded,
    answer: TargetingListVersion,
  }),
  restoreTargetingListVersion: post(`${STARLING}{pk}/versions/restore/`, {
    who: 'user',
    summary: 'Make an earlier version of a targeting list the newest',
    body: z.strictObject({ number: SeenVersion, version: SeenVersion }),
    bounded,
    answer: TargetingList,
  }),
  listTargetingListUses: get(`${STARLING}{pk}/uses/`, {
    who: 'user',
    summary: 'When a targeting list was applied to which ad account, the newest first',
    query: Paging.extend({ limit: Paging.shape.limit.unwrap().max(100).default(100) }),
    answer: z.array(TargetingListUse),
  }),

  generateNativePack: post('/api/external/generate-native-pack/', {
    who: 'pro_user',
    scope: 'write',
    summary: 'Make the native pack of an audience of the catalog for a country, where there is none yet',
    body: AskedNativePack,
    answer: ListedNativePack,
  }),
  listNativePacks: get(PACKS, {
    who: 'user',
    summary: 'Native packs: ready packages of audiences of the catalog, each for one country',
    query: NativePackFilter,
    answer: z.array(ListedNativePack),
  }),
  getNativePack: get(`${PACKS}{pk}/`, {
    who: 'user',
    summary: 'A native pack with its entries',
    bounded,
    answer: NativePack,
  }),

  ...LIST_SHARE_CALLS,
  ...AUTOPILOT_CALLS,
})
