import type { Ask, Refused } from '@starling/contract'
import { AskError, checkQuestion, type Engine, type SectionAnswer, type SectionOptions } from '@starling/engine'
import { canonical, normalizeBaseline, normalizeQuestion, type Question, scopeOf, withWindow } from '@starling/question'
import { DEFAULT_LIMIT, type SectionId, sectionOf } from '@starling/sections'
import type { Doors } from './admission.ts'
import { AnswerCache } from './answer-cache.ts'
import { Progress } from './progress.ts'
import { questionRefused, refusalOf, refusalOfAll } from './refusals.ts'
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
/** `asker`: whose turn it is. */
export type AnalysisAsker = { asker: string; signal: AbortSignal; log: Log; followed_as?: string | undefined }

/** `text`: the same for two that ask the same, whatever their clock: most sections know none. */
type Asked = { question: Question; options: SectionOptions; text: string }

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

  /** In the order asked. */
  async answer(ids: readonly SectionId[], ask: Ask, asking: AnalysisAsker): Promise<(SectionAnswer | Refused)[]> {
    const tell = asking.followed_as ? this.progress.begin(asking.followed_as, ids.length) : () => {}
    const answers = new Map<SectionId, SectionAnswer | Refused>()
    for await (const one of this.answers(ids, ask, asking)) {
      answers.set(one.section, one)
      tell(one.section)
    }
    return ids.map((id) => answers.get(id)!)
  }

  /** What is wrong with a question itself, whatever is asked about it, is known before anything is asked. */
  check(ask: Ask): void {
    try {
      checkQuestion(scopeOf(this.#read(ask).question, this.#now()), [])
    } catch (error) {
      throw error instanceof AskError ? questionRefused(error) : error
    }
  }

  /** What is known at once. */
  kept(ids: readonly SectionId[], ask: Ask): Map<SectionId, SectionAnswer> {
    return this.#kept(ids, this.#read(ask))
  }

  /**
   * As they are ready, what could not be answered last. What is wrong with the question itself is thrown; what is wrong
   * with a section is its answer.
   */
  async *answers(
    ids: readonly SectionId[],
    ask: Ask,
    { asker, signal, log }: AnalysisAsker,
  ): AsyncGenerator<SectionAnswer | Refused, void> {
    const asked = this.#read(ask)
    const version = this.#engine.version
    const kept = this.#kept(ids, asked)
    yield* kept.values()
    const rest = ids.filter((id) => !kept.has(id))
    if (rest.length === 0) return
    const failures: { section: SectionId; error: unknown }[] = []
    for await (const { section, answer, error } of this.#engine.sections(rest, asked.question, {
      ...asked.options,
      asker,
      signal,
    })) {
      if (!answer) {
        failures.push({ section, error })
        continue
      }
      if (version !== undefined && version === this.#engine.version) {
        this.#cache.set(version, this.#keyOf(section, asked), answer)
      }
      yield answer
    }
    const refusal = refusalOfAll(
      failures.map(({ error }) => error),
      ids.length,
    )
    if (refusal) throw questionRefused(refusal)
    for (const { section, error } of failures) yield { section, error: refusalOf(error, signal, log) }
  }

  #kept(ids: readonly SectionId[], asked: Asked): Map<SectionId, SectionAnswer> {
    const kept = new Map<SectionId, SectionAnswer>()
    const version = this.#engine.version
    if (version === undefined) return kept
    for (const id of ids) {
      const answer = this.#cache.get(version, this.#keyOf(id, asked))
      if (answer) kept.set(id, answer)
    }
    return kept
  }

  #read({ question: given, sections: _, analysis_id: __, ...ask }: Ask): Asked {
    const { segment_of, others, baseline, limit = DEFAULT_LIMIT, ...rest } = ask
    const read = (one: Question) => withWindow(normalizeQuestion(one), this.#now())
    const options: SectionOptions = {
      ...rest,
      limit,
      ...(baseline && { baseline: normalizeBaseline(baseline) }),
      ...(segment_of && { segment_of: read(segment_of) }),
      ...(others && { others: others.map(read) }),
    }
    const question = read(given)
    return { question, options, text: canonical({ question, options: { ...options, utc_offset_minutes: undefined } }) }
  }

  /** A section with a scope of its own may choose a window by the clock that the question does not show. */
  #keyOf(section: SectionId, { question, options, text }: Asked): string {
    const minute = sectionOf(section).scope && !question.window ? Math.floor(this.#now() / MINUTE) : ''
    const clock = sectionOf(section).clock === 'reader' ? (options.utc_offset_minutes ?? '') : ''
    return `${section} ${minute} ${clock} ${text}`
  }
}

export const isAnswer = (one: SectionAnswer | Refused): one is SectionAnswer => 'rows' in one
