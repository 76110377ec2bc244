import type { ComparedAudiences } from '@starling/contract'
import { isFew } from '@starling/engine'
import { scopeOf } from '@starling/question'
import { findCatalogAudience, findReachableAudience } from '@starling/store'
import { askingOf, inTurn } from '../asking/index.ts'
import type { Input, UserContext } from '../floor/index.ts'
import { builderFor } from './insights.ts'

export async function compareAudiences(
  { body: { audience_config_ids } }: Input<'compareAudiences'>,
  context: UserContext,
): Promise<ComparedAudiences> {
  context.analyses.doors.admit(context, undefined)
  const { ask, now } = await askingOf(context)
  const ids = [...new Set(audience_config_ids)]
  const questions = await inTurn(ids, (id) => builderFor(id, 'both', context))
  const [first, ...others] = questions.map((question) => scopeOf(question, now))
  const [{ sizes, rows }] = await ask(first!, [{ do: 'overlap', with: others }])
  const all = rows.reduce((sum, { count }) => sum + count, 0)
  const names = await inTurn(ids, (id) => nameFor(id, context))
  return {
    audiences: ids.map((id, at) => ({ id, name: names[at]!, size: sizes[at]! })),
    parts: rows
      .filter(({ count }) => !isFew(count))
      .map(({ in: audiences, count }) => ({ audiences, count, share: count / all })),
    pairs: ids.flatMap((_, one) =>
      ids.slice(one + 1).map((_, next) => {
        const other = one + 1 + next
        const both = rows.filter((row) => row.in.includes(one) && row.in.includes(other))
        const exact = both.reduce((sum, { count }) => sum + count, 0)
        if (isFew(exact)) return { one, other, shared: null, share: null }
        return { one, other, shared: exact, share: exact / Math.max(1, Math.min(sizes[one]!, sizes[other]!)) }
      }),
    ),
  }
}

async function nameFor(id: string, { store, user, language }: UserContext): Promise<string> {
  const saved = await findReachableAudience(store, id, { user_id: user.id, reach: 'both' })
  if (saved) return saved.name
  const offered = await findCatalogAudience(store, id)
  return (language === 'ja' ? offered?.name_ja : offered?.name) ?? ''
}
