import { t } from '@starling/text'
import { notify } from '../floor/index.ts'
import { refused } from './refused.ts'

const UNDO_MS = 10_000 // not in the spec: time to notice a wrong click

/**
 * Says what was done and offers to take it back; whether it was done. By its promise and not by callbacks of `mutate`:
 * what is removed takes its row along, and they with it.
 */
export const undoable = <T>(done: Promise<T>, said: string, undo: (made: T) => Promise<unknown>): Promise<boolean> =>
  done.then(
    (made) => {
      const onPress = () => undo(made).catch(refused)
      notify(said, 'success', { timeout: UNDO_MS, action: { label: t('Undo'), onPress } })
      return true
    },
    (error: unknown) => {
      refused(error)
      return false
    },
  )
