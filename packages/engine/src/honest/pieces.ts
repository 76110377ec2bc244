import { LeastServed } from '../port/least-served.ts'

/** So long at a time; then whatever else has come is looked at. */
const ROUND_MS = 5
const turns = new LeastServed()
const waiting: { asker: string; work: () => void }[] = []

/**
 * What is counted is described on the thread that serves everybody. It is done piece by piece, a few milliseconds
 * between two looks at what else has come: a short request waits for a section or two, and never for an analysis.
 */
export function inPieces<T>(pieces: readonly (() => T)[], asker = ''): Promise<T[]> {
  return Promise.all(pieces.map((piece) => soon(piece, asker)))
}

function soon<T>(piece: () => T, asker: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const work = () => {
      try {
        resolve(piece())
      } catch (error) {
        reject(error)
      }
    }
    if (waiting.push({ asker, work }) === 1) setImmediate(round)
  })
}

/** The next round is left to the next turn of the loop: immediates of one turn run without a look around. */
function round(): void {
  const end = performance.now() + ROUND_MS
  for (let now = performance.now(); waiting.length > 0 && now < end; ) {
    const [{ asker, work }] = waiting.splice(turns.next(waiting), 1) as [(typeof waiting)[number]]
    work()
    const began = now
    now = performance.now()
    turns.note(asker, now - began)
  }
  if (waiting.length > 0) setImmediate(round)
}
