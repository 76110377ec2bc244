import { AppError } from '@starling/contract'
import { type AnswerTo, AskError, type AskErrorCode, type BackendState, isFew, LEAST_PEOPLE } from '@starling/engine'
import type { Baseline, Scope } from '@starling/question'
import type { Primitive } from '@starling/sections'
import { type Context, type Product, withDeadline } from '../floor/index.ts'
import { questionRefused } from './refusals.ts'
import { tellsOfPeople, writersOf } from './strangers.ts'
import { nameOf } from './turns.ts'

/** As `askEngine`, for what is told to who asks as it is: to a stranger, fewer than five people are nobody. */
export async function askBackend<const P extends readonly Primitive[]>(
  context: Context,
  scope: Scope,
  primitives: P,
): Promise<{ [K in keyof P]: AnswerTo<P[K]> }> {
  if (context.user || !tellsOfPeople(scope, primitives)) return askEngine(context, scope, primitives)
  const [{ accounts }] = await askEngine(context, { ...scope, who: writersOf(scope), posts: { by: 'audience' } }, [
    { do: 'size' },
  ])
  const nobody: Scope = { ...scope, who: { any: [] }, posts: { ...scope.posts, by: 'audience' } }
  const answers = await askEngine(context, accounts < LEAST_PEOPLE ? nobody : scope, primitives)
  return answers.map((answer, at) => (primitives[at]!.do === 'shares' ? withoutFew(answer as Shares) : answer)) as {
    [K in keyof P]: AnswerTo<P[K]>
  }
}

type Shares = AnswerTo<Extract<Primitive, { do: 'shares' }>>
/** Nor are the few who wrote of a name among those who wrote of any. */
function withoutFew({ n, squares, rows }: Shares): Shares {
  const nobody = { posts: 0, accounts: 0, by_author: { squares: 0, crossed: 0 } }
  const told = rows.map((row) => (isFew(row.accounts) ? { ...row, ...nobody } : row))
  const isWhole = rows.every(({ accounts }) => !isFew(accounts))
  return { n: isWhole ? n : Math.max(...told.map(({ posts }) => posts)), squares, rows: told }
}

/** Primitives of a scope for a handler that has nothing to say without them: a failure is the call's. */
export async function askEngine<const P extends readonly Primitive[]>(
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
  return questionRefused(error)
}
