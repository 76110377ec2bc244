import type { Facts } from './facts.ts'

/** What became known since: `delete` comes first, then `upsert`, so that one change can put a new row in place of an old. */
export type FactChange = { upsert?: Partial<Facts>; delete?: { accounts?: bigint[]; posts?: bigint[] } }

/**
 * The facts after a change. The newest row wins: accounts and posts by id, follows by (follower, followed, since),
 * snapshots by (account, day). An interaction with a post that is not there is kept: the post may come later.
 */
export function applyChange(facts: Facts, change: FactChange): Facts {
  const left = without(facts, change)
  const { accounts = [], posts = [], follows = [], interactions = [], snapshots = [] } = change.upsert ?? {}
  return {
    accounts: newest([...left.accounts, ...accounts], ({ id }) => String(id)),
    posts: newest([...left.posts, ...posts], ({ id }) => String(id)),
    follows: newest(
      [...left.follows, ...follows],
      ({ follower_id, followed_id, since }) => `${follower_id} ${followed_id} ${since}`,
    ),
    interactions: newest(
      [...left.interactions, ...interactions],
      ({ account_id, post_id }) => `${account_id} ${post_id}`,
    ),
    snapshots: newest([...left.snapshots, ...snapshots], ({ account_id, day }) => `${account_id} ${day}`),
  }
}

/** With an account goes all that it did and all that was done to it and to its posts; with a post, who interacted. */
function without(facts: Facts, change: FactChange): Facts {
  const accounts = new Set(change.delete?.accounts)
  const posts = new Set(change.delete?.posts)
  for (const { id, account_id } of facts.posts) if (accounts.has(account_id)) posts.add(id)
  return {
    accounts: facts.accounts.filter(({ id }) => !accounts.has(id)),
    posts: facts.posts.filter(({ id }) => !posts.has(id)),
    follows: facts.follows.filter(
      ({ follower_id, followed_id }) => !accounts.has(follower_id) && !accounts.has(followed_id),
    ),
    interactions: facts.interactions.filter(
      ({ account_id, post_id }) => !accounts.has(account_id) && !posts.has(post_id),
    ),
    snapshots: facts.snapshots.filter(({ account_id }) => !accounts.has(account_id)),
  }
}

function newest<Row>(rows: Row[], keyOf: (row: Row) => string): Row[] {
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()]
}
