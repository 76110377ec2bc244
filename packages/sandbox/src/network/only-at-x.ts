import { PERSON, type Population } from './population.ts'
import type { World } from './posts.ts'
import { hash, hashText, unit } from './random.ts'
import type { RowBatch } from './rows.ts'

const HIDDEN_PEOPLE = 0.05
const HIDDEN_ANSWERS = 0.05
/** A small network is there whole: it is made to be looked at, not to be added to. */
const HIDES_FROM = 10_000

export const isHidden = ({ seed, count, kind }: Population, slot: number) =>
  count >= HIDES_FROM && kind[slot] === PERSON && unit(hash(seed, slot, 47)) < HIDDEN_PEOPLE

/** Leaves out some people with all that is theirs, and some answers: they can be fetched from X and from nowhere else. */
export function* withoutHidden({ people, ids }: World, batches: Iterable<RowBatch>): Generator<RowBatch> {
  if (people.count < HIDES_FROM) return yield* batches
  const hidden = new Set<string>()
  for (let slot = 0; slot < people.count; slot++) if (isHidden(people, slot)) hidden.add(ids[slot]!)
  const answers = new Set<string>()
  for (const { accounts, follows, posts, engagements, snapshots } of batches) {
    for (const { id, reply_to_post_id } of posts ?? []) {
      if (reply_to_post_id && unit(hash(people.seed, hashText(id), 48)) < HIDDEN_ANSWERS) answers.add(id)
    }
    yield {
      ...(accounts && { accounts: accounts.filter(({ id }) => !hidden.has(id)) }),
      ...(follows && {
        follows: follows.filter((row) => !hidden.has(row.follower_id) && !hidden.has(row.followed_id)),
      }),
      ...(posts && { posts: posts.filter(({ id, account_id }) => !hidden.has(account_id) && !answers.has(id)) }),
      ...(engagements && {
        engagements: engagements.filter((row) => !hidden.has(row.account_id) && !answers.has(row.post_id)),
      }),
      ...(snapshots && { snapshots: snapshots.filter(({ account_id }) => !hidden.has(account_id)) }),
    }
  }
}
