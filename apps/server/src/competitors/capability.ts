import { competitors as calls, type KnownAccount, ROWS_FOR_STRANGERS } from '@starling/contract'
import { markOf } from '@starling/engine'
import type { Scope } from '@starling/question'
import { CALL_SECTIONS } from '@starling/sections'
import { answerSections, askingOf, originBehind, toldTo } from '../asking/index.ts'
import { served } from '../floor/index.ts'
import { analyzeCompetitors } from './analyze.ts'
import { compareAccounts } from './compare.ts'
import { knownAccount } from './known-account.ts'
import { suggestFor } from './suggest.ts'

const TOPICS = [...CALL_SECTIONS.listAccountTopics]
/** Worked out for every reader of an account, and cut for each. */
const SUGGESTED = 50

const followersOf = ({ handle }: KnownAccount): Scope => ({ who: { follows: [handle] }, posts: { by: 'audience' } })

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
      const { as_of, source } = n > 0 ? await originBehind(asking, followersOf(account), 'people') : asking
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
        as_of,
        source,
        method: 'competitors',
      }
    },

    compareAccounts,
  },
})
