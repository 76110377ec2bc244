import { AppError, type CalculatorAsked, type PlannedPart } from '@starling/contract'
import { isFew } from '@starling/engine'
import { compareAudiences, teamOf } from '../audiences/index.ts'
import type { Input, UserContext } from '../floor/index.ts'
import type { CountedPeople, Union } from './calculate.ts'

type Known = Map<string, { name: string; size: number | null }>

/** Saved audiences of the team that are named; one that is not there has no people. */
async function audiencesOf(parts: readonly PlannedPart[], team_id: string, { store }: UserContext): Promise<Known> {
  const ids = [...new Set(parts.flatMap(({ audience_config_id }) => audience_config_id ?? []))]
  if (ids.length === 0) return new Map()
  const { rows } = await store.table({ team_id }, 'audiences').page({ where: { id: ids }, limit: ids.length })
  return new Map(rows.map(({ id, name, size, sized_at }) => [id, { name, size: sized_at ? size : null }]))
}

/** As given, or as many as are known here; of fewer than five nothing is told. */
function peopleOf({ people, audience_config_id }: PlannedPart, known: Known): CountedPeople {
  if (people !== null) return { people, people_of: 'given' }
  const size = audience_config_id === null ? null : (known.get(audience_config_id)?.size ?? null)
  return size === null || isFew(size) || size === 0
    ? { people: null, people_of: null }
    : { people: size, people_of: 'known' }
}

/** Who is in several of these, as the comparison of audiences counts it: people of all, of those of each added up. */
async function unionOf(parts: readonly PlannedPart[], known: Known, context: UserContext): Promise<Union> {
  const ids = parts.flatMap(({ audience_config_id: id }) => (id !== null && known.has(id) ? [id] : []))
  if (ids.length < 2 || ids.length < parts.length) return null
  try {
    const compared = await compareAudiences(
      { body: { audience_config_ids: ids } } as Input<'compareAudiences'>,
      context,
    )
    const added = compared.audiences.reduce((sum, { size }) => sum + size, 0)
    const together = compared.parts.reduce((sum, { count }) => sum + count, 0)
    return added > 0 ? Math.min(1, together / added) : null
  } catch (error) {
    // Figures are told without it, and say so.
    if (error instanceof AppError) return null
    throw error
  }
}

/** What has to be counted before anything can be worked out. */
export async function countParts(
  { parts }: Pick<CalculatorAsked, 'parts'>,
  team: string | undefined,
  context: UserContext,
): Promise<{ counted: CountedPeople[]; union: Union }> {
  const isOfTeam = parts.some(({ audience_config_id }) => audience_config_id !== null)
  const known = isOfTeam ? await audiencesOf(parts, (await teamOf(team, context)).team_id, context) : new Map()
  return {
    counted: parts.map((part) => peopleOf(part, known)),
    union: await unionOf(parts, known, context),
  }
}
