import type { social } from '@starling/contract'
import { linkedOf } from '@starling/store'
import type { Context, Handlers } from '../context.ts'
import { disconnect, socialAccountAnswer } from './accounts.ts'
import { adAccounts, deleteGrant, grantAccount, grantedAccounts } from './ad-accounts.ts'
import { arrive, openState } from './arrive.ts'
import { depart, sessionOnly } from './depart.ts'
import { finishSignIn } from './finish.ts'
import { followReport, followUnfollow, listRuns, stopRun } from './follow.ts'
import { askForLists } from './list-sync.ts'
import { allLists, changeList, changeMembers, createList, deleteList, oneList } from './lists.ts'

/** A GET says what a page has to post; see decision 4. */
const startStep = (name: string, { networks }: Context, usable: boolean) => ({
  method: 'POST' as const,
  path: `/rest-auth/${networks.named(name)}/`,
  usable,
})

export const socialHandlers: Handlers<typeof social> = {
  listSocialAccounts: async (_, { store, user }) => (await linkedOf(store.db, user.id)).map(socialAccountAnswer),
  disconnectSocialAccount: ({ path }, context) => disconnect(path.pk, context),
  startSocialSignIn: ({ path, body }, context) => depart(path.network, body.protocol ?? 'oauth2', context, null),
  connectSocialAccount: async ({ path, body }, context) => {
    sessionOnly(context)
    return depart(path.network, body.protocol ?? 'oauth2', context, context.user.id)
  },
  checkSocialCallback: async ({ path, query }, context) => ({
    method: 'POST',
    path: `/rest-auth/${context.networks.named(path.network)}/oauth2/`,
    usable: (await openState(path.network, query, context)) !== undefined,
  }),
  describeRequestToken: async ({ path }, context) =>
    startStep(path.network, context, path.network === 'x' && context.networks.consumer !== undefined),
  describeCodeChallenge: async ({ path }, context) => startStep(path.network, context, true),
  finishSocialRedirect: ({ path, body }, context) => arrive(path.network, body, context),
  finishSocialSignIn: ({ body }, context) => finishSignIn(body.network, body.as, context),

  listAdAccounts: (_, context) => adAccounts(context),
  listGrantedAccounts: (_, context) => grantedAccounts(context),
  grantAccount: ({ body: { member, account } }, context) =>
    grantAccount(member, account.account_id, account.network, context),
  deleteGrantedAccount: ({ path }, context) => deleteGrant(path.pk, context),

  followUnfollow: ({ body }, context) => followUnfollow(body, context),
  listFollowRuns: (_, context) => listRuns(context),
  getFollowRun: ({ path }, context) => followReport(path.pk, context),
  stopFollowRun: ({ path }, context) => stopRun(path.pk, context),

  listXLists: (_, context) => allLists(context),
  createXList: ({ body }, context) => createList(body, context),
  getXList: ({ path }, context) => oneList(path.pk, context),
  replaceXList: ({ path, body }, context) => changeList(path.pk, body, context),
  changeXList: ({ path, body }, context) => changeList(path.pk, body, context),
  deleteXList: ({ path }, context) => deleteList(path.pk, context),
  changeXListMembers: ({ path, body }, context) => changeMembers(path.pk, body, context),
  syncXLists: ({ body }, context) => askForLists(body.account, body.team, context),
}
