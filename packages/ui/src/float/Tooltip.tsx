import { Tooltip as Primitive } from 'radix-ui'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { useScopedTheme } from '../ThemeScope.tsx'
import { EDGE_MARGIN, landmarkOf } from './placement.ts'

/** Words on hover and on keyboard focus. Its child must be able to take the focus. */
export function Tooltip({
  text,
  side = 'top',
  children,
}: {
  text: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  children: ReactElement
}) {
  const theme = useScopedTheme()
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <Primitive.Provider delayDuration={400}>
      <Primitive.Root open={open} onOpenChange={setOpen}>
        {/* An empty title, or the browser would show the child's own beside ours. */}
        <Primitive.Trigger asChild title="" ref={trigger}>
          {children}
        </Primitive.Trigger>
        <Primitive.Portal {...(open && landmarkOf(trigger.current))}>
          <Primitive.Content
            data-theme={theme}
            side={side}
            sideOffset={6}
            collisionPadding={EDGE_MARGIN}
            className="z-60 max-w-72 animate-appear whitespace-normal text-left font-normal rounded-control bg-raised px-2.5 py-1.5 text-12 text-text shadow-float"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  )
}
