import { type RefObject, useEffect, useRef, useState } from 'react'
import { whenIdle } from './idle-queue.ts'

/**
 * True once the element comes near what is seen, or the browser is idle: thirty charts are not drawn at once for one
 * that is looked at, and who scrolls later finds them there.
 */
export function useNear<T extends Element>(): { ref: RefObject<T | null>; near: boolean } {
  const ref = useRef<T>(null)
  const [near, setNear] = useState(() => typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = ref.current
    if (near || !element) return
    const watching = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '500px' },
    )
    watching.observe(element)
    const cancel = whenIdle(() => setNear(true))
    return () => {
      watching.disconnect()
      cancel()
    }
  }, [near])
  return { ref, near }
}
