import { type AccountRole, AppError } from '@starling/contract'
import {
  type AdRow,
  type AdSetRow,
  type CampaignRow,
  type Change,
  type CountedAdSet,
  type CountedCampaign,
  findAd,
  findAdSet,
  findCampaign,
  lockCampaign,
  type OpenedAccountRow,
  type Row,
} from '@starling/store'
import { findTeamAccount, refuseBelow } from '../accounts/index.ts'
import type { UserContext } from '../floor/index.ts'
import { isLive } from './money.ts'

type Asking = Pick<UserContext, 'store' | 'user'>

export async function openCampaign(pk: string, { store, user }: Asking, removed = false): Promise<CountedCampaign> {
  const found = await findCampaign(store, pk, { user_id: user.id, removed })
  if (!found) throw new AppError('not_found')
  return found
}

export async function openAdSet(pk: string, { store, user }: Asking, removed = false): Promise<CountedAdSet> {
  const found = await findAdSet(store, pk, { user_id: user.id, removed })
  if (!found) throw new AppError('not_found')
  return found
}

export async function openAd(pk: string, { store, user }: Asking, removed = false): Promise<AdRow> {
  const found = await findAd(store, pk, { user_id: user.id, removed })
  if (!found) throw new AppError('not_found')
  return found
}

/** The ad account of a campaign, for who may do so much in it. */
export async function accountFor(
  { team_account_id }: Pick<CampaignRow, 'team_account_id'>,
  role: AccountRole,
  context: Asking,
): Promise<OpenedAccountRow> {
  const account = await findTeamAccount(context, team_account_id).catch((error: unknown) => {
    // The campaign is there: its ad account was taken from the team.
    if (error instanceof AppError && error.code === 'not_found') throw new AppError('account_closed')
    throw error
  })
  await refuseBelow(context, account, role)
  return account
}

/** Whoever drafts may pause what runs; that it is over for good is for who may spend. */
export const roleToStop = (campaign: CampaignRow): AccountRole => (isLive(campaign) ? 'spend' : 'draft')

/** A campaign that nobody else changes until this change is over, and that is not removed meanwhile. */
export async function holdCampaign(change: Change, id: string, seen?: string): Promise<CampaignRow> {
  const row = await lockCampaign(change, id)
  if (!row || row.removed_at) throw new AppError('not_found')
  if (seen !== undefined && +new Date(seen) !== +row.changed_at) throw new AppError('changed_meanwhile')
  return row
}

/** What waits for a second person is agreed to as they see it. */
export function refuseAwaiting({ state }: CampaignRow): void {
  if (state !== 'awaiting_approval') return
  throw new AppError('invalid', { fields: { non_field_errors: [{ code: 'approval_waits' }] } })
}

/** A token that may not spend changes nothing of what spends; to stop it is left to everyone. */
export function refuseUnspent(campaign: CampaignRow, { token }: Pick<UserContext, 'token'>): void {
  if (isLive(campaign) && token && !token.scopes.includes('spend')) throw new AppError('scope_missing')
}

/** What is over stays as it was. */
export function refuseOver({ state, wanted }: CampaignRow): void {
  if (state === 'ended' || wanted === 'ended') {
    throw new AppError('invalid', { fields: { non_field_errors: [{ code: 'campaign_over' }] } })
  }
}

export type Acted = 'saved' | 'changed' | 'deleted' | 'restored'
export const noteCampaign = (
  change: Change,
  did: Acted | 'sent' | 'launched' | 'awaited' | 'approved' | 'refused' | 'paused' | 'ended' | 'copied' | 'reconciled',
  { id, name, team_id }: Pick<CampaignRow, 'id' | 'name' | 'team_id'>,
): Promise<void> => change.audit(`campaign.${did}`, { subject_id: id, subject: name, team_id })
export const noteAdSet = (
  change: Change,
  did: Acted,
  { id, name, team_id }: Pick<AdSetRow, 'id' | 'name' | 'team_id'>,
): Promise<void> => change.audit(`ad_set.${did}`, { subject_id: id, subject: name, team_id })
export const noteAd = (
  change: Change,
  did: 'saved' | 'toggled' | 'deleted' | 'restored',
  { id, team_id }: Pick<Row<'ads'>, 'id' | 'team_id'>,
): Promise<void> => change.audit(`ad.${did}`, { subject_id: id, team_id })

/** Whoever launches it has seen it as it was before this. */
export const touch = (change: Change, { id, team_id }: Pick<CampaignRow, 'id' | 'team_id'>) =>
  change.table({ team_id }, 'campaigns').change(id, { changed_at: change.now })
