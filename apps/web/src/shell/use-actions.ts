import { useText } from '@starling/text'
import { useNavigate, useParams } from 'react-router'
import { membershipOf, recentTeam, signOut, useMe } from '../auth/session.ts'
import { askToSignIn } from '../auth/sign-in.ts'
import { boot } from '../boot.ts'
import { SITES } from '../sites/sites.ts'
import { type Action, actionsFor } from './actions.ts'
import { chooseLanguage } from './language.ts'
import { overlay, railOpen, singleKeys } from './shell-state.ts'
import { openSite } from './site-pass.ts'
import { useStore } from './store.ts'
import { chooseTheme, useChosenTheme } from './theme.ts'
import { usePlace } from './use-place.ts'

/** Slug of the team in the address, else of the team used last. */
export function useCurrentTeam(): string | null {
  const { teamId } = useParams()
  const { me } = useMe()
  if (!me) return null
  return (membershipOf(me, teamId) ?? membershipOf(me, recentTeam() ?? undefined))?.team.slug ?? null
}

export function useActions(): Action[] {
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

/** The action of that id, where it is offered. */
export function findAction(actions: readonly Action[], id: string): Action | undefined {
  return actions.find((action) => action.id === id)
}
