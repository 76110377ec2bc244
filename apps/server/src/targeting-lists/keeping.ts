import { AppError, type PartChange } from '@starling/contract'
import {
  type Change,
  countTargetingLists,
  findListVersion,
  findTargetingList,
  type ListVersionRow,
  lockTargetingList,
  lockUser,
  type ProgressingList,
  type TargetingListRow,
} from '@starling/store'
import { countChanges, countChosen, emptyPackage, type TargetingPackage } from '@starling/targeting'
import { spendAll } from '../auth/index.ts'
import type { UserContext } from '../floor/index.ts'
import { refuseMoreEntries } from './read-values.ts'

const DAY_MS = 24 * 60 * 60_000
/** Our choices: more than anyone looks through, and more than anyone saves by hand. */
const MOST_LISTS = 20_000
const VERSIONS_A_DAY = 5_000

export async function findList(
  pk: string,
  { store, user }: Pick<UserContext, 'store' | 'user'>,
): Promise<ProgressingList> {
  const found = await findTargetingList(store, pk, { user_id: user.id })
  if (!found) throw new AppError('not_found')
  return found
}

export async function refuseMoreLists(change: Change, user_id: string): Promise<void> {
  await lockUser(change, user_id)
  if ((await countTargetingLists(change, user_id)) < MOST_LISTS) return
  const refused = { code: 'most_targeting_lists', values: { most: MOST_LISTS } } as const
  throw new AppError('invalid', { fields: { non_field_errors: [refused] } })
}

type NewList = Pick<TargetingListRow, 'user_id' | 'name' | 'made_of'> & Partial<Omit<TargetingListRow, 'id' | 'chosen'>>
/** One that has no entries yet: it waits for them, or gets them in the same change. */
export async function addList(change: Change, list: NewList): Promise<TargetingListRow> {
  const { user_id, ...given } = list
  await refuseMoreLists(change, user_id)
  const row = await change.table({ user_id }, 'targeting_lists').add({
    ...{ for_team_id: null, record_created_at: null, insights_id: null, native_pack_id: null, audience_id: null },
    ...{ state: 'waiting', error: null, size: null, size_of: null, as_of: null, version: 0, first_reason: '' },
    ...{ autopilot_allowed_at: null, autopilot_ad_account_id: null, autopilot_line_item_id: null },
    ...{ autopilot_due_at: null, created_at: change.now, changed_at: change.now, removed_at: null },
    ...given,
    chosen: JSON.stringify(countChosen(emptyPackage())),
  })
  await change.audit('targeting_list.saved', { subject_id: row.id, user_id })
  return row
}

type Saved = {
  targeting_package: TargetingPackage
  name: string
  reason: string
  cause: ListVersionRow['cause']
  restored_number?: number
  changes: PartChange[]
}
/** The next version of a list that this change holds. */
export async function addListVersion(change: Change, list: TargetingListRow, saved: Saved): Promise<TargetingListRow> {
  const { id: list_id, user_id } = list
  const { targeting_package, name, reason, cause, restored_number = null, changes } = saved
  const number = list.version + 1
  await change.table({ user_id }, 'targeting_list_versions').add({
    ...{ list_id, number, name, reason, cause, restored_number, created_at: change.now },
    targeting_package: JSON.stringify(targeting_package),
    changes: JSON.stringify(changes),
  })
  const changed = await change.table({ user_id }, 'targeting_lists').change(list_id, {
    ...{ name, version: number, state: 'ready', error: null, changed_at: change.now },
    chosen: JSON.stringify(countChosen(targeting_package)),
  })
  return changed!
}

export const firstVersion = (
  change: Change,
  list: TargetingListRow,
  { targeting_package, reason = '' }: { targeting_package: TargetingPackage; reason?: string | undefined },
): Promise<TargetingListRow> =>
  addListVersion(change, list, { targeting_package, name: list.name, reason, cause: 'made', changes: [] })

type Edit = {
  /** The version that was seen: where another came first, nothing is overwritten. */
  version: number
  name?: string | undefined
  reason?: string | undefined
  restored_number?: number
  edit: (before: TargetingPackage) => TargetingPackage
}
/** What becomes the same is no version. */
export async function changeList(pk: string, edited: Edit, context: UserContext): Promise<ProgressingList> {
  const { version, reason = '', restored_number, edit } = edited
  return context.change(async (change) => {
    const found = await findTargetingList(change, pk, { user_id: context.user.id })
    const list = found && (await lockTargetingList(change, found.id))
    if (!list) throw new AppError('not_found')
    const before = list.version === version ? await findListVersion(change, list.id, version) : undefined
    if (!before) throw new AppError('changed_meanwhile')
    const targeting_package = edit(before.targeting_package)
    refuseMoreEntries(targeting_package)
    const name = edited.name ?? list.name
    const changes = changesBetween(before, { name, targeting_package })
    await change.audit('targeting_list.changed', { subject_id: list.id })
    if (isSame(before, { name, targeting_package })) return { ...found!, ...list }
    const { id: user_id } = context.user
    await spendAll(change, [{ key: `list versions of ${user_id}`, limit: VERSIONS_A_DAY, window_ms: DAY_MS }])
    const cause = restored_number === undefined ? 'edited' : 'restored'
    const saved = { targeting_package, name, reason, cause, changes } as const
    const changed = await addListVersion(change, list, {
      ...saved,
      ...(restored_number !== undefined && { restored_number }),
    })
    return { ...found!, ...changed }
  })
}

type Named = Pick<ListVersionRow, 'name' | 'targeting_package'>
/** Letter by letter: other figures beside the same entries are another version, and come back with it. */
const isSame = (one: Named, other: Named) =>
  one.name === other.name && JSON.stringify(one.targeting_package) === JSON.stringify(other.targeting_package)
const RENAMED: PartChange = { part: 'name', added: 1, removed: 1, selected: 0, deselected: 0, reordered: false }
export const changesBetween = (before: Named, after: Named): PartChange[] => [
  ...(before.name === after.name ? [] : [RENAMED]),
  ...countChanges(before.targeting_package, after.targeting_package),
]
