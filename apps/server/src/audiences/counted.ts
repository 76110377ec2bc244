import { AppError } from '@starling/contract'
import { isFew } from '@starling/engine'
import {
  type BuilderQuestion,
  normalizeQuestion,
  type Question,
  QuestionRefused,
  scopeOf,
  withDays,
} from '@starling/question'
import {
  type Change,
  findAudienceMembers,
  forgetAudienceMembers,
  keepAudienceMembers,
  ownerOfAudience,
  type Row,
  type SavedAudience,
} from '@starling/store'
import { type Asking, askBackend } from '../asking/index.ts'
import type { Context } from '../floor/index.ts'
import { movedBetween, NOT_COMPARED, packIds, tellMove, unpackIds } from './moves.ts'

const NOT_NOW = ['unavailable', 'corpus_damaged', 'corpus_too_large', 'took_too_long', 'busy']
/** Of larger ones the sizes are kept, and not who they were: a set is a few megabytes. */
const MOST_MEMBERS = 1_000_000

/** Null: nobody can be counted now, and it is saved all the same. */
export type PeopleCounted = { accounts: number; is_halted: boolean; ids: string[] | null } | null

type Kept = { body: Question; days: number | null }
export const askedNow = ({ body, days }: Kept, now: Date): Question =>
  withDays(body, days ?? undefined, now.getTime() / 1000)

/** The engine’s exact answer; with `members`, who they are. */
export async function countPeople(
  kept: Kept,
  context: Context,
  { members }: { members: boolean },
): Promise<PeopleCounted> {
  if (context.engine.status.phase === 'empty') return null
  try {
    const { now } = context
    return await countWith((scope, primitives) => askBackend(context, scope, primitives), kept, { now, members })
  } catch (error) {
    if (error instanceof AppError && NOT_NOW.includes(error.code)) return null
    throw error
  }
}

/** What is about an account that is not known here can be counted no more: it is halted. */
export async function countWith(
  ask: Asking['ask'],
  kept: Kept,
  { now, members }: { now: Date; members: boolean },
): Promise<NonNullable<PeopleCounted>> {
  const question = askedNow(kept, now)
  const scope = scopeOf(question, now.getTime() / 1000)
  const [{ accounts }, { ids }] = await ask(scope, [
    { do: 'size' },
    { do: 'members', most: members ? MOST_MEMBERS : 0 },
  ] as const)
  if (question.query_type !== 'handle') return { accounts, is_halted: false, ids }
  const [{ rows }] = await ask(scope, [{ do: 'profile', handle: question.handle }] as const)
  return { accounts, is_halted: rows.length === 0, ids }
}

/** Its size, the time of it, who joined and who left, and what its status becomes by it; the figure joins its history. Of fewer than five people there is none: whether there is one would tell of that one. */
export async function noteCount(
  change: Change,
  audience: SavedAudience,
  counted: NonNullable<PeopleCounted>,
  counted_at = change.now,
): Promise<{ audience: SavedAudience; size: Row<'audience_sizes'> }> {
  const owner = ownerOfAudience(audience)
  const size = isFew(counted.accounts) ? 0 : counted.accounts
  const added = await change.table(owner, 'audience_sizes').add({
    audience_id: audience.id,
    version: audience.version,
    size,
    ...(await compareMembers(change, audience, counted)),
    counted_at,
  })
  const { status } = audience
  const halting = counted.is_halted && status === 'active' ? 'halted' : status
  const changed = await change.table(owner, 'audiences').change(audience.id, {
    size,
    sized_at: change.now,
    status: !counted.is_halted && status === 'halted' ? 'active' : halting,
  })
  return { audience: changed ?? audience, size: added }
}

/** Beside whoever was there at the count before; these are then kept for the next. */
async function compareMembers(
  change: Change,
  audience: SavedAudience,
  { accounts, ids }: NonNullable<PeopleCounted>,
): Promise<typeof NOT_COMPARED> {
  const { id, version, refresh: rule } = audience
  if (rule === 'never') return NOT_COMPARED
  if (ids === null) {
    await forgetAudienceMembers(change, id)
    return NOT_COMPARED
  }
  const before = await findAudienceMembers(change, id)
  await keepAudienceMembers(change, audience, { version, size: accounts, people: await packIds(ids) })
  if (!before) return NOT_COMPARED
  const moved = movedBetween(await unpackIds(before.people), BigUint64Array.from(ids, BigInt))
  return tellMove({ ...moved, size: accounts, cause: before.version === version ? 'people' : 'version', rule })
}

/** What was kept before a rule came is asked as it is, and finds whom it found. */
function understood(question: Question): Question {
  try {
    return normalizeQuestion(question)
  } catch (error) {
    if (error instanceof QuestionRefused) return question
    throw error
  }
}

/** An audience as the builder would ask for it: the same people, whatever the question was that found them. */
export function builderOf(kept: Kept, now: Date): BuilderQuestion {
  const question = understood(askedNow(kept, now))
  if (question.query_type === 'builder') return question
  const { who, window } = scopeOf(question, now.getTime() / 1000)
  // Who is a bot is a condition among the others already.
  return { query_type: 'builder', who, without_bots: false, ...(window && { window }) }
}
