/**
 * Lets one of all servers do a work at a time: `undefined` where another one is doing it. The signal is aborted when
 * that can no longer be promised; from then on nothing may be written.
 */
export type Alone = <T>(name: string, work: (lost: AbortSignal) => Promise<T>) => Promise<{ done: T } | undefined>

/** Where there is only one server. */
export const freely: Alone = async (_, work) => ({ done: await work(new AbortController().signal) })
