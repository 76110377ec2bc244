import type { teams } from '@starling/contract'
import type { Ids, Sweep } from '../floor/index.ts'

const team = { path: ({ team }: Ids) => ({ team_id: team! }) }
const bySlug = { path: ({ team }: Ids) => ({ slug: team! }) }
const one = (name: string) => ({ path: ({ team, ...rows }: Ids) => ({ team_id: team!, pk: rows[name]! }) })

export const sweep: Sweep<typeof teams.calls> = {
  rows: async ({ owner, team, member: email }) => {
    const path = { team_id: team }
    const [invite] = await owner.createInvites({ path, body: { emails: [`guest@${team}.example`] } })
    const [gone] = await owner.createInvites({ path, body: { emails: [`gone@${team}.example`] } })
    await owner.withdrawInvite({ path: { ...path, pk: gone!.id } })
    const members = await owner.listMembers({ path })
    const member = members.find(({ user }) => user.email === email)!
    const { id } = await owner.getTeam({ path: { slug: team } })
    return { team: id, invite: invite!.id, gone: gone!.id, member: member.id }
  },
  opens: {
    getTeamInfo: 'anyone may read what a team shows on its sign-in page',
    acceptInvite: 'whoever holds the code of the invite',
    getTeam: bySlug,
    replaceTeam: {
      ...bySlug,
      body: { name: 'Meridian', logo: null, invoice_email: null, country: null, invoice_name: null },
    },
    changeTeam: { ...bySlug, body: { country: 'JP' } },
    listInvites: team,
    createInvites: { ...team, body: { emails: ['more@guest.example'] } },
    getInvite: { ...one('invite'), removed: 'opens' },
    withdrawInvite: one('invite'),
    restoreInvite: { ...one('gone'), removed: 'opens' },
    listMembers: team,
    getMember: one('member'),
    changeMember: { ...one('member'), body: { level: 'member' } },
    deleteMember: { ...one('member'), needs: 'admin' },
    restoreMember: { ...one('member'), removed: 'opens' },
  },
}
