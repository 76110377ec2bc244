import { AppError, type Connection } from '@starling/contract'
import { connectionsOf, lockTeam, type Row } from '@starling/store'
import type { Input, Product, TeamContext } from '../floor/index.ts'
import { mayUseKeys, xAccount } from '../networks/index.ts'
import { accountOf, keysOf, refuseBroken } from './access.ts'

export async function connectionAnswer(product: Product, row: Row<'connections'>): Promise<Connection> {
  const { id, kind, name, created_at } = row
  const account = kind === 'account' ? await accountOf(product, row) : undefined
  const broken = await refuseBroken(product, row).then(
    () => false,
    () => true,
  )
  return {
    id,
    kind,
    name: account?.name ?? name,
    handle: account?.handle ?? null,
    broken,
    created_at: created_at.toISOString(),
  }
}

export async function listConnections(_: unknown, context: TeamContext): Promise<Connection[]> {
  const rows = await connectionsOf(context.store, context.team.id)
  return Promise.all(rows.map((row) => connectionAnswer(context, row)))
}

/** The same access twice is the one that is there. */
export async function createConnection(
  { body: wanted }: Input<'createConnection'>,
  context: TeamContext,
): Promise<Connection> {
  const { change, team, user, secrets, config } = context
  if (keysOf(wanted) === 'installation' && !(await mayUseKeys(context, team.id))) {
    throw new AppError('key_not_allowed')
  }
  const account = wanted.kind === 'account' ? await xAccount(wanted.account ?? '', context) : undefined
  if (wanted.kind === 'installation' && !config.X_BEARER_TOKEN) throw new AppError('not_found')
  const row = await change(async (tx) => {
    await lockTeam(tx, team.id)
    const there = (await connectionsOf(tx, team.id)).find(
      (one) => one.kind === wanted.kind && one.kind !== 'app' && one.social_account_id === (account?.id ?? null),
    )
    const id = there?.id ?? tx.newId()
    const name = account?.name ?? wanted.name ?? 'Starling'
    await tx.audit('connection.created', {
      subject_id: id,
      subject: name,
      team_id: team.id,
      detail: { kind: wanted.kind },
    })
    if (there) return there
    return tx.table({ team_id: team.id }, 'connections').add({
      id,
      kind: wanted.kind,
      name,
      social_account_id: account?.id ?? null,
      bearer: wanted.kind === 'app' ? secrets.encrypt(wanted.bearer_token ?? '', id) : null,
      created_by: user.id,
      created_at: tx.now,
      removed_at: null,
    })
  })
  return connectionAnswer(context, row)
}

export const findConnection = async (pk: string, { store, team }: TeamContext): Promise<Row<'connections'>> => {
  const row = await store.table({ team_id: team.id }, 'connections').find(pk)
  if (!row) throw new AppError('not_found')
  return row
}

/** To remove one that is removed already is no mistake. */
export async function deleteConnection(
  { path: { pk } }: Input<'deleteConnection'>,
  { change, team }: TeamContext,
): Promise<void> {
  await change(async ({ table, audit }) => {
    const connections = table({ team_id: team.id }, 'connections')
    const gone = (await connections.remove(pk)) ?? (await connections.find(pk, { removed: true }))
    if (!gone) throw new AppError('not_found')
    await audit('connection.removed', { subject_id: pk, subject: gone.name, team_id: team.id })
  })
}

export async function restoreConnection(
  { path: { pk } }: Input<'restoreConnection'>,
  context: TeamContext,
): Promise<Connection> {
  const { change, team } = context
  const row = await change(async ({ table, audit }) => {
    const connections = table({ team_id: team.id }, 'connections')
    const restored = (await connections.restore(pk)) ?? (await connections.find(pk))
    if (!restored) throw new AppError('not_found')
    await audit('connection.restored', { subject_id: pk, subject: restored.name, team_id: team.id })
    return restored
  })
  return connectionAnswer(context, row)
}
