import type { AskedQuestion } from '@starling/question'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../floor/index.ts'
import { withoutVoice } from '../../question/index.ts'

/** So many of each mood. */
const SHOWN = 3
const KEPT_MS = 15 * 60_000

export const moodExamplesOptions = (question: AskedQuestion) =>
  queryOptions({
    queryKey: ['analysis', 'moods', withoutVoice(question)],
    queryFn: ({ signal }) =>
      api.listPostsByMood({ body: { question: withoutVoice(question), limit: SHOWN } }, { signal }),
    staleTime: KEPT_MS,
  })
