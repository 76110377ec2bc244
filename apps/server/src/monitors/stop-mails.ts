import { AppError } from '@starling/contract'
import { type Budget, findMonitorById } from '@starling/store'
import { stopAudienceMails } from '../audiences/index.ts'
import { spendAll } from '../auth/index.ts'
import type { Context, Input } from '../floor/index.ts'

const HOUR_MS = 60 * 60_000
/** Codes that are none. A right one always works: behind one address of a mail provider there are many who stop theirs. */
const wrongCodes = (address: string): Budget => ({ key: `mail codes from ${address}`, limit: 30, window_ms: HOUR_MS })

/** Whoever has a mail of it may stop them, signed in or not; asked again it is as it was. */
export const stopMonitorMails = (
  { body: { code } }: Input<'stopMonitorMails'>,
  context: Context,
): Promise<{ name: string }> => stopMails(code, context)

export async function stopMailsAtOnce({ query: { code } }: Input<'stopMailsAtOnce'>, context: Context): Promise<void> {
  await stopMails(code ?? '', context)
}

async function stopMails(code: string, { store, secrets, address }: Context): Promise<{ name: string }> {
  const size_id = secrets.unseal('audience mails', code)
  if (size_id) return stopAudienceMails(size_id, store)
  const id = secrets.unseal('monitor mails', code)
  if (!id) {
    await store.change('nobody', async (change) => {
      await spendAll(change, [wrongCodes(address)])
      await change.audit('monitor.mails_code_wrong')
    })
    throw new AppError('not_found')
  }
  const monitor = await findMonitorById(store, id)
  const search = monitor && (await store.table({ user_id: monitor.user_id }, 'audiences').find(monitor.search_id))
  if (!search) throw new AppError('not_found')
  await store.change({ user_id: monitor.user_id }, async ({ table, audit }) => {
    await table({ user_id: monitor.user_id }, 'monitors').change(monitor.id, { mails: false })
    await audit('monitor.mails_off', { subject_id: monitor.id })
  })
  return { name: search.name }
}
