import { type Question, scopeOf } from '@starling/question'
import { DEFAULT_LIMIT, mayAsk, type SectionId } from '@starling/sections'
import type { PrimitiveAnswers } from '../port/answers.ts'
import type { Backend, BackendState } from '../port/backend.ts'
import { AskError } from '../port/error.ts'
import type { SectionAnswer } from './answer.ts'
import { automaticBaseline, type ChosenBaseline, COUNTRY, chosenCountries, EVERYBODY, peopleOf } from './baseline.ts'
import { describe } from './describe.ts'
import { inPieces } from './pieces.ts'
import { distinct, groupsOf, type Planned, plan, type ScopeGroup, type SectionOptions, sameScope } from './plan.ts'
import { settled } from './settled.ts'

export type SectionResult<Id extends SectionId = SectionId> =
  | { section: Id; answer: SectionAnswer<Id>; error?: never }
  | { section: Id; error: unknown; answer?: never }

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
    const compared = planned.filter(({ section }) => section.baseline === 'chosen')
    const others = planned.filter(({ section }) => section.baseline !== 'chosen')
    const given = this.#givenBaseline(run, now) ?? chosenCountries(main.who)
    const groups = groupsOf(others)
    const mustChoose = compared.length > 0 && !given
    const mainGroup = groups.find(({ scope }) => sameScope(scope, main)) ?? { scope: main, sections: [] }
    if (mustChoose && !groups.includes(mainGroup)) groups.unshift(mainGroup)

    const chosen = Promise.withResolvers<ChosenBaseline>()
    chosen.promise.catch(() => {})
    if (given) chosen.resolve(given)
    const first = groups.map(async (group) => {
      const isMain = group === mainGroup && mustChoose
      return this.#answers(group, EVERYBODY, run, isMain ? chosen : undefined)
    })
    const second = groupsOf(compared).map(async (group) => {
      try {
        return await this.#answers(group, await chosen.promise, run)
      } catch (error) {
        return group.sections.map(({ section }) => ({ section: section.id, error }))
      }
    })
    for await (const results of settled([...first, ...second])) yield* results as SectionResult<Id>[]
  }

  async #answers(
    group: ScopeGroup,
    baseline: ChosenBaseline,
    run: Run,
    chosen?: PromiseWithResolvers<ChosenBaseline>,
  ): Promise<SectionResult[]> {
    const primitives = distinct([...(chosen ? [COUNTRY] : []), ...group.sections.flatMap((one) => one.primitives)])
    const { signal, asker } = run.options
    try {
      const answers = await this.#backend.ask(group.scope, primitives, {
        baseline: peopleOf(baseline.baseline, run.question),
        ...(signal && { signal }),
        ...(asker !== undefined && { asker }),
      })
      const byPrimitive = new Map(primitives.map((primitive, at) => [JSON.stringify(primitive), answers[at]]))
      chosen?.resolve(automaticBaseline(byPrimitive.get(JSON.stringify(COUNTRY)) as PrimitiveAnswers['breakdown']))
      const state = await run.state
      return await inPieces(
        group.sections.map((one) => () => {
          const own = one.primitives.map((primitive) => byPrimitive.get(JSON.stringify(primitive)))
          return { section: one.section.id, answer: answerOf(one, own, baseline, run.options, state) }
        }),
        asker,
      )
    } catch (error) {
      if (this.#mayGoAlone(group, error)) return this.#oneByOne(group, baseline, run, chosen)
      chosen?.reject(error)
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

  async #oneByOne(
    group: ScopeGroup,
    baseline: ChosenBaseline,
    run: Run,
    chosen?: PromiseWithResolvers<ChosenBaseline>,
  ) {
    const results: SectionResult[] = []
    if (chosen) results.push(...(await this.#answers({ ...group, sections: [] }, baseline, run, chosen)))
    for (const one of group.sections) {
      results.push(...(await this.#answers({ ...group, sections: [one] }, baseline, run)))
    }
    return results
  }

  #givenBaseline({ options }: Run, now: number): ChosenBaseline | undefined {
    const { baseline, segment_of } = options
    if (baseline) return { baseline, within: baseline === 'all' }
    if (!segment_of) return undefined
    const { who, window } = scopeOf(segment_of, now)
    return { baseline: { who, ...(window && { window }) }, within: true }
  }
}

function answerOf(
  { section, scope, primitives }: Planned,
  answers: readonly unknown[],
  { baseline, within }: ChosenBaseline,
  { inputs: wanted = false, limit = DEFAULT_LIMIT }: SectionOptions,
  { as_of, sources }: BackendState,
): SectionAnswer {
  const [own] = primitives
  const { rows, base, inputs } = describe(section, answers, {
    baseline,
    within,
    limit,
    chosen_by_lift: own !== undefined && 'order' in own && (own.order === 'lift' || own.order === 'similarity'),
    ...(scope.window && { window: scope.window }),
  })
  return {
    section: section.id,
    rows: rows as SectionAnswer['rows'],
    base,
    as_of,
    source: sources,
    method: section.method,
    ...(wanted && inputs && { inputs }),
  }
}
