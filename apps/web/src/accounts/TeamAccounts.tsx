import type { TeamAccount } from '@starling/contract/browser'
import { timeAgo, useText } from '@starling/text'
import { Button, ConfirmDialog, EmptyState, Skeleton, SkeletonGroup } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailedState, refused, undoable } from '../errors/index.ts'
import { notify } from '../floor/index.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { teamAccountsOptions, useTeamAccountChanges } from './queries.ts'
import { RolesDialog } from './RolesDialog.tsx'
import { CLOSED, ROLES, TREATMENTS } from './words.ts'

const CARD = 'divide-y divide-line rounded-card border border-line bg-raised shadow-card'

export function TeamAccounts({ team, isAdmin }: { team: string; isAdmin: boolean }) {
  const { t } = useText()
  const { data: accounts, error, refetch } = useQuery(teamAccountsOptions(team))
  const [isLinking, setLinking] = useState(false)
  const [removing, setRemoving] = useState<TeamAccount>()
  const [roles, setRoles] = useState<TeamAccount>()
  if (error) return <FailedState error={error} retry={refetch} />
  if (!accounts) {
    return (
      <SkeletonGroup className={CARD}>
        <div className="p-5">
          <Skeleton className="h-12 w-64" />
        </div>
      </SkeletonGroup>
    )
  }
  const linkButton = <Button onClick={() => setLinking(true)}>{t('Link an ad account')}</Button>
  return (
    <>
      {accounts.length === 0 ? (
        <EmptyState
          level={3}
          className="rounded-card border border-line border-dashed"
          title={t('No ad accounts yet')}
          reason={t('Link one that X opens to you, and the team can plan and run campaigns in it.')}
          action={linkButton}
        />
      ) : (
        <>
          <ul aria-label={t('Ad accounts of the team')} className={CARD}>
            {accounts.map((account) => (
              <AccountRow
                key={account.id}
                team={team}
                account={account}
                openRoles={() => setRoles(account)}
                {...((isAdmin || account.owner?.is_me) && { remove: () => setRemoving(account) })}
              />
            ))}
          </ul>
          <div>{linkButton}</div>
        </>
      )}
      <LinkDialog team={team} open={isLinking} onOpenChange={setLinking} linked={accounts} />
      <RolesDialog team={team} account={roles} isAdmin={isAdmin} close={() => setRoles(undefined)} />
      <RemoveAccount team={team} account={removing} isAdmin={isAdmin} close={() => setRemoving(undefined)} />
    </>
  )
}

type RowProps = { team: string; account: TeamAccount; openRoles: () => void; remove?: () => void }

function AccountRow({ team, account, openRoles, remove }: RowProps) {
  const { t } = useText()
  const { check } = useTeamAccountChanges(team)
  const { name, account_id, currency, timezone, checked_at, closed_by, owner, agency, treatment, role } = account
  const facts = [...(currency ? [currency] : []), timezone.replaceAll('_', ' ')]
  const access = [
    ...(closed_by === null && checked_at ? [t('Access checked {{ago}}', { ago: timeAgo(checked_at) })] : []),
    ...(owner ? [owner.is_me ? t('with your access') : t('with the access of {{email}}', { email: owner.email })] : []),
  ]
  const notes = [...(agency ? [t('Agency')] : []), ...(treatment ? [t(TREATMENTS[treatment])] : [])]
  const checkAgain = () =>
    check
      .mutateAsync(account.id)
      .then(
        ({ closed_by: closed }) =>
          closed === null
            ? notify(t('X opens {{name}} to the team.', { name }), 'success')
            : notify(t(CLOSED[closed]), 'error'),
        refused,
      )
  return (
    <li className="grid gap-3 px-5 py-4">
      <div className="grid min-w-0 gap-1">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h3 className="min-w-0 break-words font-medium">{name}</h3>
          <span className="text-13 text-muted">{t(ROLES[role])}</span>
          {notes.map((note) => (
            <span key={note} className="rounded-full border border-line-strong px-2 text-12">
              {note}
            </span>
          ))}
        </div>
        <p className="text-13 text-muted">
          <span className="font-mono">{account_id}</span> · {facts.join(' · ')}
        </p>
        {access.length > 0 && <p className="text-13 text-muted">{access.join(' · ')}</p>}
        {closed_by && <p className="text-13 text-bad">{t(CLOSED[closed_by])}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {(closed_by === null || closed_by === 'refused') && (
          <Button size="small" aria-label={t('Check access to {{name}}', { name })} onClick={checkAgain}>
            {t('Check access')}
          </Button>
        )}
        <Button size="small" aria-label={t('Roles in {{name}}', { name })} onClick={openRoles}>
          {t('Roles')}
        </Button>
        {remove && (
          <Button size="small" aria-label={t('Remove {{name}}', { name })} onClick={remove}>
            {t('Remove')}
          </Button>
        )}
      </div>
    </li>
  )
}

type RemoveProps = { team: string; account: TeamAccount | undefined; isAdmin: boolean; close: () => void }

function RemoveAccount({ team, account, isAdmin, close }: RemoveProps) {
  const { t } = useText()
  const { remove, restore, link } = useTeamAccountChanges(team)
  const name = account?.name ?? ''

  async function takeOut() {
    if (!account) return
    const { id, account_id, network } = account
    // Whoever is no admin brings their own back by linking it again.
    const undo = () => (isAdmin ? restore.mutateAsync(id) : link.mutateAsync({ account_id, network }))
    await undoable(remove.mutateAsync(id), t('{{name}} was removed from the team.', { name }), undo)
  }

  return (
    <ConfirmDialog
      open={account !== undefined}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={t('Remove {{name}}', { name })}
      effect={t(
        'Nothing is sent to it any more. Campaigns that are running there go on at X until someone pauses them there.',
      )}
      confirmLabel={t('Remove')}
      danger
      onConfirm={takeOut}
    />
  )
}
