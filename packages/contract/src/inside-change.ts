import { AsyncLocalStorage } from 'node:async_hooks'

const changes = new AsyncLocalStorage<true>()

/** Runs the work of a change: whatever it awaits knows that a transaction is open. */
export const insideChange = <T>(work: () => Promise<T>): Promise<T> => changes.run(true, work)

/**
 * For what others wake up: a job belongs to no change, though the connection its bell came over may have been opened
 * inside one, and whatever a connection calls runs where that was.
 */
export const outsideChange = <T>(work: () => T): T => changes.exit(work)

export const isInsideChange = (): boolean => changes.getStore() === true

/** Every door to the network asks this first: a transaction that waits for others holds a connection all that time. */
export function refuseInsideChange(what: string): void {
  if (isInsideChange()) throw new Error(`${what} was asked inside a change: what leaves goes through the outbox`)
}
