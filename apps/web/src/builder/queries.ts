import { ApiError } from '@starling/contract/browser'
import type { BuilderDraft } from '@starling/question/builder'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../floor/index.ts'

/** What is asked, without what only the screen needs: two drafts that ask the same have one answer. */
export function askedOf(draft: BuilderDraft): BuilderDraft {
  const silent = { create_audience_option: 'nothing', description: '', last_used_description: '' } as const
  return { ...draft, ...silent, audience_config_id: null, budget: null, size: null, size_option: 'budget' }
}

/** Of the questions that are asked here the newest has the highest number. */
let asked = 0
/** An answer to another question than the one with its number is none. */
async function numbered<T extends { number: number }>(ask: (number: number) => Promise<T>): Promise<T> {
  const number = ++asked
  const answer = await ask(number)
  if (answer.number !== number) throw new Error('an answer to an older draft')
  return answer
}

const SHORT = { staleTime: 60_000 }
/** Each draft has its own key: what is shown is never the size of another. */
export const sizeOptions = (draft: BuilderDraft) =>
  queryOptions({
    queryKey: ['builder', 'size', askedOf(draft)],
    queryFn: ({ signal }) =>
      numbered((number) => api.sizeDraft({ body: { draft: askedOf(draft), number } }, { signal })),
    ...SHORT,
  })
export const effectsOptions = (draft: BuilderDraft) =>
  queryOptions({
    queryKey: ['builder', 'effects', askedOf(draft)],
    queryFn: ({ signal }) =>
      numbered((number) => api.weighDraft({ body: { draft: askedOf(draft), number } }, { signal })),
    ...SHORT,
  })
export const suggestionsOptions = (draft: BuilderDraft) =>
  queryOptions({
    queryKey: ['builder', 'suggestions', askedOf(draft)],
    queryFn: ({ signal }) => api.suggestForDraft({ body: { draft: askedOf(draft) } }, { signal }),
    ...SHORT,
  })
export const previewOptions = (draft: BuilderDraft) =>
  queryOptions({
    queryKey: ['builder', 'preview', askedOf(draft)],
    queryFn: ({ signal }) => api.previewDraft({ body: { draft: askedOf(draft) } }, { signal }),
    ...SHORT,
  })

/** Read once when the screen opens: from then on what is on the screen is newer. */
export const keptOptions = (team: string | undefined) =>
  queryOptions({
    queryKey: ['builder', 'kept', team ?? null],
    queryFn: ({ signal }) => api.getBuilderDraft({ query: team === undefined ? {} : { team } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

export const audienceOptions = (pk: string, team: string | undefined) =>
  queryOptions({
    queryKey: ['audiences', 'one', pk, team ?? null],
    queryFn: ({ signal }) =>
      team === undefined
        ? api.getProAudienceConfig({ path: { pk } }, { signal })
        : // In a team one finds one's own beside those of the team.
          api.getAudienceConfig({ path: { pk } }, { signal }).catch((error) => {
            if (!(error instanceof ApiError) || error.status !== 404) throw error
            return api.getProAudienceConfig({ path: { pk } }, { signal })
          }),
  })
