import { useText } from '@starling/text'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { Tabs as Primitive } from 'radix-ui'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { DropdownItem, DropdownMenu } from '../float/DropdownMenu.tsx'
import { splitTabs, visibleTabs } from './visible-tabs.ts'

const CHECK_EVERY_MS = 100 // spec 9

export type Tab = { id: string; label: string; content: ReactNode }

export type TabsProps = {
  label: string
  tabs: readonly Tab[]
  /** Which tab is open; without it the tabs keep that themselves, beginning with the first. */
  value?: string
  onChange?: (id: string) => void
}

const LOOK =
  'relative flex h-10 shrink-0 items-center gap-1 whitespace-nowrap rounded-t-control px-3 font-medium text-14 text-muted transition-colors'

/** A row of tabs; those without room are in a menu at its end. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const { t } = useText()
  const row = useRef<HTMLDivElement>(null)
  const ruler = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(tabs[0]?.id ?? '')
  const [count, setCount] = useState(tabs.length)
  const open = value ?? own
  const { shown, hidden } = splitTabs(tabs, count, open)

  useLayoutEffect(() => {
    const check = () => {
      if (!row.current || !ruler.current) return
      const widths = Array.from(ruler.current.children, (child) => (child as HTMLElement).offsetWidth)
      const menuWidth = widths.pop() ?? 0
      setCount(visibleTabs(widths, row.current.clientWidth, menuWidth))
    }
    check()
    const timer = setInterval(check, CHECK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])

  function choose(id: string) {
    setOwn(id)
    onChange?.(id)
  }

  return (
    <Primitive.Root value={open} onValueChange={choose}>
      {/* Until the next look at the room, what has none is cut, not scrolled to. */}
      <div ref={row} className="relative flex overflow-x-clip border-line border-b">
        {/* The widths of all tabs, also of those in the menu, in the language of the moment. */}
        <div
          ref={ruler}
          aria-hidden
          className="pointer-events-none invisible absolute inset-x-0 flex h-0 overflow-hidden"
        >
          {tabs.map((tab) => (
            <span key={tab.id} className={LOOK}>
              {tab.label}
            </span>
          ))}
          <span className={LOOK}>
            {t('More')}
            <ChevronDown size={16} strokeWidth={1.5} />
          </span>
        </div>
        <Primitive.List aria-label={label} className="flex min-w-0">
          {shown.map((tab) => (
            <Primitive.Trigger
              key={tab.id}
              value={tab.id}
              className={clsx(
                LOOK,
                'hover:text-text focus-visible:-outline-offset-2 data-[state=active]:text-text',
                "after:absolute after:inset-x-3 after:-bottom-px after:h-0.5 after:rounded-full after:content-['']",
                'data-[state=active]:after:bg-accent',
              )}
            >
              {tab.label}
            </Primitive.Trigger>
          ))}
        </Primitive.List>
        {hidden.length > 0 && (
          <DropdownMenu
            align="end"
            trigger={
              <button type="button" className={clsx(LOOK, 'hover:text-text focus-visible:-outline-offset-2')}>
                {t('More')}
                <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
              </button>
            }
          >
            {hidden.map((tab) => (
              <DropdownItem key={tab.id} onSelect={() => choose(tab.id)}>
                {tab.label}
              </DropdownItem>
            ))}
          </DropdownMenu>
        )}
      </div>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.id} value={tab.id} className="pt-4">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
