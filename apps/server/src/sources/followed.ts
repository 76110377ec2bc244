import { AppError, type FollowedSource } from '@starling/contract'
import { dropPendingSteps, lockTeam, type Row, sourcesOf } from '@starling/store'
import type { Input, TeamContext } from '../floor/index.ts'
import { findConnection } from './connections.ts'

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

export async function listSources(_: unknown, { store, team }: TeamContext): Promise<FollowedSource[]> {
  return (await sourcesOf(store, team.id)).map(sourceAnswer)
}

/** What the team follows already stays as it is, and is answered with the rest. */
export async function createSources(
  { body: wanted }: Input<'createSources'>,
  context: TeamContext,
): Promise<FollowedSource[]> {
  const { change, store, team } = context
  const connection = await findConnection(wanted.connection, context)
  const { handles, keywords, days, posts, followers } = wanted
  const asked = [
    ...handles.map((value) => ({ kind: 'handle' as const, value, follower_limit: followers })),
    ...keywords.map((value) => ({ kind: 'keyword' as const, value, follower_limit: 0 })),
  ]
  const same = (kind: string, value: string) => `${kind} ${value.toLowerCase()}`
  await change(async (tx) => {
    const { now, audit } = tx
    await lockTeam(tx, team.id)
    const there = new Set((await sourcesOf(tx, team.id)).map(({ kind, value }) => same(kind, value)))
    for (const { kind, value, follower_limit } of asked) {
      if (there.has(same(kind, value))) continue
      there.add(same(kind, value))
      const { id } = await tx.table({ team_id: team.id }, 'followed_sources').add({
        ...UNREAD,
        connection_id: connection.id,
        kind,
        value,
        days,
        post_limit: posts,
        follower_limit,
        created_at: now,
      })
      await audit('source.followed', { subject_id: id, subject: value, team_id: team.id, detail: { kind } })
    }
    if (asked.length > 0) await audit('sources.asked', { team_id: team.id, detail: { count: asked.length } })
  })
  const names = new Set(asked.map(({ kind, value }) => same(kind, value)))
  return (await sourcesOf(store, team.id)).filter(({ kind, value }) => names.has(same(kind, value))).map(sourceAnswer)
}

/** How far nothing has been read yet. */
const UNREAD = {
  removed_at: null,
  error: null,
  uid: null,
  name: null,
  followers_count: null,
  post_count: null,
  profile_read_at: null,
  posts_read_at: null,
  newest_id: null,
  pass_newest_id: null,
  pass_start_at: null,
  pass_cursor: null,
  followers_read_at: null,
  followers_cursor: null,
}

/** An open run leaves it out from its next step on. */
export async function deleteSource(
  { path: { pk } }: Input<'deleteSource'>,
  { change, team }: TeamContext,
): Promise<void> {
  await change(async (tx) => {
    const sources = tx.table({ team_id: team.id }, 'followed_sources')
    const gone = (await sources.remove(pk)) ?? (await sources.find(pk, { removed: true }))
    if (!gone) throw new AppError('not_found')
    await dropPendingSteps(tx, team.id, pk)
    await tx.audit('source.removed', { subject_id: pk, subject: gone.value, team_id: team.id })
  })
}

export async function restoreSource(
  { path: { pk } }: Input<'restoreSource'>,
  { change, team }: TeamContext,
): Promise<FollowedSource> {
  return change(async (tx) => {
    await lockTeam(tx, team.id)
    const sources = tx.table({ team_id: team.id }, 'followed_sources')
    const found = await sources.find(pk, { removed: true })
    if (!found) throw new AppError('not_found')
    const there = (await sourcesOf(tx, team.id)).find(
      (one) => one.kind === found.kind && one.value.toLowerCase() === found.value.toLowerCase(),
    )
    await tx.audit('source.restored', { subject_id: pk, subject: found.value, team_id: team.id })
    const row = there ?? (await sources.restore(pk))
    if (!row) throw new AppError('not_found')
    return sourceAnswer(row)
  })
}
