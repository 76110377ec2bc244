import type { Connection, Reading } from '@starling/contract/browser'
import { shortDate, useText } from '@starling/text'
import { Button, EmptyState, IconButton } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { refused, undoable } from '../errors/index.ts'
import { leaveToConnect, linkedOptions, offeredNetworks } from '../social/index.ts'
import { AppKeysDialog } from './AppKeysDialog.tsx'
import { useConnectionChanges } from './queries.ts'

const CARD = 'divide-y divide-line rounded-card border border-line bg-raised shadow-card'

const connectX = () => leaveToConnect({ network: 'x', back: location.pathname }).catch(refused)

type Props = { teamId: string; connections: Connection[]; reading: Reading; isAdmin: boolean }

/** What X is read with: accounts of members and keys of apps. */
export function AccessList({ teamId, connections, reading, isAdmin }: Props) {
  const { t } = useText()
  const ways = isAdmin && <WaysToAdd teamId={teamId} connections={connections} reading={reading} />
  const closed = t(
    'The operator has not allowed your team to fetch from X with the app of this installation or with accounts linked through it. Your team can use the keys of its own app.',
  )
  if (connections.length === 0) {
    return (
      <EmptyState
        level={3}
        className="rounded-card border border-line border-dashed"
        title={t('No access to X yet')}
        reason={
          reading.may_use_keys
            ? t(
                'Starling fetches from X with your account or with the keys of an app. Nothing is fetched until you say so.',
              )
            : closed
        }
        action={ways}
      />
    )
  }
  return (
    <>
      <ul className={CARD}>
        {connections.map((connection) => (
          <Row
            key={connection.id}
            teamId={teamId}
            connection={connection}
            mayUseKeys={reading.may_use_keys}
            isAdmin={isAdmin}
          />
        ))}
      </ul>
      {!reading.may_use_keys && <p className="max-w-160 text-13 text-muted">{closed}</p>}
      {ways}
    </>
  )
}

export function useConnectionName() {
  const { t } = useText()
  return ({ kind, name, handle }: Connection) =>
    kind === 'installation' ? t('The app of this installation') : handle ? `@${handle}` : name
}

type RowProps = { teamId: string; connection: Connection; mayUseKeys: boolean; isAdmin: boolean }

function Row({ teamId, connection, mayUseKeys, isAdmin }: RowProps) {
  const { t } = useText()
  const { id, kind, broken, created_at } = connection
  const name = useConnectionName()(connection)
  const { remove, restore } = useConnectionChanges(teamId)
  const kinds = { account: t('Account on X'), app: t('App of your team'), installation: t('App') }

  const end = () =>
    undoable(remove.mutateAsync(id), t('{{name}} no longer fetches anything.', { name }), () => restore.mutateAsync(id))

  return (
    <li className="flex min-h-16 items-center gap-4 px-5 py-3">
      <div className="grid min-w-0 grow">
        <span className="break-words font-medium">{name}</span>
        <span className="text-13 text-muted">
          {kinds[kind]} · {t('added {{date}}', { date: shortDate(created_at) })}
        </span>
        {broken && (
          <span className="text-13 text-bad">
            {kind === 'app' || mayUseKeys
              ? t('It can no longer fetch from X. Connect it again, or remove it.')
              : t('The operator has not allowed your team to fetch with it.')}
          </span>
        )}
      </div>
      {broken && isAdmin && kind === 'account' && mayUseKeys && offeredNetworks().includes('x') && (
        <Button size="small" onClick={connectX}>
          {t('Connect {{network}}', { network: 'X' })}
        </Button>
      )}
      {isAdmin && (
        <IconButton label={t('Remove {{label}}', { label: name })} size="small" onClick={end}>
          <Trash2 size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
      )}
    </li>
  )
}

function WaysToAdd({ teamId, connections, reading }: Omit<Props, 'isAdmin'>) {
  const { t } = useText()
  const [isAdding, setAdding] = useState(false)
  const { data: linked = [] } = useQuery(linkedOptions)
  const { create } = useConnectionChanges(teamId)
  const mayUseKeys = reading.may_use_keys
  const mine = linked.filter(({ provider }) => provider === 'x')
  const free = mine.filter(({ handle }) => !connections.some((one) => one.handle === handle && !one.broken))
  const hasInstallation = connections.some(({ kind }) => kind === 'installation')
  const add = (body: Parameters<typeof create.mutateAsync>[0]) => create.mutateAsync(body).catch(refused)
  return (
    <div className="flex flex-wrap gap-2">
      {mayUseKeys &&
        free.map(({ id, handle, name }) => (
          <Button key={id} onClick={() => add({ kind: 'account', account: id })}>
            {t('Fetch with {{name}}', { name: handle ? `@${handle}` : name })}
          </Button>
        ))}
      {mayUseKeys && mine.length === 0 && offeredNetworks().includes('x') && (
        <Button onClick={connectX}>{t('Connect {{network}}', { network: 'X' })}</Button>
      )}
      {mayUseKeys && reading.has_installation_app && !hasInstallation && (
        <Button onClick={() => add({ kind: 'installation' })}>{t('Use the app of this installation')}</Button>
      )}
      <Button onClick={() => setAdding(true)}>{t('Add the keys of an app')}</Button>
      <AppKeysDialog teamId={teamId} open={isAdding} onOpenChange={setAdding} />
    </div>
  )
}
