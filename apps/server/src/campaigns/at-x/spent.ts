import type { CampaignRow } from '@starling/store'
import type { TeamDesk } from '../../accounts/index.ts'

const HOUR_MS = 3_600_000
/** X answers for a week at a time. */
const WINDOW_MS = 7 * 24 * HOUR_MS
/** Two years of weeks: more than any campaign runs. */
const MOST_WINDOWS = 104

const hourAt = (moment: number, up = false) => (up ? Math.ceil : Math.floor)(moment / HOUR_MS) * HOUR_MS
const written = (moment: number) => `${new Date(moment).toISOString().slice(0, 19)}Z`

/** What X has billed for a campaign from its first day until now. */
export async function spentAtX(
  { api, account_id }: TeamDesk,
  { x_id, starts_at, created_at }: Pick<CampaignRow, 'x_id' | 'starts_at' | 'created_at'>,
  now: Date,
): Promise<number> {
  const first = hourAt(Math.min(starts_at.getTime(), created_at.getTime()))
  const last = hourAt(now.getTime(), true)
  let spent = 0
  for (let at = Math.max(first, last - MOST_WINDOWS * WINDOW_MS); at < last; at += WINDOW_MS) {
    const { data } = await api.stats(account_id, {
      ...{ entity: 'CAMPAIGN', entity_ids: [x_id!], granularity: 'TOTAL', placement: 'ALL_ON_TWITTER' },
      ...{ metric_groups: ['BILLING'], start_time: written(at), end_time: written(Math.min(at + WINDOW_MS, last)) },
    })
    const billed = data.flatMap(({ id_data }) =>
      id_data.flatMap(({ metrics }) => metrics.billed_charge_local_micro ?? []),
    )
    spent += billed.reduce((sum, micro) => sum + micro, 0)
  }
  return spent
}
