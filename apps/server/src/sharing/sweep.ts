import type { sharing } from '@starling/contract'
import type { Question } from '@starling/question'
import type { Ids, Sweep } from '../floor/index.ts'

const team = { path: ({ team }: Ids) => ({ team_id: team! }) }
const one = { path: ({ team, shared_link }: Ids) => ({ team_id: team!, pk: shared_link! }), removed: 'opens' } as const
const QUESTION: Question = { query_type: 'conversation', keywords: [['sweep']] }

export const sweep: Sweep<typeof sharing.calls> = {
  rows: async ({ owner, team }) => {
    const { id } = await owner.createSharedLink({ path: { team_id: team }, body: { question: QUESTION } })
    return { shared_link: id }
  },
  opens: {
    listSharedLinks: team,
    createSharedLink: { ...team, body: { question: QUESTION, days: 7 } },
    deleteSharedLink: one,
    restoreSharedLink: one,
  },
}
