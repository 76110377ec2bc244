import { AppError, type SpendingCap } from '@starling/contract'
import {
  approveCap,
  type Cap,
  type CountedCap,
  findOpenedAccount,
  refuseCap,
  removeCap,
  restoreCap,
  setCap,
  spendOf,
} from '@starling/store'
import type { Input, TeamContext } from '../floor/index.ts'

export async function listSpendingCaps(_: unknown, context: TeamContext): Promise<SpendingCap[]> {
  const caps = await spendOf(context.store, context.team.id, context.now)
  return caps.map((cap) => answerOf(cap, context))
}

/** Of an ad account in its own currency, of the team in any. */
export async function setSpendingCap(
  { body: { team_account, currency, amount_micro } }: Input<'setSpendingCap'>,
  context: TeamContext,
): Promise<SpendingCap> {
  const team_id = context.team.id
  const cap = await context.change(async (change) => {
    const account = team_account === null ? null : await findOpenedAccount(change, team_account, { team_id })
    if (account === undefined) throw new AppError('not_found')
    if (account && account.currency !== currency) {
      throw new AppError('invalid', { fields: { currency: [{ code: 'not_its_currency' }] } })
    }
    return setCap(change, {
      team_id,
      team_account_id: account?.id ?? null,
      currency,
      amount_micro,
      by: context.user.id,
    })
  })
  return answer(cap, context)
}

export async function endSpendingCap(
  { path: { pk } }: Input<'endSpendingCap'>,
  context: TeamContext,
): Promise<SpendingCap> {
  return answer(await context.change((change) => removeCap(change, context.team.id, pk, context.user.id)), context)
}

export async function restoreSpendingCap(
  { path: { pk } }: Input<'restoreSpendingCap'>,
  context: TeamContext,
): Promise<SpendingCap> {
  return answer(await context.change((change) => restoreCap(change, context.team.id, pk)), context)
}

export async function approveSpendingCap(
  { path: { pk }, body }: Input<'approveSpendingCap'>,
  context: TeamContext,
): Promise<SpendingCap> {
  const asked_at = body.asked_at === null ? null : new Date(body.asked_at)
  const approved = { team_id: context.team.id, id: pk, by: context.user.id, asked_at }
  return answer(await context.change((change) => approveCap(change, approved)), context)
}

export async function refuseSpendingCap(
  { path: { pk } }: Input<'refuseSpendingCap'>,
  context: TeamContext,
): Promise<SpendingCap> {
  return answer(await context.change((change) => refuseCap(change, context.team.id, pk)), context)
}

/** With what counts against it by now; one that was removed counts nothing. */
async function answer(cap: Cap, context: TeamContext): Promise<SpendingCap> {
  const caps = await spendOf(context.store, context.team.id, context.now)
  const counted = caps.find(({ id }) => id === cap.id)
  return answerOf(counted ?? { ...cap, month: '', held_micro: 0, spent_micro: 0, months: [], asker: null }, context)
}

function answerOf(cap: CountedCap, { user }: TeamContext): SpendingCap {
  const { id, team_account_id, currency, amount_micro, asks, asked_micro } = cap
  const { month, held_micro, spent_micro, months } = cap
  return {
    ...{ id, team_account: team_account_id, currency, amount_micro, month, held_micro, spent_micro, months },
    asked: asks && {
      ...{ asks, amount_micro: asked_micro, by: cap.asker, is_mine: cap.asked_by === user.id },
      asked_at: cap.asked_at!.toISOString(),
    },
    removed: cap.removed_at !== null,
  }
}
