import { useEffect, useState } from 'react'
import { measureOnPage, pageFamily } from '../files/fonts.ts'
import type { Measure } from '../text/style.ts'

let current: Measure | undefined

/** Widths in the page's own fonts; another function once a font has come, so that what depends on it is drawn again. */
export function usePageMeasure(): Measure {
  const [measure, setMeasure] = useState<Measure>(() => {
    current ??= measureOnPage(pageFamily())
    return current
  })
  useEffect(() => {
    const again = () => {
      current = measureOnPage(pageFamily())
      setMeasure(() => current!)
    }
    document.fonts.addEventListener('loadingdone', again)
    return () => document.fonts.removeEventListener('loadingdone', again)
  }, [])
  return measure
}
