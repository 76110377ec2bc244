import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** As wide as the element that carries the ref; null until it is known. */
export function useWidth<T extends Element>(): { ref: RefObject<T | null>; width: number | null } {
  const ref = useRef<T>(null)
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const read = () => setWidth(Math.floor(element.getBoundingClientRect().width) || null)
    read()
    const watching = new ResizeObserver(read)
    watching.observe(element)
    return () => watching.disconnect()
  }, [])
  return { ref, width }
}
