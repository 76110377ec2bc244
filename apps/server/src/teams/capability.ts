import { AppError, teams as calls, type Team } from '@starling/contract'
import {
  addTeam,
  changeTeamRow,
  findTeam,
  freeSlug,
  joinTeam,
  keepLeaving,
  membershipsOf,
  pageInvites,
  pageMembers,
  type Row,
  teamsWithFacts,
  tellBillingDetails,
  withdrawInvitesBy,
  withdrawOpenInvites,
} from '@starling/store'
import { madeBudgets, mailboxOf, spendAll } from '../auth/index.ts'
import type { TeamContext } from '../floor/index.ts'
import { answerPage, served } from '../floor/index.ts'
import { inviteAnswer, memberAnswer, teamAnswer, teamInfo, teamOf } from './answers.ts'
import { acceptInvite, createInvites, getInvite, restoreInvite, withdrawInvite } from './invites.ts'
import { inviteMailCourier } from './mails.ts'
import { keepAnAdmin, memberIn, memberOf } from './members.ts'
import { slugOf } from './slug.ts'
import { sweep } from './sweep.ts'

export const teams = served(calls, {
  handlers: {
    getTeamInfo: async ({ path }, { store }) => {
      const team = await findTeam(store, path.slug)
      if (!team || team.slug !== path.slug) throw new AppError('not_found')
      return teamInfo(team)
    },
    listTeams: async (_, { store, user, now }) => {
      const memberships = await membershipsOf(store, user.id)
      const rows = await teamsWithFacts(
        store,
        memberships.map(({ team }) => team.id),
        now,
      )
      return rows.map(teamAnswer)
    },
    createTeam: ({ body }, { change, user }) =>
      change(async (tx) => {
        await spendAll(tx, madeBudgets('team', mailboxOf(user.email)))
        const slug = await freeSlug(tx, slugOf(body.name))
        const id = await addTeam(tx, { slug, name: body.name })
        await joinTeam(tx, id, user.id, 'admin')
        await tx.audit('team.created', { subject_id: id, subject: body.name, team_id: id })
        return teamOf(tx, id, tx.now)
      }),
    getTeam: (_, { store, team, now }) => teamOf(store, team.id, now),
    replaceTeam: ({ body }, context) => changeTeam(body, context),
    changeTeam: ({ body }, context) => changeTeam(body, context),

    listInvites: async ({ query }, context) => {
      const page = await pageInvites(context.store, context.team.id, query)
      return answerPage(context, page, (invite) => inviteAnswer(invite, context.now))
    },
    createInvites,
    getInvite,
    acceptInvite,
    withdrawInvite,
    restoreInvite,

    listMembers: async ({ query }, context) =>
      answerPage(context, await pageMembers(context.store, context.team.id, query), memberAnswer),
    getMember: async ({ path }, context) => memberAnswer(await memberOf(path.pk, context)),
    changeMember: async ({ path, body }, context) => {
      const { change, team } = context
      const { user } = await memberOf(path.pk, context)
      await change(async (tx) => {
        await keepAnAdmin(tx, team.id, (members) => members.change(path.pk, { level: body.level }))
        if (body.level !== 'admin') await withdrawInvitesBy(tx, user.id, team.id)
        const on = { subject_id: path.pk, subject: user.email, team_id: team.id }
        await tx.audit('member.changed', { ...on, detail: { level: body.level } })
      })
      return memberAnswer(await memberOf(path.pk, context))
    },
    deleteMember: async ({ path }, context) => {
      const { change, team, membership } = context
      const member = await memberOf(path.pk, context)
      if (membership.level !== 'admin' && member.id !== membership.id) throw new AppError('admin_needed')
      await change(async (tx) => {
        await keepAnAdmin(
          tx,
          team.id,
          async (members) =>
            (await members.remove(path.pk)) ?? ((await keepLeaving(tx, team.id, path.pk, false)) ? member : undefined),
        )
        await withdrawOpenInvites(tx, team.id, member.user.email)
        await withdrawInvitesBy(tx, member.user.id, team.id)
        await tx.audit('member.removed', { subject_id: path.pk, subject: member.user.email, team_id: team.id })
      })
    },
    restoreMember: async ({ path }, context) => {
      const { change, team } = context
      await change(async (tx) => {
        await keepAnAdmin(tx, team.id, async (members) => {
          // Who is gone meanwhile is not in by this: they are should their account come back.
          const row = await members.find(path.pk, { removed: true })
          if (await keepLeaving(tx, team.id, path.pk, true)) return row
          return (await members.restore(path.pk)) ?? members.find(path.pk)
        })
        const { user } = await memberIn(tx, team.id, path.pk)
        await tx.audit('member.restored', { subject_id: path.pk, subject: user.email, team_id: team.id })
      })
      return memberAnswer(await memberOf(path.pk, context))
    },
  },
  work: (product) => ({ couriers: { 'mail.invite': inviteMailCourier(product) } }),
  sweep,
})

type Settable = { [K in 'name' | 'logo' | 'invoice_email' | 'country' | 'invoice_name']?: Row<'teams'>[K] | undefined }

const INVOICED = ['invoice_name', 'invoice_email', 'country']

function changeTeam(body: Settable, { change, team }: TeamContext): Promise<Team> {
  const values = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
  return change(async (tx) => {
    await changeTeamRow(tx, team.id, values)
    await tx.audit('team.changed', { subject_id: team.id, team_id: team.id, detail: { fields: Object.keys(values) } })
    // Invoices that are made out from now on bear what is written here.
    if (INVOICED.some((name) => name in values)) await tellBillingDetails(tx, team.id)
    return teamOf(tx, team.id, tx.now)
  })
}
