import type { corrections } from '@starling/contract'
import type { Ids, Sweep } from '../floor/index.ts'

const team = { path: ({ team }: Ids) => ({ team_id: team! }) }
const one = { path: ({ team, correction }: Ids) => ({ team_id: team!, pk: correction! }), removed: 'opens' } as const
const QUESTION = { query_type: 'conversation', keywords: [['sweep']] } as const

export const sweep: Sweep<typeof corrections.calls> = {
  rows: async ({ owner, team }) => {
    const body = { post_id: '1', judged: 'positive', mood: 'negative' } as const
    const { id } = await owner.createMoodCorrection({ path: { team_id: team }, body })
    return { correction: id }
  },
  opens: {
    listMoodCorrections: team,
    countMoodCorrections: { ...team, body: { question: QUESTION } },
    createMoodCorrection: { ...team, body: { post_id: '2', judged: null, mood: 'neutral' } },
    deleteMoodCorrection: one,
    restoreMoodCorrection: one,
  },
}
