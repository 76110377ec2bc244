import type { TargetingInsights } from '@starling/contract/browser'
import { canonical } from '@starling/question'
import { type BuilderDraft, questionOfDraft } from '@starling/question/builder'
import { givenParts, hasWords } from '@starling/targeting'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../floor/index.ts'

const POLLED_EVERY_MS = 3_000 // spec 4, 9
const KEY = ['targeting']
/** As many as are looked through for one of this very draft. */
const LOOKED_THROUGH = 10

/** It is being made, and not there yet. */
export const isAwaited = ({ processing, targeting_package }: TargetingInsights): boolean =>
  processing && !(targeting_package && hasWords(targeting_package))

export const insightsOptions = (pk: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', pk],
    queryFn: ({ signal }) => api.getTargetingInsights({ path: { pk } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isAwaited(data) ? POLLED_EVERY_MS : false),
  })

export const newestOptions = () =>
  queryOptions({
    queryKey: [...KEY, 'newest'],
    queryFn: ({ signal }) => api.listTargetingInsights({ query: { limit: LOOKED_THROUGH } }, { signal }),
  })

/** X is asked once for a question, and not anew while its answer is fresh: it allows only so many. */
export const estimateOptions = (draft: BuilderDraft) =>
  queryOptions({
    queryKey: [...KEY, 'estimate', askedIn(draft)],
    queryFn: ({ signal }) => api.estimateDraft({ body: { draft } }, { signal }),
    staleTime: 10 * 60_000,
    retry: false,
  })

/** Whom a package reaches of the audience that it was made of. */
export const coverageOptions = ({ id, draft, targeting_package }: TargetingInsights) =>
  queryOptions({
    queryKey: [...KEY, 'coverage', id],
    queryFn: ({ signal }) =>
      api.coverTargeting({ body: { draft, targeting_package: givenParts(targeting_package!) } }, { signal }),
    enabled: targeting_package !== null,
    retry: false,
  })

/** Two drafts that ask the same have the same package. */
export const askedIn = (draft: BuilderDraft): string => canonical([questionOfDraft(draft), draft.days])

/** The team's call is the team site's; what it makes is the person's, here and there. */
export function useTargetingChanges(isTeam: boolean) {
  const client = useQueryClient()
  const keep = (made: TargetingInsights) => {
    client.setQueryData(insightsOptions(made.id).queryKey, made)
    return client.invalidateQueries({ queryKey: newestOptions().queryKey })
  }
  const generate = useMutation({
    mutationFn: (draft: BuilderDraft) =>
      isTeam ? api.buildAudience({ body: { draft } }) : api.generateInsights({ body: { draft } }),
    onSuccess: keep,
  })
  const cancel = useMutation({
    mutationFn: (pk: string) => api.cancelTargetingInsights({ path: { pk } }),
    onSuccess: keep,
  })
  return { generate, cancel }
}
