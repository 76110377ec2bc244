import { type AdFundingInstrument, AppError } from '@starling/contract'
import { findOpenedAccount } from '@starling/store'
import type { Input, TeamContext } from '../floor/index.ts'
import { deskOf } from './desk.ts'

/** X is asked each time: what could pay yesterday may not today. */
export async function listAccountFunding(
  { path: { pk } }: Input<'listAccountFunding'>,
  context: TeamContext,
): Promise<AdFundingInstrument[]> {
  const account = await findOpenedAccount(context.store, pk, { team_id: context.team.id })
  if (!account) throw new AppError('not_found')
  const desk = await deskOf(context, account)
  if (!desk) throw new AppError('account_closed')
  const found = await Array.fromAsync(desk.api.fundingInstruments(desk.account_id))
  return found
    .filter(({ deleted }) => !deleted)
    .map(({ id, type, description, currency, able_to_fund, credit_remaining_local_micro }) => ({
      ...{ id, type, currency, able_to_fund },
      description: description ?? null,
      credit_remaining_local_micro: credit_remaining_local_micro ?? null,
    }))
}
