import { INTERESTS, interestPath } from '@starling/catalog'
import { AppError, type ContentCategory } from '@starling/contract'
import type { Input } from '../floor/index.ts'

const within = Map.groupBy(
  INTERESTS.filter(({ parent }) => parent !== null),
  ({ id }) => interestPath(id).at(-1)!,
)
const named = ({ id, name, name_ja }: (typeof INTERESTS)[number]) => ({ id, label: name, label_ja: name_ja })

/** The branches of the tree that people and posts are judged by. */
export const CONTENT_CATEGORIES: ContentCategory[] = INTERESTS.filter(({ parent }) => parent === null).map(
  (branch) => ({
    ...named(branch),
    interests: (within.get(branch.id) ?? []).map(named),
  }),
)

export async function getContentCategory({ path: { pk } }: Input<'getContentCategory'>): Promise<ContentCategory> {
  const found = CONTENT_CATEGORIES.find(({ id }) => id === pk)
  if (!found) throw new AppError('not_found')
  return found
}
