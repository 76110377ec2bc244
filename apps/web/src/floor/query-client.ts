import { ApiError } from '@starling/contract/browser'
import { QueryClient } from '@tanstack/react-query'
import { isOnline } from './online.ts'

export const ME_KEY = ['me'] as const

const RETRIES = 2

/** A refusal stays a refusal; only what may pass by itself is asked again. Offline, that is when one is back. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const passing = error instanceof ApiError && ((error.status === 0 && isOnline()) || error.status >= 500)
  return passing && failures < RETRIES
}

/** Offline a question fails at once and says so, where it would wait without a word; what failed is asked again when one is back. */
const networkMode = 'always'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: isWorthRetrying, networkMode, refetchOnReconnect: true },
    mutations: { networkMode },
  },
})
