import type { Answered, AnswerRow } from '@starling/contract'
import type { Scope } from '@starling/question'
import { sectionOf } from '@starling/sections'
import { type Asking, askingOf } from '../asking/index.ts'
import type { Context } from '../floor/index.ts'
import type { FrozenAnalysis } from './freeze.ts'

type Named = { handles: string[]; post_ids: string[] }

/**
 * Who or what has left the corpus since, by deletion or because an account became protected, is shown by no link either.
 * Undefined: it was about such an account as a whole. Looked up once for each state of the corpus.
 */
export async function withoutGone<F extends FrozenAnalysis>(
  frozen: F,
  id: string,
  context: Context,
): Promise<F | undefined> {
  const named = namedIn(frozen)
  if (named.handles.length + named.post_ids.length === 0) return frozen
  const { remember, ask } = await askingOf(context)
  const gone = await remember(`shared link ${id}`, () => goneOf(named, ask))
  const { question } = frozen
  if (question.query_type === 'handle' && gone.handles.includes(lower(question.handle))) return undefined
  const isGone = (row: AnswerRow, one: Answered) =>
    isOfPosts(one) ? gone.post_ids.includes(String(row.id)) : gone.handles.includes(lower(row.handle))
  const answers = frozen.answers.map((one) =>
    isNaming(one) ? { ...one, rows: one.rows.filter((row) => !isGone(row, one)) } : one,
  )
  return { ...frozen, answers }
}

const lower = (handle: unknown) => String(handle).toLowerCase()
/** Its rows are posts, or accounts. */
const isOfPosts = ({ section }: Answered) => 'account_id' in sectionOf(section).columns
const isNaming = ({ section }: Answered) => 'handle' in sectionOf(section).columns

function namedIn({ question, answers }: FrozenAnalysis): Named {
  const naming = answers.filter(isNaming)
  const of = (all: Answered[], name: 'id' | 'handle') => all.flatMap(({ rows }) => rows.map((row) => String(row[name])))
  const handles = of(
    naming.filter((one) => !isOfPosts(one)),
    'handle',
  )
  if (question.query_type === 'handle') handles.push(question.handle)
  return {
    handles: [...new Set(handles.map(lower))],
    post_ids: [...new Set(of(naming.filter(isOfPosts), 'id'))],
  }
}

async function goneOf({ handles, post_ids }: Named, ask: Asking['ask']): Promise<Named> {
  const known = new Set<string>()
  if (handles.length > 0) {
    const scope: Scope = { who: { handles }, posts: { by: 'anyone' } }
    const [{ rows }] = await ask(scope, [{ do: 'accounts', order: 'followers_count', limit: handles.length }])
    for (const { handle } of rows) known.add(lower(handle))
  }
  const there = new Set<string>()
  if (post_ids.length > 0) {
    const scope: Scope = { who: { all: [] }, posts: { by: 'anyone', ids: post_ids } }
    const [{ rows }] = await ask(scope, [{ do: 'posts', order: 'created_at', limit: post_ids.length }])
    for (const { id } of rows) there.add(id)
  }
  return {
    handles: handles.filter((handle) => !known.has(handle)),
    post_ids: post_ids.filter((id) => !there.has(id)),
  }
}
