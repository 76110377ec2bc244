import type { Campaign, CampaignSegmentation } from '@starling/contract/browser'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../floor/index.ts'

const key = (pk: string) => ['campaign-results', pk] as const

export const statsOptions = (pk: string) =>
  queryOptions({
    queryKey: [...key(pk), 'stats'],
    queryFn: ({ signal }) => api.getCampaignStats({ path: { pk } }, { signal }),
  })
/** Whether there is, or may soon be, anything to tell of it: one that was made at X and never launched has nothing. */
export function useHasRun({ id, x_id, state, is_running }: Pick<Campaign, 'id' | 'x_id' | 'state' | 'is_running'>) {
  const { data } = useQuery({ ...statsOptions(id), enabled: x_id !== null })
  const isLaunched = state === 'active' || state === 'ended' || is_running
  return x_id !== null && (isLaunched || (data?.days.length ?? 0) > 0)
}
export const segmentsOptions = (pk: string, by: CampaignSegmentation['by']) =>
  queryOptions({
    queryKey: [...key(pk), 'segments', by],
    queryFn: ({ signal }) => api.getCampaignSegmentations({ path: { pk }, query: { by } }, { signal }),
  })
export const groupsOptions = (pk: string) =>
  queryOptions({
    queryKey: [...key(pk), 'groups'],
    queryFn: ({ signal }) => api.getCampaignGroups({ path: { pk } }, { signal }),
  })
export const proposalsOptions = (pk: string) =>
  queryOptions({
    queryKey: [...key(pk), 'proposals'],
    queryFn: ({ signal }) => api.listCampaignProposals({ path: { pk }, query: { limit: 50 } }, { signal }),
  })
export const alertsOptions = (pk: string) =>
  queryOptions({
    queryKey: [...key(pk), 'alerts'],
    queryFn: ({ signal }) => api.listCampaignAlerts({ path: { pk }, query: { limit: 20 } }, { signal }),
  })
export const alertMailOptions = (pk: string) =>
  queryOptions({
    queryKey: [...key(pk), 'alert-mail'],
    queryFn: ({ signal }) => api.getAlertMail({ path: { pk } }, { signal }),
  })
export const reachOptions = (pk: string) =>
  queryOptions({
    queryKey: [...key(pk), 'reach'],
    queryFn: ({ signal }) => api.getCampaignReach({ path: { pk } }, { signal }),
  })

export function useResultActs(pk: string) {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: key(pk) })
  /** An answered proposal changes the campaign and its ad sets as well. */
  const onAnswered = () => client.invalidateQueries()
  const read = useMutation({ mutationFn: () => api.readCampaignReports({ path: { pk } }), onSettled })
  const accept = useMutation({
    mutationFn: (id: string) => api.acceptProposal({ path: { pk: id } }),
    onSettled: onAnswered,
  })
  const decline = useMutation({ mutationFn: (id: string) => api.declineProposal({ path: { pk: id } }), onSettled })
  const mail = useMutation({
    mutationFn: (wanted: boolean) => api.setAlertMail({ path: { pk }, body: { wanted } }),
    onSettled,
  })
  return { read, accept, decline, mail }
}
