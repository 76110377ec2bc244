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
    })
  }
}
