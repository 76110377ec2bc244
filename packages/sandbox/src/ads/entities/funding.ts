import { type Call, nextId, stamp } from '../call.ts'
import { writeMoment } from '../moments.ts'
import { type Entity, type Resource, rowOf } from '../resources.ts'
import { CURRENCIES } from './money.ts'

export type FundingInstrument = Entity & {
  type: string
  description: string
  currency: string
  start_time: string
  end_time: string | null
  credit_limit_local_micro: number | null
  funded_amount_local_micro: number | null
  entity_status: string
}

const TYPES = ['AGENCY_CREDIT_LINE', 'CREDIT_CARD', 'CREDIT_LINE', 'INSERTION_ORDER', 'PARTNER_MANAGED']

export function reasonsNotAbleToFund({ now }: Call, { deleted, start_time, end_time }: FundingInstrument): string[] {
  const at = writeMoment(now)
  if (deleted) return ['DELETED']
  if (start_time > at) return ['STARTS_IN_FUTURE']
  return end_time !== null && end_time <= at ? ['EXPIRED'] : []
}

export const FUNDING: Resource<FundingInstrument> = {
  path: 'funding_instruments',
  id_name: 'funding_instrument_id',
  not_found: 'FUNDING_INSTRUMENT_NOT_FOUND',
  filters: { funding_instrument_ids: (_call, { id }) => id },
  create: {
    currency: { type: 'string', required: true, values: CURRENCIES },
    start_time: { type: 'time', required: true },
    type: { type: 'string', required: true, values: TYPES },
    end_time: { type: 'time' },
    credit_limit_local_micro: { type: 'long', min: 0 },
    funded_amount_local_micro: { type: 'long', min: 0 },
  },
  make: (call, values) => ({
    id: nextId(call),
    account_id: call.path.account_id!,
    type: values.type as string,
    description: '(no payment method has been set up yet)',
    currency: values.currency as string,
    start_time: values.start_time as string,
    end_time: (values.end_time as string | undefined) ?? null,
    credit_limit_local_micro: (values.credit_limit_local_micro as number | undefined) ?? null,
    funded_amount_local_micro: (values.funded_amount_local_micro as number | undefined) ?? null,
    entity_status: 'ACTIVE',
    ...stamp(call),
  }),
  show: (call, row) => {
    const reasons_not_able_to_fund = reasonsNotAbleToFund(call, row)
    return {
      ...row,
      io_header: null,
      credit_remaining_local_micro: null,
      able_to_fund: reasons_not_able_to_fund.length === 0,
      reasons_not_able_to_fund,
    }
  },
}

/** The funding instrument that something is paid from. */
export const fundingOf = (call: Call, id: string) => rowOf(call, FUNDING, id, true)
