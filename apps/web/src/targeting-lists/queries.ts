import type { ListedTargetingList, TargetingList } from '@starling/contract/browser'
import { givenParts, type TargetingPackage } from '@starling/targeting'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../floor/index.ts'
import { useSubmitOnce } from '../forms/index.ts'
import { chosenIn } from './edit-package.ts'
import type { ListsAsked } from './lists-url.ts'

export const KEY = ['targeting lists']
const POLLED_EVERY_MS = 3_000 // spec 4, 9
const AT_ONCE = 40

export const listsOptions = (asked: ListsAsked) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'saved', asked],
    queryFn: async ({ signal, pageParam }) => {
      let next: string | null = null
      const query = { ...asked, limit: AT_ONCE, ...(pageParam !== null && { cursor: pageParam }) }
      const onNext = (after: string | null) => {
        next = after
      }
      return { lists: await api.listTargetingLists({ query }, { signal, onNext }), next: next as string | null }
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ lists }) => lists.some(({ processing }) => processing)) ? POLLED_EVERY_MS : false,
  })

export const listOptions = (pk: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', pk],
    queryFn: ({ signal }) => api.getTargetingList({ path: { pk } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.processing ? POLLED_EVERY_MS : false),
  })

export const packOptions = (pk: string) =>
  queryOptions({
    queryKey: [...KEY, 'pack', pk],
    queryFn: ({ signal }) => api.getNativePack({ path: { pk } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.processing ? POLLED_EVERY_MS : false),
  })

export const packsOptions = (asked: { text?: string; country?: string }) =>
  queryOptions({
    queryKey: [...KEY, 'packs', asked],
    queryFn: ({ signal }) => api.listNativePacks({ query: { ...asked, limit: AT_ONCE } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.some(({ processing }) => processing) ? POLLED_EVERY_MS : false),
  })

export const recordsOptions = queryOptions({
  queryKey: [...KEY, 'records'],
  queryFn: ({ signal }) => api.listTargetingInsights({ query: { limit: 10 } }, { signal }),
})

/** The audience that a list was made of. */
export const audienceOptions = (pk: string) =>
  queryOptions({
    queryKey: [...KEY, 'audience', pk],
    queryFn: ({ signal }) => api.getProAudienceConfig({ path: { pk } }, { signal }),
    retry: false,
  })

export const recordOptions = (pk: string) =>
  queryOptions({
    queryKey: [...KEY, 'record', pk],
    queryFn: ({ signal }) => api.getTargetingInsights({ path: { pk } }, { signal }),
  })

export type CoveredAudience = Omit<Parameters<typeof api.coverTargeting>[0]['body'], 'targeting_package'>
/** Of just this state of the package: another state is another question. */
export const coverageOptions = (audience: CoveredAudience, given: TargetingPackage) =>
  queryOptions({
    queryKey: [...KEY, 'coverage', audience, chosenIn(given)],
    queryFn: ({ signal }) =>
      api.coverTargeting({ body: { ...audience, targeting_package: givenParts(given) } }, { signal }),
    staleTime: 5 * 60_000,
  })

export const versionsOptions = (pk: string) =>
  queryOptions({
    queryKey: [...KEY, 'versions', pk],
    queryFn: ({ signal }) => api.listTargetingListVersions({ path: { pk }, query: { limit: AT_ONCE } }, { signal }),
  })
/** A version never changes. */
export const versionOptions = (pk: string, number: number) =>
  queryOptions({
    queryKey: [...KEY, 'version', pk, number],
    queryFn: ({ signal }) => api.getTargetingListVersion({ path: { pk, number: String(number) } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const usesOptions = (pk: string) =>
  queryOptions({
    queryKey: [...KEY, 'uses', pk],
    queryFn: ({ signal }) => api.listTargetingListUses({ path: { pk }, query: { limit: 20 } }, { signal }),
  })
export type BudgetWanted = Parameters<typeof api.getAutopilotBudget>[0]['query']
export const budgetOptions = (query: BudgetWanted) =>
  queryOptions({
    queryKey: [...KEY, 'budget', query],
    queryFn: ({ signal }) => api.getAutopilotBudget({ query }, { signal }),
  })
export const allowanceOptions = queryOptions({
  queryKey: [...KEY, 'allowance'],
  queryFn: ({ signal }) => api.getAutopilotAllowance({}, { signal }),
})
export const lineItemsOptions = queryOptions({
  queryKey: [...KEY, 'line items'],
  queryFn: ({ signal }) => api.listPausedLineItems({}, { signal }),
  retry: false,
})

export const sharesOptions = (targeting_list_id: string) =>
  queryOptions({
    queryKey: [...KEY, 'shares', targeting_list_id],
    queryFn: ({ signal }) =>
      api.listTargetingListShares({ query: { limit: 100 }, body: { targeting_list_id } }, { signal }),
  })
export const sharedWithMeOptions = queryOptions({
  queryKey: [...KEY, 'shared with me'],
  queryFn: ({ signal }) => api.listSharedTargetingLists({}, { signal }),
})
export const sharedOptions = (pk: string) =>
  queryOptions({
    queryKey: [...KEY, 'shared', pk],
    queryFn: ({ signal }) => api.openSharedTargetingList({ path: { pk } }, { signal }),
  })

export type NewList = NonNullable<NonNullable<Parameters<typeof api.createTargetingList>[0]>['body']>
type Replaced = Parameters<typeof api.replaceTargetingList>[0]['body']

export function useListChanges() {
  const client = useQueryClient()
  const submit = useSubmitOnce()
  const onSettled = () => client.invalidateQueries({ queryKey: KEY })
  const keep = (list: TargetingList) => client.setQueryData(listOptions(list.id).queryKey, list)
  const create = useMutation({
    mutationFn: (list: NewList) => submit((body, how) => api.createTargetingList({ body }, how), list),
    onSuccess: keep,
    onSettled,
  })
  const replace = useMutation({
    mutationFn: ({ id, body }: { id: string; body: Replaced }) => api.replaceTargetingList({ path: { pk: id }, body }),
    onSuccess: keep,
    onSettled,
  })
  const remove = useMutation({ mutationFn: (pk: string) => api.removeTargetingList({ path: { pk } }), onSettled })
  const restore = useMutation({ mutationFn: (pk: string) => api.restoreTargetingList({ path: { pk } }), onSettled })
  const goBack = useMutation({
    mutationFn: ({ list, number }: { list: Pick<ListedTargetingList, 'id' | 'version'>; number: number }) =>
      api.restoreTargetingListVersion({ path: { pk: list.id }, body: { number, version: list.version } }),
    onSuccess: keep,
    onSettled,
  })
  const makePack = useMutation({
    mutationFn: (body: Parameters<typeof api.generateNativePack>[0]['body']) => api.generateNativePack({ body }),
    onSettled,
  })
  const allow = useMutation({
    mutationFn: ({ id, body }: { id: string; body: Parameters<typeof api.allowAutopilot>[0]['body'] }) =>
      api.allowAutopilot({ path: { pk: id }, body }),
    onSuccess: keep,
    onSettled,
  })
  return { create, replace, remove, restore, goBack, makePack, allow }
}

export function useListShareChanges() {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: KEY })
  type ByMail = Parameters<typeof api.shareTargetingList>[0]['body']
  type ViaAccount = Parameters<typeof api.shareTargetingListViaAccount>[0]['body']
  type ByLink = NonNullable<Parameters<typeof api.makeTargetingListLink>[0]['body']>
  const byMail = useMutation({ mutationFn: (body: ByMail) => api.shareTargetingList({ body }), onSettled })
  const viaAccount = useMutation({
    mutationFn: (body: ViaAccount) => api.shareTargetingListViaAccount({ body }),
    onSettled,
  })
  const byLink = useMutation({
    mutationFn: ({ id, body }: { id: string; body: ByLink }) => api.makeTargetingListLink({ path: { pk: id }, body }),
    onSettled,
  })
  const revoke = useMutation({
    mutationFn: (pk: string) => api.deleteTargetingListShare({ path: { pk } }),
    onSettled,
  })
  const restore = useMutation({
    mutationFn: (pk: string) => api.restoreTargetingListShare({ path: { pk } }),
    onSettled,
  })
  return { byMail, viaAccount, byLink, revoke, restore }
}

const MOST_CHOICES = 8
/** Audiences that a list can be made of, by the beginning of their names: one's own, then those of the catalog. */
export const audiencesOptions = (text: string) =>
  queryOptions({
    queryKey: [...KEY, 'audiences', text],
    queryFn: ({ signal }) => api.autocompleteProAudienceConfigs({ body: { text, limit: MOST_CHOICES } }, { signal }),
  })

const MOST_OF_CATALOG = 100
export const catalogOptions = queryOptions({
  queryKey: [...KEY, 'catalog'],
  queryFn: ({ signal }) => api.listProAudiences({ query: { limit: MOST_OF_CATALOG } }, { signal }),
})
