import {
  type Answered,
  ApiError,
  type Ask,
  type Refused,
  type SectionAnswers,
  type Understood,
} from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import { canOrder, mayAsk, SECTION_IDS, type SectionId, sectionOf } from '@starling/sections'
import { hashKey, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { ownOffset } from '../../figures/index.ts'
import { api, boot, isWorthRetrying, progress, queryClient } from '../../floor/index.ts'
import { type PanelView, withoutVoice } from '../../question/index.ts'

const KEPT_MS = 15 * 60_000
/** As long as a person waits for a turn: minutes. */
const MOST_TURNS = 20
/** How often it is asked again while nothing can be asked about yet. */
const LOOK_EVERY_MS = 5_000
/** Days and hours of some are by the reader's clock. */
const isByTheClock = (id: SectionId) => sectionOf(id).clock === 'reader'

/** Sections that this kind of question asks for. */
export const sectionsOf = (question: AskedQuestion): SectionId[] =>
  SECTION_IDS.filter((id) => !sectionOf(id).with_others && mayAsk(id, question))

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

/** What has come of an analysis; it grows while it is under way. */
export type Analysed = {
  understood?: Understood
  answers: Readonly<Partial<Record<SectionId, Answered | Refused>>>
}
export const NOTHING: Analysed = { answers: {} }

/** `sections`: only these. */
export type AnalysisAsk = { question: AskedQuestion; utc_offset_minutes: number; sections?: SectionId[] }

/**
 * What is asked for a question: all of it in one request, by the reader's own clock and without the names of a share of
 * voice. What depends on another clock or on names is asked beside it, so that choosing them asks for nothing else again.
 */
export function asksOf(asked: AskedQuestion, utc_offset_minutes: number): [AnalysisAsk, ...AnalysisAsk[]] {
  const question = withoutVoice(asked)
  const own = ownOffset()
  const sections = sectionsOf(asked)
  const voiced = question === asked ? [] : sections.filter((id) => sectionOf(id).of_names)
  const clocked = utc_offset_minutes === own ? [] : sections.filter(isByTheClock)
  return [
    { question, utc_offset_minutes: own },
    ...(voiced.length > 0 ? [{ question: asked, utc_offset_minutes: own, sections: voiced }] : []),
    ...(clocked.length > 0 ? [{ question, utc_offset_minutes, sections: clocked }] : []),
  ]
}

/** The key is the whole ask: the same question again comes from here, and one that is left behind is aborted. */
export const analysisOptions = (ask: AnalysisAsk) => {
  const queryKey = ['analysis', 'sections', ask] as const
  return queryOptions({
    ...KEEPING,
    // Left before its end, it goes on from there.
    staleTime: ({ state }) => (isWhole(state.data, ask) ? KEPT_MS : 0),
    queryKey,
    queryFn: ({ client, signal }) => {
      const analysed = analyse(ask, { client, signal, queryKey })
      progress.watch(analysed)
      return analysed
    },
    refetchInterval: ({ state }) => (isNotReady(state.data) ? LOOK_EVERY_MS : false),
    // Answers are compared one by one where they are drawn; all of them again with each that comes is too much.
    structuralSharing: false,
    ...(ask.sections && { placeholderData: (_: unknown, __: unknown) => before(ask) }),
  })
}

type Asker = { client: QueryClient; signal: AbortSignal; queryKey: QueryKey }

/** Shows each section as it comes. What was answered before a failure stays, and only the rest is asked for again. */
async function analyse(ask: AnalysisAsk, { client, signal, queryKey }: Asker): Promise<Analysed> {
  const { question, utc_offset_minutes } = ask
  const known = client.getQueryData<Analysed>(queryKey)
  const wanted = wantedOf(ask)
  const missing = wanted.filter((id) => !isAnswered(known?.answers[id]))
  const sections = missing.length < wanted.length && missing.length > 0 ? missing : ask.sections
  let analysed = known && missing.length > 0 ? withoutRefused(known) : NOTHING
  const show = () => {
    // An analysis that is whole and asked for anew is shown when all of it is there.
    if (missing.length === 0) return
    // That nothing can be asked about yet stands until something can.
    if (isNotReady(known) && !Object.values(analysed.answers).some(isAnswered)) return
    client.setQueryData(queryKey, analysed)
  }
  if (known) show()
  let isLetIn = false
  for await (const piece of api.exploreSections(
    { body: { question, utc_offset_minutes, ...(sections && { sections }) } },
    { signal },
  )) {
    // Our turn is not awaited any more.
    if (!isLetIn) client.getQueryCache().find({ queryKey })?.setState({ fetchFailureReason: null })
    isLetIn = true
    analysed = withPiece(analysed, piece)
    show()
  }
  return analysed
}

type Piece = ReturnType<typeof api.exploreSections> extends AsyncGenerator<infer P> ? P : never
function withPiece(analysed: Analysed, piece: Piece): Analysed {
  if (piece.event === 'understood') {
    const { event: _, ...understood } = piece
    return { ...analysed, understood }
  }
  const { event: _, ...answer } = piece
  return { ...analysed, answers: { ...analysed.answers, [answer.section]: answer } }
}

const wantedOf = ({ question, sections }: AnalysisAsk) => sections ?? sectionsOf(question)
const isWhole = (analysed: Analysed | undefined, ask: AnalysisAsk) =>
  wantedOf(ask).every((id) => analysed?.answers[id] !== undefined)

/** Nothing can be asked about yet: the corpus is still being read in, or is not reached. */
export function isNotReady(analysed: Analysed | undefined): boolean {
  const all = Object.values(analysed?.answers ?? {})
  return all.length > 0 && all.every((one) => 'error' in one && one.error.code === 'unavailable')
}

const isAnswered = (one: Answered | Refused | undefined) => one !== undefined && 'rows' in one

const withoutRefused = ({ answers, ...rest }: Analysed): Analysed => ({
  ...rest,
  answers: Object.fromEntries(Object.entries(answers).filter(([, one]) => isAnswered(one))),
})

/** The same question with other names, or by another clock, stands, faded, until the new answer is there. */
function before({ question, sections }: AnalysisAsk): Analysed | undefined {
  const same = hashKey([withoutVoice(question), sections])
  const known = queryClient.getQueryCache().findAll({ queryKey: ['analysis', 'sections'] })
  const [last] = known
    .filter(({ queryKey: [, , ask], state }) => {
      const asked = ask as AnalysisAsk
      return state.data !== undefined && hashKey([withoutVoice(asked.question), asked.sections]) === same
    })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
  return last?.state.data as Analysed | undefined
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
  const { order, baseline, comparison } = panel
  return {
    question,
    ...(order && canOrder(id) && { order }),
    ...(baseline && { baseline: baseline === 'all' ? ('all' as const) : { countries: [baseline] } }),
    ...(comparison && { comparison }),
    ...(sectionOf(id).with_others && { others: [...others] }),
    ...(isByTheClock(id) && { utc_offset_minutes }),
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
