import type { teams } from '@starling/contract'
import type { Ids, Sweep } from '../floor/index.ts'

const PATH = { team_id: 'meridian' }
const team = { path: ({ team }: Ids) => ({ team_id: team! }) }
const bySlug = { path: ({ team }: Ids) => ({ slug: team! }) }
const one = (name: string) => ({ path: ({ team, ...rows }: Ids) => ({ team_id: team!, pk: rows[name]! }) })

export const sweep: Sweep<typeof teams.calls> = {
  rows: async ({ owner }) => {
    const [invite] = await owner.createInvites({ path: PATH, body: { emails: ['guest@guest.example'] } })
    const [gone] = await owner.createInvites({ path: PATH, body: { emails: ['gone@guest.example'] } })
    await owner.withdrawInvite({ path: { ...PATH, pk: gone!.id } })
    const members = await owner.listMembers({ path: PATH })
    const member = members.find(({ user }) => user.email === 'member@meridian.example')!
    const { id } = await owner.getTeam({ path: { slug: PATH.team_id } })
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
    getInvite: one('invite'),
    withdrawInvite: one('invite'),
    restoreInvite: one('gone'),
    listMembers: team,
    getMember: one('member'),
    changeMember: { ...one('member'), body: { level: 'member' } },
    deleteMember: one('member'),
    restoreMember: one('member'),
  },
}
