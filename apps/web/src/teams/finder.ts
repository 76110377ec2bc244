import { type Find, isMeant, queryClient } from '../floor/index.ts'
import { membershipOf, personName } from '../session/index.ts'
import { membersOptions } from './queries.ts'

const SHOWN = 6

/** Who else is in the team that a person works for now. */
export const membersFinder: Find = {
  find: async ({ typed, me, team }) => {
    const membership = me && team !== null ? membershipOf(me, team) : undefined
    if (!membership) return []
    const members = await queryClient.fetchQuery(membersOptions(membership.team.id))
    return members
      .filter(({ user }) => isMeant(typed, [personName(user), user.first_name, user.last_name, user.email]))
      .slice(0, SHOWN)
      .map(({ id, user }) => ({
        id,
        label: personName(user),
        detail: user.email,
        picture: null,
        to: `/${membership.team.slug}/team`,
      }))
  },
}
