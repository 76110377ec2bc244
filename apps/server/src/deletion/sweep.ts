import type { deletion } from '@starling/contract'
import type { Sweep } from '../floor/index.ts'

export const sweep: Sweep<typeof deletion.calls> = {
  rows: async ({ owner, browser }) => {
    // The mails about it come after the one with the owner's code.
    await browser()
    const doomed = await owner.createTeam({ body: { name: 'Doomed' } })
    const gone = await owner.createTeam({ body: { name: 'Gone' } })
    await owner.deleteTeam({ path: { team_id: gone.id }, body: { name: 'Gone' } })
    return { doomed_team: doomed.id, gone_team: gone.id }
  },
  opens: {
    deleteTeam: { path: ({ doomed_team }) => ({ team_id: doomed_team! }), body: { name: 'Doomed' }, needs: 'owner' },
    restoreTeam: { path: ({ gone_team }) => ({ pk: gone_team! }) },
  },
}
