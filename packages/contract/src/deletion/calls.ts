import { z } from 'zod'
import { capability, get, post } from '../call.ts'
import { Line, Moment, nothing, Pk } from '../primitives.ts'

/** Until then it can be undone; after that nobody can bring anything back. */
const Due = z.object({ due_at: Moment }).meta({ id: 'Due' })

export const DeletedTeam = z
  .object({ id: Pk, name: z.string(), slug: z.string(), due_at: Moment })
  .meta({ id: 'DeletedTeam' })
export type DeletedTeam = z.infer<typeof DeletedTeam>

const OF_ACCOUNT = '/api/starling/account-deletion/'

export const deletion = capability('deletion', {
  deleteTeam: post('/api/starling/teams/{team_id}/deletion/', {
    who: 'admin',
    scope: 'manage',
    fresh: true,
    summary: 'Delete a team: nobody opens it any more, and its rows are removed after 14 days',
    body: z.strictObject({ name: Line.max(80) }),
    answer: Due,
  }),
  listDeletedTeams: get('/api/starling/deleted-teams/', {
    who: 'user',
    summary: 'Teams in deletion that I was an admin of',
    bounded: 'the teams that a person was in, for 14 days',
    answer: z.array(DeletedTeam),
  }),
  restoreTeam: post('/api/starling/deleted-teams/{pk}/restore/', {
    who: 'user',
    scope: 'manage',
    fresh: true,
    summary: 'Bring a deleted team back, with its members and connections',
    answer: nothing,
  }),
  getAccountDeletion: get(OF_ACCOUNT, {
    who: 'user',
    summary: 'What stands in the way of deleting my account: teams that I am the only admin of, by name',
    bounded: 'the teams that a person is in',
    answer: z.object({ sole_admin_of: z.array(z.string()) }),
  }),
  deleteAccount: post(OF_ACCOUNT, {
    who: 'user',
    scope: 'manage',
    fresh: true,
    summary: 'Delete my account: every way in ends at once, and my rows are removed after 14 days',
    body: z.strictObject({ email: z.string().max(254) }),
    answer: Due,
  }),
  restoreAccount: post(`${OF_ACCOUNT}restore/`, {
    who: 'anyone',
    summary: 'Bring a deleted account back with the code of the mail about it',
    body: z.strictObject({ code: z.string().min(1).max(64) }),
    answer: z.object({ email: z.string() }),
  }),
})
