import { type ComponentType, cloneElement, type ReactElement, Suspense, useState } from 'react'
import { lazyPart } from '../../floor/index.ts'

export type MenuProps = { trigger: ReactElement; open: boolean; onOpenChange: (open: boolean) => void }
type TriggerProps = {
  onClick?: () => void
  onPointerEnter?: () => void
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
}

/**
 * A button whose menu comes when someone reaches for it: what places a menu on the page is a sixth of the script
 * of a first view.
 */
export function menuButton(load: () => Promise<ComponentType<MenuProps>>) {
  const Menu = lazyPart(load)
  return function MenuButton({ trigger }: { trigger: ReactElement<TriggerProps> }) {
    const [asked, setAsked] = useState(false)
    const [open, setOpen] = useState(true)
    const waiting = { 'aria-haspopup': 'menu', 'aria-expanded': false } as const
    if (!asked) {
      const reach = () => void load().catch(() => undefined)
      return cloneElement(trigger, { ...waiting, onPointerEnter: reach, onClick: () => setAsked(true) })
    }
    return (
      <Suspense fallback={cloneElement(trigger, waiting)}>
        <Menu trigger={trigger} open={open} onOpenChange={setOpen} />
      </Suspense>
    )
  }
}
