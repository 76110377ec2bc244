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

/** A message lies above everything: pressing its buttons does not close what is open below it. */
export function keepOnToast(event: CustomEvent<{ originalEvent: Event }>): void {
  const { target } = event.detail.originalEvent
  if (target instanceof Element && target.closest('[data-toasts]')) event.preventDefault()
}
