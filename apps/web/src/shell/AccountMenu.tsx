import { LANGUAGES, useText } from '@starling/text'
import {
  Avatar,
  DropdownItem,
  DropdownLabel,
  DropdownMenu,
  DropdownRadioGroup,
  DropdownSeparator,
  IconButton,
} from '@starling/ui'
import { AppWindow, Keyboard, LogIn, LogOut, type LucideIcon, Settings2, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMe } from '../auth/session.ts'
import { type Action, LANGUAGE_NAMES } from './actions.ts'
import { chooseLanguage } from './language.ts'
import { runAction } from './run-action.ts'
import { chooseTheme, useChosenTheme } from './theme.ts'
import { findAction } from './use-actions.ts'
import { usePlace } from './use-place.ts'

/** Language, theme where there is a choice, the other sites, and the way out. */
export function AccountMenu({ actions }: { actions: readonly Action[] }) {
  const { t, language } = useText()
  const { me } = useMe()
  const { light } = usePlace()
  const theme = useChosenTheme()
  const languages = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))
  const name = me ? `${me.first_name} ${me.last_name}`.trim() || me.email : ''
  return (
    <DropdownMenu
      align="end"
      trigger={
        <IconButton label={me ? t('Account menu') : t('Menu')} className={me ? 'rounded-full' : ''}>
          {me ? <Avatar name={name} size={30} decorative /> : <Settings2 size={20} strokeWidth={1.5} aria-hidden />}
        </IconButton>
      }
    >
      {me && <DropdownLabel>{me.email}</DropdownLabel>}
      <Item action={findAction(actions, 'go:/:teamId/account')} Icon={UserRound} />
      {me && <DropdownSeparator />}
      <DropdownRadioGroup label={t('Language')} value={language} options={languages} onChange={chooseLanguage} />
      {!light && (
        <DropdownRadioGroup
          label={t('Theme')}
          value={theme}
          options={[
            { value: 'dark', label: t('Dark') },
            { value: 'light', label: t('Light') },
          ]}
          onChange={chooseTheme}
        />
      )}
      <DropdownSeparator />
      {actions
        .filter(({ group }) => group === 'sites')
        .map((action) => (
          <Item key={action.id} action={action} Icon={AppWindow} />
        ))}
      <DropdownSeparator />
      <Item action={findAction(actions, 'shortcuts')} Icon={Keyboard} />
      <Item action={findAction(actions, 'sign-in')} Icon={LogIn} />
      <Item action={findAction(actions, 'sign-out')} Icon={LogOut} />
    </DropdownMenu>
  )
}

function Item({ action, Icon }: { action: Action | undefined; Icon: LucideIcon }): ReactNode {
  if (!action) return null
  return (
    <DropdownItem icon={<Icon size={18} strokeWidth={1.5} aria-hidden />} onSelect={() => runAction(action)}>
      {action.label}
    </DropdownItem>
  )
}
