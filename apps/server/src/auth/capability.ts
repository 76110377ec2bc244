import { AppError, auth as calls } from '@starling/contract'
import { changeUser, endOtherSessions, findUser, lockUser, pageSessions, type Row } from '@starling/store'
import { answerPage, clearCookie, lastingAt, served } from '../floor/index.ts'
import { createConfirmation } from './confirmation.ts'
import { createPass, loginViaToken } from './login-via-token.ts'
import { isUsable, requestMagicLink, useMagicLink } from './magic-link.ts'
import { loginMailCourier } from './mails.ts'
import { noticeMailCourier } from './notice-mail.ts'
import { parentOf } from './parents.ts'
import { deletePasskey, getPasskeyMade, restorePasskey } from './passkey-removal.ts'
import {
  changeWayIn,
  createPasskey,
  getPasskeyChallenge,
  passkeyAnswer,
  signInWithPasskey,
  startPasskey,
} from './passkeys.ts'
import { sweep } from './sweep.ts'
import { createToken, revokeToken, tokenAnswer } from './tokens.ts'
import { userAnswer } from './user.ts'

export const auth = served(calls, {
  handlers: {
    requestMagicLink,
    useMagicLink,
    startPersonalMagicLink: async () => ({ method: 'POST', path: '/api/user/magic-link/', usable: true }),
    checkPersonalMagicLink: async ({ query }, context) => ({
      method: 'POST',
      path: '/api/user/magic-link/use/',
      usable: await isUsable(query.magic_code, context),
    }),
    signInWithPasskey,
    loginViaToken,
    confirmLogout: async (_, { session }) => ({
      method: 'POST',
      path: '/rest-auth/logout/',
      usable: session !== undefined,
    }),
    logout: async (_, { change, session, request, reply }) => {
      if (!session) return
      await change(async ({ table, audit }) => {
        await table({ user_id: session.user_id }, 'sessions').remove(session.id)
        await audit('session.ended', { subject_id: session.id })
      })
      clearCookie(request, reply, 'session')
    },

    getMe: (_, context) => userAnswer(context),
    getStandaloneMe: (_, context) => userAnswer(context),
    replaceMe: async ({ body }, context) => {
      const values = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
      await context.change(async (change) => {
        await changeUser(change, context.user.id, values)
        await change.audit('user.changed', { subject_id: context.user.id, detail: { fields: Object.keys(values) } })
      })
      return userAnswer({ ...context, user: (await findUser(context.store, context.user.id))! })
    },

    createConfirmation,
    listSessions: async ({ query }, context) => {
      const { store, user, session, config } = context
      return answerPage(context, await pageSessions(store, user.id, lastingAt(context.now, config), query), (row) =>
        sessionAnswer(row, session?.id),
      )
    },
    deleteSession: async ({ path }, { change, user, session, request, reply }) => {
      await change(async ({ table, audit }) => {
        if (!(await table({ user_id: user.id }, 'sessions').remove(path.pk))) throw new AppError('not_found')
        await audit('session.ended', { subject_id: path.pk })
      })
      if (session?.id === path.pk) clearCookie(request, reply, 'session')
    },
    deleteOtherSessions: async (_, { change, user, session }) => {
      await change(async (tx) => {
        await lockUser(tx, user.id)
        await endOtherSessions(tx, user.id, session?.id)
        await tx.audit('session.others_ended')
      })
    },
    createSitePass: (_, context) =>
      createPass(context.store, context.secrets, { user_id: context.user.id, parent: parentOf(context) }),

    listTokens: async ({ query }, context) => {
      const tokens = context.store.table({ user_id: context.user.id }, 'tokens')
      return answerPage(context, await tokens.page(query), tokenAnswer)
    },
    createToken: ({ body }, { store, user, token, session }) =>
      createToken(store, { user_id: user.id }, { user_id: user.id, ...body, parent: token, session }),
    deleteToken: async ({ path }, { change, user }) => {
      await change(async (tx) => {
        await lockUser(tx, user.id)
        await revokeToken(tx, user.id, path.pk)
      })
    },

    getPasskeyChallenge,
    listPasskeys: async ({ query }, context) => {
      const passkeys = context.store.table({ user_id: context.user.id }, 'passkeys')
      return answerPage(context, await passkeys.page(query), passkeyAnswer)
    },
    startPasskey,
    createPasskey,
    getPasskeyMade,
    deletePasskey,
    restorePasskey,
    getWayIn: async (_, { user }) => ({ way_in: user.way_in }),
    changeWayIn,
  },
  work: (product) => ({
    couriers: { 'mail.login': loginMailCourier(product), 'mail.notice': noticeMailCourier(product) },
  }),
  sweep,
})

const sessionAnswer = ({ id, device, created_at, seen_at }: Row<'sessions'>, current: string | undefined) => ({
  id,
  device,
  created_at: created_at.toISOString(),
  seen_at: seen_at.toISOString(),
  is_current: id === current,
})
