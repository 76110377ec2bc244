import { queryOptions } from '@tanstack/react-query'
import { api, isWorthRetrying } from '../../floor/index.ts'

/** Opened once for each time the page is: each is counted. */
export const sharedAnalysisOptions = (token: string) =>
  queryOptions({
    queryKey: ['shared-analysis', token],
    queryFn: ({ signal }) => api.openSharedLink({ body: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    retry: isWorthRetrying,
  })
