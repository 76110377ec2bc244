import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

const HASH_SCROLL_MS = 200 // spec 2

/** A fragment that names a part of the page; those of sign-in links carry values. */
export function isPlace(hash: string): boolean {
  return hash.length > 1 && !hash.includes('=') && !/^#sign-(in|out)/.test(hash)
}

/** Scrolls to what the fragment names, smoothly, once the page has had time to draw it. Returns its cancel. */
export function scrollToHash(hash: string, page: Window): () => void {
  if (!isPlace(hash)) return () => undefined
  const timer = page.setTimeout(() => {
    const calm = page.matchMedia('(prefers-reduced-motion: reduce)').matches
    const target = page.document.getElementById(decodeURIComponent(hash.slice(1)))
    target?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' })
  }, HASH_SCROLL_MS)
  return () => page.clearTimeout(timer)
}

/** A new place starts at its top; back and forward return to where the person was. */
export function useScroll(): void {
  const { key, hash, pathname } = useLocation()
  const type = useNavigationType()
  const positions = useRef(new Map<string, number>())
  const last = useRef(pathname)

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    const kept = positions.current
    const moved = last.current !== pathname
    last.current = pathname
    if (type === 'POP') window.scrollTo({ top: kept.get(key) ?? 0, behavior: 'instant' })
    else if (moved && !isPlace(hash)) window.scrollTo({ top: 0, behavior: 'instant' })
    const keep = () => kept.set(key, window.scrollY)
    window.addEventListener('scroll', keep, { passive: true })
    return () => window.removeEventListener('scroll', keep)
  }, [key, hash, pathname, type])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the same link scrolls again, and only the key tells.
  useEffect(() => scrollToHash(hash, window), [hash, key])
}
