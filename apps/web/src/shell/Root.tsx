import { Toasts } from '@starling/ui'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { OfferedActions } from '../actions/index.ts'
import { boot, notifications, usePageTheme, useStore } from '../floor/index.ts'
import { SITES, titleOf } from '../sites/index.ts'
import { ConfirmHost } from './ConfirmHost.tsx'
import { CrashNotice } from './CrashNotice.tsx'
import { Overlays } from './Overlays.tsx'
import { ProgressBar } from './ProgressBar.tsx'
import { useAllActions } from './palette/use-all-actions.ts'
import { useShortcuts } from './palette/use-shortcuts.ts'
import { usePageViews } from './reports/tracking.ts'
import { useRouteFocus } from './router/route-focus.ts'
import { useScroll } from './router/scroll.ts'
import { usePlace } from './router/use-place.ts'
import { SignInHost } from './SignInHost.tsx'
import { singleKeys } from './shell-state.ts'

/** What every page has, whatever its layout. */
export function Root() {
  const place = usePlace()
  const actions = useAllActions()
  usePageTheme(place.light)
  useTitle(titleOf(SITES[boot.site], place.layout))
  useScroll()
  useRouteFocus()
  usePageViews(place)
  useShortcuts(actions, useStore(singleKeys))
  return (
    <OfferedActions value={actions}>
      <ProgressBar />
      <Outlet />
      <CrashNotice />
      <SignInHost />
      <ConfirmHost />
      <Overlays actions={actions} />
      <Toasts store={notifications} />
    </OfferedActions>
  )
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
