import { ApiError, type Ask, SECTION_GROUPS, type SectionAnswers, type SectionGroup } from '@starling/contract/browser'
import { mayAsk, type SectionId } from '@starling/sections'
import { hashKey, type QueryKey, queryOptions } from '@tanstack/react-query'
import { api } from '../api.ts'
import { boot } from '../boot.ts'
import { isWorthRetrying, queryClient } from '../shell/query-client.ts'
import type { AskedQuestion, PanelView } from './analysis.ts'

/** Asked one after another, each at once (spec 4): what a reader looks at first is there first. */
export const STEPS = [
  ['explorePeople'],
  [
    'exploreDemographics',
    'exploreConversation',
    'exploreTopAccounts',
    'exploreFollowerGrowth',
    'explorePostData',
    'explorePostActivity',
  ],
  [
    'exploreEnrichments',
    'exploreShareOfVoice',
    'exploreHandleWords',
    'exploreSimilarAudiences',
    'exploreTopFollowers',
    'exploreInteractedWords',
    'exploreSelfView',
    'exploreSeoKeywords',
    'exploreClusters',
  ],
] as const satisfies readonly (readonly SectionGroup[])[]

const KEPT_MS = 15 * 60_000
/** Days and hours of these are by the reader's clock. */
const BY_THE_CLOCK: readonly SectionGroup[] = ['exploreConversation', 'explorePostActivity']

/** Sections of a group that this kind of question asks for. */
export const sectionsOf = (group: SectionGroup, question: AskedQuestion): SectionId[] =>
  SECTION_GROUPS[group].filter((id) => mayAsk(id, question))

export const groupOf = (id: SectionId): SectionGroup | undefined =>
  (Object.keys(SECTION_GROUPS) as SectionGroup[]).find((group) =>
    (SECTION_GROUPS[group] as readonly SectionId[]).includes(id),
  )

/** What took too long once does so again; it is asked again only when a person says so. */
const isWorthAsking = (failures: number, error: unknown) =>
  !(error instanceof ApiError && error.code === 'took_too_long') && isWorthRetrying(failures, error)

const KEEPING = { staleTime: KEPT_MS, gcTime: KEPT_MS, retry: isWorthAsking } as const

export const understoodOptions = (question: AskedQuestion) =>
  queryOptions({
    ...KEEPING,
    queryKey: ['analysis', 'understood', question],
    queryFn: ({ signal }) => api.analyzeQuestion({ body: { question } }, { signal }),
  })

/** `analysis_id` names the analysis whose progress can be followed; it is no part of what is asked. */
export type How = { utc_offset_minutes: number; analysis_id: string }

/** The names of a share of voice are no other section's: one that is added must not have all of them asked again. */
export function withoutVoice(question: AskedQuestion): AskedQuestion {
  if (!('keywords' in question) || !question.share_of_voice) return question
  const { share_of_voice: _, ...rest } = question
  return rest
}

/** The key is the whole ask: the same question again comes from here, and one that is left behind is aborted. */
export const groupOptions = (group: SectionGroup, asked: AskedQuestion, { utc_offset_minutes, analysis_id }: How) => {
  const question = group === 'exploreShareOfVoice' ? asked : withoutVoice(asked)
  const ask: Ask = { question, ...(BY_THE_CLOCK.includes(group) && { utc_offset_minutes }) }
  return queryOptions({
    ...KEEPING,
    queryKey: ['analysis', group, ask],
    queryFn: ({ signal }): Promise<SectionAnswers> =>
      boot.site === 'team'
        ? api.exploreX({ body: { ...ask, analysis_id, sections: sectionsOf(group, question) } }, { signal })
        : api[group]({ body: { ...ask, analysis_id } }, { signal }),
    ...(group === 'exploreShareOfVoice' && { placeholderData: () => sharesBefore(question) }),
  })
}

/** The same question shared between other names stands, faded, until its new shares are there. */
function sharesBefore(question: AskedQuestion): SectionAnswers | undefined {
  const isSame = ([, , ask]: QueryKey) => hashKey([withoutVoice((ask as Ask).question as AskedQuestion)]) === asked
  const asked = hashKey([withoutVoice(question)])
  const known = queryClient.getQueryCache().findAll({ queryKey: ['analysis', 'exploreShareOfVoice'] })
  const [last] = known
    .filter(({ queryKey, state }) => state.data !== undefined && isSame(queryKey))
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  return last?.state.data as SectionAnswers | undefined
}

export type Asking = {
  question: AskedQuestion
  others: readonly AskedQuestion[]
  panel: PanelView
  utc_offset_minutes: number
}

/** A section as it stands on the screen. */
export function askOf(id: SectionId, { question, others, panel, utc_offset_minutes }: Asking): Omit<Ask, 'sections'> {
  const { order, baseline } = panel
  const group = groupOf(id)
  return {
    question,
    ...(order && { order }),
    ...(baseline && { baseline: baseline === 'all' ? ('all' as const) : { country: baseline } }),
    ...(id === 'overlap' && { others: [...others] }),
    ...(group && BY_THE_CLOCK.includes(group) && { utc_offset_minutes }),
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
