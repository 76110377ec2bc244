import { useText } from '@starling/text'
import { clsx } from 'clsx'
import { AlertDialog as Primitive } from 'radix-ui'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../Button.tsx'
import { Field } from '../form/Field.tsx'
import { isComposing } from '../form/Form.tsx'
import { Input } from '../form/Input.tsx'
import { useScopedTheme } from '../ThemeScope.tsx'
import { usePending } from '../use-pending.ts'
import { DialogActions } from './Dialog.tsx'
import { DIALOG_CARD, DIALOG_OVERLAY } from './look.ts'
import { useReturnFocus } from './use-return-focus.ts'

export type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Exactly what will happen, to what, and whether it can be undone. */
  effect: ReactNode
  confirmLabel: string
  danger?: boolean
  /** What is decided along with it. */
  children?: ReactNode
  /** Must be typed before the button works; for what cannot be undone. */
  word?: string
  onConfirm: () => unknown
}

/** Stays open, and busy, until what was confirmed is done. */
export function ConfirmDialog({ open, onOpenChange, ...rest }: ConfirmDialogProps) {
  const theme = useScopedTheme()
  const returnFocus = useReturnFocus(open)
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay data-theme={theme} className={DIALOG_OVERLAY}>
          <Primitive.Content onCloseAutoFocus={returnFocus} className={clsx(DIALOG_CARD, 'sm:max-w-110')}>
            <Question {...rest} close={() => onOpenChange(false)} />
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

function Question({
  title,
  effect,
  confirmLabel,
  danger = false,
  word,
  children,
  onConfirm,
  close,
}: Omit<ConfirmDialogProps, 'open' | 'onOpenChange'> & { close: () => void }) {
  const { t } = useText()
  const formId = useId()
  const [typed, setTyped] = useState('')
  const { pending, run } = usePending()
  const isTyped = word === undefined || typed.normalize('NFKC').trim() === word.normalize('NFKC').trim()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isTyped) return
    return run(async () => {
      await onConfirm()
      close()
    })
  }

  return (
    <>
      <form id={formId} onSubmit={submit} className="grid min-h-0 gap-4 overflow-y-auto px-6 pt-5 pb-5">
        <div className="grid gap-2">
          <Primitive.Title className="font-strong text-20">{title}</Primitive.Title>
          <Primitive.Description className="text-muted">{effect}</Primitive.Description>
        </div>
        {children}
        {word !== undefined && (
          <Field label={t('Type {{word}} to confirm', { word })}>
            {(control) => (
              <Input
                {...control}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && isComposing(event)) event.preventDefault()
                }}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
        )}
      </form>
      <DialogActions>
        <Primitive.Cancel asChild>
          <Button>{t('Cancel')}</Button>
        </Primitive.Cancel>
        <Button type="submit" form={formId} variant={danger ? 'danger' : 'primary'} busy={pending} disabled={!isTyped}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </>
  )
}
