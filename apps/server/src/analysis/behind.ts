import { type AnswerRow, ROWS_FOR_STRANGERS } from '@starling/contract'
import {
  DEFAULT_POST_ORDERING,
  normalizeWho,
  type PostOrder,
  type Posts,
  type Question,
  type Scope,
  trimTerms,
  type Who,
  type Window,
} from '@starling/question'
import { askBackend } from '../asking/index.ts'
import type { Context, Input } from '../floor/index.ts'
import { during, scopeNow } from './post-scopes.ts'

type Listed = { n: number; rows: AnswerRow[]; more: boolean }
type PostsAsked = {
  question: Question
  words?: string[] | undefined
  who?: Who | undefined
  window?: Window | undefined
  limit: number
}

/** Of whoever is not signed in, only so many are shown. */
export const limitFor = ({ user }: Context, limit: number) => (user ? limit : Math.min(limit, ROWS_FOR_STRANGERS))

/** The people behind a figure: public profiles, largest first; how many there are in all is `n`. */
export async function listPeopleBehind(
  { body: { question, who, limit } }: Input<'listPeopleBehind'>,
  context: Context,
): Promise<Listed> {
  const scope = scopeNow(question, context)
  const narrowed: Scope = { ...scope, who: { all: [scope.who, normalizeWho(who)] } }
  const most = limitFor(context, limit)
  const [{ n, rows }] = await askBackend(context, narrowed, [{ do: 'accounts', order: 'followers_count', limit: most }])
  return { n, rows, more: n > rows.length }
}

export async function listPostsBehind(
  { body: { question, limit, ...rest } }: Input<'listPostsBehind'>,
  context: Context,
): Promise<Listed> {
  const scope = narrowedTo(rest, scopeNow(question, context))
  const order = question.post_ordering ?? DEFAULT_POST_ORDERING
  const most = limitFor(context, limit)
  const [{ n, rows }] = await askBackend(context, scope, [{ do: 'posts', order, limit: most }])
  return { n, rows, more: n > rows.length }
}

export async function postsOfAccount(handle: string, order: PostOrder, limit: number, context: Context) {
  const scope: Scope = { who: { all: [] }, posts: { by: { handles: [handle] } } }
  const most = limitFor(context, limit)
  const [{ rows }] = await askBackend(context, scope, [{ do: 'posts', order, limit: most }])
  return { posts: rows }
}

function narrowedTo({ words = [], who, window }: Omit<PostsAsked, 'question' | 'limit'>, scope: Scope): Scope {
  const posts = withWords(scope.posts, words)
  const narrowed: Scope = who
    ? { ...scope, who: { all: [authorsOf(scope), normalizeWho(who)] }, posts: { ...posts, by: 'audience' } }
    : { ...scope, posts }
  return window ? during(window, narrowed) : narrowed
}

/** Who may have written the posts of a scope. */
function authorsOf({ who, posts: { by } }: Scope): Who {
  if (by === 'audience') return who
  return by === 'anyone' ? { all: [] } : { handles: by.handles }
}

/** All of the words, beside what the posts are about already. */
function withWords(posts: Posts, words: readonly string[]): Posts {
  const more = trimTerms(words)
  if (more.length === 0) return posts
  const { groups = [[]], excluded } = posts.about ?? {}
  return { ...posts, about: { groups: groups.map((group) => [...group, ...more]), ...(excluded && { excluded }) } }
}
