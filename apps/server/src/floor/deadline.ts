import type { Context } from './context.ts'

export const TOO_SLOW_MS = 30_000 // spec 9

/** Ends when whoever asked has gone, or after as long as the specification lets a reader wait. */
export async function withDeadline<T>(
  { signal }: Pick<Context, 'signal'>,
  work: (signal: AbortSignal) => Promise<T>,
  after_ms = TOO_SLOW_MS,
): Promise<T> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), after_ms)
  try {
    return await work(AbortSignal.any([signal, late.signal]))
  } finally {
    clearTimeout(timer)
  }
}
