import { useText } from '@starling/text'
import { Avatar, DropdownItem, DropdownMenu, DropdownRadioGroup, DropdownSeparator } from '@starling/ui'
import { ChevronsUpDown, Plus } from 'lucide-react'
import { generatePath, useNavigate, useParams } from 'react-router'
import { membershipOf, useMe } from '../auth/session.ts'
import { usePlace } from './use-place.ts'

/** The team in the address, and the way to the same place of another. */
export function TeamSwitcher() {
  const { t } = useText()
  const { me } = useMe()
  const { teamId } = useParams()
  const { path } = usePlace()
  const navigate = useNavigate()
  const current = me && membershipOf(me, teamId)
  if (!current) return null
  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          aria-label={t('Team {{name}}, switch team', { name: current.team.name })}
          className="flex h-9 min-w-0 items-center gap-2 rounded-control px-2 font-medium text-text transition-colors hover:bg-text/8 pointer-coarse:h-10"
        >
          <Avatar name={current.team.name} image={current.team.logo} size={24} square decorative />
          <span className="truncate">{current.team.name}</span>
          <ChevronsUpDown size={16} strokeWidth={1.5} aria-hidden className="shrink-0 text-muted" />
        </button>
      }
    >
      <DropdownRadioGroup
        label={t('Your teams')}
        value={current.team.slug}
        options={me.memberships.map(({ team }) => ({ value: team.slug, label: team.name }))}
        onChange={(slug) => navigate(generatePath(path, { teamId: slug }))}
      />
      <DropdownSeparator />
      <DropdownItem icon={<Plus size={18} strokeWidth={1.5} aria-hidden />} onSelect={() => navigate('/choose-team')}>
        {t('Choose or create a team')}
      </DropdownItem>
    </DropdownMenu>
  )
}
