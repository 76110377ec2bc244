import { AppError, type auth } from '@starling/contract'
import { findUser, type Row } from '@starling/store'
import type { Handlers } from '../context.ts'
import { clearCookie } from '../edge/cookies.ts'
import { createPass, loginViaToken } from './login-via-token.ts'
import { isUsable, requestMagicLink, useMagicLink } from './magic-link.ts'
import { createToken, tokenAnswer } from './tokens.ts'
import { userAnswer } from './user.ts'

export const authHandlers: Handlers<typeof auth> = {
  requestMagicLink: ({ body }, context) => requestMagicLink(body.email, context),
  useMagicLink: ({ body }, context) => useMagicLink(body.magic_code, body.confirm_code, context),
  startPersonalMagicLink: async () => ({ method: 'POST', path: '/api/user/magic-link/', usable: true }),
  checkPersonalMagicLink: async ({ query }, context) => ({
    method: 'POST',
    path: '/api/user/magic-link/use/',
    usable: await isUsable(query.magic_code, context),
  }),
  loginViaToken: ({ body }, context) => loginViaToken(body.token, context),
  confirmLogout: async (_, { session }) => ({
    method: 'POST',
    path: '/rest-auth/logout/',
    usable: session !== undefined,
  }),
  logout: async (_, { change, session, request, reply }) => {
    if (!session) return
    await change(async ({ db, audit }) => {
      await db.deleteFrom('sessions').where('id', '=', session.id).execute()
      await audit('session.ended', { subject_id: session.id })
    })
    clearCookie(request, reply, 'session')
  },

  getMe: (_, context) => userAnswer(context),
  getStandaloneMe: (_, context) => userAnswer(context),
  replaceMe: async ({ body }, context) => {
    const values = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
    await context.change(async ({ db, audit }) => {
      await db.updateTable('users').set(values).where('id', '=', context.user.id).execute()
      await audit('user.changed', { subject_id: context.user.id, detail: { fields: Object.keys(values) } })
    })
    return userAnswer({ ...context, user: (await findUser(context.store.db, context.user.id))! })
  },

  listSessions: async (_, { store, user, session, now }) => {
    const rows = await store.owned({ user_id: user.id }, 'sessions').all()
    return rows.filter(({ expires_at }) => expires_at > now).map((row) => sessionAnswer(row, session?.id))
  },
  deleteSession: async ({ path }, { change, user, session, request, reply }) => {
    await change(async ({ owned, audit }) => {
      if (!(await owned({ user_id: user.id }, 'sessions').remove(path.pk))) throw new AppError('not_found')
      await audit('session.ended', { subject_id: path.pk })
    })
    if (session?.id === path.pk) clearCookie(request, reply, 'session')
  },
  deleteOtherSessions: async (_, { change, user, session }) => {
    await change(async ({ db, audit }) => {
      const mine = db.deleteFrom('sessions').where('user_id', '=', user.id)
      await (session ? mine.where('id', '!=', session.id) : mine).execute()
      await audit('session.others_ended')
    })
  },
  createSitePass: (_, { store, secrets, user }) => createPass(store, secrets, user.id),

  listTokens: async (_, { store, user }) => {
    const rows = await store.owned({ user_id: user.id }, 'tokens').all()
    return rows.map(tokenAnswer)
  },
  createToken: ({ body }, { store, user }) => createToken(store, { user_id: user.id }, { user_id: user.id, ...body }),
  deleteToken: async ({ path }, { change, user }) => {
    await change(async ({ owned, audit }) => {
      if (!(await owned({ user_id: user.id }, 'tokens').remove(path.pk))) throw new AppError('not_found')
      await audit('token.revoked', { subject_id: path.pk })
    })
  },
}

const sessionAnswer = ({ id, device, created_at, seen_at }: Row<'sessions'>, current: string | undefined) => ({
  id,
  device,
  created_at: created_at.toISOString(),
  seen_at: seen_at.toISOString(),
  is_current: id === current,
})
