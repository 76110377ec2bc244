import type { BillingCheckout, UpgradePreview } from '@starling/contract/browser'
import { queryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../floor/index.ts'
import { useSubmitOnce } from '../forms/index.ts'

const LOOK_AGAIN_MS = 1_000

/** Looked at again while something is on its way. */
export const billingOptions = (team_id: string) =>
  queryOptions({
    queryKey: ['billing', team_id],
    queryFn: ({ signal }) => api.getTeamBilling({ path: { team_id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.pending ? LOOK_AGAIN_MS : false),
  })

export const billingPlansOptions = queryOptions({
  queryKey: ['billing_plans'],
  queryFn: ({ signal }) => api.listBillingPlans({}, { signal }),
  staleTime: 10 * 60_000,
})

/** What another plan costs is worked out anew whenever it is looked at. */
export const previewOptions = (team_id: string, plan: string) =>
  queryOptions({
    queryKey: ['billing', team_id, 'preview', plan],
    queryFn: ({ signal }) => api.previewUpgrade({ path: { team_id }, body: { plan } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

/** Looked at again until the biller has told what became of it. */
export const checkoutOptions = (team_id: string, pk: string) =>
  queryOptions({
    queryKey: ['billing', team_id, 'checkout', pk],
    queryFn: ({ signal }) => api.getCheckout({ path: { team_id, pk } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? LOOK_AGAIN_MS : false),
  })

const INVOICES = 12
export const useInvoices = (team_id: string) =>
  useInfiniteQuery({
    queryKey: ['billing', team_id, 'invoices'],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }) => {
      let next: string | null = null
      const onNext = (after: string | null) => {
        next = after
      }
      const query = { limit: INVOICES, ...(pageParam !== null && { cursor: pageParam }) }
      const invoices = await api.listInvoices({ path: { team_id }, query }, { signal, onNext })
      return { invoices, next: next as string | null }
    },
    getNextPageParam: ({ next }) => next,
  })

export function useBillingChanges(team_id: string) {
  const client = useQueryClient()
  const submit = useSubmitOnce()
  const again = () =>
    Promise.all([['billing', team_id], ['team']].map((queryKey) => client.invalidateQueries({ queryKey })))
  const start = useMutation({
    mutationFn: (plan: string): Promise<BillingCheckout> =>
      submit((body, how) => api.startCheckout({ body }, how), { team: team_id, plan }),
  })
  const upgrade = useMutation({
    mutationFn: ({ plan, at, due_micro }: UpgradePreview) =>
      submit((body, how) => api.upgradeSubscription({ body }, how), { team: team_id, plan: plan.id, at, due_micro }),
    onSettled: again,
  })
  const cancel = useMutation({
    mutationFn: () => api.cancelSubscription({ body: { team: team_id } }),
    onSettled: again,
  })
  const keep = useMutation({ mutationFn: () => api.keepSubscription({ path: { team_id } }), onSettled: again })
  const read = useMutation({ mutationFn: () => api.readBilling({ path: { team_id } }), onSettled: again })
  const portal = useMutation({ mutationFn: () => api.openBillingPortal({ path: { team_id } }) })
  return { start, upgrade, cancel, keep, read, portal, again }
}
