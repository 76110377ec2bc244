import { targetingLists as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { adsTargetingCourier } from './ads-courier.ts'
import { applyDueLists, applyTargetingList } from './apply.ts'
import { getAutopilotAllowance, getAutopilotBudget, listAutopilotUses } from './autopilot.ts'
import { allowAutopilot, listPausedLineItems } from './autopilot-permission.ts'
import { createTargetingList } from './create.ts'
import { downloadTargetingPackage } from './download.ts'
import { fillTargetingList, resumeLists } from './fill.ts'
import {
  changeTargetingList,
  getTargetingList,
  listTargetingLists,
  makeTargetingListSheet,
  removeTargetingList,
  reorderHandles,
  replaceTargetingList,
  restoreTargetingList,
} from './lists.ts'
import { listMailCourier } from './mail.ts'
import { makeNativePack, refreshNativePacks } from './make-native-pack.ts'
import { generateNativePack, getNativePack, listNativePacks } from './native-packs.ts'
import {
  deleteTargetingListShare,
  listSharedTargetingLists,
  listTargetingListShares,
  makeTargetingListLink,
  openSharedTargetingList,
  openSignedTargetingList,
  restoreTargetingListShare,
  shareTargetingList,
  shareTargetingListViaAccount,
} from './shares.ts'
import { sweep } from './sweep.ts'
import {
  getTargetingListVersion,
  listTargetingListUses,
  listTargetingListVersions,
  restoreTargetingListVersion,
} from './versions.ts'

export const targetingLists = served(calls, {
  handlers: {
    listTargetingLists,
    createTargetingList,
    getTargetingList,
    replaceTargetingList,
    changeTargetingList,
    removeTargetingList,
    restoreTargetingList,
    reorderHandles,
    makeTargetingListSheet,
    downloadTargetingPackage,
    listTargetingListVersions,
    getTargetingListVersion,
    restoreTargetingListVersion,
    listTargetingListUses,
    generateNativePack,
    listNativePacks,
    getNativePack,
    shareTargetingList,
    shareTargetingListViaAccount,
    listTargetingListShares,
    openSignedTargetingList,
    makeTargetingListLink,
    listSharedTargetingLists,
    openSharedTargetingList,
    deleteTargetingListShare,
    restoreTargetingListShare,
    getAutopilotBudget,
    getAutopilotAllowance,
    listAutopilotUses,
    allowAutopilot,
    listPausedLineItems,
  },
  work: (product) => ({
    jobs: {
      fill_targeting_list: ({ list_id }) => fillTargetingList(product, list_id),
      make_native_pack: ({ pack_id }) => makeNativePack(product, pack_id),
      refresh_native_packs: () => refreshNativePacks(product),
      apply_due_lists: () => applyDueLists(product),
      apply_targeting_list: ({ list_id }) => applyTargetingList(product, list_id),
    },
    couriers: {
      'mail.targeting_list': listMailCourier(product),
      'ads.targeting': adsTargetingCourier(product),
    },
    resume: () => resumeLists(product),
  }),
  crons: [
    { at: '20 3 * * *', job: 'refresh_native_packs' },
    { at: '40 * * * *', job: 'apply_due_lists' },
  ],
  sweep,
})
