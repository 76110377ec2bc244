import type { AudienceConfig, CatalogAudience } from '@starling/contract/browser'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../floor/index.ts'
import { useSubmitOnce } from '../forms/index.ts'
import { useSavedBefore } from '../searches/index.ts'
import type { AudienceAsked } from './audience-url.ts'

const EXCLUSION_CATEGORY = 'Exclusion Audience' // spec 3

/** Whose audiences: those of a team, or one's own. */
export type AudiencesOf = { team: string } | 'me'

const AT_ONCE = 40
type AudiencePage<A> = { audiences: A[]; next: string | null }
const paged = { initialPageParam: null as string | null, getNextPageParam: ({ next }: { next: string | null }) => next }

type Asking<A> = (cursor: { cursor?: string }, onNext: (next: string | null) => void) => Promise<A[]>
async function pageOf<A>(cursor: string | null, ask: Asking<A>): Promise<AudiencePage<A>> {
  let next: string | null = null
  const audiences = await ask(cursor === null ? {} : { cursor }, (after) => {
    next = after
  })
  return { audiences, next }
}

export const savedAudiencesOptions = (of: AudiencesOf, asked: AudienceAsked) =>
  infiniteQueryOptions({
    queryKey: ['audiences', 'saved', of, asked],
    queryFn: ({ signal, pageParam }) =>
      pageOf<AudienceConfig>(pageParam, (cursor, onNext) => {
        const query = { ...asked, limit: AT_ONCE, ...cursor }
        return of === 'me'
          ? api.listProAudienceConfigs({ query }, { signal, onNext })
          : api.listAudienceConfigs({ query: { ...query, ...of } }, { signal, onNext })
      }),
    ...paged,
  })

export const catalogOptions = ({ query_type: _, ...asked }: AudienceAsked) =>
  infiniteQueryOptions({
    queryKey: ['audiences', 'catalog', asked],
    queryFn: ({ signal, pageParam }) =>
      pageOf<CatalogAudience>(pageParam, (cursor, onNext) =>
        api.listAudiences({ query: { ...asked, limit: AT_ONCE, ...cursor } }, { signal, onNext }),
      ),
    ...paged,
  })

export const sampledOptions = (pk: string) =>
  queryOptions({
    queryKey: ['audiences', 'sampled', pk],
    queryFn: ({ signal }) => api.getAudience({ path: { pk } }, { signal }),
  })

const LASTING = { staleTime: Number.POSITIVE_INFINITY } // spec 7: loaded once
export const categoriesOptions = queryOptions({
  queryKey: ['audience-categories'],
  queryFn: ({ signal }) => api.listProAudienceCategories({}, { signal }),
  ...LASTING,
})
export const regionsOptions = queryOptions({
  queryKey: ['audience-regions'],
  queryFn: ({ signal }) => api.listProAudienceRegions({}, { signal }),
  ...LASTING,
})

export const versionsOptions = (pk: string) =>
  queryOptions({
    queryKey: ['audiences', 'versions', pk],
    queryFn: ({ signal }) => api.listAudienceVersions({ path: { pk } }, { signal }),
  })
export const sizesOptions = (pk: string) =>
  queryOptions({
    queryKey: ['audiences', 'sizes', pk],
    queryFn: ({ signal }) => api.listAudienceSizes({ path: { pk } }, { signal }),
  })

export type NewAudienceBody = Parameters<typeof api.createProAudienceConfig>[0]['body']

type ReplacedBody = Parameters<typeof api.replaceProAudienceConfig>[0]['body']

export function useAudienceChanges(of: AudiencesOf) {
  const client = useQueryClient()
  const submit = useSubmitOnce()
  const tellSavedBefore = useSavedBefore()
  const onSettled = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['audiences'] }),
      // The same rows, as Explore tells them.
      client.invalidateQueries({ queryKey: ['searches'] }),
    ])
  const save = useMutation({
    mutationFn: (audience: NewAudienceBody) =>
      submit(
        (body, how) =>
          of === 'me'
            ? api.createProAudienceConfig({ body }, how)
            : api.createAudienceConfig({ body: { ...body, ...of } }, how),
        audience,
      ),
    onSuccess: tellSavedBefore,
    onSettled,
  })
  const replace = useMutation({
    mutationFn: ({ id, body }: { id: string; body: ReplacedBody }) =>
      of === 'me'
        ? api.replaceProAudienceConfig({ path: { pk: id }, body })
        : api.replaceAudienceConfig({ path: { pk: id }, body }),
    onSettled,
  })
  const remove = useMutation({ mutationFn: (pk: string) => api.deleteAudienceConfig({ path: { pk } }), onSettled })
  const restore = useMutation({ mutationFn: (pk: string) => api.restoreAudienceConfig({ path: { pk } }), onSettled })
  const count = useMutation({ mutationFn: (pk: string) => api.countAudienceConfig({ path: { pk } }), onSettled })
  const see = useMutation({
    mutationFn: (pk: string) => api.noteAudienceMovesSeen({ path: { pk } }),
    onSettled,
  })
  const goBack = useMutation({
    mutationFn: ({ id, number }: { id: string; number: number }) =>
      api.restoreAudienceVersion({ path: { pk: id }, body: { number } }),
    onSettled,
  })
  const exclude = useMutation({
    mutationFn: (body: AskedExclusion & { name: string }) =>
      of === 'me'
        ? api.createExclusionAudience({ body })
        : api.createAudienceConfig({ body: { ...body, ...of, categories: [EXCLUSION_CATEGORY] } }),
    onSettled,
  })
  return { save, replace, remove, restore, count, see, goBack, exclude }
}

export const exclusionOptions = ({ audience_config_id, ...asked }: AskedExclusion & { audience_config_id: string }) =>
  queryOptions({
    queryKey: ['audiences', 'exclusion', asked, audience_config_id],
    queryFn: ({ signal }) =>
      api.extractExclusionSample(
        { body: { ...asked, ...(audience_config_id !== '' && { audience_config_id }) } },
        { signal },
      ),
  })
type AskedExclusion = Pick<AudienceConfig, 'body' | 'days'>

const MOST_CHOICES = 50
/** Audiences that can be chosen by their names: saved ones, then those of the catalog. */
export const choicesOptions = (of: AudiencesOf) =>
  queryOptions({
    queryKey: ['audiences', 'choices', of],
    queryFn: ({ signal }) => {
      const body = { text: '', limit: MOST_CHOICES }
      return of === 'me'
        ? api.autocompleteProAudienceConfigs({ body }, { signal })
        : api.autocompleteAudienceConfigs({ body: { ...body, ...of } }, { signal })
    },
  })

export const comparedOptions = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['audiences', 'compared', ids],
    queryFn: ({ signal }) => api.compareAudiences({ body: { audience_config_ids: [...ids] } }, { signal }),
  })
export const perspectivesOptions = (audience_config_id: string) =>
  queryOptions({
    queryKey: ['audiences', 'perspectives', audience_config_id],
    queryFn: ({ signal }) => api.exploreAudiencePerspectives({ body: { audience_config_id } }, { signal }),
  })
export const summaryOptions = (audience_config_id: string) =>
  queryOptions({
    queryKey: ['audiences', 'summary', audience_config_id],
    queryFn: ({ signal }) => api.summarizeInsights({ body: { audience_config_id } }, { signal }),
  })
export const relatedOptions = (audience_config_id: string) =>
  queryOptions({
    queryKey: ['audiences', 'related', audience_config_id],
    queryFn: ({ signal }) => api.findRelatedAudiences({ body: { audience_config_id } }, { signal }),
  })

export const sharedWithMeOptions = queryOptions({
  queryKey: ['audiences', 'shared with me'],
  queryFn: ({ signal }) => api.listSharedAudiences({}, { signal }),
})
export const sharesOptions = (pk: string) =>
  queryOptions({
    queryKey: ['audiences', 'shares', pk],
    queryFn: ({ signal }) => api.listAudienceShares({ path: { pk } }, { signal }),
  })

export function useShareChanges() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: ['audiences'] })
  type ByMail = Parameters<typeof api.shareAudience>[0]['body']
  type ViaAccount = Parameters<typeof api.shareAudienceViaAccount>[0]['body']
  const byMail = useMutation({ mutationFn: (body: ByMail) => api.shareAudience({ body }), onSettled })
  const viaAccount = useMutation({
    mutationFn: (body: ViaAccount) => api.shareAudienceViaAccount({ body }),
    onSettled,
  })
  const revoke = useMutation({ mutationFn: (pk: string) => api.deleteAudienceShare({ path: { pk } }), onSettled })
  const restore = useMutation({ mutationFn: (pk: string) => api.restoreAudienceShare({ path: { pk } }), onSettled })
  const copy = useMutation({ mutationFn: (pk: string) => api.copySharedAudience({ path: { pk } }), onSettled })
  return { byMail, viaAccount, revoke, restore, copy }
}
