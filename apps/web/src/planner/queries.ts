import type { CampaignParameters, NewScenario } from '@starling/contract/browser'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../floor/index.ts'
import { useSubmitOnce } from '../forms/index.ts'
import { askedOf, bodyOf, type ScenarioDraft } from './scenario-draft.ts'

const KEY = ['scenarios'] as const
const SHORT = { staleTime: 60_000 }

export const campaignOptions = queryOptions({
  queryKey: ['planner', 'options'],
  queryFn: ({ signal }) => api.getCampaignOptions({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The figures of a scenario. While new ones are worked out the last stand there, and say that they are the last. */
export const calculationOptions = (draft: ScenarioDraft, team: string) =>
  queryOptions({
    queryKey: ['planner', 'calculation', team, askedOf(draft)],
    queryFn: ({ signal }) => api.calculateCampaign({ body: { ...askedOf(draft), team } }, { signal }),
    placeholderData: keepPreviousData,
    ...SHORT,
  })

export const analysisOptions = (parameters: CampaignParameters) =>
  queryOptions({
    queryKey: ['planner', 'analysis', parameters],
    queryFn: ({ signal }) => api.analyzeCampaignCreator({ body: { parameters } }, { signal }),
    placeholderData: keepPreviousData,
    ...SHORT,
  })

export const scenariosOptions = (team: string) =>
  queryOptions({
    queryKey: [...KEY, team],
    queryFn: ({ signal }) => api.listCampaignScenarios({ query: { team, limit: 200 } }, { signal }),
  })

/** Audiences of the team that can be planned with. */
export const audiencesOptions = (team: string) =>
  queryOptions({
    queryKey: ['audiences', 'plannable', team],
    queryFn: ({ signal }) => api.listAudienceConfigs({ query: { team, limit: 200, sort: 'name' } }, { signal }),
  })

/** Ad accounts that the team works in. */
export const accountsOptions = (team: string) =>
  queryOptions({
    queryKey: ['planner', 'accounts', team],
    queryFn: ({ signal }) => api.listTeamAccounts({ path: { team_id: team } }, { signal }),
  })

export function useScenarioChanges(team: string) {
  const client = useQueryClient()
  const submit = useSubmitOnce()
  const onSettled = () => client.invalidateQueries({ queryKey: KEY })
  const save = useMutation({
    mutationFn: (draft: ScenarioDraft) => {
      const body: NewScenario = bodyOf(draft)
      if (draft.id === null)
        return submit((sent, how) => api.createCampaignScenario({ body: sent }, how), { ...body, team })
      const seen = draft.seen === null ? {} : { seen_changed_at: draft.seen }
      return api.replaceCampaignScenario({ path: { pk: draft.id }, body: { ...body, ...seen } })
    },
    onSettled,
  })
  const remove = useMutation({ mutationFn: (pk: string) => api.deleteCampaignScenario({ path: { pk } }), onSettled })
  const restore = useMutation({ mutationFn: (pk: string) => api.restoreCampaignScenario({ path: { pk } }), onSettled })
  return { save, remove, restore }
}
