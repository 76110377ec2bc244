import { type Comparison, type Question, scopeOf } from '@starling/question'
import { DEFAULT_LIMIT, mayAsk, type Primitive, type SectionId } from '@starling/sections'
import { comparisonOf } from '../port/alike.ts'
import type { PrimitiveAnswers } from '../port/answers.ts'
import type { Backend, BackendState } from '../port/backend.ts'
import { AskError } from '../port/error.ts'
import type { SectionAnswer } from './answer.ts'
import { type ChosenBaseline, chosenCountries, EVERYBODY, peopleOf } from './baseline.ts'
import { describe } from './describe.ts'
import { inPieces } from './pieces.ts'
import { distinct, groupsOf, type Planned, plan, type ScopeGroup, type SectionOptions } from './plan.ts'
import { settled } from './settled.ts'

export type SectionResult<Id extends SectionId = SectionId> =
  | { section: Id; answer: SectionAnswer<Id>; error?: never }
  | { section: Id; error: unknown; answer?: never }

type Origin = PrimitiveAnswers['origin']
type Run = { question: Question; options: SectionOptions; state: Promise<BackendState> }

/** A question and sections in, rows with their base, certainty and method out. */
export class Answering {
  readonly #backend: Backend
  readonly #now: () => number

  /** `now` gives seconds since 1970. */
  constructor(backend: Backend, now: () => number = () => Date.now() / 1000) {
    this.#backend = backend
    this.#now = now
  }

  async section<const Id extends SectionId>(
    id: Id,
    question: Question,
    options: SectionOptions = {},
  ): Promise<SectionAnswer<Id>> {
    for await (const { answer, error } of this.sections([id], question, options)) {
      if (answer) return answer
      throw error
    }
    throw new AskError('bad_primitive', `no answer to ${id}`)
  }

  /** Answers as they are ready; one that fails does not stop the others. What shares a scope and a baseline is asked at once. */
  async *sections<const Id extends SectionId>(
    ids: readonly Id[],
    question: Question,
    options: SectionOptions = {},
  ): AsyncGenerator<SectionResult<Id>> {
    const run: Run = { question, options, state: this.#backend.state() }
    // Awaited only when there is something to describe: until then a failure must not count as unhandled.
    run.state.catch(() => {})
    const now = this.#now()
    const main = scopeOf(question, now)
    const planned: Planned[] = []
    for (const id of new Set(ids)) {
      if (mayAsk(id, question)) planned.push(plan(id, main, question, options, now))
      else yield { section: id, error: new AskError('bad_primitive', `a question of this kind does not ask for ${id}`) }
    }
    const chosen = this.#givenBaseline(run, now) ?? chosenCountries(main.who) ?? EVERYBODY
    const answers = groupsOf(planned, chosen).map((group) => this.#answers(group, run))
    for await (const results of settled(answers)) yield* results as SectionResult<Id>[]
  }

  async #answers(group: ScopeGroup, run: Run): Promise<SectionResult[]> {
    const primitives = distinct(group.sections.flatMap((one) => [...one.primitives, one.origin]))
    const { signal, asker } = run.options
    const comparison = comparisonFor(run.options)
    try {
      const answers = await this.#backend.ask(group.scope, primitives, {
        baseline: peopleOf(group.baseline.baseline, run.question),
        comparison,
        ...(signal && { signal }),
        ...(asker !== undefined && { asker }),
      })
      const byPrimitive = new Map(primitives.map((primitive, at) => [JSON.stringify(primitive), answers[at]]))
      const answerTo = (primitive: Primitive) => byPrimitive.get(JSON.stringify(primitive))
      const state = await run.state
      return await inPieces(
        group.sections.map((one) => () => {
          const own = one.primitives.map(answerTo)
          const origin = answerTo(one.origin) as Origin
          return { section: one.section.id, answer: answerOf(one, own, group.baseline, run.options, { origin, state }) }
        }),
        asker,
      )
    } catch (error) {
      if (this.#mayGoAlone(group, error)) return this.#oneByOne(group, run)
      return group.sections.map(({ section }) => ({ section: section.id, error }))
    }
  }

  /** A primitive that is refused must not take the rest of its group with it. */
  #mayGoAlone(group: ScopeGroup, error: unknown): boolean {
    return (
      error instanceof AskError &&
      (error.code === 'bad_primitive' || error.code === 'too_large') &&
      group.sections.length > 1
    )
  }

  async #oneByOne(group: ScopeGroup, run: Run): Promise<SectionResult[]> {
    const results: SectionResult[] = []
    for (const one of group.sections) {
      results.push(...(await this.#answers({ ...group, sections: [one] }, run)))
    }
    return results
  }

  #givenBaseline({ options }: Run, now: number): ChosenBaseline | undefined {
    const { baseline, segment_of } = options
    if (baseline === 'all') return EVERYBODY
    if (baseline) return { baseline, within: false }
    if (!segment_of) return undefined
    const { who, window } = scopeOf(segment_of, now)
    return { baseline: { who, ...(window && { window }) }, within: true }
  }
}

/**
 * Of the rows behind the answer. Where none of them says it, as those that only name who follows whom, and where so few
 * are behind it that nothing is told of them, of all that is known.
 */
function provenance(isHidden: boolean, { origin, state }: { origin: Origin; state: BackendState }) {
  if (isHidden || origin.as_of === null) return { as_of: state.as_of, source: state.sources }
  return { as_of: new Date(origin.as_of * 1000).toISOString(), source: origin.sources }
}

/**
 * Who asks for other countries wants to see what is other there: of people in these countries nobody lives where the
 * audience does, and made alike there would be nobody left.
 */
const comparisonFor = ({ comparison, baseline }: SectionOptions): Comparison =>
  comparison ?? (baseline !== undefined && baseline !== 'all' && 'countries' in baseline ? 'plain' : 'adjusted')

function answerOf(
  { section, scope, primitives }: Planned,
  answers: readonly unknown[],
  { baseline, within }: ChosenBaseline,
  options: SectionOptions,
  behind: { origin: Origin; state: BackendState },
): SectionAnswer {
  const { inputs: wanted = false, limit = DEFAULT_LIMIT } = options
  const comparison = comparisonFor(options)
  const [own] = primitives
  const { rows, base, inputs } = describe(section, answers, {
    baseline,
    comparison: own?.do === 'breakdown' ? comparisonOf(own.dimension, comparison) : comparison,
    within,
    limit,
    chosen_by_lift: own !== undefined && 'order' in own && (own.order === 'lift' || own.order === 'similarity'),
    ...(scope.window && { window: scope.window }),
    names_authors: typeof scope.posts.by === 'object',
  })
  return {
    section: section.id,
    rows: rows as SectionAnswer['rows'],
    base,
    ...provenance(base.hidden, behind),
    method: section.method,
    ...(wanted && inputs && { inputs }),
  }
}
