type Work = () => void

const later: (work: Work) => void =
  typeof requestIdleCallback === 'function' ? (work) => requestIdleCallback(work) : (work) => setTimeout(work, 100)

const STIRS = ['pointermove', 'scroll', 'keydown', 'touchstart'] as const
/** Who only looks does not stir, but may search in the page. */
const AT_LATEST_MS = 4_000

/** Somebody is there: until then only what is seen is worth the work. */
const stirred = new Promise<void>((resolve) => {
  for (const event of STIRS) globalThis.addEventListener?.(event, () => resolve(), { once: true, passive: true })
})

const waiting = new Set<Work>()
let isRunning = false

function next(): void {
  const [work] = waiting
  isRunning = work !== undefined
  if (!work) return
  waiting.delete(work)
  work()
  later(next)
}

/** One piece of work at a time, when somebody reads the page and the browser has nothing better to do. Returns its cancel. */
export function whenIdle(work: Work): () => void {
  waiting.add(work)
  if (!isRunning) {
    isRunning = true
    const quiet = new Promise<void>((resolve) => void setTimeout(resolve, AT_LATEST_MS))
    void Promise.race([stirred, quiet]).then(() => later(next))
  }
  return () => waiting.delete(work)
}
