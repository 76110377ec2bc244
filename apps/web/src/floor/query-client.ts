import { ApiError } from '@starling/contract/browser'
import { QueryClient } from '@tanstack/react-query'

export const ME_KEY = ['me'] as const

const RETRIES = 2

/** A refusal stays a refusal; only what may pass by itself is asked again. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const passing = error instanceof ApiError && (error.status === 0 || error.status >= 500)
  return passing && failures < RETRIES
}

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: isWorthRetrying } },
})
