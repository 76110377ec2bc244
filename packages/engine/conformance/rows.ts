import type { RowBatch } from '../src/corpus/rows.ts'
import { account, post } from '../src/corpus/samples.ts'
import type { Facts } from '../src/facts/facts.ts'

const at = (seconds: number) => new Date(seconds * 1000)

/** Facts as a source would tell them; what is judged is judged anew on the way in, and ids without a profile stay ids. */
export function rowsOf({ accounts, posts, follows, interactions, snapshots }: Facts): RowBatch {
  const replies = new Map(interactions.map(({ post_id }, n) => [posts[n]?.id, post_id]))
  return {
    accounts: accounts
      .filter(({ handle }) => handle !== '')
      .map(({ id, handle, name, bio, location, avatar_url, created_at, verified, ...counts }) =>
        account(String(id), {
          ...{ handle, name, bio, location, avatar_url, verified },
          created_at: at(created_at),
          followers_count: counts.followers_count,
          following_count: counts.following_count,
          post_count: counts.post_count,
        }),
      ),
    posts: posts.map(({ id, account_id, text, created_at, ...counts }) =>
      post(String(id), String(account_id), {
        text,
        created_at: at(created_at),
        lang: counts.language,
        reply_to_post_id: replies.get(id)?.toString() ?? null,
        like_count: counts.like_count,
        repost_count: counts.repost_count,
        reply_count: counts.reply_count,
        quote_count: counts.quote_count,
        view_count: counts.view_count,
      }),
    ),
    follows: follows.map(({ follower_id, followed_id, since, until }) => ({
      follower_id: String(follower_id),
      followed_id: String(followed_id),
      since: since === null ? null : at(since),
      until: until === null ? null : at(until),
    })),
    engagements: interactions.map(({ account_id, post_id }) => ({
      account_id: String(account_id),
      post_id: String(post_id),
      kind: 'like',
      created_at: null,
    })),
    snapshots: snapshots.map(({ account_id, day, followers_count }) => ({
      account_id: String(account_id),
      day: at(day).toISOString().slice(0, 10),
      followers_count,
      following_count: null,
      post_count: null,
    })),
  }
}
