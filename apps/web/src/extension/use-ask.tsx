import { ConfirmDialog } from '@starling/ui'
import { type ReactNode, useState } from 'react'

export type AskedDialog = { title: string; effect: ReactNode; confirmLabel: string }
type Open = AskedDialog & { answer: (isYes: boolean) => void }

/** A question in the middle of something: what goes on waits for the answer. Closing it is a no. */
export function useAsk() {
  const [open, setOpen] = useState<Open | null>(null)
  const ask = (asked: AskedDialog) => new Promise<boolean>((answer) => setOpen({ ...asked, answer }))
  const end = (isYes: boolean) => {
    open?.answer(isYes)
    setOpen(null)
  }
  const dialog = open && (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && end(false)}
      title={open.title}
      effect={open.effect}
      confirmLabel={open.confirmLabel}
      onConfirm={() => end(true)}
    />
  )
  return { ask, dialog }
}
