import type { searches } from '@starling/contract'
import type { Handlers } from '../context.ts'
import {
  changeEmailAdAccount,
  createEmailAdAccount,
  getEmailAdAccount,
  listEmailAdAccounts,
} from './email-ad-accounts.ts'
import {
  changeSearch,
  createSearch,
  getSearch,
  listSearches,
  replaceSearch,
  setSearchRemoved,
} from './explore-searches.ts'
import { clearRecent, listRecent, noteRecent } from './recent-searches.ts'

export const searchHandlers: Handlers<typeof searches> = {
  listExploreSearches: ({ query }, context) => listSearches(query, context),
  createExploreSearch: ({ body }, context) => createSearch(body, context),
  getExploreSearch: ({ path }, context) => getSearch(path.pk, context),
  replaceExploreSearch: ({ path, body }, context) => replaceSearch(path.pk, body, context),
  changeExploreSearch: ({ path, body }, context) => changeSearch(path.pk, body, context),
  deleteExploreSearch: ({ path }, context) => setSearchRemoved(path.pk, context.now, context),
  restoreExploreSearch: async ({ path }, context) => {
    await setSearchRemoved(path.pk, null, context)
    return getSearch(path.pk, context)
  },

  listEmailAdAccounts: ({ query }, context) => listEmailAdAccounts(query.email, context),
  createEmailAdAccount: ({ body }, context) => createEmailAdAccount(body, context),
  getEmailAdAccount: ({ path }, context) => getEmailAdAccount(path.pk, context),
  replaceEmailAdAccount: ({ path, body }, context) => changeEmailAdAccount(path.pk, body, context),
  changeEmailAdAccount: ({ path, body }, context) => changeEmailAdAccount(path.pk, body, context),

  listRecentSearches: (_, context) => listRecent(context),
  noteRecentSearch: ({ body }, context) => noteRecent(body.body, body.days ?? null, context),
  clearRecentSearches: (_, context) => clearRecent(context),
}
