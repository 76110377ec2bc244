import type { FoundAccount } from '@starling/contract/browser'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../floor/index.ts'

const SHOWN = 6
const QUIET_MS = 150
const NONE: readonly FoundAccount[] = []

const suggestionOptions = (typed: string) =>
  queryOptions({
    queryKey: ['analysis', 'accounts', typed],
    queryFn: ({ signal }) => api.searchSocials({ query: { q: typed, limit: SHOWN } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
    // They only help: without them a handle is typed to its end.
    retry: false,
  })

/** Accounts of the corpus whose handle or name begins as typed, once the typing rests. */
export function useAccountSuggestions(text: string, wanted: boolean): readonly FoundAccount[] {
  const typed = useQuiet(text.trim().replace(/^@/, '').slice(0, 100))
  const { data } = useQuery({ ...suggestionOptions(typed), enabled: wanted && typed !== '' })
  return wanted && typed !== '' && data ? data : NONE
}

function useQuiet(text: string): string {
  const [quiet, setQuiet] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), QUIET_MS)
    return () => clearTimeout(timer)
  }, [text])
  return quiet
}
