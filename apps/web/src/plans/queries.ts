import type { NewPlan, ReplacedPlan } from '@starling/contract/browser'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, useSubmitOnce } from '../floor/index.ts'

const KEY = ['plans'] as const

export const plansOptions = (team: string) =>
  queryOptions({
    queryKey: [...KEY, team],
    queryFn: ({ signal }) => api.listAudiencePlans({ query: { team } }, { signal }),
  })
export const planOptions = (pk: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', pk],
    queryFn: ({ signal }) => api.getAudiencePlan({ path: { pk } }, { signal }),
  })
/** Audiences of the team that can be planned with. */
export const plannableOptions = (team: string) =>
  queryOptions({
    queryKey: ['audiences', 'plannable', team],
    queryFn: ({ signal }) => api.listAudienceConfigs({ query: { team, limit: 200, sort: 'name' } }, { signal }),
  })

export function usePlanChanges(team: string) {
  const client = useQueryClient()
  const submit = useSubmitOnce()
  const onSettled = () => client.invalidateQueries({ queryKey: KEY })
  const make = useMutation({
    mutationFn: (plan: NewPlan) => submit((body, how) => api.createAudiencePlan({ body }, how), { ...plan, team }),
    onSettled,
  })
  const replace = useMutation({
    mutationFn: ({ id, body }: { id: string; body: ReplacedPlan }) =>
      api.replaceAudiencePlan({ path: { pk: id }, body }),
    onSettled,
  })
  const remove = useMutation({ mutationFn: (pk: string) => api.deleteAudiencePlan({ path: { pk } }), onSettled })
  const restore = useMutation({ mutationFn: (pk: string) => api.restoreAudiencePlan({ path: { pk } }), onSettled })
  return { make, replace, remove, restore }
}
