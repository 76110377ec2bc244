import { clsx } from 'clsx'
import { Popover as Primitive } from 'radix-ui'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { reportFault } from '../report-error.ts'
import { useScopedTheme } from '../ThemeScope.tsx'
import { FLOAT_LOOK, FLOAT_WIDTH } from './look.ts'
import { EDGE_MARGIN, keepOnToast, useSide } from './placement.ts'
import { type OpenProps, useOpen } from './use-open.ts'

const CLICK_CLOSING_SUPPRESSED_MS = 300 // spec 9

// One for all popovers: the press that closes the one must not also close the next.
let autoClosedAt = Number.NEGATIVE_INFINITY

function isClickClosingSuppressed(): boolean {
  return performance.now() - autoClosedAt < CLICK_CLOSING_SUPPRESSED_MS
}

/** `container` is where in the page it is drawn: the body unless another is named. */
export function Popover({
  trigger,
  label,
  align = 'start',
  container,
  className,
  children,
  ...openProps
}: OpenProps & {
  trigger: ReactElement
  label: string
  align?: 'start' | 'center' | 'end'
  container?: (() => Element | null) | undefined
  className?: string
  children: ReactNode
}) {
  const theme = useScopedTheme()
  const [open, setOpen] = useOpen(openProps)
  const { trigger: triggerRef, side } = useSide(open)
  const closing = useRef<'by click' | 'by itself' | undefined>(undefined)
  const place = open && container ? container() : undefined
  const homeless = place === null

  useEffect(() => {
    if (homeless) reportFault(new Error('No container for popover')) // spec 8
  }, [homeless])

  useEffect(() => {
    if (!open) return
    return () => {
      if (closing.current !== 'by click') autoClosedAt = performance.now()
      closing.current = undefined
    }
  }, [open])

  function change(next: boolean) {
    if (!next && closing.current !== 'by itself') {
      if (isClickClosingSuppressed()) return
      closing.current = 'by click'
    }
    setOpen(next)
  }

  function leave(event: CustomEvent<{ originalEvent: Event }>) {
    keepOnToast(event)
    if (event.defaultPrevented) return
    if (isClickClosingSuppressed()) event.preventDefault()
    // A press on its own trigger does not close it here, but as the click that follows.
    else if (!(event.target instanceof Node && triggerRef.current?.contains(event.target)))
      closing.current = 'by itself'
  }

  return (
    <Primitive.Root open={open} onOpenChange={change}>
      <Primitive.Trigger asChild ref={triggerRef}>
        {trigger}
      </Primitive.Trigger>
      {!homeless && (
        <Primitive.Portal {...(place && { container: place })}>
          <Primitive.Content
            data-theme={theme}
            aria-label={label}
            side={side}
            align={align}
            sideOffset={6}
            collisionPadding={EDGE_MARGIN}
            onInteractOutside={leave}
            onEscapeKeyDown={() => {
              closing.current = 'by itself'
            }}
            className={clsx(
              FLOAT_LOOK,
              FLOAT_WIDTH,
              'p-4 [--available-height:var(--radix-popover-content-available-height)]',
              className,
            )}
          >
            {children}
          </Primitive.Content>
        </Primitive.Portal>
      )}
    </Primitive.Root>
  )
}

export const PopoverClose = Primitive.Close
