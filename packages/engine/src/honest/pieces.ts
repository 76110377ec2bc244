/** So long at a time; then whatever else has come is looked at. */
const ROUND_MS = 5
const waiting: (() => void)[] = []

/**
 * What is counted is described on the thread that serves everybody. It is done piece by piece, a few milliseconds
 * between two looks at what else has come: a short request waits for a section or two, and never for an analysis.
 */
export function inPieces<T>(pieces: readonly (() => T)[]): Promise<T[]> {
  return Promise.all(pieces.map(soon))
}

function soon<T>(piece: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    waiting.push(() => {
      try {
        resolve(piece())
      } catch (error) {
        reject(error)
      }
    })
    if (waiting.length === 1) setImmediate(round)
  })
}

/** The next round is left to the next turn of the loop: immediates of one turn run without a look around. */
function round(): void {
  const end = performance.now() + ROUND_MS
  for (let done = 1; ; done++) {
    waiting[done - 1]!()
    if (done < waiting.length && performance.now() < end) continue
    waiting.splice(0, done)
    if (waiting.length > 0) setImmediate(round)
    return
  }
}
