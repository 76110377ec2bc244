import { AppError } from '@starling/contract'
import type { AnswerTo, Engine } from '@starling/engine'
import type { Baseline, Scope, Who } from '@starling/question'
import type { Primitive } from '@starling/sections'
import type { Context } from '../floor/index.ts'
import { AnswerCache } from './answer-cache.ts'
import { askEngine, stateOf } from './ask-backend.ts'
import { originOf, type RowsOrigin } from './origin.ts'

/** What rules about the network need: primitives of a scope, all about one state of the corpus. */
export type AskPrimitives = <const P extends readonly Primitive[]>(
  scope: Scope,
  primitives: P,
  baseline?: Baseline,
) => Promise<{ [K in keyof P]: AnswerTo<P[K]> }>

/** Worked out once while the corpus is the same; what is kept must be plain data. */
export type Remember = <T>(key: string, work: () => Promise<T>) => Promise<T>
/** `as_of` and `source` are those of the corpus. */
export type Asking = RowsOrigin & {
  ask: AskPrimitives
  remember: Remember
  /** Seconds since 1970. */
  now: number
}

/** Of the rows that an answer about a scope stands on. */
export const originBehind = async (asking: Asking, scope: Scope, of: OriginOf): Promise<RowsOrigin> =>
  originOf((await asking.ask(scope, [{ do: 'origin', of }] as const))[0], asking)
type OriginOf = Extract<Primitive, { do: 'origin' }>['of']

/** Accounts that behave like bots write in bursts; what they repeat is nobody's topic. */
export const PEOPLE: Who = { bots: false }

export async function askingOf(context: Context): Promise<Asking> {
  const { phase } = context.engine.status
  if (phase === 'damaged') throw new AppError('corpus_damaged')
  if (phase === 'too_large') throw new AppError('corpus_too_large')
  if (phase === 'empty' || context.engine.version === undefined) {
    throw new AppError('unavailable', { retry_after_s: 2 })
  }
  const { as_of, sources } = await stateOf(context)
  return {
    as_of,
    source: sources,
    ask: (scope, primitives, baseline) => askEngine(context, scope, primitives, baseline),
    remember: (key, work) => remembered(context, key, work),
    now: context.now.getTime() / 1000,
  }
}

const MOST_BYTES = 16 * 1024 * 1024
const caches = new WeakMap<Engine, AnswerCache<unknown>>()
const running = new WeakMap<Engine, Map<string, Promise<unknown>>>()

/** Worked out once for everybody who asks the same of the same corpus, also while it is still being worked out. */
async function remembered<T>(context: Context, key: string, workOut: () => Promise<T>): Promise<T> {
  const { engine } = context
  const version = String(engine.version)
  const cache = caches.get(engine) ?? new AnswerCache<unknown>(MOST_BYTES)
  caches.set(engine, cache)
  const known = cache.get(version, key)
  if (known !== undefined) return known as T
  const under_way = running.get(engine) ?? new Map<string, Promise<unknown>>()
  running.set(engine, under_way)
  const name = `${version} ${key}`
  const work = async () => {
    // It may come to hundreds of questions: a stranger waits for it where analyses are waited for.
    if (!context.user) context.analyses.doors.admit(context, undefined)
    return workOut()
  }
  const other = under_way.get(name)
  // Whoever began it may leave, and then it is nobody's any more.
  if (other) return other.catch(work) as Promise<T>
  const mine = work().finally(() => under_way.delete(name))
  under_way.set(name, mine)
  const answer = await mine
  if (String(engine.version) === version) cache.set(version, key, answer)
  return answer
}
