import { searches as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import {
  changeEmailAdAccount,
  createEmailAdAccount,
  getEmailAdAccount,
  listEmailAdAccounts,
} from './email-ad-accounts.ts'
import {
  changeSearch,
  createSearch,
  deleteSearch,
  getSearch,
  listSearches,
  replaceSearch,
  restoreSearch,
} from './explore-searches.ts'
import { clearRecent, listRecent, noteRecent } from './recent-searches.ts'
import { sweep } from './sweep.ts'

export const searches = served(calls, {
  handlers: {
    listExploreSearches: ({ query }, context) => listSearches(query, context),
    createExploreSearch: ({ body }, context) => createSearch(body, context),
    getExploreSearch: ({ path }, context) => getSearch(path.pk, context),
    replaceExploreSearch: ({ path, body }, context) => replaceSearch(path.pk, body, context),
    changeExploreSearch: ({ path, body }, context) => changeSearch(path.pk, body, context),
    deleteExploreSearch: ({ path }, context) => deleteSearch(path.pk, context),
    restoreExploreSearch: ({ path }, context) => restoreSearch(path.pk, context),

    listEmailAdAccounts: ({ query }, context) => listEmailAdAccounts(query, context),
    createEmailAdAccount: ({ body }, context) => createEmailAdAccount(body, context),
    getEmailAdAccount: ({ path }, context) => getEmailAdAccount(path.pk, context),
    replaceEmailAdAccount: ({ path, body }, context) => changeEmailAdAccount(path.pk, body, context),
    changeEmailAdAccount: ({ path, body }, context) => changeEmailAdAccount(path.pk, body, context),

    listRecentSearches: (_, context) => listRecent(context),
    noteRecentSearch: ({ body }, context) => noteRecent(body.body, body.days ?? null, context),
    clearRecentSearches: (_, context) => clearRecent(context),
  },
  sweep,
})
