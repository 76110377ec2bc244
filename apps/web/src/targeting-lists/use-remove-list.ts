import type { ListedTargetingList } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { undoable } from '../errors/index.ts'
import { useListChanges } from './queries.ts'

/** Deletes a list, and offers to bring it back. Says whether it is gone. */
export function useRemoveList() {
  const { t } = useText()
  const { remove, restore } = useListChanges()
  return ({ id, name }: Pick<ListedTargetingList, 'id' | 'name'>): Promise<boolean> =>
    undoable(remove.mutateAsync(id), t('{{name}} was deleted.', { name }), () => restore.mutateAsync(id))
}
