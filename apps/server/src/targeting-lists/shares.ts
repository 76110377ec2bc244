import {
  AppError,
  type OpenedTargetingList,
  type SharedTargetingList,
  type ShareScope,
  SIGNED_LIST_AT,
  type TargetingListLink,
  type TargetingListShare,
} from '@starling/contract'
import {
  authorsOf,
  type Change,
  findListVersion,
  findOpenListShare,
  findTargetingList,
  type ListShareRow,
  listSharesTo,
  lockTargetingList,
  type OpenListShare,
  openListShares,
  type Store,
  type TargetingListRow,
} from '@starling/store'
import { labelledIn } from '@starling/targeting'
import { inviteBudgets, spendAll } from '../auth/index.ts'
import { answerPage, type Input, origins, type Product, type UserContext } from '../floor/index.ts'
import { findList } from './keeping.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const [SHARED_AN_HOUR, SHARED_A_DAY] = [60, 200] // our choice
/** Each with an address, or a link for whoever has it. */
type Sharing = { emails: (string | null)[]; scope: ShareScope; days: number; message: string; via: ListShareRow['via'] }

async function share(list: TargetingListRow, sharing: Sharing, context: UserContext): Promise<ListShareRow[]> {
  const { scope, days, message, via } = sharing
  const { id: user_id, email: inviter } = context.user
  const emails = [...new Set(sharing.emails.map((email) => email?.toLowerCase() ?? null))]
  const mailed = via === 'mail' ? emails.flatMap((email) => email ?? []) : []
  return context.change(async (change) => {
    const amount = emails.length
    await spendAll(change, [
      { key: `list shares of ${user_id}`, limit: SHARED_A_DAY, window_ms: DAY_MS, amount },
      { key: `list shares an hour of ${user_id}`, limit: SHARED_AN_HOUR, window_ms: HOUR_MS, amount },
      // As inviting: a mail to an address that somebody else chose.
      ...(mailed.length > 0 ? inviteBudgets({ inviter, team_id: user_id, emails: mailed }) : []),
    ])
    // Of two who share it with one address at once the second finds what the first made.
    await lockTargetingList(change, list.id)
    const made: ListShareRow[] = []
    for (const email of emails) {
      const expires_at = new Date(change.now.getTime() + days * DAY_MS)
      const row = await shareOnce(change, list, { via, email, scope, message, expires_at })
      const sending = { owner: { user_id }, subject: `list share ${row.id}` }
      if (via === 'mail') await change.send('mail.targeting_list', { share_id: row.id }, sending)
      made.push(row)
    }
    const act = via === 'link' ? 'targeting_list.linked' : 'targeting_list.shared'
    await change.audit(act, { subject_id: list.id, detail: { via, scope, days, count: made.length } })
    return made
  })
}

type Shared = Pick<ListShareRow, 'via' | 'email' | 'scope' | 'message' | 'expires_at'>
/** An address has one: shared again, what was shared before becomes that. */
async function shareOnce(change: Change, list: TargetingListRow, shared: Shared): Promise<ListShareRow> {
  const shares = change.table({ user_id: list.user_id }, 'targeting_list_shares')
  const before = shared.email === null ? undefined : await onlyShare(change, list, shared.email)
  const changed = before && (await shares.change(before.id, shared))
  return changed ?? shares.add({ ...shared, list_id: list.id, created_at: change.now, removed_at: null })
}

/** The newest that is open for an address; others are closed. */
async function onlyShare(change: Change, { id, user_id }: Pick<TargetingListRow, 'id' | 'user_id'>, email: string) {
  const [newest, ...others] = await listSharesTo(change, id, email, change.now)
  for (const one of others) await change.table({ user_id }, 'targeting_list_shares').remove(one.id)
  return newest
}

export async function shareTargetingList(
  { body: { targeting_list_id, ...sharing } }: Input<'shareTargetingList'>,
  context: UserContext,
): Promise<TargetingListShare[]> {
  const made = await share(await findList(targeting_list_id, context), { ...sharing, via: 'mail' }, context)
  return made.map((row) => shareAnswer(row, context.now))
}

/** Whether the address has an account is not told: who has it finds it among what is shared with them. */
export async function shareTargetingListViaAccount(
  { body: { targeting_list_id, email, ...sharing } }: Input<'shareTargetingListViaAccount'>,
  context: UserContext,
): Promise<TargetingListShare> {
  const list = await findList(targeting_list_id, context)
  const [made] = await share(list, { ...sharing, emails: [email], message: '', via: 'account' }, context)
  return shareAnswer(made!, context.now)
}

export async function makeTargetingListLink(
  { path: { pk }, body }: Input<'makeTargetingListLink'>,
  context: UserContext,
): Promise<TargetingListLink> {
  const [made] = await share(
    await findList(pk, context),
    { ...body, emails: [null], message: '', via: 'link' },
    context,
  )
  return { ...shareAnswer(made!, context.now), url: signedUrl(made!.id, context) }
}

/** The code stands behind `#`: no server and no log of the way sees it. */
export const signedUrl = (share_id: string, { config, secrets }: Pick<Product, 'config' | 'secrets'>): string =>
  `${origins(config).pro}${SIGNED_LIST_AT}#${new URLSearchParams({ code: secrets.seal('targeting list share', share_id) })}`

export async function listTargetingListShares(
  { body: { targeting_list_id }, query }: Input<'listTargetingListShares'>,
  context: UserContext,
): Promise<TargetingListShare[]> {
  const { id: list_id } = await findList(targeting_list_id, context)
  const shares = context.store.table({ user_id: context.user.id }, 'targeting_list_shares')
  const page = await shares.page({ ...query, where: { list_id } })
  return answerPage(context, page, (row) => shareAnswer(row, context.now))
}

/** One of a list that its owner may open still, whether it was revoked or not. */
async function ownShare(
  pk: string,
  rows: Parameters<typeof findTargetingList>[0] & Pick<Store, 'table'>,
  user_id: string,
) {
  const found = await rows.table({ user_id }, 'targeting_list_shares').find(pk, { removed: true })
  const list = found && (await findTargetingList(rows, found.list_id, { user_id, removed: true }))
  if (!found || !list) throw new AppError('not_found')
  return found
}

/** To revoke one that was revoked already is no mistake. Whom it is shared with puts it away in the same way. */
export async function deleteTargetingListShare(
  { path: { pk } }: Input<'deleteTargetingListShare'>,
  { change, user, now }: UserContext,
): Promise<void> {
  await change(async (tx) => {
    const received = await findOpenListShare(tx, pk, { email: user.email, now, by_code: false })
    if (received) {
      await tx.table({ user_id: received.share.user_id }, 'targeting_list_shares').remove(pk)
      return tx.audit('targeting_list.put_away', { subject_id: received.list.id })
    }
    const found = await ownShare(pk, tx, user.id)
    if (!found.removed_at) await tx.table({ user_id: user.id }, 'targeting_list_shares').remove(pk)
    await tx.audit('targeting_list.unshared', { subject_id: found.list_id })
  })
}

export async function restoreTargetingListShare(
  { path: { pk } }: Input<'restoreTargetingListShare'>,
  { change, user, now }: UserContext,
): Promise<TargetingListShare> {
  return change(async (tx) => {
    const found = await ownShare(pk, tx, user.id)
    const { list_id, email } = found
    const open = found.removed_at && email !== null ? await listSharesTo(tx, list_id, email, tx.now) : []
    // It was shared anew meanwhile: an address has one, and this takes its place.
    for (const one of open) await tx.table({ user_id: user.id }, 'targeting_list_shares').remove(one.id)
    const back = found.removed_at ? await tx.table({ user_id: user.id }, 'targeting_list_shares').restore(pk) : found
    if (!back) throw new AppError('not_found')
    await tx.audit('targeting_list.reshared', { subject_id: back.list_id })
    return shareAnswer(back, now)
  })
}

export async function listSharedTargetingLists(
  _: Input<'listSharedTargetingLists'>,
  { store, user, now }: UserContext,
): Promise<SharedTargetingList[]> {
  return sharedAnswers(await openListShares(store, user.email, now), store)
}

export const openSharedTargetingList = (
  { path: { pk } }: Input<'openSharedTargetingList'>,
  context: UserContext,
): Promise<OpenedTargetingList> => opened(pk, { by_code: false }, context)

/**
 * The code of a mail works for the address that it was sent to, that of a link for whoever is signed in; for anyone
 * else, and after its end, it is as if it did not exist. A GET changes nothing, so nobody counts openings.
 */
export async function openSignedTargetingList(
  { query: { code } }: Input<'openSignedTargetingList'>,
  context: UserContext,
): Promise<OpenedTargetingList> {
  const pk = context.secrets.unseal('targeting list share', code)
  if (pk === undefined) throw new AppError('not_found')
  return opened(pk, { by_code: true }, context)
}

async function opened(
  pk: string,
  { by_code }: { by_code: boolean },
  { store, user, now, language }: UserContext,
): Promise<OpenedTargetingList> {
  const found = await findOpenListShare(store, pk, { email: user.email, now, by_code })
  if (!found) throw new AppError('not_found')
  const [answer] = await sharedAnswers([found], store)
  const version = await findListVersion(store, found.list.id, found.list.version)
  return { ...answer!, targeting_package: version ? labelledIn(version.targeting_package, language) : null }
}

const shareAnswer = (row: ListShareRow, now: Date): TargetingListShare => ({
  id: row.id,
  targeting_list_id: row.list_id,
  via: row.via,
  email: row.email,
  scope: row.scope,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  state: row.expires_at <= now ? 'ended' : 'open',
})

async function sharedAnswers(found: readonly OpenListShare[], store: Store): Promise<SharedTargetingList[]> {
  const people = await authorsOf(
    store,
    found.map(({ share: { user_id } }) => ({ made_by: user_id })),
  )
  return found.map(({ share: { id, via, scope, user_id, message, expires_at }, list }) => ({
    id,
    targeting_list_id: list.id,
    name: list.name,
    version: list.version,
    via,
    scope,
    shared_by: via === 'link' ? null : (people.get(user_id) ?? null),
    message,
    expires_at: expires_at.toISOString(),
    changed_at: list.changed_at.toISOString(),
  }))
}
