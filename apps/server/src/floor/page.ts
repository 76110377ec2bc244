import type { Page } from '@starling/store'
import type { Context } from './context.ts'

/** The answer is the list itself, so what comes after it is told in a header. */
export function answerPage<R, A>(
  { reply }: Pick<Context, 'reply'>,
  { rows, next }: Page<R>,
  answer: (row: R) => A,
): A[] {
  if (next !== null) reply.header('x-next-cursor', next)
  return rows.map(answer)
}
