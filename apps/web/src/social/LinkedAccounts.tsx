import type { SocialAccount, SocialNetwork } from '@starling/contract/browser'
import { shortDate, useText } from '@starling/text'
import { Button, ConfirmDialog, EmptyState, Skeleton, SkeletonGroup } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FailedState, refused } from '../errors/index.ts'
import { boot, notify } from '../floor/index.ts'
import { NETWORK_NAMES } from '../session/index.ts'
import { leaveToConnect } from './leave.ts'
import { NetworkGlyph } from './NetworkGlyph.tsx'
import { offeredNetworks } from './offered-networks.ts'
import { linkedOptions, useDisconnect } from './queries.ts'

const CARD = 'divide-y divide-line rounded-card border border-line bg-raised shadow-card'

function connect(network: SocialNetwork, protocol: 'oauth1' | 'oauth2' = 'oauth2') {
  return leaveToConnect({ network, protocol, back: location.pathname + location.search }).catch(refused)
}

/** Accounts at networks that sign this person in and let Starling act there. */
export function LinkedAccounts() {
  const { t } = useText()
  const { data: accounts, error, refetch } = useQuery(linkedOptions)
  const [leaving, setLeaving] = useState<SocialAccount>()
  if (error) return <FailedState error={error} retry={refetch} />
  if (!accounts) {
    return (
      <SkeletonGroup className={CARD}>
        <div className="p-5">
          <Skeleton className="h-9 w-56" />
        </div>
      </SkeletonGroup>
    )
  }
  const networks = offeredNetworks()
  const buttons = networks.length > 0 && (
    <div className="flex flex-wrap gap-2">
      {networks.map((network) => (
        <Button key={network} icon={<NetworkGlyph network={network} />} onClick={() => connect(network)}>
          {t('Connect {{network}}', { network: NETWORK_NAMES[network] })}
        </Button>
      ))}
    </div>
  )
  return (
    <>
      {accounts.length === 0 ? (
        <EmptyState
          level={3}
          className="rounded-card border border-line border-dashed"
          title={t('No linked accounts')}
          reason={
            networks.length > 0
              ? t('Connect one to sign in with it and to fetch from X with your own access.')
              : t('No network is set up here. Whoever runs this installation can add the keys of an app.')
          }
          action={buttons}
        />
      ) : (
        <>
          <ul className={CARD}>
            {accounts.map((account) => (
              <AccountRow key={account.id} account={account} disconnect={() => setLeaving(account)} />
            ))}
          </ul>
          {buttons}
        </>
      )}
      <Disconnect account={leaving} close={() => setLeaving(undefined)} />
    </>
  )
}

const calledOf = ({ handle, name }: SocialAccount) => (handle ? `@${handle}` : name)

function AccountRow({ account, disconnect }: { account: SocialAccount; disconnect: () => void }) {
  const { t } = useText()
  const { provider, name, handle, has_ads, connected_at } = account
  const facts = [
    NETWORK_NAMES[provider],
    ...(handle ? [`@${handle}`] : []),
    t('connected {{date}}', { date: shortDate(connected_at) }),
    ...(has_ads ? [t('with ad accounts')] : []),
  ]
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <NetworkGlyph network={provider} />
      <div className="grid min-w-0 flex-1 basis-48">
        <span className="font-medium">{name}</span>
        <span className="text-13 text-muted">{facts.join(' · ')}</span>
      </div>
      <div className="flex flex-wrap gap-2">
        {provider === 'x' && !has_ads && boot.connects_ads && (
          <Button size="small" onClick={() => connect('x', 'oauth1')}>
            {t('Add ad accounts')}
          </Button>
        )}
        <Button
          size="small"
          aria-label={t('Disconnect {{name}}', { name: `${NETWORK_NAMES[provider]} ${calledOf(account)}` })}
          onClick={disconnect}
        >
          {t('Disconnect')}
        </Button>
      </div>
    </li>
  )
}

function Disconnect({ account, close }: { account: SocialAccount | undefined; close: () => void }) {
  const { t } = useText()
  const disconnect = useDisconnect()
  const name = account ? `${NETWORK_NAMES[account.provider]} ${calledOf(account)}` : ''

  async function end() {
    if (!account) return
    try {
      await disconnect.mutateAsync(account.id)
      notify(t('{{name}} is disconnected.', { name }), 'success')
    } catch (error) {
      refused(error)
    }
  }

  return (
    <ConfirmDialog
      open={account !== undefined}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={t('Disconnect {{name}}', { name })}
      effect={t(
        'It will no longer sign you in, and fetching with its access stops immediately. You can connect it again.',
      )}
      confirmLabel={t('Disconnect')}
      danger
      onConfirm={end}
    />
  )
}
