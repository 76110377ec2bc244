import { useRef, useState } from 'react'

/** Who opened it: the focused element, or the trigger of the menu that the focused item is about to leave with. */
function opener(): HTMLElement | null {
  const focused = document.activeElement
  const menu = focused?.closest('[role="menu"]')
  const origin = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
  return origin instanceof HTMLElement ? origin : null
}

/**
 * A dialog without a trigger of its own gives the focus back to where it was; Radix would drop it. Who was given the
 * focus while it closed keeps it.
 */
export function useReturnFocus(open: boolean): (event: Event) => void {
  const cameFrom = useRef<HTMLElement | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  // While drawing, not in an effect: by then the menu that opened it has left the page.
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) cameFrom.current = opener()
  }
  return (event) => {
    event.preventDefault()
    const { activeElement, body } = document
    if (activeElement === null || activeElement === body || !activeElement.isConnected) cameFrom.current?.focus()
  }
}
