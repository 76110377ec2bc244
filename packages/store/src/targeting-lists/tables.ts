import type { ListedTargetingListVersion, NativePack, TargetingList, TargetingListUse } from '@starling/contract'
import type { Generated } from 'kysely'
import type { JsonColumn } from '../tables.ts'

export type StoredPackage = NonNullable<TargetingList['targeting_package']>

declare module '../tables.ts' {
  interface Tables {
    native_packs: {
      id: string
      audience_id: string
      country: string
      state: NativePack['state']
      error: NativePack['error']
      size: number | null
      size_of: number | null
      targeting_package: JsonColumn<StoredPackage> | null
      as_of: Date | null
      made_at: Date | null
      created_at: Date
    }
    targeting_lists: {
      id: string
      user_id: string
      /** Whose audience it was made of: who leaves the team leaves this. */
      for_team_id: string | null
      name: string
      made_of: 'package' | 'insights' | 'audience' | 'native_pack' | 'share'
      /** Of the record that it was saved from. */
      record_created_at: Date | null
      insights_id: string | null
      native_pack_id: string | null
      audience_id: string | null
      state: TargetingList['state']
      error: TargetingList['error']
      size: number | null
      size_of: number | null
      as_of: Date | null
      chosen: JsonColumn<TargetingList['chosen']>
      /** Of the version that it waits for. */
      first_reason: string
      /** 0 while it waits for its first. */
      version: number
      autopilot_allowed_at: Date | null
      autopilot_ad_account_id: string | null
      autopilot_line_item_id: string | null
      autopilot_due_at: Date | null
      /** The epoch while it was never used. */
      used_at: Generated<Date>
      created_at: Date
      changed_at: Date
      removed_at: Date | null
    }
    targeting_list_versions: {
      id: string
      user_id: string
      list_id: string
      number: number
      name: string
      targeting_package: JsonColumn<StoredPackage>
      cause: ListedTargetingListVersion['cause']
      restored_number: number | null
      reason: string
      changes: JsonColumn<ListedTargetingListVersion['changes']>
      created_at: Date
    }
    targeting_list_shares: {
      id: string
      user_id: string
      list_id: string
      via: 'mail' | 'account' | 'link'
      email: string | null
      scope: 'look' | 'use'
      message: string
      created_at: Date
      expires_at: Date
      removed_at: Date | null
    }
    targeting_list_uses: {
      id: string
      user_id: string
      list_id: string | null
      version: number | null
      audience_id: string | null
      ad_account_id: string
      line_item_id: string | null
      by: TargetingListUse['by']
      state: TargetingListUse['state']
      error: string | null
      left_out: Generated<number>
      countries: string[]
      targeting_package: JsonColumn<StoredPackage>
      used_at: Date
    }
  }
}

declare module '../jobs.ts' {
  interface JobPayloads {
    fill_targeting_list: { list_id: string }
    make_native_pack: { pack_id: string }
    refresh_native_packs: Record<string, never>
    apply_due_lists: Record<string, never>
    apply_targeting_list: { list_id: string }
  }
}

declare module '../send.ts' {
  interface Outgoing {
    'mail.targeting_list': { payload: { share_id: string }; result: null }
    /** `refused`: one of ours why it was not done. */
    'ads.targeting': { payload: { use_id: string }; result: { refused: string | null; left_out: number } }
  }
}
