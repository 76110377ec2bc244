import { useText } from '@starling/text'
import { Button, Dialog, ErrorText, Skeleton, SkeletonGroup } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { sayError } from '../errors/index.ts'
import { api, endConfirm } from '../floor/index.ts'
import { useMe } from '../session/index.ts'
import { ConfirmByCode } from './ConfirmByCode.tsx'
import { askPasskey, canUsePasskeys } from './passkey.ts'
import { passkeysOptions, wayInOptions } from './queries.ts'

/** Asked before what weighs, where the person signed in a while ago. */
export function ConfirmItIsYou() {
  const { t } = useText()
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) endConfirm(false)
      }}
      size="small"
      title={t('Confirm that it is you')}
      description={t(
        'You signed in a while ago. We ask again before changes to tokens, linked accounts, members or spending.',
      )}
    >
      <Ways />
    </Dialog>
  )
}

function Ways() {
  const { t } = useText()
  const { me } = useMe()
  const { data: passkeys } = useQuery(passkeysOptions)
  const { data: chosen } = useQuery(wayInOptions)
  if (!passkeys || !chosen || !me) {
    return (
      <SkeletonGroup>
        <Skeleton className="h-11 w-full" />
      </SkeletonGroup>
    )
  }
  const hasKey = canUsePasskeys() && passkeys.some(({ host }) => host === location.hostname)
  const byMail = chosen.way_in === 'any'
  return (
    <div className="grid gap-4">
      {hasKey && <ConfirmByPasskey />}
      {byMail && <ConfirmByCode email={me.email} second={hasKey} />}
      {!hasKey && !byMail && (
        <p>
          {t('You have no passkey for this site. Do this on the site where you have one, or add one here from there.')}
        </p>
      )}
    </div>
  )
}

function ConfirmByPasskey() {
  const { t } = useText()
  const [failure, setFailure] = useState<unknown>()

  async function confirm() {
    setFailure(undefined)
    try {
      const passkey = await askPasskey()
      if (!passkey) return
      await api.createConfirmation({ body: { passkey } })
      endConfirm(true)
    } catch (error) {
      setFailure(error)
    }
  }

  return (
    <>
      <Button
        variant="primary"
        size="large"
        className="w-full"
        autoFocus
        icon={<KeyRound size={18} strokeWidth={1.5} aria-hidden />}
        onClick={confirm}
      >
        {t('Use your passkey')}
      </Button>
      <div role="alert" className="empty:hidden">
        {failure !== undefined && <ErrorText text={sayError(failure)} />}
      </div>
    </>
  )
}
