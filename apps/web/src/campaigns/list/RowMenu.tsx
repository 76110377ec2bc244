import type { Campaign } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, DropdownItem, DropdownMenu, IconButton } from '@starling/ui'
import { Copy, MoreHorizontal, Pause, RotateCcw, Trash2 } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useActs } from '../use-acts.ts'

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

export function RowMenu({ team, campaign }: { team: string; campaign: Campaign }) {
  const { t } = useText()
  const navigate = useNavigate()
  const acts = useActs()
  const { id, name, state, removed_at } = campaign
  if (removed_at !== null) {
    return (
      <Button
        size="small"
        aria-label={t('Bring {{name}} back', { name })}
        title={t('Bring back')}
        icon={<RotateCcw {...ICON} />}
        onClick={() => acts.bringBack(id)}
      />
    )
  }
  return (
    <DropdownMenu
      align="end"
      trigger={
        <IconButton label={t('Actions for {{name}}', { name })} size="small">
          <MoreHorizontal {...ICON} />
        </IconButton>
      }
    >
      {state === 'active' && (
        <DropdownItem icon={<Pause {...ICON} />} onSelect={() => acts.pause(campaign)}>
          {t('Pause')}
        </DropdownItem>
      )}
      <DropdownItem
        icon={<Copy {...ICON} />}
        onSelect={async () => {
          const made = await acts.copy(campaign)
          if (made) navigate(`/${team}/campaigns/${made.id}`)
        }}
      >
        {t('Make a copy')}
      </DropdownItem>
      <DropdownItem danger icon={<Trash2 {...ICON} />} onSelect={() => acts.remove(campaign)}>
        {t('Delete')}
      </DropdownItem>
    </DropdownMenu>
  )
}
