import { useText } from '@starling/text'
import { Avatar } from '@starling/ui'
import { ChevronsUpDown } from 'lucide-react'
import { useParams } from 'react-router'
import { membershipOf, useMe } from '../../session/index.ts'
import { menuButton } from './MenuButton.tsx'

const Menu = menuButton(() => import('./TeamMenu.tsx').then((module) => module.TeamMenu))

/** The team in the address, and the way to another. */
export function TeamSwitcher() {
  const { t } = useText()
  const { me } = useMe()
  const { teamId } = useParams()
  const current = me && membershipOf(me, teamId)
  if (!current) return null
  const { name, logo } = current.team
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="flex h-9 min-w-0 items-center gap-2 rounded-control px-2 font-medium text-text transition-colors hover:bg-text/8 pointer-coarse:h-10"
        >
          <Avatar name={name} image={logo} size={24} square decorative />
          <span className="truncate">{name}</span>
          <span className="sr-only">{t('Switch team')}</span>
          <ChevronsUpDown size={16} strokeWidth={1.5} aria-hidden className="shrink-0 text-muted" />
        </button>
      }
    />
  )
}
