import type { CREATOR_ORDERS } from '@starling/contract/browser'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../floor/index.ts'

const KEPT_MS = 5 * 60_000

export type CreatorsAsked = {
  classifiers: readonly string[]
  countries: readonly string[]
  followers: { min?: number; max?: number }
  order: (typeof CREATOR_ORDERS)[number]
}

export const creatorsOptions = ({ classifiers, countries, followers, order }: CreatorsAsked) =>
  queryOptions({
    queryKey: ['creators', classifiers, countries, followers, order],
    queryFn: ({ signal }) =>
      api.exploreCreators(
        { body: { classifiers: [...classifiers], countries: [...countries], followers, order } },
        { signal },
      ),
    staleTime: KEPT_MS,
    placeholderData: (before) => before,
  })

export const classifiersOptions = (classifier_id: string | null) =>
  queryOptions({
    queryKey: ['creators', 'classifiers', classifier_id],
    queryFn: async ({ signal }) => {
      const { children } = await api.listClassifierChildren({ body: { classifier_id } }, { signal })
      return children
    },
    staleTime: KEPT_MS,
  })
