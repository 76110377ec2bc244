import { useText } from '@starling/text'
import { ConfirmDialog } from '@starling/ui'
import { signOut } from '../session/index.ts'

/** A link may ask to sign out; only a click does it. */
export function SignOutConfirm({ close }: { close: () => void }) {
  const { t } = useText()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={t('Sign out of Starling?')}
      effect={t('You can sign in again at any time with a code by email.')}
      confirmLabel={t('Sign out')}
      onConfirm={signOut}
    />
  )
}
