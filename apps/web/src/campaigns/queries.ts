import type { Campaign, TakenSide } from '@starling/contract/browser'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../floor/index.ts'
import { useSubmitOnce } from '../forms/index.ts'
import type { CampaignsAsked } from './campaigns-url.ts'

export const KEY = ['campaigns']
const AT_ONCE = 50
/** What X was told is asked for again until it is known what came of it. */
const POLLED_EVERY_MS = 2_000
const isMoving = ({ state }: { state: string }) => state === 'sending'

export const campaignsOptions = (team: string, asked: CampaignsAsked) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'list', team, asked],
    queryFn: async ({ signal, pageParam }) => {
      let next: string | null = null
      const query = { team, ...asked, limit: AT_ONCE, ...(pageParam !== null && { cursor: pageParam }) }
      const onNext = (after: string | null) => {
        next = after
      }
      return { campaigns: await api.listCampaigns({ query }, { signal, onNext }), next: next as string | null }
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ campaigns }) => campaigns.some(isMoving)) ? POLLED_EVERY_MS : false,
  })

/** What campaigns came to; those of which X has reported nothing are not there. */
export const sumsOptions = (team: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...KEY, 'sums', team, ids],
    queryFn: ({ signal }) => api.listCampaignSums({ query: { team, ids: ids.join(',') } }, { signal }),
    enabled: ids.length > 0,
  })

export const campaignOptions = (pk: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', pk],
    queryFn: ({ signal }) => api.getCampaign({ path: { pk } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? POLLED_EVERY_MS : false),
  })

/** A campaign has at most a hundred, and the store gives two hundred at once. */
export const adSetsOptions = (pk: string) =>
  queryOptions({
    queryKey: [...KEY, 'ad sets', pk],
    queryFn: ({ signal }) => api.listCampaignAdSets({ path: { pk } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.some(isMoving) ? POLLED_EVERY_MS : false),
  })
export const adSetOptions = (pk: string) =>
  queryOptions({
    queryKey: [...KEY, 'ad set', pk],
    queryFn: ({ signal }) => api.getAdSet({ path: { pk } }, { signal }),
  })

const MOST_ADS = 200
/** All of them, page after page: those of one ad set stand together on the screen. */
export const adsOptions = (pk: string) =>
  queryOptions({
    queryKey: [...KEY, 'ads', pk],
    queryFn: async ({ signal }) => {
      const all = []
      let cursor: string | null = null
      do {
        const onNext = (next: string | null) => {
          cursor = next
        }
        const query: { limit: number; cursor?: string } = { limit: MOST_ADS, ...(cursor !== null && { cursor }) }
        all.push(...(await api.listCampaignAds({ path: { pk }, query }, { signal, onNext })))
      } while (cursor !== null)
      return all
    },
    refetchInterval: ({ state: { data } }) => (data?.some(isMoving) ? POLLED_EVERY_MS : false),
  })

/** Of just this state of the campaign: another state is another question. X is asked along with it, and may have news. */
export const reviewOptions = ({ id, changed_at, state, ads, ad_sets, differences }: Campaign) =>
  queryOptions({
    queryKey: [...KEY, 'review', id, changed_at, state, ads, ad_sets],
    queryFn: async ({ signal, client }) => {
      const review = await api.reviewCampaign({ path: { pk: id } }, { signal })
      const { changed_at: then, differences: found } = review.campaign
      const isNews = found !== differences || then !== changed_at
      if (isNews) void client.invalidateQueries({ queryKey: campaignOptions(id).queryKey })
      return review
    },
  })

/** What can pay in an ad account, as X tells it now. */
export const fundingOptions = (team_id: string, pk: string) =>
  queryOptions({
    queryKey: [...KEY, 'funding', team_id, pk],
    queryFn: ({ signal }) => api.listAccountFunding({ path: { team_id, pk } }, { signal }),
    staleTime: 60_000,
  })

const MOST_CHOICES = 20
/** What a campaign can be made of, by the beginning of its name: the team's audiences, then those of the catalog. */
export const audienceChoices = (team: string, text: string) =>
  queryOptions({
    queryKey: [...KEY, 'audience choices', team, text],
    queryFn: ({ signal }) => api.autocompleteAudienceConfigs({ body: { team, text, limit: MOST_CHOICES } }, { signal }),
  })
export const listChoices = (text: string) =>
  queryOptions({
    queryKey: [...KEY, 'list choices', text],
    queryFn: ({ signal }) =>
      api.listTargetingLists({ query: { limit: MOST_CHOICES, ...(text !== '' && { text }) } }, { signal }),
  })
export const planChoices = (team: string) =>
  queryOptions({
    queryKey: [...KEY, 'plan choices', team],
    queryFn: ({ signal }) => api.listAudiencePlans({ query: { team } }, { signal }),
  })

const MOST_CREATIVES = 100
export const creativesOptions = (team: string, search: string) =>
  queryOptions({
    queryKey: [...KEY, 'creatives', team, search],
    queryFn: ({ signal }) =>
      api.listAdCreatives({ query: { team, limit: MOST_CREATIVES, ...(search !== '' && { search }) } }, { signal }),
  })

export type NewCampaignBody = Parameters<typeof api.createCampaign>[0]['body']
type ChangedBody = NonNullable<Parameters<typeof api.changeCampaign>[0]['body']>
type ChangedSetBody = NonNullable<Parameters<typeof api.changeAdSet>[0]['body']>
type NewAdBody = Parameters<typeof api.createAd>[0]['body']
type Bulk = Parameters<typeof api.bulkCampaigns>[0]['body']

export function useCampaignChanges() {
  const client = useQueryClient()
  const submit = useSubmitOnce()
  const onSettled = () => client.invalidateQueries({ queryKey: KEY })
  const keep = (campaign: Campaign) => client.setQueryData(campaignOptions(campaign.id).queryKey, campaign)
  const known = { onSuccess: keep, onSettled }
  const create = useMutation({
    mutationFn: (given: NewCampaignBody) => submit((body, how) => api.createCampaign({ body }, how), given),
    ...known,
  })
  const change = useMutation({
    mutationFn: ({ id, body }: { id: string; body: ChangedBody }) => api.changeCampaign({ path: { pk: id }, body }),
    ...known,
  })
  const remove = useMutation({ mutationFn: (pk: string) => api.deleteCampaign({ path: { pk } }), onSettled })
  const restore = useMutation({ mutationFn: (pk: string) => api.restoreCampaign({ path: { pk } }), ...known })
  const send = useMutation({ mutationFn: (pk: string) => api.sendCampaign({ path: { pk } }), ...known })
  const launch = useMutation({
    mutationFn: ({ id, changed_at }: Campaign) =>
      submit((given, how) => api.launchCampaign(given, how), {
        path: { pk: id },
        body: { seen_changed_at: changed_at },
      }),
    ...known,
  })
  const approve = useMutation({
    mutationFn: ({ id, changed_at }: Campaign) =>
      api.approveCampaign({ path: { pk: id }, body: { seen_changed_at: changed_at } }),
    ...known,
  })
  const refuse = useMutation({ mutationFn: (pk: string) => api.refuseCampaign({ path: { pk } }), ...known })
  const pause = useMutation({ mutationFn: (pk: string) => api.pauseCampaign({ path: { pk } }), ...known })
  const end = useMutation({ mutationFn: (pk: string) => api.endCampaign({ path: { pk } }), ...known })
  const copy = useMutation({
    mutationFn: (given: { path: { pk: string }; body: { name: string } }) =>
      submit((body, how) => api.copyCampaign(body, how), given),
    ...known,
  })
  const reconcile = useMutation({
    mutationFn: ({ id, take }: { id: string; take: TakenSide[] }) =>
      api.reconcileCampaign({ path: { pk: id }, body: { take } }),
    onSuccess: ({ campaign }) => keep(campaign),
    onSettled,
  })
  const bulk = useMutation({ mutationFn: (body: Bulk) => api.bulkCampaigns({ body }), onSettled })
  return { create, change, remove, restore, send, launch, approve, refuse, pause, end, copy, reconcile, bulk }
}

export function useAdChanges() {
  const client = useQueryClient()
  const submit = useSubmitOnce()
  const onSettled = () => client.invalidateQueries({ queryKey: KEY })
  const changeSet = useMutation({
    mutationFn: ({ id, body }: { id: string; body: ChangedSetBody }) => api.changeAdSet({ path: { pk: id }, body }),
    onSettled,
  })
  const removeSet = useMutation({ mutationFn: (pk: string) => api.deleteAdSet({ path: { pk } }), onSettled })
  const restoreSet = useMutation({ mutationFn: (pk: string) => api.restoreAdSet({ path: { pk } }), onSettled })
  const add = useMutation({
    mutationFn: (given: NewAdBody) => submit((body, how) => api.createAd({ body }, how), given),
    onSettled,
  })
  const toggle = useMutation({
    mutationFn: ({ id, is_on }: { id: string; is_on: boolean }) => api.toggleAd({ path: { pk: id }, body: { is_on } }),
    onSettled,
  })
  const remove = useMutation({ mutationFn: (pk: string) => api.deleteAd({ path: { pk } }), onSettled })
  const restore = useMutation({ mutationFn: (pk: string) => api.restoreAd({ path: { pk } }), onSettled })
  return { changeSet, removeSet, restoreSet, add, toggle, remove, restore }
}
