import { audienceName } from '@starling/sections/question-words'
import { say, t } from '@starling/text'
import { type Find, isMeant, queryClient } from '../floor/index.ts'
import { questionAddress } from './QuestionLink.tsx'
import { savedSearchesOptions } from './queries.ts'
import { keptOf, SAVED_TYPES } from './saved-types.ts'

const SHOWN = 6

/** What this person saved, by its name or the words of its question. */
export const savedFinder: Find = {
  find: async ({ typed, me, site, team, language }) => {
    if (!me || (site === 'team' && team === null)) return []
    const saved = await queryClient.fetchQuery(savedSearchesOptions())
    return saved
      .flatMap(({ id, name, query_type, body, days }) => {
        const kept = keptOf({ body, days })
        if (!kept || !isMeant(typed, [name, audienceName(kept.question, say(language))])) return []
        return [{ id, label: name, detail: t(SAVED_TYPES[query_type]), to: questionAddress(kept, team ?? undefined) }]
      })
      .slice(0, SHOWN)
  },
}
