import { normalizeQuestion, type Question, type Scope, scopeOf } from '@starling/question'
import { correctedMoods, type Row } from '@starling/store'
import { askBackend } from '../asking/index.ts'
import type { Context } from '../floor/index.ts'

/** So many, the newest, are looked for among the posts of a question: as many ids as an engine takes at once, and some to spare. */
const MOST_COUNTED = 5_000

export type CorrectedPost = Pick<Row<'mood_corrections'>, 'post_id' | 'judged' | 'mood' | 'corrected_at'> & {
  handle: string
  text: string
  created_at: number
}

/** The posts of a question whose mood a team has corrected, the newest post first; they are in no figure. */
export async function correctedPosts(question: Question, team_id: string, context: Context): Promise<CorrectedPost[]> {
  const { store, now, engine } = context
  const scope = scopeOf(normalizeQuestion(question), now.getTime() / 1000)
  const said = new Map((await correctedMoods(store, team_id, MOST_COUNTED)).map((one) => [one.post_id, one]))
  const ids = scope.posts.ids ? scope.posts.ids.filter((id) => said.has(id)) : [...said.keys()]
  if (ids.length === 0 || engine.status.phase === 'empty') return []
  const corrected: Scope = { ...scope, posts: { ...scope.posts, ids } }
  const [{ rows }] = await askBackend(context, corrected, [{ do: 'posts', order: 'created_at', limit: ids.length }])
  return rows.map(({ id, handle, text, created_at }) => ({ ...said.get(id)!, handle, text, created_at }))
}
