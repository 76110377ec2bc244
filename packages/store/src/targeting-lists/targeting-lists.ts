import type { TargetingListFilter } from '@starling/contract'
import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { Change } from '../change.ts'
import { isId } from '../ids.ts'
import { after, inOrder, limitOf, type Page, pageOf, refuseBadCursor } from '../page.ts'
import { dbOf, type Rows } from '../rows.ts'
import type { Row, Tables } from '../tables.ts'
import { teamsOf } from '../teams/index.ts'

export type TargetingListRow = Row<'targeting_lists'>
/** With how far the making of its package is, while it waits. */
export type ProgressingList = TargetingListRow & { done: number | null; total: number | null }

/** A person's; of a team's audience only while they are in the team. */
export const ownTargetingLists = (
  user_id: string,
): RawBuilder<boolean> => sql<boolean>`targeting_lists.user_id = ${user_id}
  and (targeting_lists.for_team_id is null or targeting_lists.for_team_id in ${teamsOf(user_id)})`

/** Whoever has it still has their account, and is in the team whose audience it was made of. */
export const ownerMayOpen = sql<boolean>`exists (
    select 1 from users where users.id = targeting_lists.user_id and users.removed_at is null)
  and (targeting_lists.for_team_id is null or exists (
    select 1 from memberships join teams on teams.id = memberships.team_id
    where memberships.team_id = targeting_lists.for_team_id and memberships.user_id = targeting_lists.user_id
      and memberships.removed_at is null and teams.removed_at is null))`

const progressing = (rows: Rows) =>
  dbOf(rows)
    .selectFrom('targeting_lists')
    .leftJoin('targeting_insights', 'targeting_insights.id', 'targeting_lists.insights_id')
    .selectAll('targeting_lists')
    .select(['targeting_insights.done', 'targeting_insights.total'])

/** One that this person may open. What was removed is not there, unless asked for. */
export const findTargetingList = async (
  rows: Rows,
  pk: string,
  { user_id, removed = false }: { user_id: string; removed?: boolean },
): Promise<ProgressingList | undefined> =>
  isId(pk)
    ? progressing(rows)
        .where('targeting_lists.id', '=', pk)
        .where(ownTargetingLists(user_id))
        .$if(!removed, (query) => query.where('targeting_lists.removed_at', 'is', null))
        .executeTakeFirst()
    : undefined

/** So that of two who save at once the second sees what the first did. */
export const lockTargetingList = (change: Change, id: string): Promise<TargetingListRow | undefined> =>
  dbOf(change)
    .selectFrom('targeting_lists')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

const SORTS = {
  changed: { by: 'changed_at', ascending: false },
  name: { by: 'name', ascending: true },
  created: { by: 'created_at', ascending: false },
  used: { by: 'used_at', ascending: false },
} as const satisfies Record<TargetingListFilter['sort'], { by: keyof TargetingListRow; ascending: boolean }>

const MADE_OF: Record<Exclude<TargetingListFilter['type'], 'any'>, TargetingListRow['made_of'][]> = {
  targeting_list: ['native_pack'],
  builder: ['insights'],
  saved_list: ['package', 'audience', 'share'],
}

export async function pageTargetingLists(
  rows: Rows,
  user_id: string,
  wanted: TargetingListFilter,
): Promise<Page<ProgressingList>> {
  const { by, ascending } = SORTS[wanted.sort]
  const { type, text, deleted, audience_config_id } = wanted
  const likely = text && `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const order: [string, string] = [`targeting_lists.${by}`, 'targeting_lists.id']
  const found = await progressing(rows)
    .where(ownTargetingLists(user_id))
    .where('targeting_lists.removed_at', deleted === 'only' ? 'is not' : 'is', null)
    .$if(type !== 'any', (query) => query.where('made_of', 'in', type === 'any' ? [] : MADE_OF[type]))
    .$if(Boolean(likely), (query) => query.where('targeting_lists.name', 'ilike', likely!))
    .$if(audience_config_id !== undefined, (query) =>
      query.where('targeting_lists.audience_id', '=', audience_config_id!),
    )
    .where(after(wanted, order, ascending))
    .orderBy(inOrder(order, ascending))
    .limit(limitOf(wanted) + 1)
    .execute()
    .catch(refuseBadCursor(wanted))
  return pageOf(found, wanted, (row) => row[by])
}

export async function countTargetingLists(rows: Rows, user_id: string): Promise<number> {
  const { n } = await dbOf(rows)
    .selectFrom('targeting_lists')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('user_id', '=', user_id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return n
}

export const findWaitingList = (rows: Rows, id: string): Promise<TargetingListRow | undefined> =>
  dbOf(rows)
    .selectFrom('targeting_lists')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()

/** Of one that still waits: what was filled or failed meanwhile stays as it is. */
export const moveWaitingList = (
  change: Change,
  id: string,
  values: Updateable<Tables['targeting_lists']>,
): Promise<TargetingListRow | undefined> =>
  dbOf(change)
    .updateTable('targeting_lists')
    .set(values)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst()

/** Ids of those whose package is still to be made. */
export async function waitingLists(rows: Rows): Promise<string[]> {
  const found = await dbOf(rows).selectFrom('targeting_lists').select('id').where('state', '=', 'waiting').execute()
  return found.map(({ id }) => id)
}

/** Allowed, and its time has come. */
const isDue = (now: Date) =>
  sql<boolean>`autopilot_due_at <= ${now} and state = 'ready' and targeting_lists.removed_at is null and ${ownerMayOpen}`

/** Ids of those that are to be applied by themselves. */
export async function dueLists(rows: Rows, now: Date): Promise<string[]> {
  const found = await dbOf(rows)
    .selectFrom('targeting_lists')
    .select('id')
    .where(isDue(now))
    .orderBy('autopilot_due_at')
    .execute()
  return found.map(({ id }) => id)
}

export const findDueList = (rows: Rows, id: string, now: Date): Promise<TargetingListRow | undefined> =>
  dbOf(rows).selectFrom('targeting_lists').selectAll().where('id', '=', id).where(isDue(now)).executeTakeFirst()
