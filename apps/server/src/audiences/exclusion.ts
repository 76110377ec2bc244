import { type AudienceConfig, EXCLUSION_CATEGORY, type ExclusionSample } from '@starling/contract'
import { isFew, markOf } from '@starling/engine'
import { type Question, type Scope, scopeOf, type Who, type Window } from '@starling/question'
import { askingOf, originBehind } from '../asking/index.ts'
import type { Input, UserContext } from '../floor/index.ts'
import { configAnswer } from './answers.ts'
import { askedNow } from './counted.ts'
import { builderFor } from './insights.ts'
import { saveAudience } from './keeping.ts'
import { keptQuestion, refuseTwoWindows } from './kept-question.ts'

const SAMPLED = 10
/** Bots too: of all accounts known here as many are left out as the audience says that it has. */
const EVERYBODY: Question = { query_type: 'builder', who: { all: [] }, without_bots: false }

export async function createExclusionAudience(
  { body }: Input<'createExclusionAudience'>,
  context: UserContext,
): Promise<AudienceConfig> {
  const given = { ...body, categories: [EXCLUSION_CATEGORY] }
  return configAnswer(await saveAudience({ user_id: context.user.id }, given, context), context)
}

/** Of the people of an audience, those whom the question finds, too. */
export async function extractExclusionSample(
  { body: { body, days = null, audience_config_id } }: Input<'extractExclusionSample'>,
  context: UserContext,
): Promise<ExclusionSample> {
  const kept = keptQuestion(body)
  refuseTwoWindows(kept.body, days)
  const from = audience_config_id === undefined ? EVERYBODY : await builderFor(audience_config_id, 'both', context)
  const asking = await askingOf(context)
  const people = whoIn(scopeOf(from, asking.now))
  const excluded = whoIn(scopeOf(askedNow({ body: kept.body, days }, context.now), asking.now))
  const [{ accounts: n }] = await asking.ask(scopeWith(people), [{ do: 'size' }])
  const scope = scopeWith({ all: [people, excluded] })
  const [{ accounts: count }, { rows }] = await asking.ask(scope, [
    { do: 'size' },
    { do: 'accounts', order: 'sample', limit: SAMPLED },
  ] as const)
  const isHidden = isFew(n) || isFew(count) || isFew(n - count)
  const { as_of, source } = isHidden ? asking : await originBehind(asking, scope, 'people')
  return {
    people: isFew(n) ? null : n,
    left_out: isHidden ? null : count,
    left: isHidden ? null : n - count,
    share: isHidden || n === 0 ? null : count / n,
    sample: isFew(count)
      ? []
      : rows.map(({ id, handle, name, bio, avatar_url }) => ({ id, handle, name, bio, avatar_url })),
    base: {
      unit: 'people',
      n: isFew(n) ? 0 : n,
      known: isFew(n) ? 0 : n,
      baseline: null,
      baseline_n: null,
      baseline_known: null,
      comparison: null,
      mark: markOf(n),
      hidden: isFew(n),
    },
    as_of,
    source,
    method: 'overlap',
  }
}

const scopeWith = (who: Who): Scope => ({ who, posts: { by: 'audience' } })

/** Each audience looks into its own window, wherever it is asked beside another. */
const whoIn = ({ who, window }: Scope): Who => (window ? inWindow(who, window) : who)
function inWindow(who: Who, window: Window): Who {
  if ('all' in who) return { all: who.all.map((one) => inWindow(one, window)) }
  if ('any' in who) return { any: who.any.map((one) => inWindow(one, window)) }
  if ('not' in who) return { not: inWindow(who.not, window) }
  return 'posted' in who ? { window, ...who } : who
}
