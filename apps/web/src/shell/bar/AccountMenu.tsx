import { LANGUAGES, useText } from '@starling/text'
import { DropdownItem, DropdownLabel, DropdownMenu, DropdownRadioGroup, DropdownSeparator } from '@starling/ui'
import { AppWindow, Keyboard, LogIn, LogOut, type LucideIcon, UserRound } from 'lucide-react'
import { type Action, findAction, runAction, useActions } from '../../actions/index.ts'
import { chooseLanguage, chooseTheme, useChosenTheme } from '../../floor/index.ts'
import { useMe } from '../../session/index.ts'
import { LANGUAGE_NAMES } from '../palette/actions.ts'
import { usePlace } from '../router/use-place.ts'
import type { MenuProps } from './MenuButton.tsx'

/** Language, theme where there is a choice, the other sites, and the way out. */
export function AccountMenu(props: MenuProps) {
  const { t, language } = useText()
  const { me } = useMe()
  const { light } = usePlace()
  const theme = useChosenTheme()
  const actions = useActions()
  const languages = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))
  return (
    <DropdownMenu align="end" {...props}>
      {me && <DropdownLabel>{me.email}</DropdownLabel>}
      <Item
        action={findAction(actions, 'go:/:teamId/account') ?? findAction(actions, 'go:/account')}
        Icon={UserRound}
      />
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

function Item({ action, Icon }: { action: Action | undefined; Icon: LucideIcon }) {
  if (!action) return null
  return (
    <DropdownItem icon={<Icon size={18} strokeWidth={1.5} aria-hidden />} onSelect={() => runAction(action)}>
      {action.label}
    </DropdownItem>
  )
}
