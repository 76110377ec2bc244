import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a change of place a reader starts at its heading. A screen that has put the focus into a field of its own keeps
 * it, and the first load is left to the browser.
 */
export function useRouteFocus(): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    const main = document.getElementById('main')
    if (!main || main.contains(document.activeElement)) return
    const target = main.querySelector<HTMLElement>('h1') ?? main
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname])
}
