import type { BulkDone, Campaign } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { sayError } from '../errors/index.ts'
import { notify, UNDO_MS } from '../floor/index.ts'
import { useCampaignChanges } from './queries.ts'

export const refused = (error: unknown): false => {
  notify(sayError(error), 'error')
  return false
}

/** What is done with one campaign from wherever it stands, with what is said of it. Each says whether it was done. */
export function useActs() {
  const { t } = useText()
  const { remove, restore, pause, copy } = useCampaignChanges()
  const bringBack = (id: string) => restore.mutateAsync(id).then(() => true, refused)
  return {
    bringBack,
    remove: ({ id, name }: Pick<Campaign, 'id' | 'name'>): Promise<boolean> =>
      remove.mutateAsync(id).then(() => {
        notify(t('{{name}} was deleted.', { name }), 'success', {
          timeout: UNDO_MS,
          action: { label: t('Undo'), onPress: () => bringBack(id) },
        })
        return true
      }, refused),
    pause: ({ id }: Pick<Campaign, 'id'>): Promise<boolean> => pause.mutateAsync(id).then(() => true, refused),
    /** Answers the copy, or null. */
    copy: ({ id, name }: Pick<Campaign, 'id' | 'name'>): Promise<Campaign | null> =>
      copy.mutateAsync({ path: { pk: id }, body: { name: t('Copy of {{name}}', { name }).slice(0, 200) } }).then(
        (made) => {
          notify(t('{{name}} is a new draft.', { name: made.name }), 'success')
          return made
        },
        (error: unknown) => {
          refused(error)
          return null
        },
      ),
  }
}

type Act = 'pause' | 'end' | 'delete' | 'restore' | 'reconcile'
/** One thing with many campaigns; what was refused is said by name. */
export function useBulk() {
  const { t } = useText()
  const { bulk } = useCampaignChanges()
  const tell = (done: BulkDone[], campaigns: readonly Campaign[]) => {
    const failed = done.filter(({ error }) => error !== null)
    for (const { id, detail } of failed.slice(0, 3)) {
      const name = campaigns.find((one) => one.id === id)?.name ?? id
      notify(t('{{name}}: {{problem}}', { name, problem: detail ?? '' }), 'error')
    }
    return done.filter(({ error }) => error === null).map(({ id }) => id)
  }
  return async (act: Act, campaigns: readonly Campaign[]): Promise<boolean> => {
    try {
      const done = tell(await bulk.mutateAsync({ act, ids: campaigns.map(({ id }) => id) }), campaigns)
      if (done.length === 0) return false
      if (act !== 'delete') {
        notify(t('Done with {{count}} campaigns.', { count: done.length }), 'success')
        return true
      }
      notify(t('{{count}} campaigns were deleted.', { count: done.length }), 'success', {
        timeout: UNDO_MS,
        action: {
          label: t('Undo'),
          onPress: () => bulk.mutateAsync({ act: 'restore', ids: done }).then(() => {}, refused),
        },
      })
      return true
    } catch (error) {
      return refused(error)
    }
  }
}
