import { useText } from '@starling/text'
import { DropdownItem, DropdownMenu, DropdownRadioGroup, DropdownSeparator } from '@starling/ui'
import { Plus } from 'lucide-react'
import { generatePath, useNavigate } from 'react-router'
import { useMe } from '../../session/index.ts'
import { usePlace } from '../router/use-place.ts'
import { useCurrentTeam } from '../use-current-team.ts'
import type { MenuProps } from './MenuButton.tsx'

/** The same place of another team. */
export function TeamMenu(props: MenuProps) {
  const { t } = useText()
  const { me } = useMe()
  const team = useCurrentTeam()
  const { path } = usePlace()
  const navigate = useNavigate()
  return (
    <DropdownMenu {...props}>
      <DropdownRadioGroup
        label={t('Your teams')}
        value={team ?? ''}
        options={(me?.memberships ?? []).map(({ team: { slug, name } }) => ({ value: slug, label: name }))}
        onChange={(slug) => navigate(generatePath(path, { teamId: slug }))}
      />
      <DropdownSeparator />
      <DropdownItem icon={<Plus size={18} strokeWidth={1.5} aria-hidden />} onSelect={() => navigate('/choose-team')}>
        {t('Choose or create a team')}
      </DropdownItem>
    </DropdownMenu>
  )
}
