import { AppError } from '@starling/contract'
import { isFew } from '@starling/engine'
import { type BuilderQuestion, normalizeQuestion, type Question, scopeOf, withDays } from '@starling/question'
import type { Change, Owner, SavedAudience } from '@starling/store'
import { askBackend, profilesOf } from '../asking/index.ts'
import type { Context } from '../floor/index.ts'

const NOT_NOW = ['unavailable', 'corpus_damaged', 'corpus_too_large', 'took_too_long', 'busy']

/** Null: nobody can be counted now, and it is saved all the same. */
export type PeopleCounted = { size: number; is_halted: boolean } | null

type Kept = { body: Question; days: number | null }
export const askedNow = ({ body, days }: Kept, now: Date): Question =>
  withDays(body, days ?? undefined, now.getTime() / 1000)

/** The engine’s exact answer, and of fewer than five people none: whether there is one would tell of that one. What is about an account that is not known here can be counted no more: it is halted. */
export async function countPeople(kept: Kept, context: Context): Promise<PeopleCounted> {
  if (context.engine.status.phase === 'empty') return null
  const question = askedNow(kept, context.now)
  try {
    const [{ accounts }] = await askBackend(context, scopeOf(question, context.now.getTime() / 1000), [{ do: 'size' }])
    const is_halted =
      question.query_type === 'handle' && !(await profilesOf([question.handle.toLowerCase()], context)).size
    return { size: isFew(accounts) ? 0 : accounts, is_halted }
  } catch (error) {
    if (error instanceof AppError && NOT_NOW.includes(error.code)) return null
    throw error
  }
}

/** Its size, the time of it, and what its status becomes by it; the figure joins its history. */
export async function noteCount(
  change: Change,
  owner: Owner,
  audience: Pick<SavedAudience, 'id' | 'version' | 'status'>,
  counted: NonNullable<PeopleCounted>,
): Promise<SavedAudience | undefined> {
  await change.table(owner, 'audience_sizes').add({
    audience_id: audience.id,
    version: audience.version,
    size: counted.size,
    counted_at: change.now,
  })
  const { status } = audience
  const halting = counted.is_halted && status === 'active' ? 'halted' : status
  return change.table(owner, 'audiences').change(audience.id, {
    size: counted.size,
    sized_at: change.now,
    status: !counted.is_halted && status === 'halted' ? 'active' : halting,
  })
}

/** An audience as the builder would ask for it: the same people, whatever the question was that found them. */
export function builderOf(kept: Kept, now: Date): BuilderQuestion {
  const question = normalizeQuestion(askedNow(kept, now))
  if (question.query_type === 'builder') return question
  const { who, window } = scopeOf(question, now.getTime() / 1000)
  // Who is a bot is a condition among the others already.
  return { query_type: 'builder', who, without_bots: false, ...(window && { window }) }
}
