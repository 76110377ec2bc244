import { useText } from '@starling/text'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from '../IconButton.tsx'
import { useScopedTheme } from '../ThemeScope.tsx'
import { DialogActions } from './Dialog.tsx'
import { keepOnToast } from './placement.ts'
import { useReturnFocus } from './use-return-focus.ts'

export type DrawerSize = 'medium' | 'large'

const WIDTHS: Record<DrawerSize, string> = { medium: 'sm:max-w-112', large: 'sm:max-w-160' }

/** What lies behind something on the page, at its right edge; on a phone it covers the page. */
export function Drawer({
  open,
  onOpenChange,
  title,
  description,
  size = 'medium',
  actions,
  children,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  size?: DrawerSize
  actions?: ReactNode
  children?: ReactNode
}) {
  const { t } = useText()
  const theme = useScopedTheme()
  const returnFocus = useReturnFocus(open)
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay
          data-theme={theme}
          className="fixed inset-0 z-40 flex animate-appear justify-end bg-scrim sm:pl-8"
        >
          <Primitive.Content
            {...(!description && { 'aria-describedby': undefined })}
            onInteractOutside={keepOnToast}
            onCloseAutoFocus={returnFocus}
            className={clsx(
              'relative flex h-dvh w-full animate-rise flex-col bg-raised text-14 text-text shadow-float outline-none',
              WIDTHS[size],
            )}
          >
            <header className="grid gap-1 border-line border-b py-4 pr-16 pl-5">
              <Primitive.Title className="font-strong text-16">{title}</Primitive.Title>
              {description && (
                <Primitive.Description className="text-13 text-muted">{description}</Primitive.Description>
              )}
            </header>
            <div className="min-h-0 grow overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
            {actions && <DialogActions>{actions}</DialogActions>}
            {/* Last, so that the focus begins at the first field and not here. */}
            <Primitive.Close asChild>
              <IconButton label={t('Close')} size="small" className="absolute! top-3.5 right-4">
                <X size={18} strokeWidth={1.5} aria-hidden />
              </IconButton>
            </Primitive.Close>
          </Primitive.Content>
        </Primitive.Overlay>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
