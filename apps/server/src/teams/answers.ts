import { AGENCIES } from '@starling/catalog'
import type { Invite, Member, Team, TeamInfo } from '@starling/contract'
import { type InviteRow, type MemberRow, type Row, type Rows, type TeamRow, teamsWithFacts } from '@starling/store'

export function teamAnswer({ created_at: _, subscriptions, ...team }: TeamRow): Team {
  return {
    ...team,
    subscriptions: subscriptions.map(({ start, active, plan }) => ({
      start: start.toISOString(),
      active,
      plan: { name: plan },
    })),
  }
}

export async function teamOf(rows: Rows, id: string, now: Date): Promise<Team> {
  const [team] = await teamsWithFacts(rows, [id], now)
  return teamAnswer(team!)
}

/** An agency is a team whose slug is on the list; which countries it may use comes from there too (spec 6). */
export function teamInfo({ name, slug, logo }: Row<'teams'>): TeamInfo {
  const agency = AGENCIES.find((one) => one.slug === slug)
  return { name, slug, logo, is_agency: agency !== undefined, country_ids: [...(agency?.country_ids ?? [])] }
}

export function memberAnswer({ id, user, level, joined_at, is_leaving }: MemberRow): Member {
  return { id, user, level, joined_at: joined_at.toISOString(), is_leaving }
}

export function inviteAnswer(row: InviteRow, now: Date): Invite {
  return {
    id: row.id,
    email: row.email,
    message: row.message,
    state: inviteState(row, now),
    invited_by: row.inviter,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }
}

export function inviteState(invite: Row<'invites'>, now: Date): Invite['state'] {
  if (invite.accepted_at) return 'accepted'
  if (invite.removed_at) return 'withdrawn'
  return invite.expires_at > now ? 'pending' : 'expired'
}
