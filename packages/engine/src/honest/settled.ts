/** What promises give, in the order they give it. */
export async function* settled<T>(promises: readonly Promise<T>[]): AsyncGenerator<T> {
  const waiting = new Map(promises.map((promise, at) => [at, promise.then((value) => ({ at, value }))]))
  while (waiting.size > 0) {
    const { at, value } = await Promise.race(waiting.values())
    waiting.delete(at)
    yield value
  }
}
