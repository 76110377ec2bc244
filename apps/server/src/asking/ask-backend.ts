import { AppError } from '@starling/contract'
import { type AnswerTo, AskError, type AskErrorCode, type BackendState } from '@starling/engine'
import type { Baseline, Scope } from '@starling/question'
import type { Primitive } from '@starling/sections'
import { type Context, type Product, withDeadline } from '../floor/index.ts'
import { nameOf } from './turns.ts'

/** Primitives of a scope for a handler that has nothing to say without them: a failure is the call's. */
export async function askBackend<const P extends readonly Primitive[]>(
  context: Context,
  scope: Scope,
  primitives: P,
  baseline?: Baseline,
): Promise<{ [K in keyof P]: AnswerTo<P[K]> }> {
  return withDeadline(context, async (signal) => {
    try {
      return await context.analyses.turns.take(context, () =>
        context.engine.ask(scope, primitives, { asker: nameOf(context), signal, ...(baseline && { baseline }) }),
      )
    } catch (error) {
      throw signal.aborted ? new AppError('took_too_long') : asRefusal(error)
    }
  })
}

/** What is known of the corpus; a failure is the call's. */
export const stateOf = ({ engine }: Pick<Product, 'engine'>): Promise<BackendState> =>
  engine.state().catch((error) => {
    throw asRefusal(error)
  })

const PASSING: readonly AskErrorCode[] = ['not_ready', 'unreachable', 'cancelled']

function asRefusal(error: unknown): unknown {
  if (!(error instanceof AskError)) return error
  if (error.code === 'damaged') return new AppError('corpus_damaged')
  if (error.code === 'no_room') return new AppError('corpus_too_large')
  if (PASSING.includes(error.code)) return new AppError('unavailable', { retry_after_s: 2 })
  return new AppError('invalid', {
    fields: { question: [{ code: 'engine_refused', values: { reason: error.message } }] },
  })
}
