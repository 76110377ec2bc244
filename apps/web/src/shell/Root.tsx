import { Toasts } from '@starling/ui'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { boot } from '../boot.ts'
import { titleOf } from '../sites/site.ts'
import { SITES } from '../sites/sites.ts'
import { CrashNotice } from './CrashNotice.tsx'
import { notifications } from './notifications.ts'
import { Overlays } from './Overlays.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { useRouteFocus } from './route-focus.ts'
import { SignInHost } from './SignInHost.tsx'
import { useScroll } from './scroll.ts'
import { singleKeys } from './shell-state.ts'
import { useStore } from './store.ts'
import { usePageTheme } from './theme.ts'
import { usePageViews } from './tracking.ts'
import { useActions } from './use-actions.ts'
import { usePlace } from './use-place.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** What every page has, whatever its layout. */
export function Root() {
  const place = usePlace()
  const actions = useActions()
  usePageTheme(place.light)
  useTitle(titleOf(SITES[boot.site], place.layout))
  useScroll()
  useRouteFocus()
  usePageViews(place)
  useShortcuts(actions, useStore(singleKeys))
  return (
    <>
      <ProgressBar />
      <Outlet />
      <CrashNotice />
      <SignInHost />
      <Overlays actions={actions} />
      <Toasts store={notifications} />
    </>
  )
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
