import type { AudiencePlan } from '@starling/contract'
import { isFew } from '@starling/engine'
import type { PlanRow, Store } from '@starling/store'

type Found = { name: string; size: number | null }

/** The audiences of these plans that are still there, by id. */
async function audiencesOf(rows: readonly PlanRow[], store: Store): Promise<Map<string, Found>> {
  const found = new Map<string, Found>()
  for (const team_id of new Set(rows.map((row) => row.team_id))) {
    const ids = rows
      .filter((row) => row.team_id === team_id)
      .flatMap(({ parts }) => parts.map((part) => part.audience_config_id))
    if (ids.length === 0) continue
    const page = await store
      .table({ team_id }, 'audiences')
      .page({ where: { id: [...new Set(ids)] }, limit: ids.length })
    for (const { id, name, size, sized_at } of page.rows) {
      // Nothing is told of fewer than five.
      found.set(id, { name, size: sized_at ? (isFew(size) ? 0 : size) : null })
    }
  }
  return found
}

export async function planAnswers(rows: readonly PlanRow[], store: Store): Promise<AudiencePlan[]> {
  const audiences = await audiencesOf(rows, store)
  return rows.map(({ id, name, budget, starts_on, ends_on, parts, created_at, changed_at }) => ({
    id,
    name,
    budget,
    starts_on,
    ends_on,
    parts: parts.map((part) => {
      const found = audiences.get(part.audience_config_id)
      return {
        ...part,
        name: found?.name ?? null,
        size: found?.size ?? null,
        amount: budget === null ? null : (budget * part.share) / 100,
      }
    }),
    created_at: created_at.toISOString(),
    changed_at: changed_at.toISOString(),
  }))
}

export async function planAnswer(row: PlanRow, store: Store): Promise<AudiencePlan> {
  const [answer] = await planAnswers([row], store)
  return answer!
}

type Days = { starts_on: string; ends_on: string }
const DAY_MS = 86_400_000
/** Days on which both run. */
export function daysInBoth(one: Days, other: Days): number {
  const from = Math.max(Date.parse(one.starts_on), Date.parse(other.starts_on))
  const to = Math.min(Date.parse(one.ends_on), Date.parse(other.ends_on))
  return Math.max(0, Math.round((to - from) / DAY_MS) + 1)
}
