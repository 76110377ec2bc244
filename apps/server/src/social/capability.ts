import { social as calls } from '@starling/contract'
import { linkedOf } from '@starling/store'
import type { Context } from '../floor/index.ts'
import { served } from '../floor/index.ts'
import { disconnectSocialAccount, revokeCourier, socialAccountAnswer } from './accounts.ts'
import { finishSocialRedirect, openState } from './arrive.ts'
import { depart } from './depart.ts'
import { finishSocialSignIn } from './finish.ts'
import { sweep } from './sweep.ts'

/** A GET says what a page has to post; see decision 4. */
const startStep = (name: string, { networks }: Context, usable: boolean) => ({
  method: 'POST' as const,
  path: `/rest-auth/${networks.named(name)}/`,
  usable,
})

export const social = served(calls, {
  handlers: {
    listSocialAccounts: async (_, { store, user }) => (await linkedOf(store, user.id)).map(socialAccountAnswer),
    disconnectSocialAccount,
    startSocialSignIn: ({ path, body }, context) => depart(path.network, body.protocol ?? 'oauth2', context, null),
    connectSocialAccount: ({ path, body }, context) =>
      depart(path.network, body.protocol ?? 'oauth2', context, context.user.id),
    checkSocialCallback: async ({ path, query }, context) => ({
      method: 'POST',
      path: `/rest-auth/${context.networks.named(path.network)}/oauth2/`,
      usable: (await openState(path.network, query, context)) !== undefined,
    }),
    describeRequestToken: async ({ path }, context) =>
      startStep(path.network, context, path.network === 'x' && context.networks.consumer !== undefined),
    describeCodeChallenge: async ({ path }, context) => startStep(path.network, context, true),
    finishSocialRedirect,
    finishSocialSignIn,
  },
  work: (product) => ({ couriers: { 'grant.revoke': revokeCourier(product) } }),
  sweep,
})
