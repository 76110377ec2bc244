import { useText } from '@starling/text'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { IconButton } from '../IconButton.tsx'
import { useScopedTheme } from '../ThemeScope.tsx'
import { DIALOG_CARD, DIALOG_OVERLAY } from './look.ts'
import { keepOnToast } from './placement.ts'
import type { OpenProps } from './use-open.ts'
import { useReturnFocus } from './use-return-focus.ts'

export type DialogSize = 'small' | 'medium' | 'large'

const WIDTHS: Record<DialogSize, string> = { small: 'sm:max-w-105', medium: 'sm:max-w-140', large: 'sm:max-w-200' }

export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  size = 'medium',
  actions,
  children,
}: OpenProps & {
  trigger?: ReactElement
  title: ReactNode
  description?: ReactNode
  size?: DialogSize
  actions?: ReactNode
  children?: ReactNode
}) {
  const { t } = useText()
  const theme = useScopedTheme()
  const returnFocus = useReturnFocus(open === true)
  return (
    <Primitive.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay data-theme={theme} className={DIALOG_OVERLAY}>
          <Primitive.Content
            {...(!description && { 'aria-describedby': undefined })}
            onInteractOutside={keepOnToast}
            {...(!trigger && { onCloseAutoFocus: returnFocus })}
            className={clsx(DIALOG_CARD, WIDTHS[size])}
          >
            <header className="grid gap-1 py-5 pr-16 pl-6">
              <Primitive.Title className="font-strong text-20">{title}</Primitive.Title>
              {description && <Primitive.Description className="text-muted">{description}</Primitive.Description>}
            </header>
            {children && <div className="min-h-0 grow overflow-y-auto overscroll-contain px-6 pb-6">{children}</div>}
            {actions && <DialogActions>{actions}</DialogActions>}
            {/* Last, so that the focus begins at the first field and not here. */}
            <Primitive.Close asChild>
              <IconButton label={t('Close')} size="small" className="absolute! top-4 right-4">
                <X size={18} strokeWidth={1.5} aria-hidden />
              </IconButton>
            </Primitive.Close>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** The last row of a dialog: on a phone its buttons are as wide as the hand needs. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-col-reverse gap-2 border-line border-t px-6 py-4 max-sm:pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end">
      {children}
    </footer>
  )
}
