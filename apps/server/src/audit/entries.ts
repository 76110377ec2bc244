import { type AuditEntry, type AuditFilter, actsOf } from '@starling/contract'
import type { Scope } from '@starling/question'
import { type LogFilter, type LogRow, pageLog } from '@starling/store'
import { askBackend } from '../asking/index.ts'
import { answerPage, type Input, type TeamContext } from '../floor/index.ts'

const DAY_MS = 24 * 60 * 60_000

export async function listAuditEntries({ query }: Input<'listAuditEntries'>, context: TeamContext) {
  const { limit, cursor, ...filter } = query
  const page = await pageLog(context.store, context.team.id, logFilter(filter), { limit, cursor })
  const posts = await postsIn(page.rows, context)
  return answerPage(context, page, (row) => withPost(entryAnswer(row), posts))
}

const OF_POSTS = /^mood\./
const LONGEST_POST = 120

/** What the posts say that acts are about. It is not kept with the act: a post that is gone is gone here, too. */
async function postsIn(rows: readonly LogRow[], context: TeamContext): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ action, subject }) => (OF_POSTS.test(action) && subject ? [subject] : [])))]
  if (ids.length === 0 || context.engine.status.phase !== 'ready') return new Map()
  const scope: Scope = { who: { all: [] }, posts: { by: 'anyone', ids } }
  const [found] = await askBackend(context, scope, [{ do: 'posts', order: 'created_at', limit: ids.length }])
  return new Map(found.rows.map(({ id, handle, text }) => [id, `@${handle}: ${cut(text)}`]))
}

const cut = (text: string) =>
  text.length <= LONGEST_POST ? text : `${text.slice(0, LONGEST_POST - 1).toWellFormed()}…`

function withPost(entry: AuditEntry, posts: ReadonlyMap<string, string>): AuditEntry {
  const post = entry.subject !== null && OF_POSTS.test(entry.action) ? posts.get(entry.subject) : undefined
  return post === undefined ? entry : { ...entry, detail: { ...entry.detail, post } }
}

/** Days are whole days in UTC; the last one is in it. */
export function logFilter({ person, kind, since, until }: AuditFilter): LogFilter {
  return {
    person,
    actions: kind && actsOf(kind),
    since: since === undefined ? undefined : new Date(since),
    before: until === undefined ? undefined : new Date(new Date(until).getTime() + DAY_MS),
  }
}

export function entryAnswer(row: LogRow): AuditEntry {
  const { id, happened_at, action, person, subject, address, device } = row
  return {
    id,
    happened_at: happened_at.toISOString(),
    action,
    by: byOf(row),
    person,
    subject,
    detail: row.detail as AuditEntry['detail'],
    address,
    device,
  }
}

function byOf({ actor }: LogRow): AuditEntry['by'] {
  return actor === 'operator' || actor === 'nobody' || actor === 'deleted' ? actor : 'person'
}
