import type { Passkey, PasskeyMade } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Checkbox, ConfirmDialog, Field } from '@starling/ui'
import { useState } from 'react'
import { refused, undoable } from '../errors/index.ts'
import { signOut } from '../session/index.ts'
import { usePasskeyChanges } from './queries.ts'

type Props = { passkey: Passkey; made: PasskeyMade | undefined; close: () => void }

/** Asks first, as tokens that programs use may end with it. */
export function RemovePasskeyDialog({ passkey: { id, name }, made, close }: Props) {
  const { t } = useText()
  const { remove, restore } = usePasskeyChanges()
  const [isLost, setLost] = useState(true)
  const named = made ? [...made.tokens, ...made.passkeys, ...made.social_accounts, ...made.invites] : []

  const end = () => {
    const removed = remove.mutateAsync({ pk: id, made: isLost ? 'end' : 'keep' })
    // Who is signed out by it brings nothing back.
    if (made?.may_keep === false) return removed.then(() => signOut(), refused)
    return undoable(removed, t('{{name}} was removed.', { name }), () => restore.mutateAsync(id))
  }

  return (
    <ConfirmDialog
      open={made !== undefined}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={t('Remove the passkey “{{name}}”', { name })}
      effect={
        made?.sessions
          ? t(
              'It will no longer sign anyone in. {{count}} other places where it signed you in are signed out immediately.',
              { count: made.sessions },
            )
          : t('It will no longer sign anyone in.')
      }
      confirmLabel={t('Remove')}
      danger
      onConfirm={end}
    >
      {made && !made.may_keep && <p>{t('You signed in with this passkey, so you are signed out here as well.')}</p>}
      {made && named.length > 0 && (
        <div className="grid gap-3">
          <p className="text-muted">{t('Created while signed in with it:')}</p>
          <ul className="grid gap-1 text-13">
            {made.tokens.map((one) => (
              <li key={one.id}>{t('Token {{name}}', { name: one.name })}</li>
            ))}
            {made.passkeys.map((one) => (
              <li key={one.id}>{t('Passkey {{name}}', { name: one.name })}</li>
            ))}
            {made.social_accounts.map((one) => (
              <li key={one.id}>{t('Linked account {{name}}', { name: one.name })}</li>
            ))}
            {made.invites.map((one) => (
              <li key={one.id}>{t('Invite for {{email}}', { email: one.name })}</li>
            ))}
          </ul>
          {made.may_keep ? (
            <Field
              inline
              label={t('It was lost or stolen: end these as well')}
              help={t('They are not restored together with the passkey.')}
            >
              {(control) => (
                <Checkbox {...control} checked={isLost} onChange={(event) => setLost(event.target.checked)} />
              )}
            </Field>
          ) : (
            <p>{t('You signed in with this passkey, so what was created with it ends as well.')}</p>
          )}
        </div>
      )}
    </ConfirmDialog>
  )
}
