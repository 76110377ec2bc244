import { startTransition, useEffect, useState } from 'react'
import { measureOnPage, pageFamily } from '../files/fonts.ts'
import type { Measure } from '../text/style.ts'

let current: Measure | undefined
const listeners = new Set<() => void>()

function again(): void {
  current = measureOnPage(pageFamily())
  // One after another: thirty charts drawn at once would hold up whoever types.
  startTransition(() => {
    for (const listener of listeners) listener()
  })
}

/** Widths in the page's own fonts; another function once a font has come, so that what depends on it is drawn again. */
export function usePageMeasure(): Measure {
  const [measure, setMeasure] = useState<Measure>(() => {
    current ??= measureOnPage(pageFamily())
    return current
  })
  useEffect(() => {
    const listener = () => setMeasure(() => current!)
    // A font may have come between the drawing and this.
    listener()
    if (listeners.size === 0) document.fonts.addEventListener('loadingdone', again)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      document.fonts.removeEventListener('loadingdone', again)
      current = undefined
    }
  }, [])
  return measure
}
