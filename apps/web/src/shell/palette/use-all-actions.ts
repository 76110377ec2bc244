import { useText } from '@starling/text'
import { useNavigate } from 'react-router'
import type { Action } from '../../actions/index.ts'
import { askToSignIn, boot, chooseLanguage, chooseTheme, useChosenTheme, useStore } from '../../floor/index.ts'
import { openSite, signOut, useMe } from '../../session/index.ts'
import { SITES } from '../../sites/index.ts'
import { usePlace } from '../router/use-place.ts'
import { overlay, railOpen, singleKeys } from '../shell-state.ts'
import { useCurrentTeam } from '../use-current-team.ts'
import { actionsFor } from './actions.ts'

export function useAllActions(): Action[] {
  const { language } = useText()
  const navigate = useNavigate()
  const { me } = useMe()
  const { light } = usePlace()
  const theme = useChosenTheme()
  const single_keys = useStore(singleKeys)
  const team = useCurrentTeam()
  return actionsFor(
    {
      site: SITES[boot.site],
      site_name: boot.site,
      development: boot.development,
      me,
      team,
      theme: light ? null : theme,
      language,
      single_keys,
      mac: /Mac|iPhone|iPad/.test(navigator.userAgent),
    },
    {
      go: navigate,
      openSite: (name) => openSite(name, me !== null),
      chooseLanguage,
      chooseTheme,
      askToSignIn: () => askToSignIn(),
      signOut,
      showPalette: () => overlay.set('palette'),
      showShortcuts: () => overlay.set('shortcuts'),
      toggleRail: () => railOpen.set(!railOpen.get()),
      setSingleKeys: singleKeys.set,
    },
  )
}
