import type { searches } from '@starling/contract'
import { queryIdOf } from '../asking/index.ts'
import type { Ids, Sweep } from '../floor/index.ts'

const BODY = { query_type: 'handle', handle: 'sweep' } as const
const OTHER = { query_type: 'conversation', keywords: [['sweep']] } as const
const one = (name: string) => ({ path: (rows: Ids) => ({ pk: rows[name]! }) })

export const sweep: Sweep<typeof searches.calls> = {
  /** Searches, one of them deleted. */
  rows: async ({ owner, email }) => {
    const audience_creator_query_id = queryIdOf(BODY)
    const save = () =>
      owner.createExploreSearch({
        body: { body: BODY, email, query_type: 'handle_analysis', audience_creator_query_id },
      })
    const [search, gone_search] = [await save(), await save()]
    await owner.deleteExploreSearch({ path: { pk: gone_search.id } })
    const noted = await owner.createEmailAdAccount({ body: { email, ad_account_id: '18ce5' } })
    return { search: search.id, gone_search: gone_search.id, noted: noted.id, email }
  },
  opens: {
    getExploreSearch: one('search'),
    replaceExploreSearch: {
      ...one('search'),
      body: ({ email }: Ids) => ({
        body: OTHER,
        email,
        query_type: 'conversation_analysis',
        audience_creator_query_id: queryIdOf({ ...OTHER, keywords: [['sweep']] }),
      }),
    },
    changeExploreSearch: { ...one('search'), body: { name: 'Swept' } },
    restoreExploreSearch: { ...one('gone_search'), removed: 'opens' },
    getEmailAdAccount: one('noted'),
    replaceEmailAdAccount: { ...one('noted'), body: ({ email }: Ids) => ({ email, ad_account_id: '18ce6' }) },
    changeEmailAdAccount: { ...one('noted'), body: { name: 'Swept' } },
    deleteExploreSearch: one('search'),
  },
}
