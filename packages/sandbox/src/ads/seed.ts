import type { Records } from '../records/records.ts'
import type { AdAccount } from '../world/credentials.ts'
import type { Call } from './call.ts'
import { stamp } from './call.ts'
import { openAccount } from './entities/accounts.ts'
import type { FundingInstrument } from './entities/funding.ts'

const HOMES: Record<string, { timezone: string; currency: string }> = {
  JP: { timezone: 'Asia/Tokyo', currency: 'JPY' },
  GB: { timezone: 'Europe/London', currency: 'GBP' },
}
const ELSEWHERE = { timezone: 'America/Los_Angeles', currency: 'USD' }

/** The demo companies have their accounts, with a card to pay from, before anybody asks. */
export function seedAccounts(records: Records, accounts: AdAccount[], now: Date): void {
  for (const [index, { id, name, user_id, country }] of accounts.entries()) {
    if (records.get('accounts', id)) continue
    records.change(() => {
      const call = { records, now, path: { account_id: id } } as unknown as Call
      // The first one is always the same, for clients that come with amounts of their own.
      const { timezone, currency } = (index > 0 && HOMES[country]) || ELSEWHERE
      openAccount(call, user_id, { id, name, timezone, industry_type: 'RETAIL' })
      const card: FundingInstrument = {
        id: `f${id.slice(-5)}`,
        account_id: id,
        type: 'CREDIT_CARD',
        description: 'Visa ending in 4242',
        currency,
        start_time: stamp(call).created_at,
        end_time: null,
        credit_limit_local_micro: null,
        funded_amount_local_micro: null,
        entity_status: 'ACTIVE',
        ...stamp(call),
      }
      records.put('funding_instruments', id, card)
      if (index === 0) seedTags(call, id)
    })
  }
}

/** The first company has an app, what its app tells, and a pixel on its pages. */
function seedTags(call: Call, account_id: string): void {
  const { records } = call
  const times = { ...stamp(call), last_tracked_at: stamp(call).created_at }
  const app = { app_store_identifier: 'com.example.app', os_type: 'ANDROID' }
  const { last_tracked_at: _, ...made } = times
  const more = { conversion_tracking_enabled: true, deep_link_pattern: 'example://' }
  records.put('account_apps', account_id, {
    id: `a${account_id.slice(-4)}`,
    ...app,
    os_type: 'Android',
    ...more,
    ...made,
  })
  const windows = { post_view_attribution_window: 1, post_engagement_attribution_window: 14 }
  records.put('app_event_tags', account_id, {
    ...{ id: `e${account_id.slice(-4)}`, ...app, conversion_type: 'INSTALL', status: 'TRACKING', ...windows, ...times },
    ...{ provider_app_event_id: null, provider_app_event_name: null, deep_link_scheme: 'example://' },
    retargeting_enabled: true,
  })
  records.put('web_event_tags', account_id, {
    ...{ id: `w${account_id.slice(-4)}`, name: 'Page views', type: 'SITE_VISIT', status: 'TRACKING', ...times },
    ...{ click_window: 14, view_through_window: 1, website_tag_id: `o${account_id.slice(-4)}`, embed_code: '' },
    retargeting_enabled: true,
  })
}
