import type { RelatedAudience } from '@starling/contract'
import { type Scope, scopeOf } from '@starling/question'
import { pageCatalog } from '@starling/store'
import { askingOf, inTurn } from '../asking/index.ts'
import type { Input, UserContext } from '../floor/index.ts'
import { builderOf } from './counted.ts'
import { builderFor } from './insights.ts'

const MOST_RELATED = 10
/** Of the catalog, the largest: smaller ones share fewer people with anything. */
const LOOKED_THROUGH = 60
/** Fewer in common are chance, and say something about persons. */
const LEAST_SHARED = 5

export async function findRelatedAudiences(
  { body: { audience_config_id } }: Input<'findRelatedAudiences'>,
  context: UserContext,
): Promise<{ audience_configs: RelatedAudience[] }> {
  context.analyses.doors.admit(context, undefined)
  const { ask, now } = await askingOf(context)
  const question = await builderFor(audience_config_id, 'both', context)
  const scope = scopeOf(question, now)
  const [{ accounts: size }] = await ask(scope, [{ do: 'size' }])
  const wanted = { limit: LOOKED_THROUGH, status: 'active', targetable: 'any', sort: 'size' } as const
  const { rows } = await pageCatalog(context.store, wanted, context.now)
  const others = rows.filter(({ id }) => id !== audience_config_id)
  const related = await inTurn(others, async (other): Promise<RelatedAudience> => {
    const { who } = scopeOf(builderOf({ body: other.body, days: null }, context.now), now)
    const both: Scope = { ...scope, who: { all: [scope.who, who] } }
    const [{ accounts: shared }] = await ask(both, [{ do: 'size' }])
    return {
      id: other.id,
      name: context.language === 'ja' ? other.name_ja : other.name,
      size: other.size,
      from: 'catalog',
      categories: other.categories.map((name) => ({ name })),
      shared,
      share: shared / Math.max(1, Math.min(size, other.size)),
    }
  })
  const likest = (a: RelatedAudience, b: RelatedAudience) => alike(b, size) - alike(a, size) || (a.id < b.id ? -1 : 1)
  return {
    audience_configs: related
      .filter(({ shared }) => shared >= LEAST_SHARED)
      .sort(likest)
      .slice(0, MOST_RELATED),
  }
}

/** Those in both, over those in either. */
const alike = ({ shared, size }: RelatedAudience, own: number): number =>
  shared / Math.max(1, own + (size ?? 0) - shared)
