import { useText } from '@starling/text'
import { Lock } from 'lucide-react'

/** Why a member cannot change what they see. */
export function AdminsOnly() {
  const { t } = useText()
  return (
    <p className="flex items-start gap-2 text-13 text-muted">
      <span className="flex h-[1lh] items-center">
        <Lock size={14} strokeWidth={1.5} aria-hidden />
      </span>
      {t('You can view this page. Only admins of the team can change it.')}
    </p>
  )
}
