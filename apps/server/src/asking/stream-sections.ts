import { type AllCalls, type Answer, type Ask, type Refused, Understood } from '@starling/contract'
import type { SectionAnswer } from '@starling/engine'
import { SECTION_IDS, type SectionId, STEPS, sectionOf } from '@starling/sections'
import type { Context } from '../floor/index.ts'
import { WrittenEvents, withDeadline } from '../floor/index.ts'
import { chosen, logOf, type Reader, readerOf, textsOf } from './answer-sections.ts'
import { Arrivals } from './arrivals.ts'
import { nameOf } from './turns.ts'
import { understand } from './understand.ts'

type ReaderContext = Context & { reader: Reader }
type Events = WrittenEvents<Answer<AllCalls['exploreSections']>>

/**
 * A whole analysis in one answer. Whether it is let in, and whether the question makes sense, is decided before its
 * first byte; from then on what is wrong with a section is that section's line.
 */
export async function streamSections(ask: Ask, context: Context): Promise<AsyncIterable<Events>> {
  const ids = chosen(SECTION_IDS, ask)
  context.analyses.check(ask)
  context.analyses.doors.admit(context, undefined)
  const understood = ask.sections ? undefined : await understand(ask.question, context)
  return inSteps(ids, ask, understood, { ...context, reader: await readerOf(ask, context) })
}

/** What is kept first, the rest step after step: what a reader looks at first is there first. */
async function* inSteps(
  ids: readonly SectionId[],
  ask: Ask,
  understood: Understood | undefined,
  context: ReaderContext,
): AsyncGenerator<Events, void> {
  const kept = context.analyses.kept(ids, ask)
  const json = understood && JSON.stringify(context.pictures.inAnswer(Understood.parse(understood)))
  const first = [...(json ? [{ event: 'understood', json }] : []), ...(await eventsOf([...kept.values()], context))]
  if (first.length > 0) yield new WrittenEvents(first)
  for (const step of stepsOf(ids.filter((id) => !kept.has(id)))) {
    for await (const answers of answersOf(step, ask, context)) yield new WrittenEvents(await eventsOf(answers, context))
  }
}

/** A step may last as long as a reader is asked to wait; the next does not wait for it any longer. */
function answersOf(ids: readonly SectionId[], ask: Ask, context: Context) {
  const { analyses } = context
  const asking = (signal: AbortSignal) => ({ asker: nameOf(context), signal, log: logOf(context) })
  const arrivals = new Arrivals<SectionAnswer | Refused>()
  const work = withDeadline(context, (signal) =>
    analyses.turns.take(context, async () => {
      for await (const one of analyses.answers(ids, ask, asking(signal))) arrivals.add(one)
    }),
  )
  return arrivals.until(work)
}

function stepsOf(ids: readonly SectionId[]): SectionId[][] {
  const stepOf = (id: SectionId) => STEPS.findIndex((groups) => groups.some((group) => group === sectionOf(id).group))
  const steps = Map.groupBy(ids, stepOf)
  return [...steps].toSorted(([a], [b]) => a - b).map(([, step]) => step)
}

const eventsOf = async (answers: readonly (SectionAnswer | Refused)[], context: ReaderContext) =>
  (await textsOf(answers, context.reader, context)).map((json) => ({ event: 'section', json }))
