import { noticeOf } from '@starling/contract'
import { type Change, type NotedAct, whenNoted } from '../change.ts'
import { currentOrigin } from '../origin.ts'
import { dbOf, type Rows } from '../rows.ts'
import { amendEntry } from '../send.ts'
import type { Row } from '../tables.ts'
import { spend } from './spendings.ts'
import type { ToldAct } from './tables.ts'

/** Past these what happens is gathered, and told in one mail as soon as another may leave: nothing stays untold. */
const MAILS = { limit: 10, window_ms: 60 * 60_000 }
/** Of more the mail tells only how many. */
const MOST_ACTS = 50

// By the audit, so that no handler can forget it. Whoever notes such an act has locked the person before any other row. The operator's commands are told by the operator.
whenNoted(async (change, acts) => {
  const noticed = acts.filter(({ action, actor, user_id }) => user_id && actor !== 'operator' && noticeOf(action))
  // In one order whoever asks: two that wait for each other would wait for ever.
  const people = [...Map.groupBy(noticed, ({ user_id }) => user_id!)].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [user_id, theirs] of people) await notice(change, user_id, theirs)
})

async function notice(change: Change, user_id: string, noted: readonly NotedAct[]): Promise<void> {
  const { site } = currentOrigin()
  const fresh = noted.map(({ id }) => ({ act_id: id, site }))
  const subject = `notice ${user_id}`
  const isTaken = await amendEntry(change, subject, 'mail.notice', ({ acts, more }) =>
    atMost([...acts, ...fresh], more),
  )
  if (isTaken) return
  const spent = await spend(change, { key: `notices to ${user_id}`, ...MAILS })
  const after_s = spent.spent ? 0 : spent.retry_after_s
  await change.send('mail.notice', atMost(fresh, 0), { owner: { user_id }, subject, about: fresh[0]!.act_id, after_s })
}

const atMost = (acts: ToldAct[], more: number) => ({
  acts: acts.slice(-MOST_ACTS),
  more: more + Math.max(0, acts.length - MOST_ACTS),
})

/** What somebody is to be told of. */
export const findNoticed = (rows: Rows, user_id: string, acts: readonly ToldAct[]): Promise<Row<'audit'>[]> =>
  dbOf(rows)
    .selectFrom('audit')
    .selectAll()
    .where('user_id', '=', user_id)
    .where(
      'id',
      'in',
      acts.map(({ act_id }) => act_id),
    )
    .execute()
