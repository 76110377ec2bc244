import { useText } from '@starling/text'
import { Avatar, Button } from '@starling/ui'
import { Settings2 } from 'lucide-react'
import { personName, useMe } from '../../session/index.ts'
import { menuButton } from './MenuButton.tsx'

const Menu = menuButton(() => import('./AccountMenu.tsx').then((module) => module.AccountMenu))

export function AccountButton() {
  const { t } = useText()
  const { me } = useMe()
  const name = me ? personName(me) : ''
  const label = me ? t('Account menu') : t('Menu')
  return (
    <Menu
      trigger={
        <Button variant="ghost" square title={label} className={me ? 'rounded-full' : ''}>
          <span className="sr-only">{label}</span>
          {me ? <Avatar name={name} size={30} decorative /> : <Settings2 size={20} strokeWidth={1.5} aria-hidden />}
        </Button>
      }
    />
  )
}
