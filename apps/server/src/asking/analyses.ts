import { AppError, type Ask, type Refused } from '@starling/contract'
import type { Engine, SectionAnswer, SectionOptions } from '@starling/engine'
import { canonical, normalizeBaseline, normalizeQuestion, type Question, withWindow } from '@starling/question'
import { DEFAULT_LIMIT, type SectionId, sectionOf } from '@starling/sections'
import type { Doors } from './admission.ts'
import { AnswerCache } from './answer-cache.ts'
import { Progress } from './progress.ts'
import { refusalOf, refusalOfAll } from './refusals.ts'
import { Turns } from './turns.ts'

declare module '../floor/context.ts' {
  interface Product {
    /** Answers to questions, kept while the corpus is the same. */
    analyses: Analyses
  }
}

const MOST_CACHED_BYTES = 128 * 1024 * 1024
const MINUTE = 60

type Log = (error: unknown, what: string) => void
export type AnalysisAsker = { signal: AbortSignal; log: Log; followed_as?: string | undefined }

/** Sections of questions: asked of the engine once, and from then on known until the corpus changes. */
export class Analyses {
  readonly progress = new Progress()
  readonly turns = new Turns()
  readonly doors: Doors
  readonly #engine: Engine
  readonly #now: () => number
  readonly #cache = new AnswerCache<SectionAnswer>(MOST_CACHED_BYTES)

  /** `now` gives seconds since 1970. */
  constructor(engine: Engine, now: () => number, doors: Doors) {
    this.#engine = engine
    this.#now = now
    this.doors = doors
  }

  /** In the order asked. What is wrong with the question itself is thrown; what is wrong with a section is its answer. */
  async answer(ids: readonly SectionId[], ask: Ask, asking: AnalysisAsker): Promise<(SectionAnswer | Refused)[]> {
    const { question, options } = this.#read(ask)
    const tell = asking.followed_as ? this.progress.begin(asking.followed_as, ids.length) : () => {}
    const version = this.#engine.version
    const keyOf = (id: SectionId) => this.#keyOf(id, question, options)
    const answers = new Map<SectionId, SectionAnswer | Refused>()
    for (const id of ids) {
      const known = version === undefined ? undefined : this.#cache.get(version, keyOf(id))
      if (!known) continue
      answers.set(id, known)
      tell(id)
    }
    const rest = ids.filter((id) => !answers.has(id))
    if (rest.length === 0) return ids.map((id) => answers.get(id)!)

    const failures: unknown[] = []
    for await (const { section, answer, error } of this.#engine.sections(rest, question, {
      ...options,
      signal: asking.signal,
    })) {
      if (answer) {
        answers.set(section, answer)
        if (version !== undefined && version === this.#engine.version) {
          this.#cache.set(version, keyOf(section), answer)
        }
      } else {
        failures.push(error)
        answers.set(section, { section, error: refusalOf(error, asking.signal, asking.log) })
      }
      tell(section)
    }
    const refusal = refusalOfAll(failures, ids.length)
    if (refusal)
      throw new AppError('invalid', {
        fields: { question: [{ code: 'engine_refused', values: { reason: refusal.message } }] },
      })
    return ids.map((id) => answers.get(id)!)
  }

  #read({ question, sections: _, analysis_id: __, segment_of, others, baseline, limit = DEFAULT_LIMIT, ...rest }: Ask) {
    const read = (one: Question) => withWindow(normalizeQuestion(one), this.#now())
    const options: SectionOptions = {
      ...rest,
      limit,
      ...(baseline && { baseline: normalizeBaseline(baseline) }),
      ...(segment_of && { segment_of: read(segment_of) }),
      ...(others && { others: others.map(read) }),
    }
    return { question: read(question), options }
  }

  /** A section with a scope of its own may choose a window by the clock that the question does not show. */
  #keyOf(section: SectionId, question: Question, options: SectionOptions): string {
    const minute = sectionOf(section).scope && !question.window ? Math.floor(this.#now() / MINUTE) : undefined
    return canonical({ section, question, options, minute })
  }
}

export const isAnswer = (one: SectionAnswer | Refused): one is SectionAnswer => 'rows' in one
