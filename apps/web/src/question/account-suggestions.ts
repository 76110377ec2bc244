import type { FoundAccount } from '@starling/contract/browser'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { quiet, useQuiet } from '../floor/index.ts'

const SHOWN = 6
const NONE: readonly FoundAccount[] = []

/** Whoever may not ask goes on without: nobody is sent to sign in for typing. */
export const findAccounts = (typed: string, signal: AbortSignal) =>
  quiet.searchSocials({ query: { q: typed, limit: SHOWN } }, { signal })

/** What of a text is a handle or a name to look for. */
export const accountText = (text: string) =>
  text
    .trim()
    .replace(/^[@＠]/, '')
    .slice(0, 100)

const suggestionOptions = (typed: string) =>
  queryOptions({
    queryKey: ['analysis', 'accounts', typed],
    queryFn: ({ signal }) => findAccounts(typed, signal),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
    // They only help: without them a handle is typed to its end.
    retry: false,
  })

/** Accounts of the corpus whose handle or name begins as typed, once the typing rests. */
export function useAccountSuggestions(text: string, wanted: boolean): readonly FoundAccount[] {
  const typed = useQuiet(accountText(text))
  const { data } = useQuery({ ...suggestionOptions(typed), enabled: wanted && typed !== '' })
  return wanted && typed !== '' && data ? data : NONE
}
