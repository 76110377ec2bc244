import { sql } from 'kysely'
import { after, inOrder, limitOf, type Page, type Paging, pageOf, refuseBadCursor } from '../page.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row } from '../tables.ts'

export type LogFilter = {
  /** Who did it, or whom it was about. */
  person?: string | undefined
  actions?: readonly string[] | undefined
  since?: Date | undefined
  before?: Date | undefined
}
export type LogRow = Row<'audit'> & {
  person: Pick<Row<'users'>, 'id' | 'email' | 'first_name' | 'last_name'> | null
}

const BY_ID: [string, string] = ['audit_teams.audit_id', 'audit_teams.audit_id']

/** Who acted; where that is nobody whom we know, whom it was about. */
const PERSON = sql<string>`coalesce(
  case when audit.actor not in ('operator', 'nobody', 'deleted') then audit.actor::uuid end, audit.user_id)`

/** The log of a team, the newest first. */
export async function pageLog(
  rows: Rows,
  team_id: string,
  { person, actions, since, before }: LogFilter,
  paging: Paging,
): Promise<Page<LogRow>> {
  const found = await dbOf(rows)
    .selectFrom('audit_teams')
    .innerJoin('audit', 'audit.id', 'audit_teams.audit_id')
    .leftJoin('users', (join) => join.on('users.id', '=', PERSON))
    .selectAll('audit')
    .select(['users.id as person_id', 'email', 'first_name', 'last_name'])
    .where('audit_teams.team_id', '=', team_id)
    .$if(person !== undefined, (query) =>
      query.where((eb) => eb.or([eb('audit.user_id', '=', person!), eb('audit.actor', '=', person!)])),
    )
    .$if(actions !== undefined, (query) => query.where('action', 'in', actions!))
    .$if(since !== undefined, (query) => query.where('happened_at', '>=', since!))
    .$if(before !== undefined, (query) => query.where('happened_at', '<', before!))
    .where(after(paging, BY_ID, false))
    .orderBy(inOrder(BY_ID, false))
    .limit(limitOf(paging) + 1)
    .execute()
    .catch(refuseBadCursor(paging))
  const read = found.map(({ person_id, email, first_name, last_name, ...row }) => ({
    ...row,
    person:
      person_id === null ? null : { id: person_id, email: email!, first_name: first_name!, last_name: last_name! },
  }))
  return pageOf(read, paging, ({ id }) => id)
}
