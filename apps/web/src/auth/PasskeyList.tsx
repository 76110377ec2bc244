import type { Passkey, PasskeyMade } from '@starling/contract/browser'
import { shortDate, timeAgo, useText } from '@starling/text'
import { Button, EmptyState, Skeleton, SkeletonGroup } from '@starling/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { FailedState, refused } from '../errors/index.ts'
import { openSite } from '../session/index.ts'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import { canUsePasskeys, otherSites } from './passkey.ts'
import { passkeyMadeOptions, passkeysOptions } from './queries.ts'
import { RemovePasskeyDialog } from './RemovePasskeyDialog.tsx'
import { WayInForm } from './WayInForm.tsx'

const CARD = 'divide-y divide-line rounded-card border border-line bg-raised shadow-card'

/** The keys of all sites; one is added for the site that this is. `level`: of a title in it, in the outline of the page. */
export function PasskeyList({ level = 3 }: { level?: 2 | 3 }) {
  const { t } = useText()
  const { data: passkeys, error, refetch } = useQuery(passkeysOptions)
  const [adding, setAdding] = useState(false)
  if (error) return <FailedState error={error} retry={refetch} />
  if (!passkeys) {
    return (
      <SkeletonGroup className={CARD}>
        <div className="p-5">
          <Skeleton className="h-9 w-56" />
        </div>
      </SkeletonGroup>
    )
  }
  const add = canUsePasskeys() && (
    <Button
      className="justify-self-start"
      icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
      onClick={() => setAdding(true)}
    >
      {t('Add a passkey')}
    </Button>
  )
  return (
    <>
      {passkeys.length === 0 ? (
        <EmptyState
          level={level}
          className="rounded-card border border-line border-dashed"
          title={t('No passkeys')}
          reason={
            add
              ? t('Add one to sign in with your fingerprint, your face or the PIN of this device.')
              : t(
                  'This browser cannot keep a passkey for this address. Open the site by its host name in a browser that supports passkeys.',
                )
          }
          action={add}
        />
      ) : (
        <>
          <ul className={CARD}>
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </ul>
          {add}
          <WayInForm count={passkeys.length} />
        </>
      )}
      <OtherSites />
      <AddPasskeyDialog open={adding} onOpenChange={setAdding} />
    </>
  )
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { id, name, host, created_at, seen_at } = passkey
  const { t } = useText()
  const client = useQueryClient()
  const [made, setMade] = useState<PasskeyMade>()
  const facts = [
    host,
    t('created {{date}}', { date: shortDate(created_at) }),
    seen_at ? t('last used {{time}}', { time: timeAgo(seen_at) }) : t('never used'),
  ]
  // Asked for when it is needed, and anew each time: what is shown is what ends.
  const look = () => client.fetchQuery(passkeyMadeOptions(id)).then(setMade, refused)
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="grid min-w-0 grow">
        <span className="font-medium">{name}</span>
        <span className="text-13 text-muted">{facts.join(' · ')}</span>
      </div>
      <Button size="small" aria-label={t('Remove the passkey “{{name}}”', { name })} onClick={look}>
        {t('Remove')}
      </Button>
      <RemovePasskeyDialog passkey={passkey} made={made} close={() => setMade(undefined)} />
    </li>
  )
}

/** A key of this site is none of the others: whoever goes there signed in can add one. */
function OtherSites() {
  const { t } = useText()
  return (
    <div className="grid gap-2">
      <p className="text-13 text-muted">{t('A passkey works on one site. Add one for the others there:')}</p>
      <div className="flex flex-wrap gap-2">
        {otherSites().map(({ site, host }) => (
          <Button
            key={site}
            size="small"
            onClick={() => openSite(site, true, site === 'team' ? undefined : '/passkeys').catch(refused)}
          >
            {host}
          </Button>
        ))}
      </div>
    </div>
  )
}
