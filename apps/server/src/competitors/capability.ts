import { competitors as calls, ROWS_FOR_STRANGERS } from '@starling/contract'
import { markOf } from '@starling/engine'
import { CALL_SECTIONS } from '@starling/sections'
import { answerSections, askingOf, toldTo } from '../asking/index.ts'
import { served } from '../floor/index.ts'
import { analyzeCompetitors } from './analyze.ts'
import { compareAccounts } from './compare.ts'
import { knownAccount } from './known-account.ts'
import { suggestFor } from './suggest.ts'

const TOPICS = [...CALL_SECTIONS.listAccountTopics]
/** Worked out for every reader of an account, and cut for each. */
const SUGGESTED = 50

export const competitors = served(calls, {
  handlers: {
    analyzeCompetitors,

    listAccountTopics: async ({ body }, context) => {
      const account = await knownAccount(body.handle, context)
      const question = { query_type: 'handle' as const, handle: account.handle }
      return { account, ...(await answerSections(TOPICS, { question, sections: TOPICS, limit: 20 }, context)) }
    },

    suggestCompetitors: async ({ body }, context) => {
      const asking = await askingOf(context)
      const account = await knownAccount(body.handle, context)
      const { competitors, n: followers } = await asking.remember(`competitors ${account.id}`, () =>
        suggestFor(account, SUGGESTED, asking),
      )
      const n = toldTo(context, followers)
      const limit = context.user ? body.limit : Math.min(body.limit, ROWS_FOR_STRANGERS)
      const base = {
        unit: 'people' as const,
        n,
        known: n,
        baseline: null,
        baseline_n: null,
        baseline_known: null,
        comparison: null,
      }
      return {
        account,
        competitors: competitors.slice(0, limit),
        base: { ...base, mark: markOf(n), hidden: false },
        as_of: asking.as_of,
        source: asking.source,
        method: 'competitors',
      }
    },

    compareAccounts,
  },
})
