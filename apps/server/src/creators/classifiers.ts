import { INTERESTS } from '@starling/catalog'
import type { ClassifierChild } from '@starling/contract'
import { LEAST_PEOPLE } from '@starling/engine'
import { type Asking, PEOPLE } from '../asking/index.ts'

const children = Map.groupBy(INTERESTS, ({ parent }) => parent)
const ALL = 2_000

/** An interest and all below it: who likes espresso likes coffee. */
export function withDescendants(ids: readonly string[]): string[] {
  const found = new Set(ids)
  for (const id of found) for (const child of children.get(id) ?? []) found.add(child.id)
  return [...found]
}

/** Interests below one, or the first of all, with the people who have them or one below; those of fewer than five are left out. */
export async function classifierChildren(parent: string | null, { ask }: Asking): Promise<ClassifierChild[]> {
  const below = children.get(parent) ?? []
  const scope = { who: PEOPLE, posts: { by: 'audience' as const } }
  const [{ rows }] = await ask(scope, [{ do: 'breakdown', dimension: 'interest', limit: ALL }] as const)
  const known = new Set(rows.map(({ value }) => value))
  const counted = await Promise.all(
    below
      .map((interest) => ({ ...interest, ids: withDescendants([interest.id]).filter((id) => known.has(id)) }))
      .filter(({ ids }) => ids.length > 0)
      .map(async ({ ids, id, name, name_ja }) => {
        const [{ accounts }] = await ask({ ...scope, who: { all: [{ interests: ids }, PEOPLE] } }, [
          { do: 'size' },
        ] as const)
        const has_children = (children.get(id) ?? []).some((child) =>
          withDescendants([child.id]).some((one) => known.has(one)),
        )
        return { id, parent, name, name_ja, people: accounts, has_children }
      }),
  )
  return counted
    .filter(({ people }) => people >= LEAST_PEOPLE)
    .sort((a, b) => b.people - a.people || (a.name < b.name ? -1 : 1))
}
