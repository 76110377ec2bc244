import { t } from '@starling/text'
import { reportFault } from '../report-error.ts'
import type { Notifications } from './notifications.ts'

export type UndoableWork = {
  /** What was done, as the person sees it: "Invite deleted". */
  text: string
  /** The true delete, once the chance to undo has passed. */
  perform: () => unknown
  /** Puts back what the screen has hidden; also called when `perform` fails. */
  undo: () => void
  failed?: (error: unknown) => void
}

/** The screen hides the thing, this tells of it with an Undo, and the delete follows when the message has gone. */
export function undoable({ notify, remove }: Pick<Notifications, 'notify' | 'remove'>, work: UndoableWork): void {
  let isUndone = false

  async function finish() {
    globalThis.removeEventListener?.('pagehide', leave)
    if (isUndone) return work.undo()
    try {
      await work.perform()
    } catch (error) {
      work.undo()
      if (work.failed) work.failed(error)
      else reportFault(error instanceof Error ? error : new Error(String(error)))
    }
  }

  const id = notify(work.text, {
    level: 'success',
    action: {
      label: t('Undo'),
      onPress: () => {
        isUndone = true
      },
    },
    onGone: finish,
  })
  // Whoever closes the page has not undone: the delete must not be lost with it.
  const leave = () => {
    if (id !== undefined) remove(id)
  }
  if (id === undefined) void finish()
  else globalThis.addEventListener?.('pagehide', leave)
}
