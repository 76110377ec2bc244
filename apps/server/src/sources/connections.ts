import { AppError, type Connection } from '@starling/contract'
import type { Change, Row } from '@starling/store'
import type { Product, TeamContext } from '../context.ts'
import { xAccount } from '../social/x-people.ts'
import { accountOf } from './access.ts'

type Wanted = {
  kind: Connection['kind']
  account?: string | undefined
  name?: string | undefined
  bearer_token?: string | undefined
}

export async function connectionAnswer(product: Product, row: Row<'connections'>): Promise<Connection> {
  const { id, kind, name, created_at } = row
  const account = kind === 'account' ? await accountOf(product, row) : undefined
  const isOffered =
    kind === 'installation' ? Boolean(product.config.X_BEARER_TOKEN) : kind === 'app' || Boolean(account)
  return {
    id,
    kind,
    name: account?.name ?? name,
    handle: account?.handle ?? null,
    broken: !isOffered,
    created_at: created_at.toISOString(),
  }
}

export async function listConnections(context: TeamContext): Promise<Connection[]> {
  const rows = await context.store.owned({ team_id: context.team.id }, 'connections').all()
  return Promise.all(rows.filter(({ removed_at }) => !removed_at).map((row) => connectionAnswer(context, row)))
}

/** The same access twice is the one that is there. */
export async function createConnection(wanted: Wanted, context: TeamContext): Promise<Connection> {
  const { change, team, user, secrets, config } = context
  const account = wanted.kind === 'account' ? await xAccount(wanted.account ?? '', context) : undefined
  if (wanted.kind === 'installation' && !config.X_BEARER_TOKEN) throw new AppError('not_found')
  const row = await change(async ({ db, now, newId, owned, audit }) => {
    const there = (await owned({ team_id: team.id }, 'connections').all()).find(
      (one) =>
        !one.removed_at &&
        one.kind === wanted.kind &&
        one.kind !== 'app' &&
        one.social_account_id === (account?.id ?? null),
    )
    const id = there?.id ?? newId()
    await audit('connection.created', { subject_id: id, team_id: team.id, detail: { kind: wanted.kind } })
    if (there) return there
    return db
      .insertInto('connections')
      .values({
        id,
        team_id: team.id,
        kind: wanted.kind,
        name: account?.name ?? wanted.name ?? 'Starling',
        social_account_id: account?.id ?? null,
        bearer: wanted.kind === 'app' ? secrets.encrypt(wanted.bearer_token ?? '', id) : null,
        created_by: user.id,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  return connectionAnswer(context, row)
}

export const findConnection = async (pk: string, { store, team }: TeamContext): Promise<Row<'connections'>> => {
  const row = await store.owned({ team_id: team.id }, 'connections').find(pk)
  if (!row) throw new AppError('not_found')
  return row
}

export async function setConnectionRemoved(pk: string, removed_at: Date | null, context: TeamContext): Promise<void> {
  const { change, team } = context
  await findConnection(pk, context)
  await change(async ({ owned, audit }: Change) => {
    await owned({ team_id: team.id }, 'connections').change(pk, { removed_at })
    await audit(removed_at ? 'connection.removed' : 'connection.restored', { subject_id: pk, team_id: team.id })
  })
}
