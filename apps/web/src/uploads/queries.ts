import type { RefreshRule } from '@starling/contract/browser'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../floor/index.ts'
import { useSubmitOnce } from '../forms/index.ts'

const KEY = ['uploads'] as const
const LOOK_AGAIN_MS = 2_000

/** Looked at again while one of them is on its way to X. */
export const uploadsOptions = (team: string) =>
  queryOptions({
    queryKey: [...KEY, team],
    queryFn: ({ signal }) => api.listUploadedAudiences({ query: { team } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'sending') ? LOOK_AGAIN_MS : false),
  })

export type GivenUpload = { audience_config_id: string; team_account: string; refresh: RefreshRule }

export function useUploadChanges() {
  const client = useQueryClient()
  const submit = useSubmitOnce()
  const onSettled = () => client.invalidateQueries({ queryKey: KEY })
  const upload = useMutation({
    mutationFn: (given: GivenUpload) =>
      submit((body, how) => api.uploadAudience({ body }, how), { ...given, consent: true as const }),
    onSettled,
  })
  const change = useMutation({
    mutationFn: ({ pk, refresh }: { pk: string; refresh: RefreshRule }) =>
      api.changeUploadedAudience({ path: { pk }, body: { refresh } }),
    onSettled,
  })
  const retry = useMutation({ mutationFn: (pk: string) => api.retryUpload({ path: { pk } }), onSettled })
  const remove = useMutation({ mutationFn: (pk: string) => api.deleteUploadedAudience({ path: { pk } }), onSettled })
  const restore = useMutation({ mutationFn: (pk: string) => api.restoreUploadedAudience({ path: { pk } }), onSettled })
  return { upload, change, retry, remove, restore }
}
