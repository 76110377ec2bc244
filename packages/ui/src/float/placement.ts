import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export const EDGE_MARGIN = 16 // spec 9
const FLIP_THRESHOLD = 300 // spec 9
/** Below, unless less than 300 px are left there and above is more. */
export function sideFor(trigger: { top: number; bottom: number }, windowHeight: number): 'top' | 'bottom' {
  const below = windowHeight - trigger.bottom
  return below < FLIP_THRESHOLD && trigger.top > below ? 'top' : 'bottom'
}

export function useSide(open: boolean): { trigger: RefObject<HTMLButtonElement | null>; side: 'top' | 'bottom' } {
  const trigger = useRef<HTMLButtonElement>(null)
  const [side, setSide] = useState<'top' | 'bottom'>('bottom')
  useLayoutEffect(() => {
    if (open && trigger.current) setSide(sideFor(trigger.current.getBoundingClientRect(), window.innerHeight))
  }, [open])
  return { trigger, side }
}

/** Where a menu or a hint is drawn: in the landmark of its trigger, so that no content of the page lies outside one. */
export function landmarkOf(trigger: Element | null): { container?: Element } {
  const landmark = trigger?.closest('main, nav, header, footer, aside, [role="dialog"], [role="alertdialog"]')
  return landmark ? { container: landmark } : {}
}

/** A message lies above everything: pressing its buttons does not close what is open below it. */
export function keepOnToast(event: CustomEvent<{ originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent
  // We are told after the click: a message that its button took away is not in the page any more.
  if (target instanceof Element && (!target.isConnected || target.closest('[data-toasts]'))) event.preventDefault()
}
