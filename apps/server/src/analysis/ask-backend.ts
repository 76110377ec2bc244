import { AppError } from '@starling/contract'
import { type AnswerTo, AskError } from '@starling/engine'
import type { Baseline, Primitive, Scope } from '@starling/sections'
import type { Context } from '../context.ts'
import { askerOf, withDeadline } from './deadline.ts'

/** Primitives of a scope for a handler that has nothing to say without them: a failure is the call's. */
export async function askBackend<const P extends readonly Primitive[]>(
  context: Context,
  scope: Scope,
  primitives: P,
  baseline?: Baseline,
): Promise<{ [K in keyof P]: AnswerTo<P[K]> }> {
  return withDeadline(context, async (signal) => {
    try {
      return await context.analyses.turns.take(askerOf(context), () =>
        context.live.ask(scope, primitives, { signal, ...(baseline && { baseline }) }),
      )
    } catch (error) {
      throw signal.aborted ? new AppError('took_too_long') : asRefusal(error)
    }
  })
}

function asRefusal(error: unknown): unknown {
  if (!(error instanceof AskError)) return error
  if (error.code === 'not_ready' || error.code === 'cancelled') return new AppError('unavailable', { retry_after_s: 2 })
  return new AppError('invalid', { fields: { question: [error.message] } })
}
