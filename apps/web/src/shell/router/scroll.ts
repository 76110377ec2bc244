import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const HASH_SCROLL_MS = 200 // spec 2

/** A fragment that names a part of the page; those of sign-in links carry values. */
export function isPlace(hash: string): boolean {
  return hash.length > 1 && !hash.includes('=') && !/^#sign-(in|out)/.test(hash)
}

/** What the fragment names; beside values it says so: `#link=…&at=countries`. */
function placeIn(hash: string): string | null {
  return isPlace(hash) ? decodeURIComponent(hash.slice(1)) : new URLSearchParams(hash.slice(1)).get('at')
}

/** Scrolls to what the fragment names, smoothly, once the page has had time to draw it. Returns its cancel. */
export function scrollToHash(hash: string, page: Window): () => void {
  const place = placeIn(hash)
  if (!place) return () => undefined
  let stop: () => void = () => undefined
  const timer = page.setTimeout(() => {
    const calm = page.matchMedia('(prefers-reduced-motion: reduce)').matches
    const target = page.document.getElementById(place)
    if (target) stop = follow(target, page.document, calm ? 'instant' : 'smooth')
  }, HASH_SCROLL_MS)
  return () => {
    page.clearTimeout(timer)
    stop()
  }
}

const TRIES = 4
const TAKEN_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** What is drawn on the way moves the target: it is scrolled to again, until it stands or the person takes over. */
function follow(target: Element, page: Document, behavior: ScrollBehavior): () => void {
  let tries = TRIES
  const scroll = () => {
    tries -= 1
    target.scrollIntoView({ behavior })
    if (tries === 0) stop()
  }
  const stop = () => {
    page.removeEventListener('scrollend', scroll)
    for (const event of TAKEN_OVER) page.removeEventListener(event, stop)
  }
  page.addEventListener('scrollend', scroll)
  for (const event of TAKEN_OVER) page.addEventListener(event, stop, { passive: true })
  scroll()
  return stop
}

/** A new place starts at its top; back and forward return to where the person was. */
export function useScroll(): void {
  const { key, hash, pathname } = useLocation()
  const type = useNavigationType()
  const positions = useRef(new Map<string, number>())
  const last = useRef(pathname)
  const height = useRef(0)

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    const kept = positions.current
    const moved = last.current !== pathname
    last.current = pathname
    const top = type === 'POP' ? (kept.get(key) ?? 0) : moved && !isPlace(hash) ? 0 : null
    // Scrolling to where one is would still have the new page laid out before it is finished.
    if (top !== null && top !== height.current) window.scrollTo({ top, behavior: 'instant' })
    const keep = () => {
      height.current = window.scrollY
      kept.set(key, height.current)
    }
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [key, hash, pathname, type])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the same link scrolls again, and only the key tells.
  useEffect(() => scrollToHash(hash, window), [hash, key])
}
