import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../floor/index.ts'
import type { ChosenTitles } from './chosen-titles.ts'

const KEPT_MS = 5 * 60_000
const some = (countries: string[]) => (countries.length > 0 ? { countries } : {})

export const titlesOptions = (countries: string[]) =>
  queryOptions({
    queryKey: ['titles', countries],
    queryFn: ({ signal }) => api.listTargetingTitles({ body: some(countries) }, { signal }),
    staleTime: KEPT_MS,
    placeholderData: keepPreviousData,
  })

export const estimateOptions = ({ titles, excluded, countries }: ChosenTitles) =>
  queryOptions({
    queryKey: ['titles', 'estimate', titles, excluded, countries],
    queryFn: ({ signal }) =>
      api.estimateTitles(
        {
          body: {
            job_titles: titles,
            ...(excluded.length > 0 && { excluded_job_titles: excluded }),
            ...some(countries),
          },
        },
        { signal },
      ),
    staleTime: KEPT_MS,
    enabled: titles.length > 0,
  })
