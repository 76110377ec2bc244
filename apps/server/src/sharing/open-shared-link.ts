import { AppError, type SharedAnalysis } from '@starling/contract'
import { askedFromNowhere, countOpening, findOpenLink, type Store } from '@starling/store'
import { spendAll } from '../auth/index.ts'
import { type Context, hashOf, type Input } from '../floor/index.ts'
import { unpack } from './freeze.ts'
import { withoutGone } from './gone.ts'

const DAY_MS = 24 * 60 * 60_000
/** Each is on record: more than a company reads in a day, and less than what fills a database. */
const OPENED_A_DAY = 2_000

/** For whoever has it. Nothing tells a link that ended, was revoked or lost its maker from one that never was. */
export async function openSharedLink(
  { body: { token } }: Input<'openSharedLink'>,
  context: Context,
): Promise<SharedAnalysis> {
  context.reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })
  const link = await findOpenLink(context.store, hashOf(token), context.now)
  const frozen = link && (await withoutGone(await unpack(link.content), link.id, context))
  if (!frozen) throw new AppError('not_found')
  await noteOpening(context.store, link)
  return { ...frozen, team: { name: link.team }, expires_at: link.expires_at.toISOString() }
}

/** How often, and not by whom: a reader came to read, and has no account whose record it would be. */
const noteOpening = (store: Store, { id, team_id }: { id: string; team_id: string }): Promise<void> =>
  askedFromNowhere(() =>
    store.change('nobody', async (change) => {
      await spendAll(change, [{ key: `openings of link ${id}`, limit: OPENED_A_DAY, window_ms: DAY_MS }])
      await countOpening(change, id)
      await change.audit('link.opened', { subject_id: id, team_id })
    }),
  )
