import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenIdle } from './idle-queue.ts'

type Work = () => void

const watched = new Map<Element, Work>()
const inSight = new Set<Element>()
let observer: IntersectionObserver | undefined

/** What came near waits here: each is a task of its own, so that no click or key waits for several charts. */
const waiting = new Set<Work>()
const channel = typeof MessageChannel === 'undefined' ? undefined : new MessageChannel()
if (channel) channel.port1.onmessage = next

function next(): void {
  const [work] = waiting
  if (!work) return
  waiting.delete(work)
  work()
  channel?.port2.postMessage(null)
}

function watch(element: Element, onNear: Work): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const work = watched.get(target)
        if (isIntersecting) inSight.add(target)
        else inSight.delete(target)
        if (isIntersecting && work) waiting.add(work)
      }
      channel?.port2.postMessage(null)
    },
    { rootMargin: '400px' },
  )
  watched.set(element, onNear)
  observer.observe(element)
  return () => {
    watched.delete(element)
    inSight.delete(element)
    waiting.delete(onNear)
    observer?.unobserve(element)
  }
}

// On paper there is no scrolling.
globalThis.addEventListener?.('beforeprint', () =>
  flushSync(() => {
    for (const work of [...watched.values()]) work()
  }),
)

/**
 * True once the element comes near what is seen, or it is `ready` and the browser idle: thirty charts are not drawn at
 * once for one that is looked at, and who scrolls later finds them there. What is `seen` at once does not wait to be
 * found near. For another `subject` it begins anew.
 */
export function useNear<T extends Element>(
  subject: unknown,
  { seen, ready }: { seen: boolean; ready: boolean },
): { ref: RefObject<T | null>; near: boolean } {
  const ref = useRef<T>(null)
  const [state, setState] = useState(() => ({ subject, near: seen || typeof IntersectionObserver === 'undefined' }))
  if (state.subject !== subject)
    setState({ subject, near: seen || observer === undefined || (ref.current !== null && inSight.has(ref.current)) })
  const { near } = state

  useEffect(() => {
    const element = ref.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    return watch(element, () => setState((before) => (before.near ? before : { ...before, near: true })))
  }, [])

  useEffect(() => {
    if (near || !ready) return
    return whenIdle(() => setState((before) => ({ ...before, near: true })))
  }, [near, ready])
  return { ref, near }
}
