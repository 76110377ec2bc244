import { ApiError, type Ask, type SectionAnswers } from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import { mayAsk, type SectionGroup, type SectionId, sectionOf, sectionsIn } from '@starling/sections'
import { hashKey, type QueryKey, queryOptions } from '@tanstack/react-query'
import { api, boot, isWorthRetrying, queryClient } from '../../floor/index.ts'
import { type PanelView, withoutVoice } from '../../question/index.ts'

const KEPT_MS = 15 * 60_000
/** As long as a person waits for a turn: minutes. */
const MOST_TURNS = 20
/** Days and hours of some are by the reader's clock. */
const isByTheClock = (ids: readonly SectionId[]) => ids.some((id) => sectionOf(id).clock === 'reader')
/** The names of a question are told to the one that is about them. */
const isOfNames = (group: SectionGroup) => sectionsIn(group).some((id) => sectionOf(id).of_names)

/** Sections of a group that this kind of question asks for. */
export const sectionsOf = (group: SectionGroup, question: AskedQuestion): SectionId[] =>
  sectionsIn(group).filter((id) => mayAsk(id, question))

/** Seconds until our turn, where the server is busy and said when it comes. */
export const turnIn = (error: unknown): number | undefined =>
  error instanceof ApiError && error.code === 'busy' ? error.retry_after_s : undefined

/** What took too long once does so again; it is asked again only when a person says so. */
function isWorthAsking(failures: number, error: unknown): boolean {
  if (turnIn(error) !== undefined) return failures < MOST_TURNS
  return !(error instanceof ApiError && error.code === 'took_too_long') && isWorthRetrying(failures, error)
}

const KEEPING = {
  staleTime: KEPT_MS,
  gcTime: KEPT_MS,
  retry: isWorthAsking,
  retryDelay: (failures: number, error: unknown) => 1000 * (turnIn(error) ?? 2 ** failures),
} as const

export const understoodOptions = (question: AskedQuestion) =>
  queryOptions({
    ...KEEPING,
    queryKey: ['analysis', 'understood', question],
    queryFn: ({ signal }) => api.analyzeQuestion({ body: { question } }, { signal }),
  })

/** `analysis_id` names the analysis whose progress can be followed; it is no part of what is asked. */
export type How = { utc_offset_minutes: number; analysis_id: string }

/** The key is the whole ask: the same question again comes from here, and one that is left behind is aborted. */
export const groupOptions = (group: SectionGroup, asked: AskedQuestion, { utc_offset_minutes, analysis_id }: How) => {
  const question = isOfNames(group) ? asked : withoutVoice(asked)
  const ask: Ask = { question, ...(isByTheClock(sectionsIn(group)) && { utc_offset_minutes }) }
  return queryOptions({
    ...KEEPING,
    queryKey: ['analysis', group, ask],
    queryFn: ({ signal }): Promise<SectionAnswers> =>
      boot.site === 'team'
        ? api.exploreX({ body: { ...ask, analysis_id, sections: sectionsOf(group, question) } }, { signal })
        : api[group]({ body: { ...ask, analysis_id } }, { signal }),
    ...(isOfNames(group) && { placeholderData: () => sharesBefore(group, question) }),
  })
}

/** The same question shared between other names stands, faded, until its new shares are there. */
function sharesBefore(group: SectionGroup, question: AskedQuestion): SectionAnswers | undefined {
  const isSame = ([, , ask]: QueryKey) => hashKey([withoutVoice((ask as Ask).question as AskedQuestion)]) === asked
  const asked = hashKey([withoutVoice(question)])
  const known = queryClient.getQueryCache().findAll({ queryKey: ['analysis', group] })
  const [last] = known
    .filter(({ queryKey, state }) => state.data !== undefined && isSame(queryKey))
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  return last?.state.data as SectionAnswers | undefined
}

export type SectionAsking = {
  question: AskedQuestion
  others: readonly AskedQuestion[]
  panel: PanelView
  utc_offset_minutes: number
}

/** A section as it stands on the screen. */
export function askOf(
  id: SectionId,
  { question, others, panel, utc_offset_minutes }: SectionAsking,
): Omit<Ask, 'sections'> {
  const { order, baseline } = panel
  return {
    question,
    ...(order && { order }),
    ...(baseline && { baseline: baseline === 'all' ? ('all' as const) : { country: baseline } }),
    ...(sectionOf(id).with_others && { others: [...others] }),
    ...(isByTheClock(sectionOf(id).group ? sectionsIn(sectionOf(id).group!) : [id]) && { utc_offset_minutes }),
  }
}

/** One section in another order, against another baseline, or laid over other audiences. */
export const detailOptions = (id: SectionId, ask: Omit<Ask, 'sections'>) =>
  queryOptions({
    ...KEEPING,
    queryKey: ['analysis', 'detail', id, ask],
    queryFn: ({ signal }): Promise<SectionAnswers> =>
      boot.site === 'team'
        ? api.exploreX({ body: { ...ask, sections: [id] } }, { signal })
        : api.exploreDetail({ body: { ...ask, sections: [id] } }, { signal }),
  })
