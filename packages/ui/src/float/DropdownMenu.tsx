import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { DropdownMenu as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { useScopedTheme } from '../ThemeScope.tsx'
import { FLOAT_LOOK, FLOAT_WIDTH } from './look.ts'
import { EDGE_MARGIN, keepOnToast, landmarkOf, useSide } from './placement.ts'
import { type OpenProps, useOpen } from './use-open.ts'

export function DropdownMenu({
  trigger,
  align = 'start',
  className,
  focusAfter,
  children,
  ...openProps
}: OpenProps & {
  trigger: ReactElement
  align?: 'start' | 'center' | 'end'
  className?: string
  /** Moves the focus to what an item has brought, and says so; else it goes back to the trigger. */
  focusAfter?: () => boolean
  children: ReactNode
}) {
  const theme = useScopedTheme()
  const [open, setOpen] = useOpen(openProps)
  const { trigger: triggerRef, side } = useSide(open)
  return (
    // Not modal: the page behind keeps its scroll bar and does not jump.
    <Primitive.Root open={open} onOpenChange={setOpen} modal={false}>
      <Primitive.Trigger asChild ref={triggerRef}>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal {...(open && landmarkOf(triggerRef.current))}>
        <Primitive.Content
          data-theme={theme}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={EDGE_MARGIN}
          onInteractOutside={keepOnToast}
          onCloseAutoFocus={(event) => focusAfter?.() && event.preventDefault()}
          className={clsx(
            FLOAT_LOOK,
            FLOAT_WIDTH,
            'min-w-48 p-1 [--available-height:var(--radix-dropdown-menu-content-available-height)]',
            className,
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

const ITEM =
  'flex min-h-8 w-full cursor-pointer select-none items-center gap-2.5 rounded-control px-2.5 py-1 text-left no-underline outline-none data-disabled:cursor-not-allowed data-disabled:text-faint pointer-coarse:min-h-10'

export type DropdownItemProps = {
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  onSelect?: (event: Event) => void
  /** A link of the router as the item; its text is the child's own. */
  asChild?: boolean
  children: ReactNode
}

export function DropdownItem({ icon, danger, disabled, onSelect, asChild, children }: DropdownItemProps) {
  return (
    <Primitive.Item
      asChild={asChild === true}
      disabled={disabled === true}
      {...(onSelect && { onSelect })}
      className={clsx(ITEM, danger ? 'text-bad data-highlighted:bg-bad/12' : 'text-text data-highlighted:bg-text/8')}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon && <span className={clsx('shrink-0', !danger && 'text-muted')}>{icon}</span>}
          <span className="min-w-0">{children}</span>
        </>
      )}
    </Primitive.Item>
  )
}

export function DropdownRadioGroup<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}) {
  return (
    <>
      <DropdownLabel>{label}</DropdownLabel>
      <Primitive.RadioGroup
        aria-label={label}
        value={value}
        onValueChange={(next) => {
          const option = options.find((each) => each.value === next)
          if (option) onChange(option.value)
        }}
      >
        {options.map((option) => (
          <Primitive.RadioItem
            key={option.value}
            value={option.value}
            className={clsx(ITEM, 'data-highlighted:bg-text/8')}
          >
            <span className="min-w-0 grow">{option.label}</span>
            <Primitive.ItemIndicator>
              <Check size={16} strokeWidth={1.5} aria-hidden className="text-accent" />
            </Primitive.ItemIndicator>
          </Primitive.RadioItem>
        ))}
      </Primitive.RadioGroup>
    </>
  )
}

export function DropdownLabel({ children }: { children: ReactNode }) {
  return <Primitive.Label className="px-2.5 pt-2 pb-1 text-12 text-muted">{children}</Primitive.Label>
}

export function DropdownSeparator() {
  return <Primitive.Separator className="-mx-1 my-1 h-px bg-line" />
}
