import type { BulkDone, Campaign } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { refused, undoable } from '../errors/index.ts'
import { notify } from '../floor/index.ts'
import { useCampaignChanges } from './queries.ts'

const LONGEST_NAME = 200

/** What is done with one campaign from wherever it stands, with what is said of it. */
export function useActs() {
  const { t } = useText()
  const { remove, restore, pause, copy } = useCampaignChanges()
  return {
    bringBack: (id: string) => restore.mutateAsync(id).catch(refused),
    /** Says whether it is gone. */
    remove: ({ id, name }: Pick<Campaign, 'id' | 'name'>): Promise<boolean> =>
      undoable(remove.mutateAsync(id), t('{{name}} was deleted.', { name }), () => restore.mutateAsync(id)),
    pause: ({ id }: Pick<Campaign, 'id'>) => pause.mutateAsync(id).catch(refused),
    /** Answers the copy, or null. */
    copy: ({ id, name }: Pick<Campaign, 'id' | 'name'>): Promise<Campaign | null> =>
      copy
        .mutateAsync({ path: { pk: id }, body: { name: t('Copy of {{name}}', { name }).slice(0, LONGEST_NAME) } })
        .then(
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
/** So many refusals are named: more would cover the screen. */
const MOST_NAMED = 3

/** One thing with many campaigns; what was refused is said by name. Says whether anything was done. */
export function useBulk() {
  const { t } = useText()
  const { bulk } = useCampaignChanges()
  const doneOf = (done: BulkDone[], campaigns: readonly Campaign[]): string[] => {
    for (const { id, detail } of done.filter(({ error }) => error !== null).slice(0, MOST_NAMED)) {
      const name = campaigns.find((one) => one.id === id)?.name ?? id
      notify(t('{{name}}: {{problem}}', { name, problem: detail ?? '' }), 'error')
    }
    return done.filter(({ error }) => error === null).map(({ id }) => id)
  }
  return async (act: Act, campaigns: readonly Campaign[]): Promise<boolean> => {
    try {
      const done = doneOf(await bulk.mutateAsync({ act, ids: campaigns.map(({ id }) => id) }), campaigns)
      const count = done.length
      if (count === 0) return false
      if (act !== 'delete') {
        notify(t('Done with {{count}} campaigns.', { count }), 'success')
        return true
      }
      return undoable(Promise.resolve(done), t('{{count}} campaigns were deleted.', { count }), (ids) =>
        bulk.mutateAsync({ act: 'restore', ids }),
      )
    } catch (error) {
      refused(error)
      return false
    }
  }
}
