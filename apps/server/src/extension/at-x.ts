import { AppError, type CheckedAudience } from '@starling/contract'
import type { AdsApi } from '@starling/outside'
import { findToolkitAdAccount, linkedOf, type Row } from '@starling/store'
import { apiOf, isNo, openAtX } from '../accounts/index.ts'
import type { Input, UserContext } from '../floor/index.ts'

type AdAccount = Row<'toolkit_ad_accounts'>

/** An ad account of theirs, by X's id. One that they do not keep is none, whoever else does. */
export async function findAdAccount(account_id: string, { store, user }: UserContext): Promise<AdAccount> {
  const found = await findToolkitAdAccount(store, user.id, account_id)
  if (!found) throw new AppError('not_found')
  return found
}

/** By the link that X opened it to, or else by whichever it does now. */
async function apiIn(account: AdAccount, context: UserContext): Promise<AdsApi> {
  const links = await linkedOf(context.store, context.user.id)
  const known = account.access === 'granted' && links.find(({ id }) => id === account.social_account_id)
  if (known) return apiOf(context, known)
  const opened = await openAtX(account.account_id, context)
  if (opened === 'no_linked_account') throw new AppError('ads_link_needed')
  if (opened === 'refused') throw new AppError('ad_account_refused')
  return apiOf(context, opened.link)
}

async function allOf<T>(ask: AsyncGenerator<T>): Promise<T[]> {
  try {
    return await Array.fromAsync(ask)
  } catch (error) {
    if (isNo(error)) throw new AppError('ad_account_refused', { cause: error })
    throw error
  }
}

export async function listFundingInstruments({ body }: Input<'listFundingInstruments'>, context: UserContext) {
  const account = await findAdAccount(body.ad_account_id, context)
  const api = await apiIn(account, context)
  const found = await allOf(api.fundingInstruments(account.account_id))
  return {
    funding_instruments: found
      .filter(({ deleted }) => !deleted)
      .map(({ id, type, description, currency, able_to_fund, credit_remaining_local_micro }) => ({
        ...{ id, type, description, currency, able_to_fund, credit_remaining_local_micro },
      })),
  }
}

export async function checkCustomAudiences({ body }: Input<'checkCustomAudiences'>, context: UserContext) {
  const account = await findAdAccount(body.ad_account_id, context)
  const names = [...new Set(body.custom_audience_names)]
  if (names.length === 0) return { custom_audiences: [] }
  const api = await apiIn(account, context)
  const found = await allOf(api.customAudiences(account.account_id))
  return {
    custom_audiences: names.map((name): CheckedAudience => {
      const named = found.filter((one) => one.name === name && !one.deleted)
      const targetable = named.some((one) => one.targetable)
      const reasons = targetable ? [] : [...new Set(named.flatMap((one) => one.reasons_not_targetable))]
      return { name, exists: named.length > 0, targetable, reasons }
    }),
  }
}
