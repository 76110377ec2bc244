import type { AnswerRow, CorrectedMood, MoodCorrection } from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../floor/index.ts'
import { useFrozen, withoutVoice } from '../../question/index.ts'
import { useTeamAtHand } from '../../session/index.ts'

/** So many of each mood. */
const SHOWN = 2
/** Of so many posts at once it is asked whether they were corrected. */
const MOST_POSTS = 100
const KEPT_MS = 15 * 60_000

export const moodExamplesOptions = (question: AskedQuestion) =>
  queryOptions({
    queryKey: ['analysis', 'moods', withoutVoice(question)],
    queryFn: ({ signal }) =>
      api.listPostsByMood({ body: { question: withoutVoice(question), limit: SHOWN } }, { signal }),
    staleTime: KEPT_MS,
  })

const CORRECTIONS = ['corrections'] as const

/** What the team at hand says of these posts, by their ids; nothing to who is in no team. */
export function useCorrections(rows: readonly AnswerRow[]): ReadonlyMap<string, MoodCorrection> {
  const isFrozen = useFrozen() !== null
  const team_id = useTeamAtHand()
  const post_ids = rows
    .slice(0, MOST_POSTS)
    .map(({ id }) => String(id))
    .join()
  const { data } = useQuery({
    queryKey: [...CORRECTIONS, team_id, post_ids],
    queryFn: ({ signal }) => api.listMoodCorrections({ path: { team_id: team_id! }, query: { post_ids } }, { signal }),
    enabled: !isFrozen && team_id !== undefined && post_ids !== '',
    staleTime: KEPT_MS,
  })
  return useMemo(() => new Map(data?.map((one) => [one.post_id, one])), [data])
}

/** How many posts of a question the team at hand has corrected. */
export function useCorrectedCount(question: AskedQuestion) {
  const team_id = useTeamAtHand()
  return useQuery({
    queryKey: [...CORRECTIONS, team_id, withoutVoice(question)],
    queryFn: ({ signal }) =>
      api.countMoodCorrections({ path: { team_id: team_id! }, body: { question: withoutVoice(question) } }, { signal }),
    enabled: team_id !== undefined,
    staleTime: KEPT_MS,
  }).data
}

type NewCorrection = { post_id: string; judged: CorrectedMood | null; mood: CorrectedMood }

export function useCorrecting(team_id: string) {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries({ queryKey: CORRECTIONS })
  const correct = useMutation({
    mutationFn: (body: NewCorrection) => api.createMoodCorrection({ path: { team_id }, body }),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: (pk: string) => api.deleteMoodCorrection({ path: { team_id, pk } }),
    onSettled,
  })
  const restore = useMutation({
    mutationFn: (pk: string) => api.restoreMoodCorrection({ path: { team_id, pk } }),
    onSettled,
  })
  return { correct, remove, restore }
}
