import type { Understood } from '@starling/contract'
import type { AnswerTo } from '@starling/engine'
import { normalizeQuestion, type Question, type Scope, type Who, withWindow } from '@starling/question'
import { mayAsk, SECTION_IDS, sectionOf } from '@starling/sections'
import type { Context } from '../floor/index.ts'
import { askBackend, stateOf } from './ask-backend.ts'
import { queryIdOf } from './query-id.ts'

/** More than a person types; a backend answers so many at once. */
const MOST_LOOKED_UP = 60
const EVERYBODY: Scope = { who: { all: [] }, posts: { by: 'anyone' } }
type Profile = AnswerTo<{ do: 'profile'; handle: string }>['rows'][number]

/** What a question is taken to ask, before anything is counted. */
export async function understand(asked: Question, context: Context): Promise<Understood> {
  const question = withWindow(normalizeQuestion(asked), context.now.getTime() / 1000)
  const handles = handlesOf(question).slice(0, MOST_LOOKED_UP)
  const post_ids = question.query_type === 'post' ? question.post_ids : []
  const isEmpty = context.engine.status.phase === 'empty'
  const profiles = isEmpty ? new Map<string, Profile>() : await profilesOf(handles, context)
  const posts = isEmpty ? new Set<string>() : await knownPosts(post_ids, context)
  return {
    audience_creator_query_id: queryIdOf(question),
    question,
    sections: SECTION_IDS.filter((id) => !sectionOf(id).with_others && mayAsk(id, question)),
    missing: {
      handles: handles.filter((handle) => !profiles.has(handle)),
      post_ids: post_ids.filter((id) => !posts.has(id)),
    },
    account: question.query_type === 'handle' ? personOf(profiles.get(question.handle)) : null,
    corpus: await corpusOf(context, isEmpty),
  }
}

/** The accounts that carry these handles, by handle in lower case; those that are not in the corpus are left out. */
export async function profilesOf(handles: readonly string[], context: Context): Promise<Map<string, Profile>> {
  if (handles.length === 0) return new Map()
  const answers = await askBackend(
    context,
    EVERYBODY,
    handles.map((handle) => ({ do: 'profile' as const, handle })),
  )
  return new Map(answers.flatMap(({ rows: [row] }, at) => (row ? [[handles[at]!, row] as const] : [])))
}

async function knownPosts(ids: readonly string[], context: Context): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const scope: Scope = { who: { all: [] }, posts: { by: 'anyone', ids: [...ids] } }
  const [{ rows }] = await askBackend(context, scope, [{ do: 'posts', order: 'created_at', limit: ids.length }])
  return new Set(rows.map(({ id }) => id))
}

/** Every handle that the question names. */
function handlesOf(question: Question): string[] {
  if (question.query_type === 'handle') return [question.handle]
  return question.query_type === 'builder' ? [...new Set(handlesIn(question.who))] : []
}

function handlesIn(who: Who): string[] {
  if ('all' in who) return who.all.flatMap(handlesIn)
  if ('any' in who) return who.any.flatMap(handlesIn)
  if ('not' in who) return handlesIn(who.not)
  if ('follows' in who) return who.follows
  if ('handles' in who) return who.handles
  if ('communities' in who) return who.communities.flatMap(({ accounts }) => accounts)
  return 'similar_to' in who ? [who.similar_to] : []
}

function personOf(profile: Profile | undefined): Understood['account'] {
  if (!profile) return null
  const { id, handle, name, followers_count, avatar_url } = profile
  return { id, handle, name, followers_count, avatar_url }
}

async function corpusOf(context: Context, isEmpty: boolean): Promise<Understood['corpus']> {
  if (isEmpty) return { accounts: 0, posts: 0, as_of: null, source: [], whole_since: null }
  const { accounts, posts, as_of, sources, whole_since } = await stateOf(context)
  return { accounts, posts, as_of, source: sources, whole_since }
}
