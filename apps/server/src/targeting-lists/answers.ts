import type {
  ListedTargetingList,
  ListedTargetingListVersion,
  TargetingList,
  TargetingListUse,
  TargetingListVersion,
} from '@starling/contract'
import {
  findListVersion,
  findUser,
  type ListedVersionRow,
  type ListVersionRow,
  type NamedListUse,
  type ProgressingList,
  type Rows,
} from '@starling/store'
import { labelledIn } from '@starling/targeting'
import type { Language } from '@starling/text/both'
import type { UserContext } from '../floor/index.ts'

const TYPES: Record<ProgressingList['made_of'], ListedTargetingList['type']> = {
  native_pack: 'targeting_list',
  insights: 'builder',
  package: 'saved_list',
  audience: 'saved_list',
  share: 'saved_list',
}
const momentOf = (date: Date | null) => date?.toISOString() ?? null

export function listedAnswer(row: ProgressingList): ListedTargetingList {
  const { id, name, made_of, state, error, size, size_of, chosen, version } = row
  return {
    id,
    name,
    type: TYPES[made_of],
    ...(made_of === 'native_pack' && { is_super_insights: true }),
    ...(made_of === 'insights' && row.record_created_at && { created: row.record_created_at.toISOString() }),
    state,
    processing: state === 'waiting',
    done: row.done ?? 0,
    total: row.total ?? 0,
    error,
    audience_config_id: row.audience_id,
    native_pack_id: row.native_pack_id,
    insights_id: row.insights_id,
    size: size === null || size_of === null ? null : { size, few: error === 'too_few', of: size_of },
    as_of: momentOf(row.as_of),
    chosen,
    version,
    autopilot: {
      allowed: row.autopilot_allowed_at !== null,
      ad_account_id: row.autopilot_ad_account_id,
      line_item_id: row.autopilot_line_item_id,
      allowed_at: momentOf(row.autopilot_allowed_at),
      due_at: momentOf(row.autopilot_due_at),
    },
    used_at: row.used_at.getTime() === 0 ? null : row.used_at.toISOString(),
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    removed_at: momentOf(row.removed_at),
  }
}

/** With its entries in the words of its reader. */
export async function listAnswer(rows: Rows, row: ProgressingList, language: Language): Promise<TargetingList> {
  const version = row.version > 0 ? await findListVersion(rows, row.id, row.version) : undefined
  const targeting_package = version ? labelledIn(version.targeting_package, language) : null
  return { ...listedAnswer(row), targeting_package }
}

/** All versions of a list are its owner's: only the autopilot makes some beside them. */
export async function versionAnswers(
  rows: readonly ListedVersionRow[],
  { store }: Pick<UserContext, 'store'>,
): Promise<ListedTargetingListVersion[]> {
  const owner = rows[0] && (await findUser(store, rows[0].user_id))
  const { id, email, first_name, last_name } = owner ?? { id: '', email: '', first_name: '', last_name: '' }
  return rows.map(({ number, name, cause, restored_number, reason, changes, created_at }) => ({
    number,
    name,
    author: owner && cause !== 'autopilot' ? { id, email, first_name, last_name } : null,
    cause,
    restored_number,
    reason,
    changes,
    created_at: created_at.toISOString(),
  }))
}

export async function versionAnswer(row: ListVersionRow, context: UserContext): Promise<TargetingListVersion> {
  const [listed] = await versionAnswers([row], context)
  return { ...listed!, targeting_package: labelledIn(row.targeting_package, context.language) }
}

export const useAnswer = (row: NamedListUse, language: Language): TargetingListUse => ({
  id: row.id,
  targeting_list_id: row.list_id,
  name: row.name,
  version: row.version,
  audience_config_id: row.audience_id,
  ad_account_id: row.ad_account_id,
  line_item_id: row.line_item_id,
  by: row.by,
  state: row.state,
  error: row.error,
  left_out: row.left_out,
  countries: row.countries,
  targeting_package: labelledIn(row.targeting_package, language),
  used_at: row.used_at.toISOString(),
})
