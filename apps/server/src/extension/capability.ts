import { extension as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import {
  createAudiencesAdAccount,
  createExtensionAdAccount,
  deleteToolkitAdAccount,
  getExtensionAdAccount,
  listToolkitAdAccounts,
  restoreToolkitAdAccount,
  validateAdAccount,
} from './ad-accounts.ts'
import { checkCustomAudiences, listFundingInstruments } from './at-x.ts'
import { exploreConfigInsights } from './insights.ts'
import { getExtensionList, listExtensionAudiences, listExtensionLists } from './lists.ts'
import { approveExtension, endExtensionToken, getExtensionPerson, takeExtensionToken } from './sign-in.ts'
import { sweep } from './sweep.ts'
import { recordTargetingListUse } from './uses.ts'

export const extension = served(calls, {
  handlers: {
    listExtensionAdAccounts: (input, context) => listToolkitAdAccounts(input, context),
    createExtensionAdAccount,
    getExtensionAdAccount,
    createAudiencesAdAccount,
    listFundingInstruments,
    validateAdAccount,
    checkCustomAudiences,
    exploreConfigInsights,
    recordTargetingListUse,

    listExtensionLists,
    getExtensionList,
    listExtensionAudiences,

    listToolkitAdAccounts,
    deleteToolkitAdAccount,
    restoreToolkitAdAccount,

    approveExtension,
    takeExtensionToken,
    endExtensionToken,
    getExtensionPerson,
  },
  sweep,
})
