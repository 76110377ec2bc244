import type { ListedTargetingList } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { sayError } from '../errors/index.ts'
import { notify, UNDO_MS } from '../floor/index.ts'
import { useListChanges } from './queries.ts'

/** Deletes a list, and offers to bring it back. Says whether it is gone. */
export function useRemoveList() {
  const { t } = useText()
  const { remove, restore } = useListChanges()
  const refused = (error: unknown) => {
    notify(sayError(error), 'error')
    return false
  }
  return ({ id, name }: Pick<ListedTargetingList, 'id' | 'name'>): Promise<boolean> =>
    remove.mutateAsync(id).then(() => {
      notify(t('{{name}} was deleted.', { name }), 'success', {
        timeout: UNDO_MS,
        action: { label: t('Undo'), onPress: () => restore.mutateAsync(id).catch(refused) },
      })
      return true
    }, refused)
}
