import { searches as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import {
  changeEmailAdAccount,
  createEmailAdAccount,
  getEmailAdAccount,
  listEmailAdAccounts,
} from './email-ad-accounts.ts'
import {
  changeExploreSearch,
  createExploreSearch,
  deleteExploreSearch,
  getExploreSearch,
  listExploreSearches,
  replaceExploreSearch,
  restoreExploreSearch,
} from './explore-searches.ts'
import { clearRecentSearches, listRecentSearches, noteRecentSearch } from './recent-searches.ts'
import { sweep } from './sweep.ts'

export const searches = served(calls, {
  handlers: {
    listExploreSearches,
    createExploreSearch,
    getExploreSearch,
    replaceExploreSearch,
    changeExploreSearch,
    deleteExploreSearch,
    restoreExploreSearch,

    listEmailAdAccounts,
    createEmailAdAccount,
    getEmailAdAccount,
    replaceEmailAdAccount: (input, context) => changeEmailAdAccount(input, context),
    changeEmailAdAccount,

    listRecentSearches,
    noteRecentSearch,
    clearRecentSearches,
  },
  sweep,
})
