import { AppError, type Team, type teams } from '@starling/contract'
import {
  findTeam,
  freeSlug,
  invitesOf,
  membershipsOf,
  membersOf,
  type Row,
  type Store,
  teamsWithFacts,
} from '@starling/store'
import type { Handlers, TeamContext } from '../context.ts'
import { inviteAnswer, memberAnswer, teamAnswer, teamInfo } from './answers.ts'
import { acceptInvite, createInvites, findInvite, setWithdrawn } from './invites.ts'
import { changeMembership, findMember } from './members.ts'
import { slugOf } from './slug.ts'

export const teamHandlers: Handlers<typeof teams> = {
  getTeamInfo: async ({ path }, { store }) => {
    const team = await findTeam(store.db, path.slug)
    if (!team || team.slug !== path.slug) throw new AppError('not_found')
    return teamInfo(team)
  },
  listTeams: async (_, { store, user }) => {
    const memberships = await membershipsOf(store.db, user.id)
    const rows = await teamsWithFacts(
      store.db,
      memberships.map(({ team }) => team.id),
    )
    return rows.map(teamAnswer)
  },
  createTeam: ({ body }, { change, user }) =>
    change(async ({ db, now, newId, audit }) => {
      const id = newId()
      const slug = await freeSlug(db, slugOf(body.name))
      await db.insertInto('teams').values({ id, slug, name: body.name, created_at: now }).execute()
      await db
        .insertInto('memberships')
        .values({ id: newId(), team_id: id, user_id: user.id, level: 'admin', joined_at: now })
        .execute()
      await audit('team.created', { subject_id: id, team_id: id })
      return teamOf(db, id)
    }),
  getTeam: (_, { store, team }) => teamOf(store.db, team.id),
  replaceTeam: ({ body }, context) => changeTeam(body, context),
  changeTeam: ({ body }, context) => changeTeam(body, context),

  listInvites: async (_, { store, team, now }) =>
    (await invitesOf(store.db, team.id)).map((invite) => inviteAnswer(invite, now)),
  createInvites: ({ body }, context) => createInvites(body.emails, body.message, context),
  getInvite: ({ path }, context) => findInvite(path.pk, context),
  acceptInvite: async ({ path, body }, context) =>
    teamOf(context.store.db, await acceptInvite(path.team_id, body.code, context)),
  withdrawInvite: ({ path }, context) => setWithdrawn(path.pk, context.now, context),
  restoreInvite: async ({ path }, context) => {
    await setWithdrawn(path.pk, null, context)
    return findInvite(path.pk, context)
  },

  listMembers: async (_, { store, team }) =>
    (await membersOf(store.db, team.id)).filter(({ removed_at }) => !removed_at).map(memberAnswer),
  getMember: async ({ path }, { store, team }) => memberAnswer(await findMember(store.db, team.id, path.pk)),
  changeMember: async ({ path, body }, { change, store, team }) => {
    await findMember(store.db, team.id, path.pk)
    await change(async (tx) => {
      await changeMembership(tx, team.id, path.pk, { level: body.level })
      await tx.audit('member.changed', { subject_id: path.pk, team_id: team.id, detail: { level: body.level } })
    })
    return memberAnswer(await findMember(store.db, team.id, path.pk))
  },
  deleteMember: async ({ path }, { change, store, team, membership, now }) => {
    const member = await findMember(store.db, team.id, path.pk)
    if (membership.level !== 'admin' && member.id !== membership.id) throw new AppError('admin_needed')
    await change(async (tx) => {
      await changeMembership(tx, team.id, path.pk, { removed_at: now })
      await tx.audit('member.removed', { subject_id: path.pk, team_id: team.id })
    })
  },
  restoreMember: async ({ path }, { change, store, team }) => {
    await change(async (tx) => {
      await changeMembership(tx, team.id, path.pk, { removed_at: null })
      await tx.audit('member.restored', { subject_id: path.pk, team_id: team.id })
    })
    return memberAnswer(await findMember(store.db, team.id, path.pk))
  },
}

async function teamOf(db: Store['db'], id: string): Promise<Team> {
  const [team] = await teamsWithFacts(db, [id])
  return teamAnswer(team!)
}

type Settable = { [K in 'name' | 'logo' | 'invoice_email' | 'country' | 'invoice_name']?: Row<'teams'>[K] | undefined }

function changeTeam(body: Settable, { change, team }: TeamContext): Promise<Team> {
  const values = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
  return change(async ({ db, audit }) => {
    if (Object.keys(values).length > 0) {
      await db.updateTable('teams').set(values).where('id', '=', team.id).execute()
    }
    await audit('team.changed', { subject_id: team.id, team_id: team.id, detail: { fields: Object.keys(values) } })
    return teamOf(db, team.id)
  })
}
