import { useText } from '@starling/text'
import { Avatar, IconButton } from '@starling/ui'
import { Settings2 } from 'lucide-react'
import { useMe } from '../auth/session.ts'
import { menuButton } from './MenuButton.tsx'

const Menu = menuButton(() => import('./AccountMenu.tsx').then((module) => module.AccountMenu))

export function AccountButton() {
  const { t } = useText()
  const { me } = useMe()
  const name = me ? `${me.first_name} ${me.last_name}`.trim() || me.email : ''
  return (
    <Menu
      trigger={
        <IconButton label={me ? t('Account menu') : t('Menu')} className={me ? 'rounded-full' : ''}>
          {me ? <Avatar name={name} size={30} decorative /> : <Settings2 size={20} strokeWidth={1.5} aria-hidden />}
        </IconButton>
      }
    />
  )
}
