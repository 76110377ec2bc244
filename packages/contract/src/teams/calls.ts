import { z } from 'zod'
import { capability, del, get, patch, post, put } from '../call.ts'
import { Letter, Line, Moment, nothing, Paging, Pk } from '../primitives.ts'
import { refusal } from '../refusals.ts'

export const Level = z.enum(['admin', 'member'])
export type Level = z.infer<typeof Level>

export const TeamBrief = z
  .object({ id: Pk, name: z.string(), slug: z.string(), logo: z.string().nullable() })
  .meta({ id: 'TeamBrief' })
export type TeamBrief = z.infer<typeof TeamBrief>

export const Subscription = z
  .object({ start: Moment, active: z.boolean(), plan: z.object({ name: z.string() }) })
  .meta({ id: 'Subscription' })
export type Subscription = z.infer<typeof Subscription>

export const Team = TeamBrief.extend({
  member_count: z.int(),
  invoice_email: z.string().nullable(),
  country: z.string().nullable(),
  invoice_name: z.string().nullable(),
  subscriptions: z.array(Subscription),
}).meta({ id: 'Team' })
export type Team = z.infer<typeof Team>

/** What anyone may know about a team: enough to show whose sign-in page this is. */
export const TeamInfo = z
  .object({
    name: z.string(),
    slug: z.string(),
    logo: z.string().nullable(),
    is_agency: z.boolean(),
    country_ids: z.array(z.int()),
  })
  .meta({ id: 'TeamInfo' })
export type TeamInfo = z.infer<typeof TeamInfo>

export const Member = z
  .object({
    id: Pk,
    user: z.object({ id: Pk, email: z.string(), first_name: z.string(), last_name: z.string() }),
    level: Level,
    joined_at: Moment,
    /** Their account is being deleted: should it come back they are in again, unless they are removed. */
    is_leaving: z.boolean(),
  })
  .meta({ id: 'Member' })
export type Member = z.infer<typeof Member>

export const InviteState = z.enum(['pending', 'accepted', 'expired', 'withdrawn'])
export const Invite = z
  .object({
    id: Pk,
    email: z.string(),
    message: z.string(),
    state: InviteState,
    /** Null once they have no account any more. */
    invited_by: z.string().nullable(),
    created_at: Moment,
    expires_at: Moment,
  })
  .meta({ id: 'Invite' })
export type Invite = z.infer<typeof Invite>

const TeamName = Line.min(1).max(80)
const InvoiceEmail = z.email().max(254)
/** ISO 3166-1 alpha-2. */
const Country = z.string().regex(/^[A-Z]{2}$/, refusal('country_code'))
/**
 * Only a picture of our own or a small drawing inside the row: a remote address would tell its host who looks. Its bytes
 * begin as those of the kind that it says it is.
 */
const Logo = z
  .string()
  .max(100_000)
  .regex(
    /^data:image\/(png;base64,iVBORw0KGgo|jpeg;base64,\/9j\/|webp;base64,UklGR[A-Za-z0-9+/]{6}XRUJQ)[A-Za-z0-9+/=]*$/,
    refusal('logo'),
  )
const InvoiceName = Line.min(1).max(120)

const TeamFields = z.strictObject({
  name: TeamName,
  logo: Logo.nullable(),
  invoice_email: InvoiceEmail.nullable(),
  country: Country.nullable(),
  invoice_name: InvoiceName.nullable(),
})

export const teams = capability('teams', {
  getTeamInfo: get('/api/teaminfo/{slug}/', {
    who: 'anyone',
    summary: 'Public facts of a team; a host label is the slug',
    answer: TeamInfo,
  }),
  listTeams: get('/api/teams/', {
    who: 'user',
    summary: 'The teams I am in',
    bounded: 'the teams that a person is in',
    answer: z.array(Team),
  }),
  createTeam: post('/api/teams/', {
    who: 'user',
    scope: 'manage',
    summary: 'Make a team and be its admin',
    body: z.strictObject({ name: TeamName }),
    answer: Team,
  }),
  getTeam: get('/api/teams/{slug}/', { who: 'member', summary: 'One team', answer: Team }),
  replaceTeam: put('/api/teams/{slug}/', {
    who: 'admin',
    scope: 'manage',
    fresh: true,
    summary: 'Replace what an admin may set of a team',
    body: TeamFields,
    answer: Team,
  }),
  changeTeam: patch('/api/teams/{slug}/', {
    who: 'admin',
    scope: 'manage',
    fresh: true,
    summary: 'Change some of what an admin may set of a team',
    body: TeamFields.partial(),
    answer: Team,
  }),

  listInvites: get('/api/teams/{team_id}/invites/', {
    who: 'member',
    summary: 'Invites of a team, newest first',
    query: Paging,
    answer: z.array(Invite),
  }),
  createInvites: post('/api/teams/{team_id}/invites/', {
    who: 'admin',
    scope: 'manage',
    fresh: true,
    summary: 'Invite addresses by mail',
    body: z.strictObject({
      emails: z.array(z.email().max(254).toLowerCase()).min(1).max(50),
      message: Letter.max(1000).default(''),
    }),
    answer: z.array(Invite),
  }),
  getInvite: get('/api/teams/{team_id}/invites/{pk}/', { who: 'member', summary: 'One invite', answer: Invite }),
  acceptInvite: post('/api/teams/{team_id}/invites/accept/', {
    who: 'user',
    scope: 'manage',
    summary: 'Join a team with the code of an invite sent to my address',
    body: z.strictObject({ code: z.string().min(1).max(64) }),
    answer: Team,
  }),
  withdrawInvite: del('/api/starling/teams/{team_id}/invites/{pk}/', {
    who: 'admin',
    scope: 'manage',
    summary: 'Withdraw an invite',
    answer: nothing,
  }),
  restoreInvite: post('/api/starling/teams/{team_id}/invites/{pk}/restore/', {
    who: 'admin',
    scope: 'manage',
    fresh: true,
    summary: 'Bring a withdrawn invite back',
    answer: Invite,
  }),

  listMembers: get('/api/teams/{team_id}/members/', {
    who: 'member',
    summary: 'Members of a team',
    query: Paging,
    answer: z.array(Member),
  }),
  getMember: get('/api/teams/{team_id}/members/{pk}/', { who: 'member', summary: 'One member', answer: Member }),
  changeMember: patch('/api/teams/{team_id}/members/{pk}/', {
    who: 'admin',
    scope: 'manage',
    fresh: true,
    summary: 'Change the level of a member',
    body: z.strictObject({ level: Level }),
    answer: Member,
  }),
  deleteMember: del('/api/teams/{team_id}/members/{pk}/', {
    who: 'member',
    scope: 'manage',
    fresh: true,
    summary: 'Remove a member (admin), or leave the team (oneself)',
    answer: nothing,
  }),
  restoreMember: post('/api/starling/teams/{team_id}/members/{pk}/restore/', {
    who: 'admin',
    scope: 'manage',
    fresh: true,
    summary: 'Bring a removed member back',
    answer: Member,
  }),
})
