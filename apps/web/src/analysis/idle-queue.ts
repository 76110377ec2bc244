type Work = () => void

const later: (work: Work) => void =
  typeof requestIdleCallback === 'function' ? (work) => requestIdleCallback(work) : (work) => setTimeout(work, 100)

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

/** One piece of work at a time, when the browser has nothing better to do. Returns its cancel. */
export function whenIdle(work: Work): () => void {
  waiting.add(work)
  if (!isRunning) {
    isRunning = true
    later(next)
  }
  return () => waiting.delete(work)
}
