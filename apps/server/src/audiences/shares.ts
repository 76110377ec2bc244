import {
  AppError,
  type AudienceConfig,
  type AudienceShare,
  type SharedAudience,
  type ShareScope,
} from '@starling/contract'
import {
  type AudienceShareRow,
  audienceSharesTo,
  authorsOf,
  type Change,
  findShare,
  lockUser,
  noteShareOpened,
  type OpenShare,
  openShares,
  ownerOfAudience,
  type SavedAudience,
  type Store,
} from '@starling/store'
import { inviteBudgets, spendAll } from '../auth/index.ts'
import { answerPage, type Input, type UserContext } from '../floor/index.ts'
import { configAnswer } from './answers.ts'
import { findAudience, noteAct, saveAudience } from './keeping.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const [SHARED_AN_HOUR, SHARED_A_DAY] = [60, 200] // our choice
type Sharing = { emails: string[]; scope: ShareScope; days: number; message: string; by_mail: boolean }

async function share(audience: SavedAudience, sharing: Sharing, context: UserContext): Promise<AudienceShare[]> {
  const { scope, days, message, by_mail } = sharing
  const emails = [...new Set(sharing.emails.map((email) => email.toLowerCase()))]
  const owner = ownerOfAudience(audience)
  const team_id = audience.team_id ?? context.user.id
  const rows = await context.change(async (change) => {
    const [made_by, amount] = [context.user.id, emails.length]
    await spendAll(change, [
      { key: `audience shares of ${made_by}`, limit: SHARED_A_DAY, window_ms: DAY_MS, amount },
      { key: `audience shares an hour of ${made_by}`, limit: SHARED_AN_HOUR, window_ms: HOUR_MS, amount },
      // As inviting: a mail to an address that somebody else chose.
      ...(by_mail ? inviteBudgets({ inviter: context.user.email, team_id, emails }) : []),
    ])
    // Of two requests at once the second finds what the first made.
    await lockUser(change, made_by)
    const made: AudienceShareRow[] = []
    for (const email of emails) {
      const expires_at = new Date(change.now.getTime() + days * DAY_MS)
      const row = await shareOnce(change, audience, { made_by, email, scope, message, expires_at })
      if (by_mail) await change.send('mail.audience', { share_id: row.id }, { owner, subject: `share ${row.id}` })
      made.push(row)
    }
    await noteAct(change, 'shared', audience)
    return made
  })
  return shareAnswers(rows, context)
}

type Shared = Pick<AudienceShareRow, 'made_by' | 'email' | 'scope' | 'message' | 'expires_at'>
/** By one person an address has one: shared again, what was shared before becomes that. */
async function shareOnce(change: Change, audience: SavedAudience, shared: Shared): Promise<AudienceShareRow> {
  const shares = change.table(ownerOfAudience(audience), 'audience_shares')
  const [before, ...older] = await audienceSharesTo(change, { audience_id: audience.id, ...shared }, change.now)
  for (const one of older) await shares.remove(one.id)
  const changed = before && (await shares.change(before.id, shared))
  if (changed) return changed
  const none = { opened_at: null, removed_at: null }
  return shares.add({ ...shared, ...none, audience_id: audience.id, created_at: change.now })
}

export async function shareAudience(
  { body: { audience_config_id, ...sharing } }: Input<'shareAudience'>,
  context: UserContext,
): Promise<AudienceShare[]> {
  return share(await findAudience(audience_config_id, 'both', context), { ...sharing, by_mail: true }, context)
}

/** Whether the address has an account is not told: who has it finds it among what is shared with them. */
export async function shareAudienceViaAccount(
  { body: { audience_config_id, email, ...sharing } }: Input<'shareAudienceViaAccount'>,
  context: UserContext,
): Promise<AudienceShare> {
  const audience = await findAudience(audience_config_id, 'both', context)
  const [made] = await share(audience, { ...sharing, emails: [email], message: '', by_mail: false }, context)
  return made!
}

export async function listAudienceShares(
  { path: { pk }, query }: Input<'listAudienceShares'>,
  context: UserContext,
): Promise<AudienceShare[]> {
  const audience = await findAudience(pk, 'both', context)
  const page = await context.store
    .table(ownerOfAudience(audience), 'audience_shares')
    .page({ ...query, where: { audience_id: audience.id } })
  return shareAnswers(
    answerPage(context, page, (row) => row),
    context,
  )
}

/** To revoke one that was revoked already is no mistake. Whom it is shared with puts it away in the same way. */
export async function deleteAudienceShare(
  { path: { pk } }: Input<'deleteAudienceShare'>,
  context: UserContext,
): Promise<void> {
  await context.change(async (change) => {
    const found = await findShare(change, pk, context.user.id, { removed: true })
    const [received] = found ? [] : await openShares(change, context.user.email, context.now, pk)
    if (received) {
      await change.table(ownerOfAudience(received.share), 'audience_shares').remove(pk)
      return change.audit('audience.put_away', { subject_id: received.audience.id })
    }
    if (!found) throw new AppError('not_found')
    if (!found.removed_at) await change.table(ownerOfAudience(found), 'audience_shares').remove(pk)
    await noteAct(change, 'unshared', named(found))
  })
}

export async function restoreAudienceShare(
  { path: { pk } }: Input<'restoreAudienceShare'>,
  context: UserContext,
): Promise<AudienceShare> {
  const back = await context.change(async (change) => {
    const found = await findShare(change, pk, context.user.id, { removed: true })
    if (!found) throw new AppError('not_found')
    const shares = change.table(ownerOfAudience(found), 'audience_shares')
    // It was shared anew meanwhile: an address has one, and this takes its place.
    for (const one of found.removed_at ? await audienceSharesTo(change, found, change.now) : [])
      await shares.remove(one.id)
    const row = found.removed_at ? await shares.restore(pk) : found
    if (!row) throw new AppError('not_found')
    await noteAct(change, 'reshared', named(row))
    return row
  })
  const [answer] = await shareAnswers([back], context)
  return answer!
}

/** In the log it goes by the address. */
const named = ({ audience_id, team_id, email }: AudienceShareRow) => ({ id: audience_id, team_id, name: email })

export async function listSharedAudiences(
  _: Input<'listSharedAudiences'>,
  context: UserContext,
): Promise<SharedAudience[]> {
  return sharedAnswers(await openShares(context.store, context.user.email, context.now), context.store)
}

/** A code works for the address that it was sent to; for anyone else, and after its end, it is as if it did not exist. */
export async function openSharedAudience(
  { body: { code } }: Input<'openSharedAudience'>,
  context: UserContext,
): Promise<SharedAudience> {
  const pk = context.secrets.unseal('audience share', code)
  const [found] = pk ? await openShares(context.store, context.user.email, context.now, pk) : []
  if (!found) throw new AppError('not_found')
  await context.change(async (change) => {
    await noteShareOpened(change, found.share.id)
    await change.audit('audience.opened', { subject_id: found.audience.id })
  })
  const [answer] = await sharedAnswers([found], context.store)
  return answer!
}

export async function copySharedAudience(
  { path: { pk } }: Input<'copySharedAudience'>,
  context: UserContext,
): Promise<AudienceConfig> {
  const [found] = await openShares(context.store, context.user.email, context.now, pk)
  if (found?.share.scope !== 'use') throw new AppError('not_found')
  const { name, body, days, categories } = found.audience
  const copy = await saveAudience({ user_id: context.user.id }, { name, body, days, categories }, context)
  return configAnswer(copy, context)
}

async function shareAnswers(
  rows: readonly AudienceShareRow[],
  { store, now }: Pick<UserContext, 'store' | 'now'>,
): Promise<AudienceShare[]> {
  const people = await authorsOf(store, rows)
  return rows.map(({ id, audience_id, email, scope, made_by, created_at, expires_at, opened, opened_at }) => ({
    id,
    audience_config_id: audience_id,
    email,
    scope,
    shared_by: people.get(made_by)!,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    opened,
    opened_at: opened_at?.toISOString() ?? null,
    state: expires_at <= now ? 'ended' : 'open',
  }))
}

async function sharedAnswers(found: readonly OpenShare[], store: Store): Promise<SharedAudience[]> {
  const people = await authorsOf(
    store,
    found.map(({ share }) => share),
  )
  return found.map(({ share, audience }) => ({
    id: share.id,
    audience_config_id: audience.id,
    name: audience.name,
    size: audience.sized_at && audience.size,
    sized_at: audience.sized_at?.toISOString() ?? null,
    scope: share.scope,
    shared_by: people.get(share.made_by)!,
    message: share.message,
    body: share.scope === 'use' ? audience.body : null,
    days: share.scope === 'use' ? audience.days : null,
    expires_at: share.expires_at.toISOString(),
  }))
}
