import { AppError, type FileAnswer } from '@starling/contract'
import type { Row } from '@starling/store'
import type { Input, UserContext } from '../floor/index.ts'

const AT_ONCE = 4

export async function downloadTakeout({ path }: Input<'downloadTakeout'>, context: UserContext): Promise<FileAnswer> {
  const takeout = await context.store.table({ user_id: context.user.id }, 'takeouts').find(path.pk)
  if (takeout?.state !== 'ready' || takeout.expires_at <= context.now) throw new AppError('not_found')
  await context.change(({ audit }) => audit('takeout.downloaded', { subject_id: takeout.id }))
  return {
    name: `starling-${takeout.created_at.toISOString().slice(0, 10)}.json`,
    type: 'application/json; charset=utf-8',
    bytes: piecesOf(takeout, context),
  }
}

async function* piecesOf({ id, user_id, size }: Row<'takeouts'>, { store }: UserContext) {
  const pieces = store.table({ user_id }, 'takeout_pieces')
  const wanted = { where: { takeout_id: id }, order: { by: 'position', ascending: true }, limit: AT_ONCE } as const
  let sent = 0
  let cursor: string | undefined
  do {
    const { rows, next } = await pieces.page({ ...wanted, cursor })
    for (const { content } of rows) {
      const bytes = Buffer.from(content)
      sent += bytes.length
      yield bytes
    }
    cursor = next ?? undefined
  } while (cursor)
  // Deleted meanwhile: half a file must not look like a whole one.
  if (sent !== size) throw new AppError('not_found')
}
