/** Under way at once: many small questions must not keep everybody else waiting. */
const AT_ONCE = 4

/** The answers to all, in their order, a few at a time. */
export async function inTurn<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const answers = new Array<R>(all.length)
  let next = 0
  const worker = async () => {
    while (next < all.length) {
      const at = next++
      answers[at] = await work(all[at]!)
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, all.length) }, worker))
  return answers
}
