import { AppError, type FollowedSource } from '@starling/contract'
import { type Row, sourcesOf } from '@starling/store'
import type { TeamContext } from '../context.ts'
import { findConnection } from './connections.ts'

type Wanted = {
  connection: string
  handles: string[]
  keywords: string[]
  days: number
  posts: number
  followers: number
}

export function sourceAnswer(row: Row<'followed_sources'>): FollowedSource {
  const { id, connection_id, kind, value, name, days, post_limit, follower_limit, posts, error } = row
  const read_at = row.posts_read_at ?? row.profile_read_at
  return {
    id,
    connection: connection_id,
    kind,
    value,
    name,
    days,
    post_limit,
    follower_limit,
    posts,
    followers: row.followers_cursor ? Math.max(row.followers, row.followers_pass_read) : row.followers,
    read_at: read_at?.toISOString() ?? null,
    error,
    created_at: row.created_at.toISOString(),
  }
}

export async function listSources({ store, team }: TeamContext): Promise<FollowedSource[]> {
  return (await sourcesOf(store.db, team.id)).map(sourceAnswer)
}

/** What the team follows already stays as it is, and is answered with the rest. */
export async function createSources(wanted: Wanted, context: TeamContext): Promise<FollowedSource[]> {
  const { change, store, team } = context
  const connection = await findConnection(wanted.connection, context)
  if (connection.removed_at) throw new AppError('not_found')
  const { handles, keywords, days, posts, followers } = wanted
  const asked = [
    ...handles.map((value) => ({ kind: 'handle' as const, value, follower_limit: followers })),
    ...keywords.map((value) => ({ kind: 'keyword' as const, value, follower_limit: 0 })),
  ]
  const same = (kind: string, value: string) => `${kind} ${value.toLowerCase()}`
  await change(async ({ db, now, newId, audit }) => {
    const there = new Set((await sourcesOf(db, team.id)).map(({ kind, value }) => same(kind, value)))
    for (const { kind, value, follower_limit } of asked) {
      if (there.has(same(kind, value))) continue
      there.add(same(kind, value))
      const id = newId()
      await db
        .insertInto('followed_sources')
        .values({
          id,
          team_id: team.id,
          connection_id: connection.id,
          kind,
          value,
          days,
          post_limit: posts,
          follower_limit,
          created_at: now,
        })
        .execute()
      await audit('source.followed', { subject_id: id, team_id: team.id, detail: { kind } })
    }
    if (asked.length > 0) await audit('sources.asked', { team_id: team.id, detail: { count: asked.length } })
  })
  const names = new Set(asked.map(({ kind, value }) => same(kind, value)))
  return (await sourcesOf(store.db, team.id))
    .filter(({ kind, value }) => names.has(same(kind, value)))
    .map(sourceAnswer)
}

async function findSource(pk: string, { store, team }: TeamContext): Promise<Row<'followed_sources'>> {
  const row = await store.owned({ team_id: team.id }, 'followed_sources').find(pk)
  if (!row) throw new AppError('not_found')
  return row
}

/** An open run leaves it out from its next step on. */
export async function deleteSource(pk: string, context: TeamContext): Promise<void> {
  await findSource(pk, context)
  const { change, team } = context
  await change(async ({ db, now, owned, audit }) => {
    await owned({ team_id: team.id }, 'followed_sources').change(pk, { removed_at: now })
    await db.deleteFrom('ingest_steps').where('source_id', '=', pk).where('state', '=', 'pending').execute()
    await audit('source.removed', { subject_id: pk, team_id: team.id })
  })
}

export async function restoreSource(pk: string, context: TeamContext): Promise<FollowedSource> {
  const { kind, value } = await findSource(pk, context)
  const { change, team } = context
  return change(async ({ db, owned, audit }) => {
    const there = (await sourcesOf(db, team.id)).find(
      (one) => one.kind === kind && one.value.toLowerCase() === value.toLowerCase(),
    )
    await audit('source.restored', { subject_id: pk, team_id: team.id })
    if (there) return sourceAnswer(there)
    return sourceAnswer((await owned({ team_id: team.id }, 'followed_sources').change(pk, { removed_at: null }))!)
  })
}
